/** How a language is written. */
export interface Language {
  /** The `lang` of every page. */
  tag: string
  /** What numbers, dates and amounts are written by. */
  locale: string
  /** A day: `5 Nov` or `05.11.`, with its year where that is shown. */
  day: { day: 'numeric' | '2-digit'; month: 'short' | '2-digit' }
  /** The `dir` of every page. */
  direction: 'ltr' | 'rtl'
}

/** The shape of English texts, with any words: for another language. */
export type Texts<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: Texts<English[Name]> }
