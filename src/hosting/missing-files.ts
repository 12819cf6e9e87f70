/** Addresses below these are files: a page never answers for one. */
export const ASSETS = ['/_astro/', '/builds/'] as const

/** What is answered instead, with status 404. */
export const MISSING_TEXT = 'Not found'

/** What a server says itself where the API behind it does not. */
export const NO_ANSWER_TEXT = 'The API gave no answer'
