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

/** A copy without the field; the same answer where there is none. */
export function withoutFieldAt(answer: unknown, path: string): unknown {
  if (fieldAt(answer, path) === undefined) return answer
  const [name = '', ...inner] = path.split('.')
  const { [name]: value, ...others } = Object(answer)
  return inner.length === 0
    ? others
    : { ...others, [name]: withoutFieldAt(value, inner.join('.')) }
}
