export const login = {
  title: 'Sign in',
  subtitle: 'For administrators of the games and the wallets.',
  email: 'Email',
  username: 'User name',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  submit: 'Sign in',
  busy: 'Signing in',
  emailMissing: 'Enter your email address',
  emailBroken: 'Enter an email address, like name@example.com',
  usernameMissing: 'Enter your user name',
  passwordMissing: 'Enter your password',
  refused: 'The email or password is incorrect.',
  refusedUsername: 'The user name or password is incorrect.',
  anyCallRefused:
    'The server refused a GET of this address too, so the address may be wrong.',
  noSignIn: (status: number) =>
    `The server has no sign-in where this panel asks for it (${status}).`,
  checkBase: (address: string) =>
    `If you run this panel: it called POST ${address}. Check PUBLIC_API_BASE_URL.`,
  offline: 'You are offline. Connect and try again.',
  denied: 'The server refused this sign-in.',
  failed: (status: number) =>
    `The server answered ${status}. Try again in a moment.`,
  unreachable: 'The server could not be reached. Nothing was changed.',
  wait: (seconds: number) =>
    `Too many attempts. Try again in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`}.`,
  tooMany: 'Too many attempts. Try again in a moment.',
  ended: 'Your session has ended. Sign in again.',
  signOutOpen:
    'You are signed out in this browser, but the server could not be told.',
  sessionUnknown: 'The server could not be asked whether you are signed in.',
  sessionRetry: 'Try again',
  notKept:
    'You were signed in, but the server did not find your session afterwards. Allow cookies for this address, delete those that are stored for it and its domain, and sign in again.',
  cookiesBlocked:
    'Your password is right, but this browser blocks cookies and site data, so you cannot stay signed in. Allow both for this address: in Chrome and Edge by the icon for blocked data in the address bar, or in the privacy settings of your browser. Then sign in again.',
  signedOutMeanwhile: 'You signed out in another tab. Sign in again.'
}
