/** Addresses of style sheets that a part needs and that could not be loaded. */
const missing = new Set<string>()

/** Notes each style sheet that fails from now on. */
export function watchSheets(): void {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLLinkElement)) return
      if (target.rel !== 'stylesheet') return
      missing.add(target.href)
      target.remove()
    },
    true
  )
}

/**
 * Asks again for the sheets that failed: Vite asks for each one only once, and
 * would show the part without it. Throws where one fails again.
 */
export async function loadMissingSheets(): Promise<void> {
  await Promise.all([...missing].map(load))
}

function load(href: string): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => {
      missing.delete(href)
      resolve()
    })
    link.addEventListener('error', () =>
      reject(new Error(`Unable to load ${href}`))
    )
    document.head.append(link)
  })
}
