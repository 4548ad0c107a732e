// "Did you mean" suggestions.

import Testing

@testable import ZoomRender

struct EditDistanceTests {
  struct Case: CustomTestStringConvertible {
    var word: String
    var known: [String]
    var expected: String?
    var testDescription: String { word }
  }

  @Test(arguments: [
    Case(word: "easeInOutt", known: ["linear", "easeIn", "easeInOut"], expected: "easeInOut"),
    Case(word: "VStakc", known: ["HStack", "VStack"], expected: "VStack"),
    Case(word: "TITLE", known: ["about", "title"], expected: "title"),
    Case(word: "tilte", known: ["title", "tint"], expected: "title"),
    Case(word: "xyz", known: ["title", "about"], expected: nil),
    Case(word: "", known: ["a"], expected: "a"),
    Case(word: "frame", known: [], expected: nil),
  ])
  func `the nearest known word is suggested`(_ test: Case) {
    #expect(EditDistance.nearest(to: test.word, in: test.known) == test.expected)
  }

  @Test func `a swap of neighbours is one edit`() {
    #expect(EditDistance.between("ab", "ba") == 1)
    #expect(EditDistance.between("kitten", "sitting") == 3)
    #expect(EditDistance.between("", "abc") == 3)
  }
}
