/**
 * Creates a value once per document and name. A module can be loaded twice (a
 * retried chunk has another URL), so module state alone may be duplicated.
 */
export function documentSingleton<Value>(
  name: string,
  create: () => Value
): Value {
  const key = Symbol.for(`panel.${name}`)
  const value: Value = Reflect.get(globalThis, key) ?? create()
  Reflect.set(globalThis, key, value)
  return value
}
