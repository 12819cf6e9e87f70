import type { Texts } from '../../../messages/language.ts'
import type * as english from './game-action-texts.english.ts'

export const byAction: Texts<typeof english.byAction> = {
  'create-game': {
    label: 'Neues Spiel',
    title: () => 'Spiel anlegen',
    text: 'Es ist ein Entwurf, dem niemand beitreten kann, bis es geöffnet wird.',
    submit: 'Spiel anlegen',
    done: name => `${name} wurde angelegt`
  },
  'duplicate-game': {
    label: 'Duplizieren',
    title: name => `${name} duplizieren`,
    text: 'Die Kopie ist ein Entwurf mit eigenem Code.',
    submit: 'Spiel anlegen',
    done: name => `${name} wurde dupliziert`
  },
  'edit-game': {
    label: 'Bearbeiten',
    title: name => `${name} bearbeiten`,
    submit: 'Speichern',
    done: name => `${name} wurde geändert`
  },
  'pause-game': {
    label: 'Pausieren',
    title: name => `${name} pausieren?`,
    text: 'Niemand kann beitreten, bis es fortgesetzt wird.',
    done: name => `${name} wurde pausiert`
  },
  'open-game': {
    label: 'Öffnen',
    title: name => `${name} öffnen?`,
    text: 'Spieler können sofort beitreten.',
    done: name => `${name} ist jetzt offen`
  },
  'resume-game': {
    label: 'Fortsetzen',
    title: name => `${name} fortsetzen?`,
    text: 'Spieler können sofort beitreten.',
    done: name => `${name} wurde fortgesetzt`
  },
  'archive-game': {
    label: 'Archivieren',
    title: name => `${name} archivieren?`,
    text: 'Ein archiviertes Spiel lässt sich nicht wiederherstellen.',
    done: name => `${name} wurde archiviert`
  }
}

export const reasons: Texts<typeof english.reasons> = {
  archived: 'Ein archiviertes Spiel lässt sich nicht wiederherstellen.',
  running: 'Pausieren Sie das Spiel zuerst.',
  notOpen: 'Nur ein offenes Spiel kann pausiert werden.',
  locked: 'Gesperrt, solange das Spiel offen ist. Pausieren Sie es zuerst.'
}
