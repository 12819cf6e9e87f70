/** Messages by field name; what names no field is under `''`. */
export type FieldErrors = Record<string, string[]>

/**
 * Reads the field errors of an answer: RFC 9457 `errors[].pointer`, Laravel
 * `errors.{field}`, API Platform `violations`, Directus `extensions.field`,
 * Stripe `error.param`, Zod `path`. `undefined` where there are none.
 */
export function readFields(body: unknown): FieldErrors | undefined {
  const fields: FieldErrors = {}
  const add = (name: string, message: unknown): void => {
    if (typeof message !== 'string') return
    ;(fields[name] ??= []).push(message)
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
  return Object.keys(fields).length > 0 ? fields : undefined
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
