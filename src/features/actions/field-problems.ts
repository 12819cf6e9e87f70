import { plainName, plainWords } from '../../format/plain-name.ts'
import { sentences } from '../../format/sentences.ts'

/** `form`: problems of no field. */
export interface FieldProblems {
  fields: Readonly<Record<string, string>>
  form: readonly string[]
}

export const NO_PROBLEMS: FieldProblems = { fields: {}, form: [] }

/** Replaces what is wrong with one field; by default nothing is. */
export function withProblem(
  { fields, form }: FieldProblems,
  field: string,
  problem?: string
): FieldProblems {
  const { [field]: _, ...others } = fields
  const own = problem === undefined ? {} : { [field]: problem }
  return { form, fields: { ...others, ...own } }
}

/**
 * Maps a server's messages to form fields. Path formats vary by server
 * (`entryFee/amount`, `entry_fee.amount`, `data.attributes.email`). Messages of
 * no field go to `form`. `fieldOf` maps parts of the body with another name.
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

/** Finds the longest part of the path that names a field, from its start. */
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

/** Normalises the spelling: `displayName` equals `display_name`. */
function bare(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}
