import type { ESTree } from 'vite'

import { boundNames, nodesIn, valuesIn } from './syntax-tree.ts'

type Node = ESTree.Node

/** Keys from the root of the texts to one text or group. */
export type TextPath = readonly string[]

interface Place {
  start: number
  end: number
}

export interface TextPlaces {
  /** The import, if it imports nothing else. */
  imported: Place[]
  named: { place: Place; path: TextPath }[]
  /** The initialiser of each constant for a group. */
  constants: { place: Place; path: TextPath; isNeeded: boolean }[]
}

const SOURCE = /(?:^|\/)messages\.ts$/u
const TEXTS = 'messages'

/**
 * Finds the uses of texts in a module's syntax tree: `messages.list.search`, or
 * `words.search` after `const words = messages.list`. Returns `undefined` if it
 * imports no texts; throws where all of them would have to stay.
 */
export function textPlaces(
  { body }: ESTree.Program,
  isThere: (path: TextPath) => boolean
): TextPlaces | undefined {
  const imported = body.find(isImport)
  if (!imported) return undefined
  const groups = new Map<string, TextPath>([[TEXTS, []]])
  const pathOf = (node: Node): TextPath | undefined => {
    if (node.type === 'Identifier') return groups.get(node.name)
    if (node.type !== 'MemberExpression') return undefined
    const above = pathOf(node.object)
    const key = keyOf(node)
    const path = above && key !== undefined ? [...above, key] : undefined
    return path && isThere(path) ? path : undefined
  }
  const bound = body.flatMap(nodesIn).flatMap(boundNames)
  // Exported constants are used elsewhere too.
  const exported = new Set<Node | null>(
    body.map(node =>
      node.type === 'ExportNamedDeclaration' ? node.declaration : null
    )
  )
  const own = body.flatMap(nodesIn).filter(node => !exported.has(node))
  const constants = own.flatMap(node =>
    constantsOf(node).flatMap(({ whole, id, init }) => {
      const path = pathOf(init)
      if (!path || bound.filter(name => name === id.name).length > 1) return []
      groups.set(id.name, path)
      return [{ whole, name: id.name, place: init, path }]
    })
  )
  const named: TextPlaces['named'] = []
  const needed = new Set<string>()
  const skipped = new Set<Node>([
    imported,
    ...constants.map(({ whole }) => whole)
  ])
  const walk = (node: Node): void => {
    if (node.type === 'ExportNamedDeclaration' && node.declaration) {
      // Used by the modules that import it.
      const names = nodesIn(node.declaration).flatMap(boundNames)
      for (const name of names) needed.add(name)
    }
    if (skipped.has(node)) return
    if (node.type === 'Identifier') {
      needed.add(node.name)
      return
    }
    const path = pathOf(node)
    if (path) named.push({ place: node, path })
    else for (const child of valuesIn(node)) walk(child)
  }
  for (const node of body) walk(node)
  if (needed.has(TEXTS)) {
    throw new Error(`${TEXTS} is used whole here: name a group, as ${TEXTS}.ui`)
  }
  return {
    imported: imported.specifiers.length === 1 ? [imported] : [],
    named,
    constants: constants.map(({ name, place, path }) => ({
      place,
      path,
      isNeeded: needed.has(name)
    }))
  }
}

function isImport(node: Node): node is ESTree.ImportDeclaration {
  return (
    node.type === 'ImportDeclaration' &&
    SOURCE.test(node.source.value) &&
    node.specifiers.some(({ local }) => local.name === TEXTS)
  )
}

function constantsOf(node: Node): {
  whole: Node
  id: ESTree.BindingIdentifier
  init: ESTree.Expression
}[] {
  if (node.type !== 'VariableDeclaration' || node.kind !== 'const') return []
  return node.declarations.flatMap(whole => {
    const { id, init } = whole
    return id.type === 'Identifier' && init ? [{ whole, id, init }] : []
  })
}

function keyOf({
  computed,
  property
}: ESTree.MemberExpression): string | undefined {
  if (computed) {
    const key = property.type === 'Literal' ? property.value : undefined
    return typeof key === 'string' ? key : undefined
  }
  return property.type === 'Identifier' ? property.name : undefined
}
