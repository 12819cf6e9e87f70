import type * as english from '../english/action-answers.ts'
import type { Texts } from '../language.ts'

export const refused: Texts<typeof english.refused> = 'Nichts wurde geändert.'

export const refusedAgain: Texts<typeof english.refusedAgain> =
  'Diesmal nicht geschehen. Eine frühere Anfrage kann noch ankommen.'

export const sentBefore: Texts<typeof english.sentBefore> =
  'Es wurde schon gesendet, und es kam keine Antwort. Wie oft Sie es von hier auch senden, es geschieht nur einmal.'

export const server: Texts<typeof english.server> = status =>
  `Der Server hat mit ${status} geantwortet.`

export const notWaited: Texts<typeof english.notWaited> =
  'Die Seite wurde verlassen, bevor die Antwort kam.'

export const requestId: Texts<typeof english.requestId> = 'Anfrage-ID'

export const copyRequestId: Texts<typeof english.copyRequestId> =
  'Anfrage-ID kopieren'

export const tryAgain: Texts<typeof english.tryAgain> = 'Erneut versuchen'

export const edit: Texts<typeof english.edit> = 'Zurück zum Formular'

export const outdated: Texts<typeof english.outdated> = {
  title: 'Jemand anderes hat das geändert',
  text: 'Ihre Änderungen wurden nicht gespeichert. Wählen Sie, welcher Stand gilt.',
  again:
    'Nichts ist geschehen. Prüfen Sie den aktuellen Stand und entscheiden Sie.',
  reading: 'Der aktuelle Stand wird geladen',
  failed: 'Der aktuelle Stand konnte nicht geladen werden.',
  same: 'Die Felder dieses Formulars haben sich nicht geändert.',
  field: 'Feld',
  yours: 'Ihres',
  now: 'Jetzt',
  untouched: 'von Ihnen nicht geändert',
  empty: 'leer',
  keep: 'Meine Änderungen behalten',
  discard: 'Meine Änderungen verwerfen'
}

export const unknown: Texts<typeof english.unknown> = {
  title: 'Es ist unklar, ob das geschehen ist',
  text: 'Prüfen Sie zuerst. Erneutes Senden ist sicher: Es geschieht höchstens einmal.',
  asking: 'Der Server wird abgefragt',
  'not-done':
    'Bisher nicht geschehen. Eine frühere Anfrage kann noch ankommen; wie oft Sie es von hier auch senden, es geschieht nur einmal.',
  unanswered: 'Der Server weiß es noch nicht. Prüfen Sie gleich noch einmal.',
  check: 'Prüfen',
  sendAgain: 'Erneut senden',
  secretLost:
    'Es kann nicht erneut gesendet werden: Ein Passwort wird nicht behalten, wenn die Seite verlassen wird. Prüfen Sie, was daraus wurde.',
  reusedTitle: 'Eine frühere Anfrage wurde ausgeführt',
  reused:
    'Sie kam spät an. Was Sie seitdem im Formular geändert haben, ist nicht geschehen.',
  checkReused: 'Prüfen zeigt, was geschehen ist.',
  noKeys:
    'Dieser Server kann es nicht sagen. Sehen Sie nach, bevor Sie es noch einmal tun.',
  look: 'Transaktionen ansehen'
}

export const doneTexts: Texts<typeof english.doneTexts> = {
  balance: (after, currency) => `Jetzt ${after} ${currency}`,
  balances: (before, after, currency) => `${before} → ${after} ${currency}`,
  ofWallet: (name, balances) => `${name}: ${balances}`,
  moreWallets: count =>
    count === 1 ? 'und 1 weiteres Konto' : `und ${count} weitere Konten`,
  openEntry: 'Buchung öffnen',
  otherTitle: 'Einmal geschehen, vielleicht mit früheren Werten',
  other: {
    earlier:
      'Was Sie seitdem im Formular geändert haben, ist nicht geschehen. Sehen Sie nach, was geschah.',
    'one-of-them':
      'Eine der Anfragen dieses Formulars wurde ausgeführt, keine andere. Sehen Sie nach, welche.'
  },
  open: { admins: 'Admin öffnen', games: 'Spiel öffnen' },
  ended: count =>
    count === 1
      ? '1 Sitzung wurde beendet.'
      : `${count} Sitzungen wurden beendet.`
}
