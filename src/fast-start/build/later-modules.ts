import type { Plugin } from 'vite'

const ASKS_LATER = /\/src\/(?:islands|screens|features|stores)\//u
const NOTHING = '\0panel-nothing'

/**
 * The prerender build never runs lazy modules, but Astro would link their style
 * sheets in every page.
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
