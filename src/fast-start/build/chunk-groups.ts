import type { Plugin } from 'vite'

import { routes } from '../../routes/table.ts'

interface Module {
  code: string | null
  importedIds: readonly string[]
  isEntry: boolean
}

interface Modules {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => Module | null
}

const SCREENS = routes.filter(({ access }) => access === 'auth').length
const GROUPS = ['base', 'rows', 'react', 'shell', 'panel']

/** Chunks that every page with islands has loaded at its start. */
const AT_START = /\/(?:react|base|shell|rows|panel|rolldown-runtime)\.[^/]+$/u

/** Without the JSX runtime: it is a file of its own, and small. */
const REACT =
  /\/node_modules\/(?:react-dom|scheduler|react(?!\/jsx-runtime\b))\//u
/** Code shared by some screens needs no file below this many characters. */
const SMALL = 700
/** Entries in the head; a file shared with one of them would run it. */
const HEAD_SCRIPT = /[?&]type=script\b|\/fast-start\/entries\//u
/** Style sheets come with the screens that import them. */
const STYLE = /\.css$/u
const EVERY_PAGE = /\/islands\/shell\/hosts\.|\/@astrojs\/react\//u
const LOGIN = /\/islands\/login-island\./u
const SCREEN = /\/islands\/[\w-]+-island\./u

/**
 * Puts what pages load at their start into few chunks: `base`, used by every
 * page's entry, and `rows`, which renders the rows of any screen, both without
 * React; then React, `shell` for every page, and `panel` for all screens. One
 * large file compresses better than many and comes in one round trip. The rest
 * is left to the bundler.
 */
export function chunkGroups(): Plugin {
  let groups = new Map<string, string>()
  return {
    name: 'panel-chunk-groups',
    applyToEnvironment: ({ name }) => name === 'client',
    // A lazy import preloads its chunks, except those already loaded.
    configEnvironment: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_, files) =>
            files.filter(file => !AT_START.test(file))
        }
      }
    }),
    renderStart() {
      groups = startGroups(this)
    },
    outputOptions: options => ({
      ...options,
      codeSplitting: {
        groups: GROUPS.map((name, index) => ({
          name,
          test: (id: string) => groups.get(id) === name,
          // Imports join the group, unless an earlier group has them.
          priority: GROUPS.length - index
        }))
      }
    })
  }
}

function startGroups(modules: Modules): Map<string, string> {
  const entries = [...modules.getModuleIds()].filter(
    id => modules.getModuleInfo(id)?.isEntry
  )
  const starts = entries.map(entry => ({
    entry,
    reached: reachedFrom(entry, modules)
  }))
  const ids = new Set(starts.flatMap(({ reached }) => [...reached]))
  const entriesOf = new Map(
    [...ids].map(id => [
      id,
      starts.filter(({ reached }) => reached.has(id)).map(({ entry }) => entry)
    ])
  )
  /** The size of what joins a group with this module and no other. */
  const sizeOf = (id: string, by: readonly string[]): number =>
    [...reachedFrom(id, modules)]
      .filter(other => entriesOf.get(other)?.length === by.length)
      .map(other => modules.getModuleInfo(other)?.code?.length ?? 0)
      .reduce((all, length) => all + length, 0)
  const groups = new Map<string, string>()
  for (const [id, by] of entriesOf) {
    if (HEAD_SCRIPT.test(id) || STYLE.test(id)) continue
    const name = groupOf(id, by, sizeOf(id, by))
    if (name) groups.set(id, name)
  }
  return groups
}

/** The group of a module, by the entries that import it statically. */
function groupOf(
  id: string,
  entries: readonly string[],
  size: number
): string | undefined {
  if (REACT.test(id)) return 'react'
  const heads = entries.filter(entry => HEAD_SCRIPT.test(entry)).length
  const screens = entries.filter(e => SCREEN.test(e) && !LOGIN.test(e)).length
  const islands = entries.length - heads
  const isSmall = size <= SMALL
  const isOfLogin =
    heads > SCREENS ||
    entries.some(entry => EVERY_PAGE.test(entry) || LOGIN.test(entry))
  if (entries.every(entry => LOGIN.test(entry))) return undefined
  const isShared =
    isOfLogin ||
    screens >= SCREENS ||
    screens < islands ||
    (screens > 1 && isSmall)
  const isOfHeads =
    heads >= SCREENS || (heads > 0 && isShared) || (heads > 1 && isSmall)
  // An entry must not import a file that needs React.
  if (isOfHeads) return isOfLogin ? 'base' : 'rows'
  if (!isShared) return undefined
  return isOfLogin ? 'shell' : 'panel'
}

function reachedFrom(entry: string, modules: Modules): Set<string> {
  const reached = new Set<string>()
  const walk = (id: string): void => {
    if (reached.has(id)) return
    reached.add(id)
    for (const imported of modules.getModuleInfo(id)?.importedIds ?? []) {
      walk(imported)
    }
  }
  walk(entry)
  return reached
}
