// The front end links and loads.

import Testing
import ZoomUI

@Test func `the front end re-exports Foundation`() {
  #expect(UUID(uuidString: "7B22C6F8-8D78-4C63-85B3-17A645E79F9A") != nil)
}
