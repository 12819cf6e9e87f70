export const bulk = {
  selectAll: (total: string, clock: string) =>
    `Select all ${total} that match as of ${clock}`,
  allSelected: (total: string, clock: string) =>
    `All ${total} that match as of ${clock}`,
  onlyChosen: 'Only the selected rows',
  question: (title: string) => `${title}?`,
  snapshot: (clock: string) =>
    `All that match as of ${clock}. Later rows are not affected.`,
  reading: (read: string, expected: string) =>
    `Loading the matching rows: ${read} of ${expected}. Nothing has been sent yet.`,
  readProgress: 'Read',
  unread: 'The matching rows could not be loaded. Nothing was sent.',
  readAgain: 'Load again',
  miscounted: (expected: string, found: string) =>
    `You confirmed ${expected}, but ${found} match now. Nothing has been sent yet.`,
  progress: 'Progress',
  soFar: (ended: string, all: string) => `${ended} of ${all}`,
  phases: {
    running: 'In progress. Keep this page open.',
    stopping: 'Stopping. Requests already sent will finish.'
  },
  paused: {
    person: 'Paused. Requests already sent will finish.',
    offline: 'Paused, as you are offline. It resumes once you are connected.',
    unreachable:
      'Paused, as the server could not be reached. Continue once it is back.'
  },
  holding: (clock: string) =>
    `The server asked us to slow down. Resuming at ${clock}.`,
  ends: {
    complete: 'Finished.',
    stopped: 'Stopped before the end.',
    'signed-out': 'Your session ended before it was finished.'
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
      `${waiting} have not been sent yet. Requests already sent will finish.`,
    accept: 'Stop',
    reject: 'Continue'
  },
  outcomes: {
    done: 'Done',
    skipped: 'Skipped',
    failed: 'Failed',
    unknown: 'Unknown',
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
  unsentWhy: 'The run ended before this row.'
}
