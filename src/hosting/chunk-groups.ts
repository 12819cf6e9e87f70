import type { Plugin } from 'vite'

import { routes } from '../domain/routes.ts'

/** What the bundler knows of a module. */
interface Module {
  code: string | null
  exports: readonly string[] | null
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
const GROUPS = ['react', 'refresh', 'base', 'panel']

const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\//u
const TEXTS = /\/src\/messages(?:\.ts|\/)/u
const ACTION_TEXTS = /\/(?:action-\w+|activity)\.ts$/u
const TEXT = /\bmessages\.((?:actions\.)?\w+)/gu
/** What the head of a page runs: whoever shares it would run it too. */
const HEAD_SCRIPT = /[?&]type=script\b|\/islands\/head\//u
const FIRST = /\/islands\/head\/begin-refresh\./u
const EVERY_PAGE = /\/islands\/shell\/hosts\.|\/@astrojs\/react\//u
const LOGIN = /\/islands\/login-island\./u
const SCREEN = /\/islands\/[\w-]+-island\./u

/**
 * Puts what pages load at their start into few chunks: what asks for a token
 * before all else, React, the base that every page needs, and what all screens
 * share. One large file is smaller on the line than many small ones, and comes
 * in one round. What only some screens need, or what waits for a click, is
 * left to the bundler.
 */
export function chunkGroups(): Plugin {
  let groups = new Map<string, string>()
  return {
    name: 'panel-chunk-groups',
    applyToEnvironment: ({ name }) => name === 'client',
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
  const all = [...modules.getModuleIds()]
  const entries = all.filter(id => modules.getModuleInfo(id)?.isEntry)
  const first = new Set(
    all
      .filter(id => FIRST.test(id))
      .flatMap(id => [...reachedFrom(id, modules)])
  )
  const starts = entries.map(entry => ({
    entry,
    reached: reachedFrom(entry, modules)
  }))
  const ids = new Set(starts.flatMap(({ reached }) => [...reached]))
  const groups = new Map<string, string>()
  for (const id of ids) {
    const by = starts.filter(({ reached }) => reached.has(id))
    if (HEAD_SCRIPT.test(id)) continue
    const name = first.has(id)
      ? 'refresh'
      : groupOf(
          id,
          by.map(({ entry }) => entry)
        )
    if (name) groups.set(id, name)
  }
  return groups
}

/** The group of a module, by the entries that reach it without a click. */
function groupOf(id: string, entries: readonly string[]): string | undefined {
  if (REACT.test(id)) return 'react'
  const screens = entries.filter(e => SCREEN.test(e) && !LOGIN.test(e))
  const everywhere = entries.some(entry => EVERY_PAGE.test(entry))
  const atLogin = entries.some(entry => LOGIN.test(entry))
  if (everywhere || (atLogin && entries.length > 1)) return 'base'
  if (atLogin) return undefined
  return screens.length >= SCREENS || screens.length < entries.length
    ? 'panel'
    : undefined
}

function reachedFrom(entry: string, modules: Modules): Set<string> {
  const reached = new Set<string>()
  const walk = (id: string): void => {
    if (reached.has(id)) return
    reached.add(id)
    const module = modules.getModuleInfo(id)
    for (const imported of module?.importedIds ?? []) {
      if (!TEXTS.test(imported)) walk(imported)
    }
    for (const text of textsIn(module, modules)) reached.add(text)
  }
  walk(entry)
  return reached
}

/** The files of the texts that a module names: it imports them all. */
function textsIn(module: Module | null, modules: Modules): string[] {
  const names = new Set(
    [...(module?.code ?? '').matchAll(TEXT)].map(([, name]) => name)
  )
  if (names.size === 0) return []
  return [...modules.getModuleIds()].filter(id => {
    if (!TEXTS.test(id)) return false
    const above = ACTION_TEXTS.test(id) ? 'actions.' : ''
    return modules
      .getModuleInfo(id)
      ?.exports?.some(name => names.has(`${above}${name}`))
  })
}
