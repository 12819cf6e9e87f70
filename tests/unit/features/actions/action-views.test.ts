import { describe, expect, test } from 'vitest'

import type { ActionRule } from '../../../../src/features/actions/action-rule.ts'
import {
  actionRules,
  isActionName
} from '../../../../src/features/actions/action-rules.ts'
import { actionViews } from '../../../../src/features/actions/action-views.ts'

const names = Object.keys(actionRules).filter(isActionName)

describe('the view of an action', () => {
  test.each(names)('%s shows every field of its rule, and no other', name => {
    const rule: ActionRule = actionRules[name]
    expect(actionViews[name].fields.map(field => field.name)).toEqual([
      ...rule.fields
    ])
  })

  test.each(names)('%s hides what its rule never keeps', name => {
    const { secret = [] }: ActionRule = actionRules[name]
    const hidden = actionViews[name].fields
      .filter(({ kind }) => kind === 'password')
      .map(field => field.name)
    expect(hidden).toEqual([...secret])
  })

  test.each(names)('%s is a form where its rule has a preview', name => {
    const { preview }: ActionRule = actionRules[name]
    if (preview) expect(actionViews[name].kind).toBe('form')
    expect(names).toContain(name)
  })
})
