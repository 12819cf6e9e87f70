import { atom, type ReadableAtom } from 'nanostores'

import { config } from '../config.ts'

const $blocked = atom(false)

/** Set when the CSP blocks API calls; `fetch` only sees a network error. */
export const $callsBlocked: ReadableAtom<boolean> = $blocked

export function apiOrigin(): string {
  return new URL(config.apiBaseUrl, location.href).origin
}

export function startBlockedCalls(): void {
  document.addEventListener('securitypolicyviolation', violation => {
    const { effectiveDirective, blockedURI, disposition } = violation
    const isCall = effectiveDirective === 'connect-src'
    if (isCall && disposition === 'enforce' && isOfApi(blockedURI)) {
      $blocked.set(true)
    }
  })
}

function isOfApi(blockedUri: string): boolean {
  return URL.parse(blockedUri, location.href)?.origin === apiOrigin()
}
