const missing = new Set<string>()

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

/** Vite loads each sheet only once. Throws if one fails again. */
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
