import type { Plugin } from 'vite'

const ASKS_LATER = /\/src\/(?:islands|screens|features|stores)\//u
const NOTHING = '\0panel-nothing'

/**
 * Leaves lazy modules out of the prerender build, which never runs them. Astro
 * would link all their style sheets in every page.
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
