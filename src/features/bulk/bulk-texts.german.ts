import type { Texts } from '../../messages/language.ts'
import type * as english from './bulk-texts.english.ts'

export const bulk: Texts<typeof english.bulk> = {
  selectAll: (total, clock) => `Alle ${total} auswählen, Stand ${clock}`,
  allSelected: (total, clock) => `Alle ${total} passenden, Stand ${clock}`,
  onlyChosen: 'Nur die ausgewählten Zeilen',
  question: title => `${title}?`,
  snapshot: clock =>
    `Alle, die mit Stand ${clock} passen. Spätere Zeilen bleiben unberührt.`,
  chosen: 'Ausgewählt',
  isLeftOut: 'Ausgelassen',
  more: count => `Und ${count} weitere.`,
  sums: amounts => `Zusammen ${amounts}.`,
  leftOut: (count, written, all) =>
    `${written} von ${all} ${count === 1 ? 'hat einen großen Betrag und wird' : 'haben große Beträge und werden'} ausgelassen.`,
  hold: (count, amounts, clock) =>
    `${count === 1 ? 'Der Ausgewählte hat' : 'Die Ausgewählten haben'} ${amounts}, Stand ${clock}.`,
  holdNothing: (count, clock) =>
    `${count === 1 ? 'Der Ausgewählte hat' : 'Die Ausgewählten haben'} kein Geld, Stand ${clock}.`,
  and: 'und',
  reading: (read, expected) =>
    `Passende Zeilen werden geladen: ${read} von ${expected}. Noch ist nichts gesendet.`,
  readProgress: 'Gelesen',
  unread:
    'Die passenden Zeilen konnten nicht geladen werden. Es wurde nichts gesendet.',
  readAgain: 'Erneut laden',
  miscounted: (expected, found) =>
    `Sie haben ${expected} gewählt, jetzt passen ${found}. Noch ist nichts gesendet.`,
  progress: 'Fortschritt',
  soFar: (ended, all) => `${ended} von ${all} sind fertig.`,
  phases: {
    running: 'Lassen Sie diese Seite offen.',
    stopping: 'Der Lauf hält an. Bereits gesendete Anfragen laufen zu Ende.'
  },
  paused: {
    person: 'Der Lauf ist pausiert. Bereits gesendete Anfragen laufen zu Ende.',
    offline:
      'Der Lauf ist pausiert, weil Sie offline sind. Es geht weiter, sobald Sie verbunden sind.',
    unreachable:
      'Der Lauf ist pausiert, weil der Server nicht erreichbar war. Fahren Sie fort, sobald er es wieder ist.'
  },
  holding: clock =>
    `Der Server braucht eine Pause. Es geht um ${clock} von selbst weiter.`,
  ends: {
    complete: 'Der Lauf ist fertig.',
    stopped: 'Der Lauf wurde vor dem Ende angehalten.',
    'signed-out': 'Ihre Sitzung endete, bevor der Lauf fertig war.'
  },
  pause: 'Pause',
  proceed: 'Fortfahren',
  stop: 'Anhalten',
  retry: count => `${count} wiederholen`,
  sendRest: count => `Die übrigen ${count} senden`,
  these: (count, written) => (count === 1 ? 'Diesen' : `Diese ${written}`),
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
    accepted: 'Angenommen',
    skipped: 'Übersprungen',
    failed: 'Fehlgeschlagen',
    unknown: 'Nicht bekannt',
    unsent: 'Nicht gesendet'
  },
  counts: {
    done: (count, rows, done) =>
      `${rows} ${count === 1 ? 'wurde' : 'wurden'} ${done}`,
    accepted: (count, written) =>
      `${written} ${count === 1 ? 'wurde' : 'wurden'} angenommen`,
    skipped: (count, written) =>
      `${written} ${count === 1 ? 'wurde' : 'wurden'} übersprungen`,
    failed: (count, written) =>
      `${written} ${count === 1 ? 'ist' : 'sind'} fehlgeschlagen`,
    unknown: (count, written) =>
      `${written} ${count === 1 ? 'ist' : 'sind'} nicht bekannt`,
    unsent: (count, written) =>
      `${written} ${count === 1 ? 'wurde' : 'wurden'} nicht gesendet`
  },
  show: 'Gezeigte Ergebnisse',
  every: count => `Alle ${count}`,
  results: 'Ergebnisse',
  item: 'Name',
  outcome: 'Ergebnis',
  details: 'Einzelheiten',
  firstOf: (shown, all) =>
    `Die ersten ${shown} von ${all}. Die Datei enthält alle.`,
  save: 'Als CSV speichern',
  unsaved: 'Die Datei konnte nicht geschrieben werden.',
  unsentWhy: 'Der Lauf endete vor dieser Zeile.',
  acceptedWhy: 'Der Server hat es angenommen und noch nicht ausgeführt.'
}
