import { fieldOf } from '../../../backend/read.ts'
import { propertyName } from './quoted.ts'

export interface TheirField {
  own: string
  /** How it is read: `row.attributes.name`. */
  code: string
  in: (row: unknown) => unknown
}

/** Those of a row, and before them those in its `attributes`, as JSON:API has. */
export function theirFields(row: unknown): TheirField[] {
  const inner = Object.keys(Object(fieldOf(row, 'attributes')))
  const outer = Object.keys(Object(row)).filter(
    // The type of a resource says nothing of the row.
    own => inner.length === 0 || !['attributes', 'type'].includes(own)
  )
  return [
    ...inner.map(own => ({
      own,
      code: `row.attributes${access(own)}`,
      in: (other: unknown) => fieldOf(fieldOf(other, 'attributes'), own)
    })),
    ...outer.map(own => ({
      own,
      code: `row${access(own)}`,
      in: (other: unknown) => fieldOf(other, own)
    }))
  ]
}

function access(name: string): string {
  const own = propertyName(name)
  return own === name ? `.${name}` : `[${own}]`
}

/** Normalises the spelling: `display_name` equals `displayName`. */
export function bare(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}
