import type { Texts } from '../../../messages/language.ts'
import type * as english from './transaction-action-texts.english.ts'

export const byAction: Texts<typeof english.byAction> = {
  'complete-transaction': {
    label: 'Ausführen',
    title: name => `${name} ausführen`,
    text: 'Sie prüfen es zuerst, dann wird das Geld bewegt.',
    submit: 'Prüfen',
    done: name => `${name} wurde ausgeführt`
  },
  'approve-transaction': {
    label: 'Freigeben',
    title: name => `${name} freigeben`,
    text: 'Das Geld bewegt sich, wie ein anderer Admin es erbeten hat. Sie prüfen es zuerst.',
    submit: 'Prüfen',
    done: name => `Freigegeben: ${name}`
  },
  'reverse-transaction': {
    label: 'Stornieren',
    title: name => `${name} stornieren`,
    text: 'Alles, was bewegt wurde, geht einmal zurück. Sie prüfen es zuerst.',
    submit: 'Prüfen',
    done: name => `${name} wurde storniert`
  },
  'cancel-transaction': {
    label: 'Buchung abbrechen',
    title: name => `${name} abbrechen`,
    text: 'Sie bewegt dann nichts; Reserviertes wird frei. Sie prüfen es zuerst.',
    submit: 'Prüfen',
    back: 'Offen lassen',
    done: name => `${name} wurde abgebrochen`
  },
  'decline-transaction': {
    label: 'Ablehnen',
    title: name => `${name} ablehnen`,
    text: 'Sie bewegt dann nichts, und niemand kann sie mehr freigeben. Sie prüfen es zuerst.',
    submit: 'Prüfen',
    back: 'Offen lassen',
    done: name => `Abgelehnt: ${name}`
  }
}

export const inBulk: Texts<typeof english.inBulk> = {
  'complete-transaction': {
    rows: ['Buchung', 'Buchungen'],
    label: 'Ausführen',
    title: count => `${count} ausführen`,
    text: 'Das Geld jeder Buchung bewegt sich sofort.',
    ownOpen: (count, written) =>
      count === 1
        ? 'Die eine, die Sie selbst erbeten haben, bleibt offen.'
        : `Die ${written}, die Sie selbst erbeten haben, bleiben offen.`,
    done: 'Ausgeführt'
  },
  'approve-transaction': {
    rows: ['Buchung', 'Buchungen'],
    label: 'Freigeben',
    title: count => `${count} freigeben`,
    text: 'Das Geld jeder Buchung bewegt sich sofort.',
    ownOpen: (count, written) =>
      count === 1
        ? 'Die eine, die Sie selbst erbeten haben, bleibt offen.'
        : `Die ${written}, die Sie selbst erbeten haben, bleiben offen.`,
    done: 'Freigegeben'
  },
  'cancel-transaction': {
    rows: ['Buchung', 'Buchungen'],
    label: 'Buchungen abbrechen',
    title: count => `${count} abbrechen`,
    text: 'Sie bewegen dann nichts; Reserviertes wird frei. Das ist endgültig.',
    done: 'Abgebrochen'
  },
  'decline-transaction': {
    rows: ['Buchung', 'Buchungen'],
    label: 'Ablehnen',
    title: count => `${count} ablehnen`,
    text: 'Sie bewegen dann nichts, und niemand kann sie mehr freigeben. Das ist endgültig.',
    done: 'Abgelehnt'
  }
}

export const decided: Texts<typeof english.decided> = {
  now: status => `Status jetzt: ${status}.`,
  'transaction.completed': (admin, when) =>
    `${admin} hat sie am ${when} ausgeführt.`,
  'transaction.cancelled': (admin, when) =>
    `${admin} hat sie am ${when} abgebrochen.`,
  'transaction.approved': (admin, when) =>
    `${admin} hat sie am ${when} freigegeben.`,
  'transaction.declined': (admin, when) =>
    `${admin} hat sie am ${when} abgelehnt.`
}

export const reversing: Texts<typeof english.reversing> = {
  all: amount =>
    `Bis zu ${amount} können storniert werden. Sie prüfen es zuerst.`,
  left: (left, amount) =>
    `Von ${amount} können noch ${left} storniert werden. Sie prüfen es zuerst.`,
  atMost: amount => `Nur noch ${amount} können storniert werden.`,
  done: (amount, name) => `${name}: ${amount} storniert`
}

export const reasons: Texts<typeof english.reasons> = {
  reversed: 'Sie wurde bereits storniert.',
  notCompleted: 'Nur eine ausgeführte Buchung kann storniert werden.',
  posted:
    'Stattdessen kann die Buchung storniert werden, die diese ausgeführt hat.',
  notOpen: 'Sie ist weder ausstehend noch reserviert.',
  ownRequest: 'Sie haben das erbeten: ein anderer Admin gibt es frei.',
  completeLarge:
    'Ein großer Betrag wird einzeln ausgeführt, mit seiner Prüfung.',
  approveLarge:
    'Ein großer Betrag wird einzeln freigegeben, mit seiner Prüfung.',
  notReversible:
    'Sie kann jetzt nicht storniert werden. Vielleicht wartet ein Storno auf Freigabe.',
  isReversal:
    'Ein Storno kann nicht storniert werden. Korrigieren Sie stattdessen das Guthaben.'
}
