export const skipToContent = 'Skip to content'
export const skipToRows = 'Skip to rows'

export const description =
  'Users, games, wallets and their transactions, for the administrators of a board-game platform.'

export const callsBlocked = (origin: string): string =>
  `This site may not call its API at ${origin}: the Content-Security-Policy header of its host does not allow it. Nothing works until its connect-src names that address.`

export const offline =
  'You are offline. The data may be out of date; it is refreshed once you are connected.'

/** By two and more. */
export const wrongClock = {
  ahead: {
    minutes: (count: number) =>
      `The clock of this computer is ${count} minutes ahead`,
    hours: (count: number) =>
      `The clock of this computer is ${count} hours ahead`,
    days: (count: number) => `The clock of this computer is ${count} days ahead`
  },
  behind: {
    minutes: (count: number) =>
      `The clock of this computer is ${count} minutes behind`,
    hours: (count: number) =>
      `The clock of this computer is ${count} hours behind`,
    days: (count: number) =>
      `The clock of this computer is ${count} days behind`
  },
  text: 'The panel uses the time of the server. Correct the date and time of this computer.'
}

export const mainNavigation = 'Main'

export const walletNavigation = 'Wallets'

export const inAll = (count: string): string => `${count} in total`

export const zone = {
  legend: 'Time zone',
  shown: (name: string, id: string) =>
    `Times are shown in ${name === id ? id : `${name}, ${id}`}`,
  own: (id: string, name: string) =>
    `My time, ${name === id ? id : `${id} (${name})`}`,
  other: 'Another zone',
  choose: 'Choose a city'
}

export const theme = {
  legend: 'Theme',
  names: { system: 'System', light: 'Light', dark: 'Dark' },
  shown: (name: string) => `Theme: ${name}`
}

export const noScript =
  'This panel needs JavaScript. Allow it for this address and reload the page.'

export const oldBrowser =
  'This browser is too old for the panel. Update it, or use another one.'

export const storage = {
  noSettings: {
    title: 'This browser does not save settings',
    text: 'Columns, views, time zone, theme and shortcut settings last until you leave this page.'
  },
  noDrafts: {
    title: 'This browser does not save drafts',
    text: 'What you type here is lost when you leave the page, or when you have to sign in again.'
  }
}

export const copyByHand = 'Could not copy. Copy it from here:'

export const missingChunk = {
  title: 'A part of the panel could not be loaded',
  text: 'The page stays as it is. Check your connection, then try again. If that does not help, reload the page.',
  retry: 'Try again',
  outdated: {
    title: 'The panel is being updated',
    text: 'This page is from another version, and part of it is missing. Reload to continue; if that does not help, wait a minute.'
  }
}

export const newBuild = {
  title: 'A new version of the panel is available',
  text: 'It loads when you open another screen, or now.',
  load: 'Load now',
  later: 'Later'
}

export const errorPage = {
  notFound: 'Page Not Found',
  unnamed: 'Error',
  serverError: 'Internal Server Error',
  pageNotFound: (path: string) => `Page not found: ${path}`,
  chunkMissing:
    'A part of the panel could not be loaded. Check your connection, then reload the page.',
  deployUnderWay:
    'A part of the panel is missing. A new version is probably being installed: wait a minute, then reload the page.',
  home: 'Go to admins',
  back: 'Go back',
  reload: 'Reload the page'
}

export const session = {
  signOut: 'Sign out',
  signingOut: 'Signing out',
  account: 'Account',
  checking: 'Checking the session',
  slow: 'Still checking your sign-in. This can take a few seconds.',
  replaced: (name: string) => `You are ${name} now`,
  replacedText:
    'Another tab of this browser signed in with another account, so this page was loaded again. Nothing was sent in its name.'
}
