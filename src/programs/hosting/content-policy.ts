import { StartError } from './start-error.ts'

export type ContentPolicy = readonly (readonly [string, ...string[]])[]

export interface PolicyInputs {
  apiBaseUrl: string
  /** Source expressions of the inline scripts, as `'sha256-...'`. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** Browsers ignore these in a page and log an error. */
const HEADER_ONLY = new Set(['frame-ancestors'])

/** Allows only the site's own files, its API and inline scripts by hash. */
export function contentPolicy(inputs: PolicyInputs): ContentPolicy {
  const { apiBaseUrl, scripts, styles } = inputs
  const policy: ContentPolicy = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", ...styles],
    ['style-src-attr', "'none'"],
    // Other origins also need CORP or CORS (COEP in `security-headers.ts`).
    ['img-src', "'self'"],
    ['connect-src', "'self'", ...apiSources(apiBaseUrl)],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
    ['frame-ancestors', "'none'"]
  ]
  checkConnections(policy, apiBaseUrl)
  return policy
}

/** `secure` if the site has https. */
export function headerPolicy(policy: ContentPolicy, secure: boolean): string {
  // Over plain http it would request files that nobody serves.
  const upgrade = secure ? [['upgrade-insecure-requests']] : []
  return [...policy, ...upgrade].map(line => line.join(' ')).join('; ')
}

export function metaPolicy(policy: ContentPolicy): string {
  return headerPolicy(
    policy.filter(([directive]) => !HEADER_ONLY.has(directive)),
    false
  )
}

/** Throws a `StartError` if calls would be blocked or go unencrypted. */
export function checkConnections(
  policy: ContentPolicy,
  apiBaseUrl: string
): void {
  const sources = policy.find(([directive]) => directive === 'connect-src')
  const wanted = apiSources(apiBaseUrl)[0] ?? "'self'"
  if (!sources?.includes(wanted)) {
    throw new StartError(
      `The content security policy has no connect-src for ${apiBaseUrl}.`
    )
  }
}

/** A path of this origin is covered by `'self'`. */
function apiSources(apiBaseUrl: string): string[] {
  if (apiBaseUrl.startsWith('/')) return []
  // These two end a source and a directive.
  return [apiBaseUrl.replaceAll(',', '%2C').replaceAll(';', '%3B')]
}
