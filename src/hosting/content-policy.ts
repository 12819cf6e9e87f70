import { StartError } from './start-error.ts'

/** A content security policy: its directives and their sources, in order. */
export type ContentPolicy = readonly (readonly [string, ...string[]])[]

/** What a policy of the site depends on. */
export interface PolicyInputs {
  /** Where calls go: a path of this origin, or a full address. */
  apiBaseUrl: string
  /** Source expressions of the inline scripts, as `'sha256-...'`. */
  scripts: readonly string[]
  styles: readonly string[]
}

/** Directives that browsers ignore in a page, with an error in the console. */
const HEADER_ONLY = new Set(['frame-ancestors'])

/**
 * The one policy of every page: nothing but this site's own files, its API,
 * and the inline scripts that the build knows by their hash.
 */
export function contentPolicy(inputs: PolicyInputs): ContentPolicy {
  const { apiBaseUrl, scripts, styles } = inputs
  const policy: ContentPolicy = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['script-src-attr', "'none'"],
    ['style-src', "'self'", ...styles],
    ['style-src-attr', "'none'"],
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

/** The policy as the value of a header; `secure` where the site has https. */
export function headerPolicy(policy: ContentPolicy, secure: boolean): string {
  // Over plain http it would ask for files that nobody serves.
  const upgrade = secure ? [['upgrade-insecure-requests']] : []
  return [...policy, ...upgrade].map(line => line.join(' ')).join('; ')
}

/** The policy as the content of a meta tag. */
export function metaPolicy(policy: ContentPolicy): string {
  return headerPolicy(
    policy.filter(([directive]) => !HEADER_ONLY.has(directive)),
    false
  )
}

/**
 * Throws a `StartError` where the policy would block the panel's own calls,
 * or would let them go out without encryption.
 */
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

/** A path of this origin is `'self'`, which is there anyway. */
function apiSources(apiBaseUrl: string): string[] {
  if (apiBaseUrl.startsWith('/')) return []
  // These two end a source and a directive.
  return [apiBaseUrl.replaceAll(',', '%2C').replaceAll(';', '%3B')]
}
