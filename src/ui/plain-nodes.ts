import type { ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'

const SVG = 'http://www.w3.org/2000/svg'

/** What attributes are called in HTML; those not here yet are added. */
const names = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['viewBox', 'viewBox']
])
/** What names no attribute. */
const OTHERS = new Set(['children', 'key', 'ref'])
/** React's names of SVG attributes have humps where the real ones have dashes. */
const HUMP = /^(stroke|fill|clip)([A-Z])/u

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode }

interface PlainElement {
  type: string | symbol | object | ((props: Props) => ReactNode)
  props: Props
}

/**
 * The nodes that React would make of this tree, whose components have neither
 * hooks nor context: React can hydrate them, and does not have to be there yet.
 * Listeners are left out, for hydration brings them. Throws a `TypeError` on
 * anything that is not so plain.
 */
export function plainNodes(tree: ReactNode): Node[] {
  if (tree === null || tree === undefined || typeof tree === 'boolean') {
    return []
  }
  if (typeof tree === 'object') {
    return Symbol.iterator in tree
      ? [...tree].flatMap(plainNodes)
      : nodesOf(tree)
  }
  const text = String(tree)
  // React makes no node of an empty text.
  return text === '' ? [] : [document.createTextNode(text)]
}

function nodesOf(tree: object): Node[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's own type of an element knows no props
  const { type, props } = tree as PlainElement
  if (type === Fragment) return plainNodes(props.children)
  if (typeof type === 'function') return plainNodes(type(props))
  if (typeof type !== 'string') throw new TypeError('This is no plain element.')
  return [elementOf(type, props)]
}

function elementOf(type: string, props: Props): Element {
  const isDrawing = type === 'svg' || type === 'path'
  const element = isDrawing
    ? document.createElementNS(SVG, type)
    : document.createElement(type)
  for (const [name, value] of Object.entries(props)) {
    const text = OTHERS.has(name) ? undefined : attributeText(name, value)
    if (text !== undefined) element.setAttribute(attributeName(name), text)
  }
  element.append(...plainNodes(props.children))
  return element
}

function attributeName(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const dashed = name.replace(HUMP, '$1-$2').toLowerCase()
  names.set(name, dashed)
  return dashed
}

/** Nothing for an attribute that is not there. */
function attributeText(name: string, value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value)
  }
  if (typeof value !== 'boolean') return undefined
  if (/^(?:aria|data)-/u.test(name)) return String(value)
  return value ? '' : undefined
}
