const BEFORE_CALLS =
  "default-src 'none'; script-src 'self'; script-src-attr 'none'; style-src 'self'; style-src-attr 'none'; img-src 'self'; "
const AFTER_CALLS =
  "base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'; frame-ancestors 'none'"

/** The policy where calls go to these sources, without the hashes in it. */
export function policyText(calls = "'self'"): string {
  return `${BEFORE_CALLS}connect-src ${calls}; ${AFTER_CALLS}`
}

/** What every answer of the site carries, besides the policy. */
export const headerTable: readonly (readonly [string, string])[] = [
  ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains; preload'],
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'DENY'],
  ['Referrer-Policy', 'no-referrer'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Embedder-Policy', 'require-corp'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  [
    'Permissions-Policy',
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), clipboard-read=()'
  ],
  ['X-Robots-Tag', 'noindex, nofollow']
]

/** A policy without the hashes, which each build has its own of. */
export function withoutHashes(policy = ''): string {
  return policy.replaceAll(/ 'sha256-[\w+/]+=*'/gu, '')
}

/** The headers of the table among those of an answer, by their small names. */
export function tableHeadersOf(
  headers: Record<string, string>
): Record<string, string | undefined> {
  const names = headerTable.map(([name]) => name.toLowerCase())
  return {
    ...Object.fromEntries(names.map(name => [name, headers[name]])),
    'content-security-policy': withoutHashes(headers['content-security-policy'])
  }
}

/** What `tableHeadersOf` has to give, over plain http. */
export const expectedHeaders: Record<string, string> = {
  ...Object.fromEntries(
    headerTable.map(([name, value]) => [name.toLowerCase(), value])
  ),
  'content-security-policy': policyText()
}
