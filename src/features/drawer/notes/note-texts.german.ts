import type { Texts } from '../../../messages/language.ts'
import type * as english from './note-texts.english.ts'

export const notes: Texts<typeof english.notes> = {
  title: 'Notizen',
  field: 'Neue Notiz',
  hint: 'Notizen bleiben: Sie lassen sich weder ändern noch löschen.',
  add: 'Notiz hinzufügen',
  added: 'Notiz hinzugefügt',
  empty: 'Noch keine Notizen.',
  failed: 'Die Notizen wurden nicht geladen.',
  newest: 'Neueste Notiz',
  all: 'Alle Notizen'
}
