/** The language that numbers and dates are written in, as the texts are. */
export const LOCALE = 'en-GB'
