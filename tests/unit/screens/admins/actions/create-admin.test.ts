import { beforeAll, expect, test } from 'vitest'

import { readFormWith } from '../../../../../src/features/actions/read-form.ts'
import { provideActions } from '../../../../support/provide-actions.ts'

beforeAll(provideActions)

test('a new admin gets the password as it was typed, spaces at its ends and unseen characters included', () => {
  const values = {
    name: ' Ada Lovelace ',
    email: '\u202Aada@exam\u00ADple.com\u202C ',
    password: ' \u200Ba long\u2011password\u2019 '
  }
  const name = 'create-admin'
  expect(readFormWith({ name, start: {}, values }, new Map())).toEqual({
    kind: 'body',
    body: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      password: ' \u200Ba long\u2011password\u2019 '
    }
  })
})
