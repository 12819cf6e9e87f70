/** Messages by field name; general ones are under `''`. */
export type FieldErrors = Record<string, string[]>

/** Where servers list errors, as arrays or by field. */
const SOURCES = [
  'errors',
  'fieldErrors',
  'violations',
  'issues',
  'details',
  'message'
]
/** Keys of an error's text, best first. */
const TEXTS = [
  'detail',
  'message',
  'msg',
  'defaultMessage',
  'description',
  'title'
]
/** Keys of its field name, also within `source` or `extensions`. */
const NAMES = [
  'pointer',
  'parameter',
  'propertyPath',
  'field',
  'param',
  'loc',
  'path'
]
/** Keys that mean "no field". */
const NO_NAMES =
  /^(?:detail|non_?field_?errors|__all__|base|(?:form|field|_)errors)$/iu

/** A JSON pointer, into a document of JSON:API too. */
const POINTER = /^#?\/(?:data\/attributes\/)?/u

/** Limits for a hostile body: depth, texts, length of a name. */
const DEEPEST = 8
const MOST_TEXTS = 100
const LONGEST_NAME = 200

type Add = (name: string, text: string) => void

/**
 * Reads any common shape: lists of texts or error objects, texts by field, and
 * both nested.
 */
export function readFields(body: unknown): FieldErrors | undefined {
  // A Map, as a field may be named `__proto__`.
  const fields = new Map<string, string[]>()
  let left = MOST_TEXTS
  const add: Add = (name, text) => {
    if (text === '' || left === 0) return
    left -= 1
    const key = name.replace(POINTER, '').slice(0, LONGEST_NAME)
    fields.set(key, [...(fields.get(key) ?? []), text])
  }
  const outer = record(body)
  const inner = record(outer?.['error'])
  const name = inner && nameIn(inner)
  if (inner && name !== undefined) add(name, textIn(inner) ?? '')
  for (const level of [outer, inner]) {
    for (const source of SOURCES) readSource(level?.[source], add)
  }
  // Django uses fields as keys of the body, seldom with a text beside them.
  const own = inner ?? outer ?? { '': body }
  if (fields.size === 0) {
    walk([textIn(own) === undefined ? own : textLists(own)], '', add)
  }
  return fields.size > 0 ? Object.fromEntries(fields) : undefined
}

function textLists(entry: Record<string, unknown>): Record<string, unknown> {
  const lists = Object.entries(entry).filter(
    ([, value]) =>
      Array.isArray(value) && value.every(text => typeof text === 'string')
  )
  return Object.fromEntries(lists)
}

function readSource(source: unknown, add: Add): void {
  if (Array.isArray(source)) return walk(source, '', add)
  for (const [key, value] of Object.entries(record(source) ?? {})) {
    walk(value, NO_NAMES.test(key) ? '' : key, add)
  }
}

function walk(value: unknown, name: string, add: Add, depth = 0): void {
  if (typeof value === 'string') return add(name, value)
  if (depth === DEEPEST) return
  if (Array.isArray(value)) {
    for (const item of value) walk(item, name, add, depth + 1)
    return
  }
  const entry = record(value) ?? {}
  const text = textIn(entry)
  if (text !== undefined) return add(nameIn(entry) ?? name, text)
  for (const [key, inner] of Object.entries(entry)) {
    // A lone text can be anything, such as a type or a status.
    if (typeof inner !== 'object') continue
    const path = NO_NAMES.test(key) ? [name] : [name, key]
    walk(inner, path.filter(Boolean).join('.'), add, depth + 1)
  }
}

function textIn(entry: Record<string, unknown>): string | undefined {
  return TEXTS.map(key => entry[key]).find(text => typeof text === 'string')
}

function nameIn(entry: Record<string, unknown>): string | undefined {
  const { source, extensions } = entry
  const all = { ...entry, ...record(source), ...record(extensions) }
  const names = NAMES.map(key => all[key]).flatMap(name =>
    Array.isArray(name) ? name.join('.') : name
  )
  return names.find(name => typeof name === 'string')
}

export function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined
}
