import type * as english from '../english/bulk.ts'
import type { Texts } from '../language.ts'

export const bulk: Texts<typeof english.bulk> = {
  selectAll: (total, clock) => `Alle ${total} auswählen, Stand ${clock}`,
  allSelected: (total, clock) => `Alle ${total} passenden, Stand ${clock}`,
  onlyChosen: 'Nur die ausgewählten Zeilen',
  question: title => `${title}?`,
  snapshot: clock =>
    `Alle, die mit Stand ${clock} passen. Spätere Zeilen bleiben unberührt.`,
  reading: (read, expected) =>
    `Passende Zeilen werden geladen: ${read} von ${expected}. Noch ist nichts gesendet.`,
  readProgress: 'Gelesen',
  unread:
    'Die passenden Zeilen konnten nicht geladen werden. Es wurde nichts gesendet.',
  readAgain: 'Erneut laden',
  miscounted: (expected, found) =>
    `Sie haben ${expected} zugestimmt, jetzt passen ${found}. Noch ist nichts gesendet.`,
  progress: 'Fortschritt',
  soFar: (ended, all) => `${ended} von ${all}`,
  phases: {
    running: 'Läuft. Lassen Sie diese Seite offen.',
    stopping: 'Hält an. Bereits gesendete Anfragen laufen zu Ende.'
  },
  paused: {
    person: 'Pausiert. Bereits gesendete Anfragen laufen zu Ende.',
    offline:
      'Pausiert, weil Sie offline sind. Es geht weiter, sobald Sie verbunden sind.',
    unreachable:
      'Pausiert, weil der Server nicht erreichbar war. Fahren Sie fort, sobald er es wieder ist.'
  },
  holding: clock =>
    `Der Server braucht eine Pause. Es geht um ${clock} von selbst weiter.`,
  ends: {
    complete: 'Fertig.',
    stopped: 'Vor dem Ende angehalten.',
    'signed-out': 'Die Sitzung endete vorher.'
  },
  pause: 'Pause',
  proceed: 'Fortfahren',
  stop: 'Anhalten',
  retry: count => `${count} wiederholen`,
  sendRest: count => `Die übrigen ${count} senden`,
  close: 'Fertig',
  leave: {
    title: 'Hier anhalten?',
    text: waiting =>
      `Noch nicht gesendet: ${waiting}. Bereits gesendete Anfragen laufen zu Ende.`,
    accept: 'Anhalten',
    reject: 'Weiter'
  },
  outcomes: {
    done: 'Erledigt',
    skipped: 'Übersprungen',
    failed: 'Fehlgeschlagen',
    unknown: 'Nicht bekannt',
    unsent: 'Nicht gesendet'
  },
  show: 'Gezeigte Ergebnisse',
  every: count => `Alle ${count}`,
  results: 'Ergebnisse',
  item: 'Name',
  outcome: 'Ergebnis',
  why: 'Warum',
  firstOf: (shown, all) =>
    `Die ersten ${shown} von ${all}. Die Datei enthält alle.`,
  save: 'Als CSV speichern',
  unsaved: 'Die Datei konnte nicht geschrieben werden.',
  unsentWhy: 'Der Lauf endete vor dieser Zeile.'
}
