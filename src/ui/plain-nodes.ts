import type { ReactNode } from 'react'
import { Fragment } from 'react/jsx-runtime'

const SVG = 'http://www.w3.org/2000/svg'

/** Also a cache of converted names. */
const names = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['viewBox', 'viewBox']
])
const OTHERS = new Set(['children', 'key', 'ref'])
/** SVG attributes whose real names have dashes. */
const HUMP = /^(stroke|fill|clip)([A-Z])/u

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode }

interface PlainElement {
  type: string | symbol | object | ((props: Props) => ReactNode)
  props: Props
}

/**
 * Renders components without hooks or context to nodes that React can hydrate.
 * Throws a `TypeError` on anything else.
 */
export function plainNodes(tree: ReactNode): Node[] {
  const place = document.createDocumentFragment()
  put(place, tree)
  return [...place.childNodes]
}

function put(place: Node, tree: ReactNode): void {
  if (tree === null || tree === undefined || typeof tree === 'boolean') return
  if (typeof tree !== 'object') {
    const text = String(tree)
    // React creates no node for an empty text.
    if (text !== '') place.appendChild(document.createTextNode(text))
    return
  }
  if (Symbol.iterator in tree) {
    for (const part of tree) put(place, part)
    return
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's own type of an element knows no props
  const { type, props } = tree as PlainElement
  if (type === Fragment) put(place, props.children)
  else if (typeof type === 'function') put(place, type(props))
  else if (typeof type === 'string') place.appendChild(elementOf(type, props))
  else throw new TypeError('This is no plain element.')
}

function elementOf(type: string, props: Props): Element {
  const isDrawing = type === 'svg' || type === 'path'
  const element = isDrawing
    ? document.createElementNS(SVG, type)
    : document.createElement(type)
  for (const name of Object.keys(props)) {
    if (OTHERS.has(name)) continue
    const text = attributeText(name, props[name])
    if (text !== undefined) element.setAttribute(attributeName(name), text)
  }
  put(element, props.children)
  return element
}

function attributeName(name: string): string {
  const known = names.get(name)
  if (known !== undefined) return known
  const dashed = name.replace(HUMP, '$1-$2').toLowerCase()
  names.set(name, dashed)
  return dashed
}

function attributeText(name: string, value: unknown): string | undefined {
  if (typeof value === 'string' || typeof value === 'number') {
    return String(value)
  }
  if (typeof value !== 'boolean') return undefined
  if (/^(?:aria|data)-/u.test(name)) return String(value)
  return value ? '' : undefined
}
