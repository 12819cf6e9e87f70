import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

import { StartError } from '../../hosting/start-error.ts'

const NAME = 'valibot'
/** Of a module that is made here. */
const MADE = 'virtual:schemas:'
const LIST = 'only:'
/** How all of our modules import it, and then name what it has. */
const IMPORT = /^(import \* as v from )["']valibot["']/mu
const USED = /\bv\.(\w+)/gu
const REGION = /^\/\/#region (?<name>\S+)\n(?<code>[^]*?)^\/\/#endregion/gmu
const DECLARED = /^(?:async )?(?:function\*?|const|let|var|class) ([\w$]+)/gmu
const WORD = /[\w$]+/gu

interface Region {
  code: string
  /** What it declares for all of the library. */
  declared: readonly string[]
}

/**
 * Makes the library of schemas many modules, one for each of its own files: it
 * comes as one, and what only some form checks would be on every page.
 */
export function splitSchemas(): Plugin {
  let regions = new Map<string, Region>()
  return {
    name: 'panel-split-schemas',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      regions = readRegions()
    },
    transform: {
      filter: { code: NAME },
      handler(code) {
        if (!IMPORT.test(code)) return undefined
        const used = [...code.matchAll(USED)].map(([, name = '']) => name)
        const given = `"${MADE}${LIST}${[...new Set(used)].join()}"`
        return { code: code.replace(IMPORT, `$1${given}`), map: null }
      }
    },
    resolveId: source =>
      source.startsWith(MADE)
        ? { id: source, moduleSideEffects: false }
        : undefined,
    load(id) {
      if (!id.startsWith(MADE)) return undefined
      const name = id.slice(MADE.length)
      const region = regions.get(name)
      return region
        ? moduleOf(region, regions)
        : listOf(name.slice(LIST.length).split(','), regions)
    }
  }
}

function readRegions(): Map<string, Region> {
  const file = fileURLToPath(import.meta.resolve(NAME))
  const found = [...readFileSync(file, 'utf8').matchAll(REGION)]
  if (found.length === 0) throw new StartError(`No regions in ${file}`)
  return new Map(
    found.map(({ groups: { name = '', code = '' } = {} }) => [
      name,
      {
        code,
        declared: [...code.matchAll(DECLARED)].map(([, word = '']) => word)
      }
    ])
  )
}

/** A region with what it takes from the others, and gives to them. */
function moduleOf(own: Region, regions: ReadonlyMap<string, Region>): string {
  const words = new Set([...own.code.matchAll(WORD)].map(([word]) => word))
  const imports = [...regions].flatMap(([name, region]) => {
    const taken = region.declared.filter(word => words.has(word))
    return region === own || taken.length === 0
      ? []
      : [`import { ${taken.join(', ')} } from ${from(name)}`]
  })
  const given = `export { ${own.declared.join(', ')} }`
  return [...imports, own.code, given].join('\n')
}

/** What a module uses of it, and nothing else to be walked through. */
function listOf(
  names: readonly string[],
  regions: ReadonlyMap<string, Region>
): string {
  return [...regions]
    .flatMap(([region, { declared }]) => {
      const used = declared.filter(name => names.includes(name))
      return used.length === 0
        ? []
        : [`export { ${used.join(', ')} } from ${from(region)}`]
    })
    .join('\n')
}

function from(region: string): string {
  return JSON.stringify(MADE + region)
}
