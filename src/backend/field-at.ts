/** `data.token` in an answer; `undefined` where there is none. */
export function fieldAt(answer: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null
          ? Reflect.get(value, name)
          : undefined,
      answer
    )
}
