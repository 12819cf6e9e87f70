import { plainName, plainWords } from '../../format/plain-name.ts'
import { sentences } from '../../format/sentences.ts'

/** What is wrong, by the field of the form; `form` is what names no field. */
export interface FieldProblems {
  fields: Readonly<Record<string, string>>
  form: readonly string[]
}

export const NO_PROBLEMS: FieldProblems = { fields: {}, form: [] }

/**
 * Sorts messages by the names of a body into those of a form's fields. Names
 * come in the shapes of many servers (`entryFee/amount`, `entry_fee.amount`,
 * `data.attributes.email`); what belongs to no field of the form is never
 * dropped. `fieldOf` names the field of a part of the body that is called
 * otherwise.
 */
export function fieldProblems(
  messages: Readonly<Record<string, readonly string[]>>,
  fields: readonly string[],
  fieldOf: Readonly<Record<string, string>> = {}
): FieldProblems {
  const known = new Map(
    [
      ...Object.entries(fieldOf).filter(([, field]) => fields.includes(field)),
      ...fields.map(field => [field, field] as const)
    ].map(([name, field]) => [bare(name), field])
  )
  const found = new Map<string, string[]>()
  const form: string[] = []
  for (const [name, texts] of Object.entries(messages)) {
    const field = fieldNamed(name, known)
    if (field !== undefined) {
      found.set(field, [...(found.get(field) ?? []), ...texts])
    } else if (name === '') form.push(...texts.map(plainWords))
    else form.push(`${plainName(name)}: ${plainWords(sentences(texts))}`)
  }
  return {
    fields: Object.fromEntries(
      [...found].map(([field, texts]) => [field, plainWords(sentences(texts))])
    ),
    form
  }
}

/** The field of the longest part of a path that is one, from its beginning. */
function fieldNamed(
  name: string,
  known: ReadonlyMap<string, string>
): string | undefined {
  const parts = name.split(/[./[\]]+/u)
  for (const first of parts.keys()) {
    for (let end = parts.length; end > first; end -= 1) {
      const field = known.get(bare(parts.slice(first, end).join('')))
      if (field !== undefined) return field
    }
  }
  return undefined
}

/** A name as every server writes it: `displayName` is `display_name`. */
function bare(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}
