import { describe, expect, test } from 'vitest'

import { readFormWith } from '../../../../src/features/actions/read-form.ts'

const start = { displayName: 'Marta', phone: '+48 1', country: 'PL', tags: '' }

/** What is sent of a user whose fields were changed like this. */
function sent(changed: Record<string, string>): unknown {
  const values = { ...start, ...changed }
  const read = readFormWith({ name: 'edit-user', start, values }, new Map())
  return read.kind === 'body' ? read.body : read.problems.fields
}

describe('the edited profile of a user', () => {
  test('is sent as far as it was changed', () => {
    expect(sent({ displayName: ' Marta K. ' })).toEqual({
      displayName: 'Marta K.'
    })
  })

  test('names a country in the capital letters that the contract takes', () => {
    expect(sent({ country: 'no' })).toEqual({ country: 'NO' })
  })

  test('names no phone where it was emptied', () => {
    expect(sent({ phone: ' ' })).toEqual({ phone: null })
  })

  test('names each tag once', () => {
    expect(sent({ tags: 'vip, , new,vip ' })).toEqual({ tags: ['vip', 'new'] })
  })
})
