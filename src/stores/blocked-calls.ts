import { atom, type ReadableAtom } from 'nanostores'

import { config } from '../config.ts'

const $blocked = atom(false)

/**
 * Whether the content security policy of this site keeps its calls from its
 * API: to a call that looks like a network that is down.
 */
export const $callsBlocked: ReadableAtom<boolean> = $blocked

/** Where calls go: the one origin that the policy has to allow. */
export function apiOrigin(): string {
  return new URL(config.apiBaseUrl, location.href).origin
}

/** Listens for calls that the policy blocks; the panel starts it once. */
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
