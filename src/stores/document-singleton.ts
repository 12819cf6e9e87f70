/** Creates a value once per document: a retried chunk loads modules twice. */
export function documentSingleton<Value>(
  name: string,
  create: () => Value
): Value {
  const key = Symbol.for(`panel.${name}`)
  const value: Value = Reflect.get(globalThis, key) ?? create()
  Reflect.set(globalThis, key, value)
  return value
}
