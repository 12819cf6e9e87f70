/** Below these are files: a page never answers for a missing one. */
export const ASSETS = ['/_astro/', '/builds/'] as const

/** The body of the 404 for such a file. */
export const MISSING_TEXT = 'Not found'

/** Sent by the server itself if the API behind it does not answer. */
export const NO_ANSWER_TEXT = 'The API gave no answer'
