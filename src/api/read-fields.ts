/** Messages by field name; what names no field is under `''`. */
export type FieldErrors = Record<string, string[]>

/**
 * Reads the field errors of an answer: RFC 9457 `errors[].pointer`, Laravel
 * `errors.{field}`, API Platform `violations`, Directus `extensions.field`,
 * Stripe `error.param`, Zod `path`. `undefined` where there are none.
 */
export function readFields(body: unknown): FieldErrors | undefined {
  // A map: a server may name a field as a prototype is named.
  const fields = new Map<string, string[]>()
  const add = (name: string, message: unknown): void => {
    if (typeof message !== 'string') return
    fields.set(name, [...(fields.get(name) ?? []), message])
  }
  const stripe = record(record(body)?.['error'])
  if (stripe && typeof stripe['param'] === 'string') {
    add(stripe['param'], stripe['message'])
  }
  for (const source of ['errors', 'violations', 'issues']) {
    const list = record(body)?.[source]
    if (Array.isArray(list)) {
      for (const item of list) addItem(item, add)
    } else {
      for (const [name, texts] of Object.entries(record(list) ?? {})) {
        for (const text of Array.isArray(texts) ? texts : [texts]) {
          add(name, text)
        }
      }
    }
  }
  return fields.size > 0 ? Object.fromEntries(fields) : undefined
}

function addItem(
  item: unknown,
  add: (name: string, message: unknown) => void
): void {
  const entry = record(item)
  if (!entry) return
  const path: unknown = entry['path']
  const name =
    entry['pointer'] ??
    entry['propertyPath'] ??
    record(entry['extensions'])?.['field'] ??
    entry['field'] ??
    (Array.isArray(path) ? path.join('.') : path)
  add(
    typeof name === 'string' ? name.replace(/^#?\//u, '') : '',
    entry['detail'] ?? entry['message']
  )
}

function record(value: unknown): Record<string, unknown> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : undefined
}
