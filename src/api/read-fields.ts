/** Messages by field name; what names no field is under `''`. */
export type FieldErrors = Record<string, string[]>

/** Where servers write what is wrong, as lists or by field. */
const SOURCES = [
  'errors',
  'fieldErrors',
  'violations',
  'issues',
  'details',
  'message'
]
/** What an error object calls its text, the best word first. */
const TEXTS = [
  'detail',
  'message',
  'msg',
  'defaultMessage',
  'description',
  'title'
]
/** What it calls its field, maybe within `source` or `extensions`. */
const NAMES = [
  'pointer',
  'parameter',
  'propertyPath',
  'field',
  'param',
  'loc',
  'path'
]
/** What is said under these names is said of what they stand in. */
const NO_NAMES =
  /^(?:detail|non_?field_?errors|__all__|base|(?:form|field|_)errors)$/iu

/** A hostile body may be deep, long, or name a field with a page. */
const DEEPEST = 8
const MOST_TEXTS = 100
const LONGEST_NAME = 200

type Add = (name: string, text: string) => void

/**
 * Reads what an answer says is wrong, in whichever common shape: lists of
 * texts or of error objects, texts by field, and both within each other.
 * `undefined` where there is nothing.
 */
export function readFields(body: unknown): FieldErrors | undefined {
  // A map: a server may name a field as a prototype is named.
  const fields = new Map<string, string[]>()
  let left = MOST_TEXTS
  const add: Add = (name, text) => {
    if (text === '' || left === 0) return
    left -= 1
    const key = name.replace(/^#?\//u, '').slice(0, LONGEST_NAME)
    fields.set(key, [...(fields.get(key) ?? []), text])
  }
  const outer = record(body)
  const inner = record(outer?.['error'])
  const name = inner && nameIn(inner)
  if (inner && name !== undefined) add(name, textIn(inner) ?? '')
  for (const level of [outer, inner]) {
    for (const source of SOURCES) readSource(level?.[source], add)
  }
  // Django names the fields in the body itself, seldom with a text beside.
  const own = inner ?? outer ?? { '': body }
  if (fields.size === 0) {
    walk([textIn(own) === undefined ? own : textLists(own)], '', add)
  }
  return fields.size > 0 ? Object.fromEntries(fields) : undefined
}

/** What an object lists as texts, by name. */
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
    // A text that stands alone may say anything, as a type or a status.
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

/** The own parts of an object; `undefined` for all else. */
export function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined
}
