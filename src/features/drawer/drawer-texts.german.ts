import type { Texts } from '../../messages/language.ts'
import type * as english from './drawer-texts.english.ts'

export const drawer: Texts<typeof english.drawer> = {
  close: 'Schließen',
  copyId: 'ID kopieren',
  copyLink: 'Link kopieren',
  copy: what => `${what} kopieren`,
  idOf: what => `${what}-ID`,
  copied: 'Kopiert',
  previous: 'Vorige Zeile',
  next: 'Nächste Zeile',
  transaction: 'Buchung',
  user: 'Benutzer',
  game: 'Spiel',
  systemWallet: 'Systemkonto',
  admin: 'Admin',
  details: 'Angaben',
  loading: 'Wird geladen',
  failed: 'Die Einzelheiten wurden nicht geladen',
  missing: (noun, id) => `${noun} ${id} gibt es nicht`,
  missingText:
    'Vielleicht wurde der Eintrag entfernt, oder die Adresse stimmt nicht.',
  back: 'Zurück zur Liste',
  fromList: 'Sie sehen, was die Liste weiß.',
  loadedFrom: 'Sie sehen, was vorher gelesen wurde.',
  readAt: 'Stand',
  refresh: 'Einzelheiten aktualisieren',
  rawJson: 'Rohes JSON',
  copyJson: 'JSON kopieren',
  yes: 'Ja',
  no: 'Nein',

  verified: 'Bestätigt',
  wallets: 'Konten',
  noWallets: 'Hat kein Konto.',
  latestEntries: 'Neueste Buchungen',
  allTransactions: 'Alle Buchungen',
  allEntries: 'Alle Buchungen',
  noEntries: 'Noch keine Buchungen.',
  entriesFailed: 'Die Buchungen wurden nicht geladen.',

  atLeast: players => `${players} oder mehr`,
  atMost: players => `höchstens ${players}`,
  between: (least, most) =>
    least === most ? String(least) : `${least} bis ${most}`,
  private: 'Privat',
  public: 'Öffentlich',

  low: 'niedrig',
  allowed: 'Erlaubt',
  notAllowed: 'Nicht erlaubt',

  credit: 'Gutschrift',
  debit: 'Belastung',
  external: 'Extern',
  approval: 'Freigabe durch einen anderen Admin',
  went: (before, after, currency) =>
    `Der Saldo ging von ${before} auf ${after}\u00a0${currency}.`,
  unmoved: {
    open: 'Noch ist kein Geld bewegt.',
    held: 'Der Betrag ist reserviert. Der Saldo ist noch unverändert.',
    posted: 'Die Buchung, die diese ausgeführt hat, hat das Geld bewegt.',
    undone: 'Es wurde kein Geld bewegt, und dafür ist keines reserviert.',
    unknown: 'Es wurde kein Geld bewegt.'
  },
  openCompletion: 'Diese Buchung öffnen',
  unstated: 'Hat den Saldo geändert, aber der Server nennt den neuen nicht.',
  movementEntries: 'Alle Buchungen dieses Vorgangs',
  walletOrUser: 'Konto oder Benutzer',
  amountAndBalance: 'Betrag und Saldo',
  thisEntry: 'diese Buchung',
  openEntry: 'Buchung öffnen',
  openEntryOf: owner => `Buchung öffnen, ${owner}`,
  fromTo: (before, after) => `von ${before} auf ${after}`,
  sum: 'Summe',
  unbalanced:
    'Hier ist Geld entstanden oder verschwunden: Die Buchungen eines Vorgangs ergeben zusammen null.'
}
