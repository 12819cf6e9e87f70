import type { Texts } from '../../messages/language.ts'
import type * as english from './login-texts.english.ts'

export const login: Texts<typeof english.login> = {
  title: 'Anmelden',
  subtitle: 'Für die Verwaltung der Spiele und der Konten.',
  email: 'E-Mail',
  username: 'Benutzername',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  hidePassword: 'Passwort verbergen',
  capsLock: 'Die Feststelltaste ist an',
  submit: 'Anmelden',
  busy: 'Anmeldung läuft',
  emailMissing: 'Geben Sie Ihre E-Mail-Adresse ein',
  emailBroken: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com',
  usernameMissing: 'Geben Sie Ihren Benutzernamen ein',
  passwordMissing: 'Geben Sie Ihr Passwort ein',
  refused: 'E-Mail oder Passwort stimmt nicht.',
  refusedUsername: 'Benutzername oder Passwort stimmt nicht.',
  anyCallRefused:
    'Der Server hat auch ein GET dieser Adresse abgelehnt: Vielleicht stimmt sie nicht.',
  noSignIn: status =>
    `Der Server hat keine Anmeldung, wo diese Anwendung sie erwartet (${status}).`,
  checkBase: address =>
    `Falls Sie diese Anwendung betreiben: Aufgerufen wurde POST ${address}. Prüfen Sie PUBLIC_API_BASE_URL.`,
  offline: 'Sie sind offline. Verbinden Sie sich und versuchen Sie es erneut.',
  denied: 'Der Server hat diese Anmeldung abgelehnt.',
  failed: status =>
    `Der Server hat mit ${status} geantwortet. Versuchen Sie es gleich noch einmal.`,
  unreachable: 'Der Server war nicht erreichbar. Nichts wurde geändert.',
  wait: seconds =>
    `Zu viele Versuche. Versuchen Sie es in ${seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`} erneut.`,
  tooMany: 'Zu viele Versuche. Versuchen Sie es gleich noch einmal.',
  ended: 'Ihre Sitzung ist beendet. Melden Sie sich neu an.',
  signOutOpen:
    'Sie sind in diesem Browser abgemeldet, aber der Server hat es nicht erfahren.',
  sessionUnknown:
    'Der Server konnte nicht gefragt werden, ob Sie angemeldet sind.',
  sessionRetry: 'Erneut versuchen',
  notKept:
    'Sie wurden angemeldet, aber der Server fand Ihre Sitzung danach nicht. Erlauben Sie Cookies für diese Adresse, löschen Sie die für sie und ihre Domain gespeicherten und melden Sie sich neu an.',
  cookiesBlocked:
    'Ihr Passwort stimmt, aber dieser Browser blockiert Cookies und Websitedaten. So bleiben Sie nicht angemeldet. Erlauben Sie beides für diese Adresse: in Chrome und Edge über das Symbol für blockierte Daten in der Adressleiste oder in den Datenschutz-Einstellungen Ihres Browsers. Melden Sie sich dann neu an.',
  signedOutMeanwhile:
    'Sie haben sich inzwischen in einem anderen Tab abgemeldet. Melden Sie sich neu an.'
}
