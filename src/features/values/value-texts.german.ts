import type { Texts } from '../../messages/language.ts'
import type * as english from './value-texts.english.ts'

export const problem: Texts<typeof english.problem> = {
  offline: 'Sie sind offline. Verbinden Sie sich und versuchen Sie es erneut.',
  unreachable: 'Der Server war nicht erreichbar.',
  timeout: 'Der Server hat nicht rechtzeitig geantwortet.',
  aborted: 'Die Abfrage wurde abgebrochen.',
  'bad-answer':
    'Der Server hat mit etwas geantwortet, das dieses Panel nicht lesen kann.',
  server: status => `Beim Server trat zweimal ein Fehler auf (${status}).`,
  unauthenticated: 'Der Server hat diese Anmeldung nicht angenommen.',
  forbidden: 'Sie haben darauf keinen Zugriff.',
  'not-found': 'Das gibt es nicht mehr.',
  conflict: 'Das hat inzwischen jemand geändert.',
  invalid: 'Der Server hat diese Anfrage nicht angenommen.',
  'too-many': 'Zu viele Anfragen auf einmal. Warten Sie etwas.',
  'too-large': 'Das ist zu groß für den Server. Kürzen Sie es.',
  longAddress:
    'Die Anfrage ist zu lang. Kürzen Sie die Suche oder entfernen Sie Filter.'
}

export const longText: Texts<typeof english.longText> = {
  showAll: 'Alles anzeigen',
  showMore: 'Mehr anzeigen',
  showLess: 'Weniger anzeigen',
  copyAll: 'Alles kopieren',
  cut: (shown, all) =>
    `Die ersten ${shown} von ${all} Zeichen. Eine Kopie enthält alle.`
}
