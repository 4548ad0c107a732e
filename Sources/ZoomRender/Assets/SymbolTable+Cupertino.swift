// Names of the CupertinoIcons font.

extension SymbolTable {
  /// Icon names with their code points; the names follow SF Symbols with underscores for dots.
  static let cupertinoNames = """
    airplane F4D4, alarm F4D5, alarm_fill F4D6, alt F4D7, ant F4D8, ant_circle F4D9
    ant_circle_fill F4DA, ant_fill F4DB, antenna_radiowaves_left_right F4DC, app F4DD
    app_badge F4DE, app_badge_fill F4DF, app_fill F4E0, archivebox F4E1, archivebox_fill F4E2
    arrow_2_circlepath F4E3, arrow_2_circlepath_circle F4E4, arrow_2_circlepath_circle_fill F4E5
    arrow_2_squarepath F4E6, arrow_3_trianglepath F4E7, arrow_branch F4E8, arrow_clockwise F3A8
    arrow_clockwise_circle F49B, arrow_clockwise_circle_fill F49C, arrow_counterclockwise F21C
    arrow_counterclockwise_circle F4E9, arrow_counterclockwise_circle_fill F4EA, arrow_down F35D
    arrow_down_circle F4EB, arrow_down_circle_fill F4EC, arrow_down_doc F4ED
    arrow_down_doc_fill F4EE, arrow_down_left F4EF, arrow_down_left_circle F4F0
    arrow_down_left_circle_fill F4F1, arrow_down_left_square F4F2
    arrow_down_left_square_fill F4F3, arrow_down_right F4F4, arrow_down_right_arrow_up_left F37D
    arrow_down_right_circle F4F5, arrow_down_right_circle_fill F4F6, arrow_down_right_square F4F7
    arrow_down_right_square_fill F4F8, arrow_down_square F4F9, arrow_down_square_fill F4FA
    arrow_down_to_line F4FB, arrow_down_to_line_alt F4FC, arrow_left F4FD, arrow_left_circle F4FE
    arrow_left_circle_fill F4FF, arrow_left_right F500, arrow_left_right_circle F501
    arrow_left_right_circle_fill F502, arrow_left_right_square F503
    arrow_left_right_square_fill F504, arrow_left_square F505, arrow_left_square_fill F506
    arrow_left_to_line F507, arrow_left_to_line_alt F508, arrow_merge F509, arrow_right F50A
    arrow_right_arrow_left F50B, arrow_right_arrow_left_circle F50C
    arrow_right_arrow_left_circle_fill F50D, arrow_right_arrow_left_square F50E
    arrow_right_arrow_left_square_fill F50F, arrow_right_circle F510, arrow_right_circle_fill F511
    arrow_right_square F512, arrow_right_square_fill F513, arrow_right_to_line F514
    arrow_right_to_line_alt F515, arrow_swap F516, arrow_turn_down_left F517
    arrow_turn_down_right F518, arrow_turn_left_down F519, arrow_turn_left_up F51A
    arrow_turn_right_down F51B, arrow_turn_right_up F51C, arrow_turn_up_left F51D
    arrow_turn_up_right F51E, arrow_up F366, arrow_up_arrow_down F51F
    arrow_up_arrow_down_circle F520, arrow_up_arrow_down_circle_fill F521
    arrow_up_arrow_down_square F522, arrow_up_arrow_down_square_fill F523, arrow_up_bin F524
    arrow_up_bin_fill F525, arrow_up_circle F526, arrow_up_circle_fill F527, arrow_up_doc F528
    arrow_up_doc_fill F529, arrow_up_down F52A, arrow_up_down_circle F52B
    arrow_up_down_circle_fill F52C, arrow_up_down_square F52D, arrow_up_down_square_fill F52E
    arrow_up_left F52F, arrow_up_left_arrow_down_right F386, arrow_up_left_circle F530
    arrow_up_left_circle_fill F531, arrow_up_left_square F532, arrow_up_left_square_fill F533
    arrow_up_right F534, arrow_up_right_circle F535, arrow_up_right_circle_fill F536
    arrow_up_right_diamond F537, arrow_up_right_diamond_fill F538, arrow_up_right_square F539
    arrow_up_right_square_fill F53A, arrow_up_square F53B, arrow_up_square_fill F53C
    arrow_up_to_line F53D, arrow_up_to_line_alt F53E, arrow_uturn_down F53F
    arrow_uturn_down_circle F540, arrow_uturn_down_circle_fill F541, arrow_uturn_down_square F542
    arrow_uturn_down_square_fill F543, arrow_uturn_left F544, arrow_uturn_left_circle F545
    arrow_uturn_left_circle_fill F546, arrow_uturn_left_square F547
    arrow_uturn_left_square_fill F548, arrow_uturn_right F549, arrow_uturn_right_circle F54A
    arrow_uturn_right_circle_fill F54B, arrow_uturn_right_square F54C
    arrow_uturn_right_square_fill F54D, arrow_uturn_up F54E, arrow_uturn_up_circle F54F
    arrow_uturn_up_circle_fill F550, arrow_uturn_up_square F551, arrow_uturn_up_square_fill F552
    arrowshape_turn_up_left F4C6, arrowshape_turn_up_left_2 F21D
    arrowshape_turn_up_left_2_fill F21E, arrowshape_turn_up_left_circle F553
    arrowshape_turn_up_left_circle_fill F554, arrowshape_turn_up_left_fill F555
    arrowshape_turn_up_right F556, arrowshape_turn_up_right_circle F557
    arrowshape_turn_up_right_circle_fill F558, arrowshape_turn_up_right_fill F559
    arrowtriangle_down F55A, arrowtriangle_down_circle F55B, arrowtriangle_down_circle_fill F55C
    arrowtriangle_down_fill F55D, arrowtriangle_down_square F55E
    arrowtriangle_down_square_fill F55F, arrowtriangle_left F560, arrowtriangle_left_circle F561
    arrowtriangle_left_circle_fill F562, arrowtriangle_left_fill F563
    arrowtriangle_left_square F564, arrowtriangle_left_square_fill F565, arrowtriangle_right F566
    arrowtriangle_right_circle F567, arrowtriangle_right_circle_fill F568
    arrowtriangle_right_fill F569, arrowtriangle_right_square F56A
    arrowtriangle_right_square_fill F56B, arrowtriangle_up F56C, arrowtriangle_up_circle F56D
    arrowtriangle_up_circle_fill F56E, arrowtriangle_up_fill F56F, arrowtriangle_up_square F570
    arrowtriangle_up_square_fill F571, asterisk_circle F572, asterisk_circle_fill F573, at F574
    at_badge_minus F575, at_badge_plus F576, at_circle F8AF, at_circle_fill F8B0, backward F577
    backward_end F578, backward_end_alt F579, backward_end_alt_fill F57A, backward_end_fill F57B
    backward_fill F57C, badge_plus_radiowaves_right F57D, bag F57E, bag_badge_minus F57F
    bag_badge_plus F580, bag_fill F581, bag_fill_badge_minus F582, bag_fill_badge_plus F583
    bandage F584, bandage_fill F585, barcode F586, barcode_viewfinder F587, bars F8B1
    battery_0 F112, battery_100 F111, battery_25 F115, bed_double F588, bed_double_fill F589
    bell F3E1, bell_circle F58A, bell_circle_fill F58B, bell_fill F3E2, bell_slash F58C
    bell_slash_fill F58D, bin_xmark F58E, bin_xmark_fill F58F, bitcoin F8B2, bitcoin_circle F8B3
    bitcoin_circle_fill F8B4, bluetooth F116, bold F590, bold_italic_underline F591
    bold_underline F592, bolt F593, bolt_badge_a F594, bolt_badge_a_fill F595, bolt_circle F596
    bolt_circle_fill F597, bolt_fill F598, bolt_horizontal F599, bolt_horizontal_circle F59A
    bolt_horizontal_circle_fill F59B, bolt_horizontal_fill F59C, bolt_slash F59D
    bolt_slash_fill F59E, book F3E7, book_circle F59F, book_circle_fill F5A0, book_fill F3E8
    bookmark F3E9, bookmark_fill F3EA, briefcase F5A1, briefcase_fill F5A2, bubble_left F5A3
    bubble_left_bubble_right F5A4, bubble_left_bubble_right_fill F5A5, bubble_left_fill F5A6
    bubble_middle_bottom F5A7, bubble_middle_bottom_fill F5A8, bubble_middle_top F5A9
    bubble_middle_top_fill F5AA, bubble_right F5AB, bubble_right_fill F5AC, building_2_fill F8B5
    burn F5AD, burst F5AE, burst_fill F5AF, bus F36D, calendar F5B0, calendar_badge_minus F5B1
    calendar_badge_plus F5B2, calendar_circle F5B3, calendar_circle_fill F5B4, calendar_today F8B6
    camera F3F5, camera_circle F5B5, camera_circle_fill F5B6, camera_fill F3F6
    camera_on_rectangle F5B7, camera_on_rectangle_fill F5B8, camera_rotate F49E
    camera_rotate_fill F49F, camera_viewfinder F5B9, capslock F5BA, capslock_fill F5BB
    capsule F5BC, capsule_fill F5BD, captions_bubble F5BE, captions_bubble_fill F5BF, car F36F
    car_detailed F2C1, car_fill F36F, cart F3F7, cart_badge_minus F5C0, cart_badge_plus F5C1
    cart_fill F5C2, cart_fill_badge_minus F5C3, cart_fill_badge_plus F5C4, chart_bar F5C5
    chart_bar_alt_fill F8B7, chart_bar_circle F8B8, chart_bar_circle_fill F8B9
    chart_bar_fill F5C6, chart_bar_square F8BA, chart_bar_square_fill F8BB, chart_pie F5C7
    chart_pie_fill F5C8, chat_bubble F3FB, chat_bubble_2 F8BC, chat_bubble_2_fill F8BD
    chat_bubble_fill F8BE, chat_bubble_text F8BF, chat_bubble_text_fill F8C0, checkmark F3FD
    checkmark_alt F8C1, checkmark_alt_circle F8C2, checkmark_alt_circle_fill F8C3
    checkmark_circle F3FE, checkmark_circle_fill F3FF, checkmark_rectangle F5C9
    checkmark_rectangle_fill F5CA, checkmark_seal F5CB, checkmark_seal_fill F5CC
    checkmark_shield F5CD, checkmark_shield_fill F5CE, checkmark_square F5CF
    checkmark_square_fill F5D0, chevron_back F3CF, chevron_compact_down F5D1
    chevron_compact_left F5D2, chevron_compact_right F5D3, chevron_compact_up F5D4
    chevron_down F5D5, chevron_down_circle F5D6, chevron_down_circle_fill F5D7
    chevron_down_square F5D8, chevron_down_square_fill F5D9, chevron_forward F3D1
    chevron_left F3D2, chevron_left_2 F5DA, chevron_left_circle F5DB
    chevron_left_circle_fill F5DC, chevron_left_slash_chevron_right F5DD, chevron_left_square F5DE
    chevron_left_square_fill F5DF, chevron_right F3D3, chevron_right_2 F5E0
    chevron_right_circle F5E1, chevron_right_circle_fill F5E2, chevron_right_square F5E3
    chevron_right_square_fill F5E4, chevron_up F5E5, chevron_up_chevron_down F5E6
    chevron_up_circle F5E7, chevron_up_circle_fill F5E8, chevron_up_square F5E9
    chevron_up_square_fill F5EA, circle F401, circle_bottomthird_split F5EB, circle_fill F400
    circle_grid_3x3 F5EC, circle_grid_3x3_fill F5ED, circle_grid_hex F5EE
    circle_grid_hex_fill F5EF, circle_lefthalf_fill F5F0, circle_righthalf_fill F5F1
    clear_fill F5F3, clock F402, clock_fill F403, cloud F5F4, cloud_bolt F5F5
    cloud_bolt_fill F5F6, cloud_bolt_rain F5F7, cloud_bolt_rain_fill F5F8, cloud_download F8C4
    cloud_download_fill F8C5, cloud_drizzle F5F9, cloud_drizzle_fill F5FA, cloud_fill F5FB
    cloud_fog F5FC, cloud_fog_fill F5FD, cloud_hail F5FE, cloud_hail_fill F5FF
    cloud_heavyrain F600, cloud_heavyrain_fill F601, cloud_moon F602, cloud_moon_bolt F603
    cloud_moon_bolt_fill F604, cloud_moon_fill F605, cloud_moon_rain F606
    cloud_moon_rain_fill F607, cloud_rain F608, cloud_rain_fill F609, cloud_sleet F60A
    cloud_sleet_fill F60B, cloud_snow F60C, cloud_snow_fill F60D, cloud_sun F60E
    cloud_sun_bolt F60F, cloud_sun_bolt_fill F610, cloud_sun_fill F611, cloud_sun_rain F612
    cloud_sun_rain_fill F613, cloud_upload F8C6, cloud_upload_fill F8C7, color_filter F8C8
    color_filter_fill F8C9, command F614, compass F8CA, compass_fill F8CB, control F615
    creditcard F616, creditcard_fill F617, crop F618, crop_rotate F619, cube F61A, cube_box F61B
    cube_box_fill F61C, cube_fill F61D, cursor_rays F61E, decrease_indent F61F
    decrease_quotelevel F620, delete_left F621, delete_left_fill F622, delete_right F623
    delete_right_fill F624, desktopcomputer F625, device_desktop F8CC, device_laptop F8CD
    device_phone_landscape F8CE, device_phone_portrait F8CF, dial F626, dial_fill F627
    divide F628, divide_circle F629, divide_circle_fill F62A, divide_square F62B
    divide_square_fill F62C, doc F62D, doc_append F62E, doc_chart F8D0, doc_chart_fill F8D1
    doc_checkmark F8D2, doc_checkmark_fill F8D3, doc_circle F62F, doc_circle_fill F630
    doc_fill F631, doc_on_clipboard F632, doc_on_clipboard_fill F633, doc_on_doc F634
    doc_on_doc_fill F635, doc_person F8D4, doc_person_fill F8D5, doc_plaintext F636
    doc_richtext F637, doc_text F638, doc_text_fill F639, doc_text_search F63A
    doc_text_viewfinder F63B, dot_radiowaves_left_right F63C, dot_radiowaves_right F63D
    dot_square F63E, dot_square_fill F63F, download_circle F8D6, download_circle_fill F8D7
    drop F8D8, drop_fill F8D9, drop_triangle F640, drop_triangle_fill F641, ear F642, eject F643
    eject_fill F644, ellipses_bubble F645, ellipses_bubble_fill F646, ellipsis F46A
    ellipsis_circle F647, ellipsis_circle_fill F648, ellipsis_vertical F8DA
    ellipsis_vertical_circle F8DB, ellipsis_vertical_circle_fill F8DC, envelope F422
    envelope_badge F649, envelope_badge_fill F64A, envelope_circle F64B, envelope_circle_fill F64C
    envelope_fill F423, envelope_open F64D, envelope_open_fill F64E, equal F64F, equal_circle F650
    equal_circle_fill F651, equal_square F652, equal_square_fill F653, escape F654
    exclamationmark F655, exclamationmark_bubble F656, exclamationmark_bubble_fill F657
    exclamationmark_circle F658, exclamationmark_circle_fill F659, exclamationmark_octagon F65A
    exclamationmark_octagon_fill F65B, exclamationmark_shield F65C
    exclamationmark_shield_fill F65D, exclamationmark_square F65E
    exclamationmark_square_fill F65F, exclamationmark_triangle F660
    exclamationmark_triangle_fill F661, eye F424, eye_fill F425, eye_slash F662
    eye_slash_fill F663, eyedropper F664, eyedropper_full F665, eyedropper_halffull F666
    eyeglasses F667, f_cursive F668, f_cursive_circle F669, f_cursive_circle_fill F66A, film F66B
    film_fill F66C, flag F42C, flag_circle F66D, flag_circle_fill F66E, flag_fill F66F
    flag_slash F670, flag_slash_fill F671, flame F672, flame_fill F673, floppy_disk F8DD
    flowchart F674, flowchart_fill F675, folder F38A, folder_badge_minus F676
    folder_badge_person_crop F677, folder_badge_plus F678, folder_circle F679
    folder_circle_fill F67A, folder_fill F435, folder_fill_badge_minus F67B
    folder_fill_badge_person_crop F67C, folder_fill_badge_plus F67D, forward_end F67F
    forward_end_alt F680, forward_end_alt_fill F681, forward_end_fill F682, forward_fill F683
    function F684, fx F685, gamecontroller F43A, gamecontroller_alt_fill F8DE
    gamecontroller_fill F43B, gauge F686, gauge_badge_minus F687, gauge_badge_plus F688, gear F411
    gear_alt F2F7, gear_alt_fill F43D, gift F689, gift_alt F68A, gift_alt_fill F68B
    gift_fill F68C, globe F68D, gobackward F68E, gobackward_10 F68F, gobackward_15 F690
    gobackward_30 F691, gobackward_45 F692, gobackward_60 F693, gobackward_75 F694
    gobackward_90 F695, gobackward_minus F696, goforward F697, goforward_10 F698
    goforward_15 F699, goforward_30 F69A, goforward_45 F69B, goforward_60 F69C, goforward_75 F69D
    goforward_90 F69E, goforward_plus F69F, graph_circle F8DF, graph_circle_fill F8E0
    graph_square F8E1, graph_square_fill F8E2, greaterthan F6A0, greaterthan_circle F6A1
    greaterthan_circle_fill F6A2, greaterthan_square F6A3, greaterthan_square_fill F6A4, grid F6A5
    grid_circle F6A6, grid_circle_fill F6A7, guitars F6A8, hammer F6A9, hammer_fill F6AA
    hand_draw F6AB, hand_draw_fill F6AC, hand_point_left F6AD, hand_point_left_fill F6AE
    hand_point_right F6AF, hand_point_right_fill F6B0, hand_raised F6B1, hand_raised_fill F6B2
    hand_raised_slash F6B3, hand_raised_slash_fill F6B4, hand_thumbsdown F6B5
    hand_thumbsdown_fill F6B6, hand_thumbsup F6B7, hand_thumbsup_fill F6B8, hare F6B9
    hare_fill F6BA, headphones F6BB, heart F442, heart_circle F6BC, heart_circle_fill F6BD
    heart_fill F443, heart_slash F6BE, heart_slash_circle F6BF, heart_slash_circle_fill F6C0
    heart_slash_fill F6C1, helm F6C2, hexagon F6C3, hexagon_fill F6C4, hifispeaker F6C5
    hifispeaker_fill F6C6, hourglass F6C7, hourglass_bottomhalf_fill F6C8
    hourglass_tophalf_fill F6C9, house F447, house_alt F8E3, house_alt_fill F8E4, house_fill F6CA
    hurricane F6CB, increase_indent F6CC, increase_quotelevel F6CD, infinite F449
    info_circle F44C, info_circle_fill F6CF, italic F6D0, keyboard F6D1
    keyboard_chevron_compact_down F6D2, lab_flask F430, lab_flask_solid F431
    largecircle_fill_circle F6D3, lasso F6D4, layers F8E5, layers_alt F8E6, layers_alt_fill F8E7
    layers_fill F8E8, leaf_arrow_circlepath F6D5, lessthan F6D6, lessthan_circle F6D7
    lessthan_circle_fill F6D8, lessthan_square F6D9, lessthan_square_fill F6DA, light_max F6DB
    light_min F6DC, lightbulb F6DD, lightbulb_fill F6DE, lightbulb_slash F6DF
    lightbulb_slash_fill F6E0, line_horizontal_3 F6E1, line_horizontal_3_decrease F6E2
    line_horizontal_3_decrease_circle F6E3, line_horizontal_3_decrease_circle_fill F6E4, link F6E5
    link_circle F6E6, link_circle_fill F6E7, list_bullet F6E8, list_bullet_below_rectangle F6E9
    list_bullet_indent F6EA, list_dash F6EB, list_number F6EC, list_number_rtl F6ED, location F6EE
    location_circle F6EF, location_circle_fill F6F0, location_fill F6F1, location_north F6F2
    location_north_fill F6F3, location_north_line F6F4, location_north_line_fill F6F5
    location_slash F6F6, location_slash_fill F6F7, lock F4C8, lock_circle F6F8
    lock_circle_fill F6F9, lock_fill F4C9, lock_open F6FA, lock_open_fill F6FB, lock_rotation F6FC
    lock_rotation_open F6FD, lock_shield F6FE, lock_shield_fill F6FF, lock_slash F700
    lock_slash_fill F701, macwindow F702, map F703, map_fill F704, map_pin F705
    map_pin_ellipse F706, map_pin_slash F707, memories F708, memories_badge_minus F709
    memories_badge_plus F70A, metronome F70B, mic F460, mic_circle F70C, mic_circle_fill F70D
    mic_fill F461, mic_slash F45F, mic_slash_fill F70E, minus F70F, minus_circle F463
    minus_circle_fill F710, minus_rectangle F711, minus_rectangle_fill F712, minus_slash_plus F713
    minus_square F714, minus_square_fill F715, money_dollar F8E9, money_dollar_circle F8EA
    money_dollar_circle_fill F8EB, money_euro F8EC, money_euro_circle F8ED
    money_euro_circle_fill F8EE, money_pound F8EF, money_pound_circle F8F0
    money_pound_circle_fill F8F1, money_rubl F8F2, money_rubl_circle F8F3
    money_rubl_circle_fill F8F4, money_yen F8F5, money_yen_circle F8F6, money_yen_circle_fill F8F7
    moon F716, moon_circle F717, moon_circle_fill F718, moon_fill F719, moon_stars F71A
    moon_stars_fill F71B, moon_zzz F71C, moon_zzz_fill F71D, move F8F8, multiply F71E
    multiply_circle F71F, multiply_circle_fill F720, multiply_square F721
    multiply_square_fill F722, music_albums F8F9, music_albums_fill F8FA, music_house F723
    music_house_fill F724, music_mic F725, music_note F46B, music_note_2 F46C
    music_note_list F726, news F471, news_solid F472, nosign F727, number F728, number_circle F729
    number_circle_fill F72A, number_square F72B, number_square_fill F72C, option F72D
    paintbrush F72E, paintbrush_fill F72F, pano F730, pano_fill F731, paperclip F732
    paperplane F733, paperplane_fill F734, paragraph F735, pause F477, pause_circle F736
    pause_circle_fill F737, pause_fill F478, pause_rectangle F738, pause_rectangle_fill F739
    paw F479, pencil F2BF, pencil_circle F73A, pencil_circle_fill F73B
    pencil_ellipsis_rectangle F73C, pencil_outline F73D, pencil_slash F73E, percent F73F
    person F47D, person_2 F740, person_2_alt F8FB, person_2_fill F741, person_2_square_stack F742
    person_2_square_stack_fill F743, person_3 F47B, person_3_fill F47C, person_alt F8FC
    person_alt_circle F8FD, person_alt_circle_fill F8FE, person_badge_minus F744
    person_badge_minus_fill F745, person_badge_plus F47F, person_badge_plus_fill F480
    person_circle F746, person_circle_fill F747, person_crop_circle F419
    person_crop_circle_badge_checkmark F748, person_crop_circle_badge_exclam F749
    person_crop_circle_badge_minus F74A, person_crop_circle_badge_plus F74B
    person_crop_circle_badge_xmark F74C, person_crop_circle_fill F74D
    person_crop_circle_fill_badge_checkmark F74E, person_crop_circle_fill_badge_exclam F74F
    person_crop_circle_fill_badge_minus F750, person_crop_circle_fill_badge_plus F751
    person_crop_circle_fill_badge_xmark F752, person_crop_rectangle F753
    person_crop_rectangle_fill F754, person_crop_square F755, person_crop_square_fill F756
    person_fill F47E, personalhotspot F757, perspective F758, phone F4B8
    phone_arrow_down_left F759, phone_arrow_right F75A, phone_arrow_up_right F75B
    phone_badge_plus F75C, phone_circle F75D, phone_circle_fill F75E, phone_down F75F
    phone_down_circle F760, phone_down_circle_fill F761, phone_down_fill F762, phone_fill F4B9
    phone_fill_arrow_down_left F763, phone_fill_arrow_right F764, phone_fill_arrow_up_right F765
    phone_fill_badge_plus F766, photo F767, photo_fill F768, photo_fill_on_rectangle_fill F769
    photo_on_rectangle F76A, piano F8FF, pin F76B, pin_fill F76C, pin_slash F76D
    pin_slash_fill F76E, placemark F455, placemark_fill F456, play F487, play_circle F76F
    play_circle_fill F770, play_fill F488, play_rectangle F771, play_rectangle_fill F772
    playpause F773, playpause_fill F774, plus F489, plus_app F775, plus_app_fill F776
    plus_bubble F777, plus_bubble_fill F778, plus_circle F48A, plus_circle_fill F48B
    plus_rectangle F779, plus_rectangle_fill F77A, plus_rectangle_fill_on_rectangle_fill F77B
    plus_rectangle_on_rectangle F77C, plus_slash_minus F77D, plus_square F77E
    plus_square_fill F77F, plus_square_fill_on_square_fill F780, plus_square_on_square F781
    plusminus F782, plusminus_circle F783, plusminus_circle_fill F784, power F785, printer F786
    printer_fill F787, projective F788, purchased F789, purchased_circle F78A
    purchased_circle_fill F78B, qrcode F78C, qrcode_viewfinder F78D, question F78E
    question_circle F78F, question_circle_fill F790, question_diamond F791
    question_diamond_fill F792, question_square F793, question_square_fill F794, quote_bubble F795
    quote_bubble_fill F796, radiowaves_left F797, radiowaves_right F798, rays F799
    recordingtape F79A, rectangle F79B, rectangle_3_offgrid F79C, rectangle_3_offgrid_fill F79D
    rectangle_arrow_up_right_arrow_down_left F79E
    rectangle_arrow_up_right_arrow_down_left_slash F79F, rectangle_badge_checkmark F7A0
    rectangle_badge_xmark F7A1, rectangle_compress_vertical F7A2, rectangle_dock F7A3
    rectangle_expand_vertical F7A4, rectangle_fill F7A5, rectangle_fill_badge_checkmark F7A6
    rectangle_fill_badge_xmark F7A7, rectangle_fill_on_rectangle_angled_fill F7A8
    rectangle_fill_on_rectangle_fill F7A9, rectangle_grid_1x2 F7AA, rectangle_grid_1x2_fill F7AB
    rectangle_grid_2x2 F7AC, rectangle_grid_2x2_fill F7AD, rectangle_grid_3x2 F7AE
    rectangle_grid_3x2_fill F7AF, rectangle_on_rectangle F7B0, rectangle_on_rectangle_angled F7B1
    rectangle_paperclip F7B2, rectangle_split_3x1 F7B3, rectangle_split_3x1_fill F7B4
    rectangle_split_3x3 F7B5, rectangle_split_3x3_fill F7B6, rectangle_stack F3C9
    rectangle_stack_badge_minus F7B7, rectangle_stack_badge_person_crop F7B8
    rectangle_stack_badge_plus F7B9, rectangle_stack_fill F3CA
    rectangle_stack_fill_badge_minus F7BA, rectangle_stack_fill_badge_person_crop F7BB
    rectangle_stack_fill_badge_plus F7BC, rectangle_stack_person_crop F7BD
    rectangle_stack_person_crop_fill F7BE, repeat F7BF, repeat_1 F7C0, resize F900, resize_h F901
    resize_v F902, return_icon F7C1, rhombus F7C2, rhombus_fill F7C3, rocket F903
    rocket_fill F904, rosette F7C4, rotate_left F7C5, rotate_left_fill F7C6, rotate_right F7C7
    rotate_right_fill F7C8, scissors F7C9, scissors_alt F905, scope F7CA, scribble F7CB
    search F4A5, search_circle F7CC, search_circle_fill F7CD, selection_pin_in_out F7CE
    shield F7CF, shield_fill F7D0, shield_lefthalf_fill F7D1, shield_slash F7D2
    shield_slash_fill F7D3, shift F7D4, shift_fill F7D5, shuffle F221, sidebar_left F7D6
    sidebar_right F7D7, signature F7D8, skew F7D9, slash_circle F7DA, slash_circle_fill F7DB
    slider_horizontal_3 F7DC, slider_horizontal_below_rectangle F7DD, slowmo F7DE
    smallcircle_circle F7DF, smallcircle_circle_fill F7E0, smallcircle_fill_circle F7E1
    smallcircle_fill_circle_fill F7E2, smiley F7E3, smiley_fill F7E4, smoke F7E5, smoke_fill F7E6
    snow F7E7, sort_down F906, sort_down_circle F907, sort_down_circle_fill F908, sort_up F909
    sort_up_circle F90A, sort_up_circle_fill F90B, sparkles F7E8, speaker F7E9, speaker_1 F7EA
    speaker_1_fill F3B7, speaker_2 F7EB, speaker_2_fill F7EC, speaker_3 F7ED, speaker_3_fill F3BA
    speaker_fill F3B8, speaker_slash F7EE, speaker_slash_fill F3B9, speaker_slash_fill_rtl F7EF
    speaker_slash_rtl F7F0, speaker_zzz F7F1, speaker_zzz_fill F7F2, speaker_zzz_fill_rtl F7F3
    speaker_zzz_rtl F7F4, speedometer F7F5, sportscourt F7F6, sportscourt_fill F7F7, square F7F8
    square_arrow_down F7F9, square_arrow_down_fill F7FA, square_arrow_down_on_square F7FB
    square_arrow_down_on_square_fill F7FC, square_arrow_left F90C, square_arrow_left_fill F90D
    square_arrow_right F90E, square_arrow_right_fill F90F, square_arrow_up F220
    square_arrow_up_fill F4CB, square_arrow_up_on_square F7FD, square_arrow_up_on_square_fill F7FE
    square_favorites F910, square_favorites_alt F911, square_favorites_alt_fill F912
    square_favorites_fill F913, square_fill F7FF, square_fill_line_vertical_square F800
    square_fill_line_vertical_square_fill F801, square_fill_on_circle_fill F802
    square_fill_on_square_fill F803, square_grid_2x2 F804, square_grid_2x2_fill F805
    square_grid_3x2 F806, square_grid_3x2_fill F807, square_grid_4x3_fill F808
    square_lefthalf_fill F809, square_line_vertical_square F80A
    square_line_vertical_square_fill F80B, square_list F914, square_list_fill F915
    square_on_circle F80C, square_on_square F80D, square_pencil F417, square_righthalf_fill F80E
    square_split_1x2 F80F, square_split_1x2_fill F810, square_split_2x1 F811
    square_split_2x1_fill F812, square_split_2x2 F813, square_split_2x2_fill F814
    square_stack F815, square_stack_3d_down_dottedline F816, square_stack_3d_down_right F817
    square_stack_3d_down_right_fill F818, square_stack_3d_up F819, square_stack_3d_up_fill F81A
    square_stack_3d_up_slash F81B, square_stack_3d_up_slash_fill F81C, square_stack_fill F81D
    squares_below_rectangle F81E, star F81F, star_circle F820, star_circle_fill F821
    star_fill F822, star_lefthalf_fill F823, star_slash F824, star_slash_fill F825
    staroflife F826, staroflife_fill F827, stop F828, stop_circle F829, stop_circle_fill F82A
    stop_fill F82B, stopwatch F82C, stopwatch_fill F82D, strikethrough F82E, suit_club F82F
    suit_club_fill F830, suit_diamond F831, suit_diamond_fill F832, suit_heart F833
    suit_heart_fill F834, suit_spade F835, suit_spade_fill F836, sum F837, sun_dust F838
    sun_dust_fill F839, sun_haze F83A, sun_haze_fill F83B, sun_max F4B6, sun_max_fill F4B7
    sun_min F83C, sun_min_fill F83D, sunrise F83E, sunrise_fill F83F, sunset F840
    sunset_fill F841, t_bubble F842, t_bubble_fill F843, table F844, table_badge_more F845
    table_badge_more_fill F846, table_fill F847, tag F48C, tag_circle F848, tag_circle_fill F849
    tag_fill F48D, text_aligncenter F84A, text_alignleft F84B, text_alignright F84C
    text_append F84D, text_badge_checkmark F84E, text_badge_minus F84F, text_badge_plus F850
    text_badge_star F851, text_badge_xmark F852, text_bubble F853, text_bubble_fill F854
    text_cursor F855, text_insert F856, text_justify F857, text_justifyleft F858
    text_justifyright F859, text_quote F85A, textbox F85B, textformat F85C, textformat_123 F85D
    textformat_abc F85E, textformat_abc_dottedunderline F85F, textformat_alt F860
    textformat_size F861, textformat_subscript F862, textformat_superscript F863, thermometer F864
    thermometer_snowflake F865, thermometer_sun F866, ticket F916, ticket_fill F917, tickets F918
    tickets_fill F919, timelapse F867, timer F868, timer_fill F91A, today F91B, today_fill F91C
    tornado F869, tortoise F86A, tortoise_fill F86B, train_style_one F3AF, train_style_two F3B4
    tram_fill F86C, trash F37F, trash_circle F86D, trash_circle_fill F86E, trash_fill F4C5
    trash_slash F86F, trash_slash_fill F870, tray F871, tray_2 F872, tray_2_fill F873
    tray_arrow_down F874, tray_arrow_down_fill F875, tray_arrow_up F876, tray_arrow_up_fill F877
    tray_fill F878, tray_full F879, tray_full_fill F87A, tree F91D, triangle F87B
    triangle_fill F87C, triangle_lefthalf_fill F87D, triangle_righthalf_fill F87E
    tropicalstorm F87F, tuningfork F880, tv F881, tv_circle F882, tv_circle_fill F883
    tv_fill F884, tv_music_note F885, tv_music_note_fill F886, uiwindow_split_2x1 F887
    umbrella F888, umbrella_fill F889, underline F88A, upload_circle F91E, upload_circle_fill F91F
    videocam F4CC, videocam_circle F920, videocam_circle_fill F921, videocam_fill F4CD
    view_2d F88B, view_3d F88C, viewfinder F88D, viewfinder_circle F88E
    viewfinder_circle_fill F88F, wand_rays F890, wand_rays_inverse F891, wand_stars F892
    wand_stars_inverse F893, waveform F894, waveform_circle F895, waveform_circle_fill F896
    waveform_path F897, waveform_path_badge_minus F898, waveform_path_badge_plus F899
    waveform_path_ecg F89A, wifi F89B, wifi_exclamationmark F89C, wifi_slash F89D, wind F89E
    wind_snow F89F, wrench F8A0, wrench_fill F8A1, xmark F2D7, xmark_circle F405
    xmark_circle_fill F36E, xmark_octagon F8A2, xmark_octagon_fill F8A3, xmark_rectangle F8A4
    xmark_rectangle_fill F8A5, xmark_seal F8A6, xmark_seal_fill F8A7, xmark_shield F8A8
    xmark_shield_fill F8A9, xmark_square F8AA, xmark_square_fill F8AB, zoom_in F8AC, zoom_out F8AD
    zzz F8AE
    """
}
