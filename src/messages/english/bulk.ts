export const bulk = {
  selectAll: (total: string, clock: string) =>
    `Select all ${total} that match as of ${clock}`,
  allSelected: (total: string, clock: string) =>
    `All ${total} that match as of ${clock}`,
  onlyChosen: 'Only the chosen rows',
  question: (title: string) => `${title}?`,
  snapshot: (clock: string) =>
    `All that match as of ${clock}. What came later is not touched.`,
  reading: (read: string, expected: string) =>
    `Reading which ones: ${read} of ${expected}. Nothing is sent yet.`,
  readProgress: 'Read',
  unread: 'Which ones match could not be read. Nothing was sent.',
  readAgain: 'Read again',
  miscounted: (expected: string, found: string) =>
    `You agreed to ${expected}, and now ${found} match. Nothing was sent yet.`,
  progress: 'Progress',
  soFar: (ended: string, all: string) => `${ended} of ${all}`,
  phases: {
    running: 'Under way. Keep this page open.',
    stopping: 'Stopping. What is under way finishes.'
  },
  paused: {
    person: 'Paused. What was under way finishes.',
    offline:
      'You are offline, so it is paused. It goes on by itself once you are connected.',
    unreachable:
      'The server could not be reached, so it is paused. Continue once it can be.'
  },
  holding: (clock: string) =>
    `The server asked us to slow down. Resuming at ${clock}.`,
  ends: {
    complete: 'Finished.',
    stopped: 'Stopped before the end.',
    'signed-out': 'The session ended before the end.'
  },
  pause: 'Pause',
  proceed: 'Continue',
  stop: 'Stop',
  retry: (count: string) => `Retry ${count}`,
  sendRest: (count: string) => `Send the remaining ${count}`,
  close: 'Done',
  leave: {
    title: 'Stop here?',
    text: (waiting: string) =>
      `${waiting} are not sent yet. What is under way finishes.`,
    accept: 'Stop',
    reject: 'Go on'
  },
  outcomes: {
    done: 'Done',
    skipped: 'Skipped',
    failed: 'Failed',
    unknown: 'Not known',
    unsent: 'Not sent'
  },
  show: 'Results to show',
  every: (count: string) => `All ${count}`,
  results: 'Results',
  item: 'Name',
  outcome: 'Result',
  why: 'Why',
  firstOf: (shown: string, all: string) =>
    `The first ${shown} of ${all}. The file has all of them.`,
  save: 'Save as CSV',
  unsaved: 'The file could not be written.',
  unsentWhy: 'The run ended before its turn.'
}
