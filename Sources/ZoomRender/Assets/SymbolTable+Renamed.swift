// SF Symbol names whose stand-in has another name.

extension SymbolTable {
  /// One symbol a line: name, set (c CupertinoIcons, p Phosphor, m Material Design Icons, - none),
  /// code point, and for Phosphor outlines the code points of thin, light and bold.
  ///
  /// Names that differ from a CupertinoIcons name by dots only are not listed. Stand-ins were chosen
  /// by name and checked by eye.
  static let renamedRows = """
    water.waves p F360 EC66 EFE2 F74C
    camera.aperture p F005 E90B EC87 F383
    scribble.variable c F7CB
    photo.on.rectangle.angled c F76A
    square.and.arrow.up c F220
    square.and.arrow.down c F7F9
    square.and.arrow.up.fill c F4CB
    chevron.backward c F3CF
    arrow.triangle.2.circlepath c F4E3
    arrow.up.left.and.arrow.down.right c F386
    arrow.uturn.backward c F544
    magnifyingglass c F4A5
    magnifyingglass.circle c F7CC
    gearshape c F2F7
    gearshape.fill c F43D
    line.3.horizontal c F6E1
    line.3.horizontal.decrease c F6E2
    line.3.horizontal.decrease.circle c F6E3
    square.grid.3x3 c F806
    square.grid.3x3.fill c F807
    bell.badge p F083 E988 ED05 F401
    message c F3FB
    message.fill c F8BE
    video c F4CC
    video.fill c F4CD
    speaker.wave.2.fill c F7EC
    airpods m F02CB
    books.vertical.fill p F802
    text.book.closed p F091 E99E ED14 F40F
    newspaper c F471
    newspaper.fill c F472
    square.and.pencil c F417
    highlighter p F1CE EAD4 EE50 F5AA
    key.fill p F94F
    giftcard.fill c F68B
    mappin c F705
    mappin.circle.fill c F456
    mappin.and.ellipse c F706
    globe.americas.fill c F68D
    network p F2B6 EBBB EF38 F699
    antenna.radiowaves.left.and.right c F4DC
    bus.fill c F36D
    bicycle p F08A E990 ED0C F408
    figure.walk p F26D EB72 EEEF F64F
    figure.run p F26C EB70 EEEE F64E
    ferry.fill p F7FA
    sailboat.fill p F7FA
    fuelpump.fill p F903
    sparkle c F7E8
    snowflake c F7E7
    leaf p F1EB EAF1 EE6D F5C7
    leaf.fill p F955
    tree.fill c F91D
    mountain.2.fill m F02F5
    mountain.2 m F1C64
    beach.umbrella.fill p FAAC
    paintpalette p F257 EB5D EED9 F639
    paintpalette.fill p F9C1
    wand.and.stars c F892
    wand.and.rays c F890
    theatermasks.fill m F0D02
    guitars.fill c F6A8
    pianokeys c F8FF
    wrench.and.screwdriver.fill c F8A1
    ruler.fill p FA13
    cube.transparent p F120 EA26 EDA2 F4B2
    shippingbox.fill c F61C
    diamond.fill c F7C3
    circle.hexagongrid.fill c F5EF
    chart.line.uptrend.xyaxis c F8E1
    questionmark.circle c F78F
    laptopcomputer c F8CD
    iphone c F8CF
    ipad p F133 EA3B EDB6 F4C5
    applewatch p F35F EC65 EFE1 F74B
    cpu p F119 EA1F ED9B F4AB
    memorychip p F119 EA1F ED9B F4AB
    externaldrive.fill p F92D
    server.rack p F1C4 EAC9 EE46 F5A0
    graduationcap.fill p F920
    case.fill c F5A2
    cross.fill p F8E2
    heart.text.square.fill p F934
    pills.fill p F9E1
    stethoscope m F04D9
    fork.knife p F193 EA99 EE15 F56F
    cup.and.saucer.fill p F876
    wineglass.fill p FAD5
    birthday.cake.fill p F814
    carrot.fill m F010F
    pawprint.fill c F479
    ladybug.fill p F80F
    bird.fill p F7F5
    fish.fill p F8E5
    dog.fill p F8AA
    cat.fill p F831
    soccerball p F2DB EBE1 EF5D F6BE
    basketball.fill p F7E1
    trophy.fill p FAA7
    medal.fill p F97D
    crown.fill p F889
    dumbbell.fill p F7DE
    figure.hiking m F0D7F
    camera.macro p F184 EA8B EE06 F560
    camera.filters c F8C8
    faceid p F34B EC50 EFCC F737
    touchid p F174 EA79 EDF6 F550
    quote.opening p F295 EB9B EF17 F678
    eurosign c F8EC
    dollarsign.circle.fill c F8EB
    rectangle.portrait.and.arrow.right c F90E
    square.dashed p F2AE EBBA EF34 F693
    circle.dashed p F0ED E9F2 ED6E F46B
    puzzlepiece.fill p F9FB
    building.columns.fill p F7DD
    building.fill c F8B5
    building.2 c F8B5
    house.lodge.fill p F943
    tent.fill m F0508
    binoculars.fill m F00A5
    safari c F8CA
    safari.fill c F8CB
    apple.logo p F006 E90C EC88 F384
    swift m F06E5
    ladybug p F0A6 E9AB ED27 F423
    target c F7CA
    dot.radiowaves.left.and.right c F63C
    hand.tap p F1BE EAC3 EE40 F59A
    cursorarrow c F61E
    tshirt.fill p FAA9
    shoe.fill m F15C8
    comb.fill m F10EF
    lamp.desk.fill p F952
    fan.fill m F0210
    sofa.fill p F775
    chair.fill p F775
    washer.fill m F072A
    oven.fill m F04DE
    star.leadinghalf.filled c F823
    circle.lefthalf.filled c F5F0
    square.lefthalf.filled c F809
    oval.fill c F5BD
    seal.fill p F85E
    play.square.stack p F2F1 EBF8 EF73 F6DD
    forward c F697
    infinity c F449
    tray.and.arrow.down.fill c F875
    square.and.arrow.down.fill c F7FA
    doc.badge.plus c F62E
    ellipsis.bubble.fill p F845
    character.book.closed.fill -
    bookmark.slash p F095 E998 ED16 F413
    video.slash.fill c F4CD
    questionmark.circle.fill c F790
    questionmark c F78E
    thermometer.medium c F864
    humidity.fill c F8D9
    rainbow p F298 EB9F EF1B F67B
    globe.europe.africa.fill c F68D
    globe.asia.australia.fill c F68D
    map.circle -
    arrow.left.arrow.right c F50B
    arrow.up.and.down.and.arrow.left.and.right c F8F8
    arrow.down.right.and.arrow.up.left c F37D
    arrow.triangle.branch c F4E8
    chevron.left.forwardslash.chevron.right c F5DD
    rectangle.3.group c F79C
    rectangle.3.group.fill c F79D
    rectangle.portrait p F130 EA38 EDB3 F4C2
    rectangle.portrait.fill p F89B
    square.grid.3x1.below.line.grid.1x2 c F81E
    circle.grid.2x2.fill c F5ED
    circle.grid.cross m F1919
    aspectratio -
    slider.vertical.3 c F7DC
    dial.min m F1B96
    gauge.with.dots.needle.50percent c F686
    switch.2 p F32B EC31 EFAD F717
    list.bullet.rectangle c F914
    list.star -
    tablecells c F844
    menubar.rectangle c F702
    dock.rectangle c F7A3
    photo.stack c F76A
    photo.stack.fill c F769
    photo.circle -
    livephoto c F7DF
    film.stack c F66B
    play.tv -
    video.badge.plus c F4CC
    person.and.background.dotted m F0007
    figure.stand p F26B EB71 EEED F64D
    figure.2 m F0A5E
    hands.clap.fill p F929
    hand.wave.fill p F92C
    hand.point.up.left.fill p F928
    face.smiling c F7E3
    face.smiling.fill c F7E4
    brain p F09E E9A4 ED20 F41C
    brain.head.profile p F09E E9A4 ED20 F41C
    lungs.fill m F1084
    tooth.fill m F08C3
    facemask.fill p F8CA
    cross.case.fill p F8E3
    syringe.fill m F0391
    antenna.radiowaves.left.and.right.slash p F0A2 E9A8 ED24 F420
    simcard.fill p FA32
    sdcard.fill m F0479
    internaldrive p F1C3 EACA EE45 F59F
    display c F8CC
    scanner.fill m F06AB
    headphones.circle.fill c F6BB
    beats.headphones c F6BB
    homepod.fill m F04C3
    appletv.fill m F0502
    radio.fill p FA01
    music.quarternote.3 p F224 EB2B EEA7 F600
    music.note.house.fill c F724
    opticaldisc.fill p F8A7
    metronome.fill c F70B
    paintbrush.pointed.fill c F72F
    pencil.and.outline c F73D
    pencil.tip -
    eraser.fill p F8C3
    swatchpalette.fill p FA6C
    photo.artframe p F1DE EAE3 EE60 F5BA
    shippingbox c F61B
    gift.circle.fill c F68C
    bag.circle.fill -
    creditcard.circle.fill -
    banknote.fill c F8EB
    dollarsign.circle c F8EA
    eurosign.circle.fill c F8EE
    building.2.crop.circle -
    house.circle.fill c F6CA
    door.left.hand.open p F141 EA47 EDC3 F4D9
    key p F1E4 EAEC EE67 F5C1
    lightswitch.on p F32B EC31 EFAD F717
    powerplug.fill m F06A5
    lamp.floor.fill m F08DD
    bathtub.fill m F1818
    shower.fill p FA2C
    sink.fill m F181C
    refrigerator.fill m F0290
    fireplace.fill m F0E2E
    stairs m F04CD
    airplane.departure p F376 EC7B EFF8 F762
    airplane.circle.fill c F4D4
    train.side.front.car c F3AF
    car.side.fill p F830
    scooter m F15BD
    bolt.car.fill p F82F
    fuelpump p F199 EA9F EE1B F575
    road.lanes m F0462
    signpost.right.fill m F0781
    parkingsign.circle.fill m F03E3
    suitcase.fill c F5A2
    suitcase.rolling.fill p FA66
    backpack.fill m F0E10
    handbag.fill c F581
    sunglasses.fill m F04E0
    crown p F11F EA24 EDA1 F4B1
    camera.metering.center.weighted c F5B9
    tennis.racket m F0DA0
    figure.yoga m F117C
    figure.pool.swim m F04E3
    figure.outdoor.cycle p F08A E990 ED0C F408
    trophy p F33D EC43 EFBF F729
    flag.checkered c F42C
    flag.2.crossed.fill m F023C
    dice.fill p F8A1
    die.face.5.fill p F8A1
    party.popper.fill m F1056
    balloon.fill m F0A26
    popcorn.fill m F0422
    takeoutbag.and.cup.and.straw.fill m F1836
    mug.fill p F876
    fork.knife.circle.fill p F8FD
    frying.pan.fill m F065A
    leaf.circle.fill p F955
    laurel.leading m F032A
    atom p F06D E972 ECEF F3EB
    x.squareroot m F0784
    doc.text.magnifyingglass c F63A
    magnifyingglass.circle.fill c F7CD
    rectangle.and.pencil.and.ellipsis c F73C
    rectangle.and.paperclip c F7B2
    paperplane.circle.fill c F734
    bubble.left.and.bubble.right.fill c F5A5
    bubble.left.and.bubble.right c F5A4
    quote.closing p F295 EB9B EF17 F678
    rectangle.and.text.magnifyingglass p F16F EA73 EDF0 F507
    clock.arrow.circlepath c F68E
    clock.badge.checkmark c F402
    hourglass.bottomhalf.filled c F6C8
    timer.circle.fill c F91A
    globe.badge.chevron.backward -
    mappin.slash c F707
    pawprint c F479
    medal p F213 EB19 EE95 F5EF
    apps.iphone -
    ellipsis.rectangle -
    wallet.pass.fill c F617
    books.vertical p F098 E99D ED1A F416
    book.pages.fill p F801
    magazine.fill p F7FB
    graduationcap p F1B6 EABC EE38 F592
    studentdesk p F0D0 E9D5 ED52 F44E
    latch.2.case.fill m F1494
    wrench.adjustable.fill c F8A1
    screwdriver.fill m F0476
    flashlight.on.fill p F8E9
    fanblades.fill m F0210
    """
}
