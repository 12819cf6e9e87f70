import type { Texts } from '../../messages/language.ts'
import type * as english from './shell-texts.english.ts'

export const skipToContent: Texts<typeof english.skipToContent> = 'Zum Inhalt'
export const skipToRows: Texts<typeof english.skipToRows> = 'Zu den Zeilen'

export const description: Texts<typeof english.description> =
  'Benutzer, Spiele, Konten und ihre Buchungen, für die Verwaltung einer Brettspielplattform.'

export const callsBlocked: Texts<typeof english.callsBlocked> = origin =>
  `Diese Seite darf ihre API unter ${origin} nicht aufrufen: Der Header Content-Security-Policy ihres Hosts erlaubt es nicht. Nichts funktioniert, bis connect-src diese Adresse nennt.`

export const offline: Texts<typeof english.offline> =
  'Sie sind offline. Was Sie sehen, kann veraltet sein; es wird neu abgefragt, sobald Sie verbunden sind.'

export const wrongClock: Texts<typeof english.wrongClock> = {
  ahead: {
    minutes: count => `Die Uhr dieses Computers geht ${count} Minuten vor`,
    hours: count => `Die Uhr dieses Computers geht ${count} Stunden vor`,
    days: count => `Die Uhr dieses Computers geht ${count} Tage vor`
  },
  behind: {
    minutes: count => `Die Uhr dieses Computers geht ${count} Minuten nach`,
    hours: count => `Die Uhr dieses Computers geht ${count} Stunden nach`,
    days: count => `Die Uhr dieses Computers geht ${count} Tage nach`
  },
  text: 'Das Panel richtet sich nach der Zeit des Servers. Stellen Sie Datum und Uhrzeit dieses Computers richtig.'
}

export const mainNavigation: Texts<typeof english.mainNavigation> = 'Hauptmenü'

export const walletNavigation: Texts<typeof english.walletNavigation> = 'Konten'

export const inAll: Texts<typeof english.inAll> = count => `insgesamt ${count}`

export const zone: Texts<typeof english.zone> = {
  legend: 'Zeitzone',
  shown: (name, id) => `Zeiten in ${name === id ? id : `${name}, ${id}`}`,
  own: (id, name) => `Meine Zeit, ${name === id ? id : `${id} (${name})`}`,
  other: 'Andere Zeitzone',
  choose: 'Stadt wählen'
}

export const theme: Texts<typeof english.theme> = {
  legend: 'Farben',
  names: { system: 'System', light: 'Hell', dark: 'Dunkel' },
  shown: name => `Farben: ${name}`
}

export const noScript: Texts<typeof english.noScript> =
  'Dieses Panel braucht JavaScript. Erlauben Sie es für diese Adresse und laden Sie die Seite neu.'

export const oldBrowser: Texts<typeof english.oldBrowser> =
  'Dieser Browser ist zu alt für das Panel. Aktualisieren Sie ihn oder verwenden Sie einen anderen.'

export const storage: Texts<typeof english.storage> = {
  noSettings: {
    title: 'Dieser Browser merkt sich keine Einstellungen',
    text: 'Spalten, Ansichten, Zeitzone, Farben und der Schalter für Tastenkürzel gelten, bis Sie diese Seite verlassen.'
  },
  noDrafts: {
    title: 'Dieser Browser merkt sich keine Entwürfe',
    text: 'Was Sie hier eingeben, geht verloren, wenn Sie die Seite verlassen oder sich neu anmelden müssen.'
  }
}

export const copyByHand: Texts<typeof english.copyByHand> =
  'Nicht kopiert. Kopieren Sie es selbst:'

export const missingChunk: Texts<typeof english.missingChunk> = {
  title: 'Ein Teil des Panels konnte nicht geladen werden',
  text: 'Die Seite bleibt, wie sie ist. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut. Hilft das nicht, laden Sie die Seite neu.',
  retry: 'Erneut versuchen',
  outdated: {
    title: 'Das Panel wird aktualisiert',
    text: 'Diese Seite gehört zu einer anderen Version, und ein Teil von ihr fehlt. Laden Sie sie neu; hilft das nicht, warten Sie eine Minute.'
  }
}

export const newBuild: Texts<typeof english.newBuild> = {
  title: 'Es gibt eine neue Version des Panels',
  text: 'Sie wird geladen, wenn Sie einen anderen Bereich öffnen, oder jetzt.',
  load: 'Jetzt laden',
  later: 'Später'
}

export const errorPage: Texts<typeof english.errorPage> = {
  notFound: 'Seite nicht gefunden',
  unnamed: 'Fehler',
  serverError: 'Interner Serverfehler',
  pageNotFound: path => `Seite nicht gefunden: ${path}`,
  chunkMissing:
    'Ein Teil des Panels konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
  deployUnderWay:
    'Ein Teil des Panels fehlt. Wahrscheinlich wird gerade eine neue Version eingespielt: Warten Sie eine Minute und laden Sie die Seite neu.',
  home: 'Zu den Admins',
  back: 'Zurück',
  reload: 'Seite neu laden'
}

export const session: Texts<typeof english.session> = {
  signOut: 'Abmelden',
  signingOut: 'Abmeldung läuft',
  account: 'Ihr Zugang',
  checking: 'Die Sitzung wird geprüft',
  slow: 'Ihre Anmeldung wird noch geprüft. Das kann einige Sekunden dauern.',
  replaced: name => `Sie sind jetzt ${name}`,
  replacedText:
    'In einem anderen Tab dieses Browsers wurde ein anderer Zugang angemeldet, deshalb wurde diese Seite neu geladen. In dessen Namen wurde nichts gesendet.'
}
