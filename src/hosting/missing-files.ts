/** Addresses below these are files: a page never answers for one. */
export const ASSETS = ['/_astro/', '/builds/'] as const

/** What is answered instead, with status 404. */
export const MISSING_TEXT = 'Not found'
