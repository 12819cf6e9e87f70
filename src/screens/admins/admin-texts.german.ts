import type { Texts } from '../../messages/language.ts'
import type * as english from './admin-texts.english.ts'

export const admins: Texts<typeof english.admins> = {
  title: 'Admins',
  lead: 'Wer hier arbeiten darf: jemanden anlegen, Sitzungen beenden oder den Zugang sperren.',
  rows: 'Admins',
  all: 'Alle',
  search: 'Name oder E-Mail',
  empty: 'Noch keine Admins',
  emptyText: 'Hier steht, wer sich anmelden darf.',
  noMatch: 'Keine passenden Admins',
  name: 'Admin'
}
