/** A name as code has it: bare where it can be, else as a text. */
export function propertyName(name: string): string {
  return /^[\p{L}_$][\w$]*$/u.test(name) ? name : quoted(name)
}

export function quoted(text: string): string {
  return /^[^'\\\p{C}]*$/u.test(text) ? `'${text}'` : JSON.stringify(text)
}
