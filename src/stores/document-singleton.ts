/**
 * Returns what `create` made the first time it was asked for under `name` in
 * this document. A module can be loaded twice (a retried chunk has another
 * address): what must exist once, like the event bus, may not depend on it.
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
