import { beforeAll, describe, expect, test } from 'vitest'

import { readFormWith } from '../../../../../src/features/actions/read-form.ts'
import { provideActions } from '../../../../support/provide-actions.ts'

beforeAll(provideActions)

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

  test('is pasted into fields of codes without what a copy brings along', () => {
    expect(
      sent({
        displayName: 'Marta O\u2019Neill \u2013 K.',
        email: '\u202Amarta\u00AD\u2011k@example.com\u200B',
        phone: '\u202A+48\u00A0600\u2011100\u2013200\u202C',
        country: 'ｎｏ',
        tags: 'night\u00A0owl,vi\u200Bp'
      })
    ).toEqual({
      displayName: 'Marta O\u2019Neill \u2013 K.',
      email: 'marta-k@example.com',
      phone: '+48 600-100-200',
      country: 'NO',
      tags: ['night owl', 'vip']
    })
  })

  test('names each tag once', () => {
    expect(sent({ tags: 'vip, , new,vip ' })).toEqual({ tags: ['vip', 'new'] })
  })
})
