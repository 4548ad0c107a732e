// What a signal does: no half-written file and no running child stay behind.

import Glibc
import ZoomRender

/// Ends the program in order on SIGINT, SIGTERM and SIGHUP.
enum Interruption {
  /// Starts to listen; called once, before any other thread exists.
  ///
  /// The signals are blocked in all threads and taken by one that waits for them, so that tidying up
  /// is ordinary code. The program then ends by the same signal, as its caller expects. Signals that
  /// the caller ignores (`nohup`) stay ignored.
  static func install(isTerminal: Bool) {
    var signals = sigset_t()
    sigemptyset(&signals)
    var count = 0
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0,
        unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
          != unsafeBitCast(SIG_IGN, to: Int.self)
      else { continue }
      sigaddset(&signals, number)
      count += 1
    }
    guard count > 0, pthread_sigmask(SIG_BLOCK, &signals, nil) == 0 else { return }
    let listener = Listener(signals: signals, isTerminal: isTerminal)
    if let thread = SystemThread({ listener.listen() }) {
      thread.detach()
    } else {
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    }
  }

  private final class Listener: Sendable {
    private let signals: sigset_t
    private let isTerminal: Bool

    init(signals: sigset_t, isTerminal: Bool) {
      self.signals = signals
      self.isTerminal = isTerminal
    }

    func listen() {
      var signals = signals
      var number: Int32 = 0
      while sigwait(&signals, &number) != 0 {}
      let isTerminal = isTerminal
      UnfinishedWork.abandon {
        // Takes the progress line away.
        if isTerminal { _ = "\r\u{1B}[K".withCString { write(2, $0, strlen($0)) } }
        signal(number, SIG_DFL)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        kill(getpid(), number)
        // The signal ends the process; nothing may go on while it arrives.
        while true { pause() }
      }
    }
  }
}
