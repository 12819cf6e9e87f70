/** Under this name all tabs of a browser keep what went wrong in them. */
export const TROUBLES = 'smoke-troubles'

/**
 * Keeps what a page says on its console, throws, or has blocked by the content
 * policy. It is written into a file of its own: it may use nothing from
 * outside its own body.
 */
export function keepTroubles(): void {
  const keep = (...texts: unknown[]): void => {
    const name = 'smoke-troubles'
    const kept = JSON.parse(localStorage.getItem(name) ?? '[]') as string[]
    kept.push(`${location.pathname}: ${texts.map(String).join(' ')}`)
    localStorage.setItem(name, JSON.stringify(kept))
  }
  for (const method of ['error', 'warn'] as const) {
    // oxlint-disable-next-line no-console -- heard here
    console[method] = (...texts: unknown[]) => keep(method, ...texts)
  }
  addEventListener('error', ({ message }) => keep('uncaught', message))
  addEventListener('unhandledrejection', ({ reason }) =>
    keep('unhandled', reason)
  )
  addEventListener('securitypolicyviolation', event =>
    keep('blocked', event.effectiveDirective, event.blockedURI, event.sample)
  )
  // Nobody here answers a browser that asks where to put a file.
  Reflect.deleteProperty(window, 'showSaveFilePicker')
}
