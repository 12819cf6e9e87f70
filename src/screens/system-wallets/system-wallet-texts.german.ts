import type { Texts } from '../../messages/language.ts'
import type * as english from './system-wallet-texts.english.ts'

export const systemWallets: Texts<typeof english.systemWallets> = {
  title: 'Systemkonten',
  lead: 'Die Konten, durch die Einzahlungen, Startgelder und Preise gehen: Buchungen ansehen oder umbuchen.',
  short: 'Konten',
  rows: 'Systemkonten',
  all: 'Alle Konten',
  search: 'Name oder Code',
  empty: 'Noch keine Systemkonten',
  emptyText: 'Hier stehen die Konten des Hauses.',
  noMatch: 'Keine passenden Systemkonten',
  name: 'Konto',
  lowBalance: 'niedrig',
  overdrawn: 'unter null',
  below: 'Niedriger Saldo',
  entries: name => `Buchungen von ${name}`
}
