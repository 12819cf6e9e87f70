import { vi } from 'vitest'

/**
 * Makes the next import of a store the first one of a new document, whose
 * calls go to this API base.
 */
export function freshDocument(base: string): void {
  vi.resetModules()
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (Symbol.keyFor(symbol)?.startsWith('panel.')) {
      Reflect.deleteProperty(globalThis, symbol)
    }
  }
  vi.stubEnv('PUBLIC_API_BASE_URL', base)
}
