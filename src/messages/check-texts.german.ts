import type * as english from './check-texts.english.ts'
import type { Texts } from './language.ts'

export const checks: Texts<typeof english.checks> = {
  required: 'Dieses Feld ist erforderlich.',
  reason: 'Nennen Sie einen Grund mit 5 bis 500 Zeichen.',
  note: 'Schreiben Sie eine Notiz mit höchstens 2.000 Zeichen.',
  unseen: 'Entfernen Sie unsichtbare Zeichen.',
  reference:
    'Nur Buchstaben, Ziffern, Leerzeichen und . _ : / # -, höchstens 80 Zeichen.',
  email: 'Geben Sie eine E-Mail-Adresse ein, etwa name@example.com.',
  adminName: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
  gameName: 'Geben Sie einen Namen mit höchstens 120 Zeichen ein.',
  walletName: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
  displayName: 'Geben Sie einen Namen mit höchstens 100 Zeichen ein.',
  password: 'Verwenden Sie 8 bis 200 Zeichen.',
  aboveZero: 'Der Betrag muss über null liegen.',
  notBelowZero: 'Der Betrag darf nicht unter null liegen.',
  wholeNumber: 'Geben Sie eine ganze Zahl ein.',
  phone:
    'Nur Ziffern, Leerzeichen, Klammern und Striche, etwa +48 600 100 200.',
  country: 'Zwei Buchstaben, etwa PL.',
  tag: 'Ein Tag hat 1 bis 30 Buchstaben, Ziffern, Leerzeichen oder Striche.',
  tags: 'Höchstens 20 Tags.',
  gameCode: 'Kleinbuchstaben, Ziffern und Striche, 2 bis 64 Zeichen.',
  gameKind: 'Kleinbuchstaben, Ziffern und Unterstriche, 2 bis 30 Zeichen.',
  players: 'Zwischen 2 und 10.000 Spielern.',
  playersOrder: 'Die Höchstzahl darf nicht unter der Mindestzahl liegen.',
  commission: 'Zwischen 0 und 100 Prozent, höchstens zwei Nachkommastellen.',
  decimals: currency =>
    `Es lässt sich kein Betrag eingeben: Wie viele Nachkommastellen ${currency} hat, ist nicht bekannt.`,
  future: 'Wählen Sie einen Zeitpunkt in der Zukunft.',
  sameWallet: 'Wählen Sie ein anderes Konto.'
}
