import { expect, test } from 'vitest'

import { readFormWith } from '../../../../src/features/actions/read-form.ts'

test('a new admin gets the password as it was typed, spaces at its ends included', () => {
  const values = {
    name: ' Ada Lovelace ',
    email: ' ada@example.com ',
    password: '  a long password  '
  }
  const name = 'create-admin'
  expect(readFormWith({ name, start: {}, values }, new Map())).toEqual({
    kind: 'body',
    body: {
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      password: '  a long password  '
    }
  })
})
