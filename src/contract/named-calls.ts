import type * as v from 'valibot'

/** How an answer is wrapped: as it is, in `data`, or as a list. */
export type Envelope = 'bare' | 'item' | 'list' | 'none'

export interface UnnamedCall<Answer extends v.GenericSchema = v.GenericSchema> {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Below the API base, with `:name` for a parameter. */
  path: string
  envelope: Envelope
  answer: Answer
  body?: v.GenericSchema
  /** It names the version that it is based on, as `If-Match`, or may do so. */
  isVersioned?: true | 'optional'
}

type Named<Table> = {
  readonly [Name in keyof Table]: Table[Name] & { name: Name }
}

/** Each call carries its name, by which a backend translates it. */
export function named<const Table extends Record<string, UnnamedCall>>(
  table: Table
): Named<Table>
export function named(
  table: Record<string, UnnamedCall>
): Record<string, UnnamedCall & { name: string }> {
  return Object.fromEntries(
    Object.entries(table).map(([name, call]) => [name, { ...call, name }])
  )
}
