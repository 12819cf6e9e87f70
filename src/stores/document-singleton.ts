/**
 * Creates a value once per document. A module may run twice, as a retried chunk
 * has another URL.
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
