import type { Plugin } from 'vite'

const ASKS_LATER = /\/src\/(?:islands|screens|features|stores)\//u
const NOTHING = '\0panel-nothing'

/**
 * Leaves what islands load later out of the build that prerenders them: it is
 * never run there. Astro would link the style sheets of all of it in the head
 * of every page.
 */
export function laterModules(): Plugin {
  return {
    name: 'panel-later-modules',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name !== 'client',
    resolveDynamicImport: (_, importer = '') =>
      ASKS_LATER.test(importer) ? NOTHING : undefined,
    load: id => (id === NOTHING ? 'export {}' : undefined)
  }
}
