import type { Plugin } from 'vite'

import { routes } from '../../routes/table.ts'

/** What the bundler knows of a module. */
interface Module {
  code: string | null
  importedIds: readonly string[]
  isEntry: boolean
}

/** The modules of a build: those that it has read, and what each holds. */
interface Modules {
  getModuleIds: () => Iterable<string>
  getModuleInfo: (id: string) => Module | null
}

/** Every page behind the sign-in has a screen of its own. */
const SCREENS = routes.filter(({ access }) => access === 'auth').length
const GROUPS = ['base', 'rows', 'react', 'shell', 'panel']

/** The chunks that every page with parts has when one is opened. */
const AT_START = /\/(?:react|base|shell|rows|panel|rolldown-runtime)\.[^/]+$/u

/** What writes elements down is a file of its own, and small. */
const REACT =
  /\/node_modules\/(?:react-dom|scheduler|react(?!\/jsx-runtime\b))\//u
/** Of what some screens share, in characters: no file of its own is worth it. */
const SMALL = 700
/** What the head of a page runs: whoever shares it would run it too. */
const HEAD_SCRIPT = /[?&]type=script\b|\/fast-start\/entries\//u
/** It comes with the screens that import it. */
const STYLE = /\.css$/u
const EVERY_PAGE = /\/islands\/shell\/hosts\.|\/@astrojs\/react\//u
const LOGIN = /\/islands\/login-island\./u
const SCREEN = /\/islands\/[\w-]+-island\./u

/**
 * Puts what pages load at their start into few chunks: the base that the head
 * of every page runs, what it takes to show the rows of any screen, both
 * without React; then React, what every page renders, and what all screens
 * share. One large file is smaller on the line than many small ones, and comes
 * in one round. What only some screens need, or what waits for a click, is
 * left to the bundler.
 */
export function chunkGroups(): Plugin {
  let groups = new Map<string, string>()
  return {
    name: 'panel-chunk-groups',
    applyToEnvironment: ({ name }) => name === 'client',
    // Whoever loads a part names the chunks it needs, but none that is there.
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
          // What a group's modules import is in it, if in none before it.
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
  /** What comes into a group with this module, and with nothing else. */
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

/** The group of a module, by the entries that reach it without a click. */
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
  // What a head runs may be in no file that needs React.
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
