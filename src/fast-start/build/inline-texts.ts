import type { ESTree, Plugin } from 'vite'

import { type PanelLanguage, languageNames } from '../../config.ts'
import type { AllTexts } from '../../programs/hosting/language-plugin.ts'
import { type TextPath, textPlaces } from './text-places.ts'

const OWN_MODULE = /\/src\/.*\.tsx?$/u
/** Those of another file may be generated at run time. */
const INLINED: ReadonlySet<PanelLanguage> = new Set(languageNames)

/**
 * A page loads only the texts of its scripts. A text may refer only to its own
 * parameters.
 */
export function inlineTexts(language: PanelLanguage, texts: AllTexts): Plugin {
  return {
    name: 'panel-inline-texts',
    apply: (_, { command }) => command === 'build' && INLINED.has(language),
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: OWN_MODULE, code: 'messages' },
      handler(code) {
        // Source maps only attribute bytes; nothing needs their lines.
        return { code: withTexts(code, this.parse(code), texts), map: null }
      }
    }
  }
}

/** Inlines the texts into a module; `tree` is its syntax tree. */
export function withTexts(
  code: string,
  tree: ESTree.Program,
  texts: object
): string {
  const at = (path: TextPath): unknown =>
    path.reduce<unknown>(
      (part, key) => (isGroup(part) ? part[key] : undefined),
      texts
    )
  const places = textPlaces(tree, path => at(path) !== undefined)
  if (!places) return code
  const { imported, named, constants } = places
  const shared = new Map<string, string>()
  const changes = [
    ...imported.map(place => ({ ...place, to: '' })),
    ...named.map(({ place, path }) => {
      const text = at(path)
      if (typeof text === 'string') return { ...place, to: written(text) }
      const to = `text$${path.join('$').replaceAll(/\W/gu, '_')}`
      shared.set(to, written(text))
      return { ...place, to }
    }),
    ...constants.map(({ place, path, isNeeded }) => ({
      ...place,
      to: isNeeded ? written(at(path)) : '0'
    }))
  ].toSorted((one, other) => other.start - one.start)
  const changed = changes.reduce(
    (result, { start, end, to }) =>
      result.slice(0, start) + to + result.slice(end),
    code
  )
  const before = [...shared].map(([name, text]) => `const ${name}=${text};`)
  return before.join('') + changed
}

function written(text: unknown): string {
  if (typeof text === 'function') return `(${String(text)})`
  if (!isGroup(text)) return JSON.stringify(text)
  if (Array.isArray(text)) return `[${text.map(written).join()}]`
  const parts = Object.entries(text).map(
    ([key, part]) => `${JSON.stringify(key)}:${written(part)}`
  )
  return `{${parts.join()}}`
}

function isGroup(text: unknown): text is Record<string, unknown> {
  return typeof text === 'object' && text !== null
}
