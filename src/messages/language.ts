/**
 * As `Intl` writes them (a test compares both), whose first use takes longer
 * than a page's rows (decision 0021).
 */
export interface Writing {
  /** `5 Nov` or `05.11.`; `month` counts from 0. */
  day: (day: number, month: number) => string
  /** `5 Nov 2026` */
  fullDay: (day: number, month: number, year: number) => string
  /** From Sunday. */
  weekdays: readonly string[]
  /** `Saturday 14 Nov` */
  weekday: (weekday: string, day: string) => string
  /** The same before a day with its year. */
  fullWeekday: (weekday: string, day: string) => string
  now: string
  /** `3 min ago`, or `in 3 min`: negative counts are in the past. */
  minutes: (count: number) => string
  hours: (count: number) => string
  yesterday: string
  tomorrow: string
  thousands: string
  decimal: string
  /** Of a formatted number, such as `5.5%`. */
  percent: (number: string) => string
}

export interface Language {
  /** The `lang` of every page. */
  tag: string
  /** For numbers, dates and amounts. */
  locale: string
  /** The `dir` of every page. */
  direction: 'ltr' | 'rtl'
  writing: Writing
}

/** The shape of the English texts, for translations. */
export type Texts<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: Texts<English[Name]> }
