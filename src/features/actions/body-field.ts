/** The contract's field that one of the form is read into, by its `fieldOf`. */
export function bodyField(
  field: string,
  fieldOf: Readonly<Record<string, string>> = {}
): string {
  const [path = field] =
    Object.entries(fieldOf).find(([, name]) => name === field) ?? []
  return path.replace(/\..*/u, '')
}
