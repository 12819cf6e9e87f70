// Glossary: Buchung (entry, transaction), Vorgang (movement), Konto (wallet),
// Systemkonto (system wallet), Guthaben (what a user holds), Saldo (balance of
// an account), Gutschrift, Belastung (credit, debit), Korrektur (adjustment),
// Umbuchung (transfer), Storno (reversal), Auszahlung (withdrawal), Startgeld
// (entry fee), Preisgeld (prize), Preistopf (prize pool), Provision
// (commission), verbucht (settled), Zugang (admin account), Benutzer (user and
// account), sperren (suspend), ausschließen (ban), Änderungen (changes to a thing).
import type * as english from './all.english.ts'
import * as german from './all.german.ts'
import type { Language, Texts } from './language.ts'

const twoDigits = (number: number): string => String(number).padStart(2, '0')
const day = (date: number, month: number): string =>
  `${twoDigits(date)}.${twoDigits(month + 1)}.`
const weekday = (name: string, date: string): string => `${name}, ${date}`

export const language: Language = {
  tag: 'de',
  locale: 'de-DE',
  direction: 'ltr',
  writing: {
    day,
    fullDay: (date, month, year) => day(date, month) + String(year),
    weekdays: [
      'Sonntag',
      'Montag',
      'Dienstag',
      'Mittwoch',
      'Donnerstag',
      'Freitag',
      'Samstag'
    ],
    weekday,
    fullWeekday: weekday,
    now: 'jetzt',
    minutes: count => `${count < 0 ? 'vor' : 'in'} ${Math.abs(count)} Min.`,
    hours: count => `${count < 0 ? 'vor' : 'in'} ${Math.abs(count)} Std.`,
    yesterday: 'gestern',
    tomorrow: 'morgen',
    thousands: '.',
    decimal: ',',
    percent: number => `${number}\u{a0}%`
  }
}

// A missing text fails the build.
german satisfies Texts<typeof english>

export * as messages from './all.german.ts'
