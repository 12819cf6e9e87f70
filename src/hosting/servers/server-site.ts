import type { Header } from '../security-headers.ts'

/** What the configuration of a server is written from. */
export interface ServerSite {
  /** The name that the panel is reached by. */
  name: string
  /** Where the files of `dist/` lie on the server. */
  root: string
  /** Plain http on this port, behind what ends https; 443 if left out. */
  port?: number
  headers: readonly Header[]
  /** Set where the site calls a path of its own origin. */
  api?: {
    /** The path, ending in `/`. */
    path: string
    /** The origin of the server that answers it. */
    server: string
  }
}

/** The types of the API's answers. */
export const API_TYPES = ['application/json', 'application/problem+json']

/**
 * The calls below this path answer with tokens. No server compresses them: the
 * length of a secret compressed with a caller's own text gives it away (BREACH).
 */
export const SESSION_CALLS = 'admin/'
