import { describe, expect, test } from 'vitest'

import { bodyField } from '../../../../src/features/actions/body-field.ts'
import {
  definitionOf,
  isActionName
} from '../../../../src/features/actions/definition-of.ts'
import { actions } from '../../../../src/screens/actions.ts'
import { provideActions } from '../../../support/provide-actions.ts'

await provideActions()
const names = Object.keys(actions).filter(isActionName)

/** The fields of a body, of each form that it may have. */
function namesIn(body: object = {}): string[] {
  const { entries = {}, options = [] } = { ...body } as {
    entries?: object
    options?: object[]
  }
  return [...Object.keys(entries), ...options.flatMap(namesIn)]
}

describe('an action', () => {
  test.each(names)('%s is a form where it is previewed', name => {
    const { kind, movement } = definitionOf(name)
    if (movement) expect(kind).toBe('form')
    expect(names).toContain(name)
  })

  test.each(names)('%s names each of its fields once', name => {
    const fields = definitionOf(name).fields.map(field => field.name)
    expect(new Set(fields).size).toBe(fields.length)
  })

  test.each(names)(
    '%s has fields of the body, by whose name a backend may leave them out',
    name => {
      const { call, fields, fieldOf } = definitionOf(name)
      const taken = fields.map(field => bodyField(field.name, fieldOf))
      expect(
        taken.filter(field => !namesIn(call.body).includes(field))
      ).toEqual([])
    }
  )
})
