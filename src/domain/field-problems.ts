import { plainName, plainWords } from './plain-name.ts'

/** What is wrong, by the field of the form; `form` is what names no field. */
export interface FieldProblems {
  fields: Readonly<Record<string, string>>
  form: readonly string[]
}

export const NO_PROBLEMS: FieldProblems = { fields: {}, form: [] }

/**
 * Sorts messages by the names of a body into those of a form's fields. Names
 * come in the shapes of many servers (`entryFee/amount`, `entry_fee.amount`,
 * `body.email`); what belongs to no field of the form is never dropped.
 * `fieldOf` names the field of a part of the body that is called otherwise.
 */
export function fieldProblems(
  messages: Readonly<Record<string, readonly string[]>>,
  fields: readonly string[],
  fieldOf: Readonly<Record<string, string>> = {}
): FieldProblems {
  const found: Record<string, string> = {}
  const form: string[] = []
  for (const [name, texts] of Object.entries(messages)) {
    const field = fieldNamed(name, fields, fieldOf)
    const text = plainWords(texts.join(' '))
    if (field === undefined)
      form.push(name === '' ? text : `${plainName(name)}: ${text}`)
    else found[field] = found[field] ? `${found[field]} ${text}` : text
  }
  return { fields: found, form }
}

function fieldNamed(
  name: string,
  fields: readonly string[],
  fieldOf: Readonly<Record<string, string>>
): string | undefined {
  const parts = name
    .split(/[./[\]]+/u)
    .filter(part => part !== '' && part !== 'body')
    .map(camelCase)
  for (let length = parts.length; length > 0; length -= 1) {
    const path = parts.slice(0, length).join('.')
    const field = (Object.hasOwn(fieldOf, path) && fieldOf[path]) || path
    if (fields.includes(field)) return field
  }
  return undefined
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/gu, (_, letter: string) =>
    letter.toUpperCase()
  )
}
