import { describe, expect, test } from 'vitest'

import {
  definitionOf,
  isActionName
} from '../../../../src/features/actions/action-definitions.ts'
import { actions } from '../../../../src/screens/actions.ts'
import { provideActions } from '../../../support/provide-actions.ts'

await provideActions()
const names = Object.keys(actions).filter(isActionName)

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
})
