export const bulk = {
  selectAll: (total: string, clock: string) =>
    `Select all ${total} that match as of ${clock}`,
  allSelected: (total: string, clock: string) =>
    `All ${total} that match as of ${clock}`,
  onlyChosen: 'Only the selected rows',
  question: (title: string) => `${title}?`,
  snapshot: (clock: string) =>
    `All that match as of ${clock}. Later rows are not affected.`,
  chosen: 'Chosen',
  isLeftOut: 'Left out',
  more: (count: string) => `And ${count} more.`,
  sums: (amounts: string) => `Together ${amounts}.`,
  leftOut: (count: number, written: string, all: string) =>
    `${written} of ${all} ${count === 1 ? 'has a large amount and is' : 'have large amounts and are'} left out.`,
  hold: (count: number, amounts: string, clock: string) =>
    `${count === 1 ? 'The chosen one holds' : 'The chosen hold'} ${amounts}, as of ${clock}.`,
  holdNothing: (count: number, clock: string) =>
    `${count === 1 ? 'The chosen one holds' : 'The chosen hold'} no money, as of ${clock}.`,
  and: 'and',
  reading: (read: string, expected: string) =>
    `Loading the matching rows: ${read} of ${expected}. Nothing has been sent yet.`,
  readProgress: 'Read',
  unread: 'The matching rows could not be loaded. Nothing was sent.',
  readAgain: 'Load again',
  miscounted: (expected: string, found: string) =>
    `You chose ${expected}, but ${found} match now. Nothing has been sent yet.`,
  progress: 'Progress',
  soFar: (ended: string, all: string) => `${ended} of ${all} are finished.`,
  phases: {
    running: 'Keep this page open.',
    stopping: 'The run is stopping. Requests already sent will finish.'
  },
  paused: {
    person: 'The run is paused. Requests already sent will finish.',
    offline:
      'The run is paused, as you are offline. It resumes once you are connected.',
    unreachable:
      'The run is paused, as the server could not be reached. Continue once it is back.'
  },
  holding: (clock: string) =>
    `The server asked us to slow down. Resuming at ${clock}.`,
  ends: {
    complete: 'The run is finished.',
    stopped: 'The run was stopped before its end.',
    'signed-out': 'Your session ended before the run was finished.'
  },
  pause: 'Pause',
  proceed: 'Continue',
  stop: 'Stop',
  retry: (count: string) => `Retry ${count}`,
  sendRest: (count: string) => `Send the remaining ${count}`,
  these: (count: number, written: string) =>
    count === 1 ? 'this one' : `these ${written}`,
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
    accepted: 'Accepted',
    skipped: 'Skipped',
    failed: 'Failed',
    unknown: 'Unknown',
    unsent: 'Not sent'
  },
  counts: {
    done: (count: number, rows: string, done: string) =>
      `${rows} ${count === 1 ? 'was' : 'were'} ${done}`,
    accepted: (count: number, written: string) =>
      `${written} ${count === 1 ? 'was' : 'were'} accepted`,
    skipped: (count: number, written: string) =>
      `${written} ${count === 1 ? 'was' : 'were'} skipped`,
    failed: (_: number, written: string) => `${written} failed`,
    unknown: (count: number, written: string) =>
      `${written} ${count === 1 ? 'is' : 'are'} unknown`,
    unsent: (count: number, written: string) =>
      `${written} ${count === 1 ? 'was' : 'were'} not sent`
  },
  show: 'Results to show',
  every: (count: string) => `All ${count}`,
  results: 'Results',
  item: 'Name',
  outcome: 'Result',
  details: 'Details',
  firstOf: (shown: string, all: string) =>
    `The first ${shown} of ${all}. The file has all of them.`,
  save: 'Save as CSV',
  unsaved: 'The file could not be written.',
  unsentWhy: 'The run ended before this row.',
  acceptedWhy: 'The server accepted it, and has not done it yet.'
}
