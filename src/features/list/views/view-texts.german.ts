import type { Texts } from '../../../messages/language.ts'
import type * as english from './view-texts.english.ts'

export const views: Texts<typeof english.views> = {
  label: 'Gespeicherte Ansichten',
  save: 'Ansicht speichern',
  name: 'Name',
  rename: 'Umbenennen',
  update: 'Auf das Gezeigte ändern',
  moveBefore: 'Nach links',
  moveAfter: 'Nach rechts',
  remove: 'Löschen',
  removed: 'Ansicht gelöscht.',
  undo: 'Rückgängig',
  saved: name => `${name} ist gespeichert`,
  updated: name => `${name} ist geändert`,
  place: (name, place, total) => `${name}, Ansicht ${place} von ${total}`,
  actionsOf: name => `Aktionen der Ansicht ${name}`,
  refused: {
    empty: 'Geben Sie einen Namen ein',
    long: 'Ein Name hat höchstens 40 Zeichen',
    taken: 'Eine andere Ansicht heißt so',
    full: 'Es gibt schon 30 Ansichten. Löschen Sie zuerst eine.'
  }
}
