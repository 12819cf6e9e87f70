import { vi } from 'vitest'

/** Makes this process a tab; `kept` is what its `sessionStorage` has. */
export function stubTabStorage(kept = new Map<string, string>()): void {
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name)
  })
}
