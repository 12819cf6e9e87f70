/**
 * How dates and numbers are written, as `Intl` does it by the locale: a test
 * holds both against each other. The first use of any of its formats takes
 * longer than the rows of a page (decision 0021).
 */
export interface Writing {
  /** `5 Nov` or `05.11.`: of a month from 0. */
  day: (day: number, month: number) => string
  /** `5 Nov 2026` */
  fullDay: (day: number, month: number, year: number) => string
  /** From Sunday on. */
  weekdays: readonly string[]
  /** `Saturday 14 Nov`, of a weekday and a day. */
  weekday: (weekday: string, day: string) => string
  /** The same before a day with its year. */
  fullWeekday: (weekday: string, day: string) => string
  now: string
  minutesAgo: (count: number) => string
  hoursAgo: (count: number) => string
  yesterday: string
  /** What stands between thousands, and before a fraction. */
  thousands: string
  decimal: string
  /** `5.5%`, of a written number. */
  percent: (number: string) => string
}

/** How a language is written. */
export interface Language {
  /** The `lang` of every page. */
  tag: string
  /** What numbers, dates and amounts are written by. */
  locale: string
  /** The `dir` of every page. */
  direction: 'ltr' | 'rtl'
  writing: Writing
}

/** The shape of English texts, with any words: for another language. */
export type Texts<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: Texts<English[Name]> }
