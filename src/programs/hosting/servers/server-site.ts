import type { Header } from '../security-headers.ts'

export interface ServerSite {
  /** The host name of the panel. */
  name: string
  /** The folder of the built files on the server. */
  root: string
  /** Plain http on this port, behind a TLS proxy; 443 if left out. */
  port?: number
  /** Before all addresses, as `/backoffice`; `''` at the root of the host. */
  base: string
  headers: readonly Header[]
  /** Set if the site calls a path of its own origin. */
  api?: {
    /** Ends in `/`. */
    path: string
    /** The origin to forward to. */
    server: string
  }
}

/** For Perl and Go: of what a base may hold, a dot alone means more. */
export function basePattern({ base }: Pick<ServerSite, 'base'>): string {
  return base.replaceAll('.', String.raw`\.`)
}

export const API_TYPES = ['application/json', 'application/problem+json']

/** What servers pass on to an API: all but TRACE, which they refuse. */
export const PASSED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/**
 * Calls below this path answer with tokens, so no server may compress them: the
 * compressed length of a secret beside a caller's text reveals it (BREACH).
 */
export const SESSION_CALLS = 'admin/'
