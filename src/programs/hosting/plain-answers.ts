/** Below these are files: a page never answers for a missing one. */
export const ASSETS = ['/_astro/', '/builds/'] as const

/** The body of the 404 for such a file. */
export const MISSING_TEXT = 'Not found'

/** What a site of files can be asked (RFC 9110, 15.5.6). */
export const ALLOWED_METHODS = 'GET, HEAD'

/** The body of the 405 for any other method. */
export const REFUSED_TEXT = 'Method not allowed'

/** Sent by the server itself if the API behind it does not answer. */
export const NO_ANSWER_TEXT = 'The API gave no answer'

/** Sent by the server itself for a call that is longer than the API takes. */
export const TOO_LARGE_TEXT = 'The call is too large'
