export const problem = {
  offline: 'You are offline. Connect and try again.',
  unreachable: 'The server could not be reached.',
  timeout: 'The server did not answer in time.',
  aborted: 'The request was cancelled.',
  'bad-answer': 'The server answered with something this panel cannot read.',
  server: (status: number) => `The server failed twice (${status}).`,
  unauthenticated: 'The server rejected this sign-in.',
  forbidden: 'You have no access to this.',
  'not-found': 'It no longer exists.',
  conflict: 'Someone else has changed this in the meantime.',
  invalid: 'The server rejected this request.',
  'too-many': 'Too many requests. Wait a moment.',
  'too-large': 'This is too large for the server. Shorten it.',
  longAddress: 'The request is too long. Shorten the search or remove filters.'
}

export const longText = {
  showAll: 'Show all',
  showMore: 'Show more',
  showLess: 'Show less',
  copyAll: 'Copy all',
  cut: (shown: string, all: string) =>
    `The first ${shown} of ${all} characters. Copying takes all of them.`
}
