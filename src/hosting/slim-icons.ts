import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/u
const DRAWING =
  /name: (?<name>"[\w-]+"),[^]*?\bnode: (?<node>\[[^]*?\n {2}\]|\[\[.*\]\])[\n,]/u
/** Elements that never change places need none. */
const KEY = /, key: "\w+"/gu
const MAKER = fileURLToPath(new URL('../ui/create-icon.ts', import.meta.url))

/**
 * Takes of each icon of the library its drawing alone: what else it brings is
 * for contexts, names and settings that nothing here uses.
 */
export function slimIcons(): Plugin {
  return {
    name: 'panel-slim-icons',
    apply: 'build',
    // Where pages are prerendered the library would stay outside.
    configEnvironment: () => ({ resolve: { noExternal: ['lucide-react'] } }),
    transform: {
      filter: { id: ICON },
      handler(code, id) {
        const { name, node } = DRAWING.exec(code)?.groups ?? {}
        if (!name || !node) this.error(`No drawing in ${id}`)
        const drawing = node.replaceAll(KEY, '')
        return {
          code: `import { createIcon } from ${JSON.stringify(MAKER)}
export default createIcon(${name}, ${drawing})`,
          map: null
        }
      }
    }
  }
}
