import type { Texts } from '../../messages/language.ts'
import type * as english from './action-answer-texts.english.ts'

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
  decided: 'Das wurde bereits entschieden',
  unchanged: 'Sie haben nichts geändert.',
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
  checking: 'Der Server wird abgefragt',
  'not-done':
    'Bisher nicht geschehen. Eine frühere Anfrage kann noch ankommen; wie oft Sie es von hier auch senden, es geschieht nur einmal.',
  unanswered:
    'Es konnte nicht geprüft werden. Versuchen Sie es gleich noch einmal.',
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
  balance: (after, currency) =>
    `Der Saldo ist jetzt ${after}\u00a0${currency}.`,
  balances: (before, after, currency) =>
    `${before} → ${after}\u00a0${currency}`,
  ofWallet: (name, balances) => `${name}: ${balances}`,
  moreWallets: count =>
    count === 1
      ? '1 weiteres Konto wurde geändert.'
      : `${count} weitere Konten wurden geändert.`,
  openEntry: 'Buchung ansehen',
  accepted: 'Der Server hat es angenommen und noch nicht ausgeführt',
  acceptedFor: name => `Die Anfrage gilt für: ${name}.`,
  waitsForApproval: 'Dies wartet auf die Freigabe durch einen anderen Admin',
  otherTitle: 'Dies ist einmal geschehen, vielleicht mit früheren Werten',
  other: {
    earlier:
      'Was Sie seitdem im Formular geändert haben, ist nicht geschehen. Sehen Sie nach, was geschah.',
    'one-of-them':
      'Eine der Anfragen dieses Formulars wurde ausgeführt, keine andere. Sehen Sie nach, welche.'
  },
  open: {
    admins: 'Admin ansehen',
    users: 'Benutzer ansehen',
    games: 'Spiel ansehen',
    'system-wallets': 'Konto ansehen'
  },
  ended: count =>
    count === 1
      ? '1 Sitzung wurde beendet.'
      : `${count} Sitzungen wurden beendet.`
}
