import { expect, test } from 'vitest'

import { reasonCodes } from '../../../../src/contract/ledger/reason-codes.ts'
import { messages as english } from '../../../../src/messages/english.ts'
import { messages as german } from '../../../../src/messages/german.ts'
import { reasonChoices } from '../../../../src/screens/ledger/reason-choices.ts'

test('a movement can be one that the user asked for', () => {
  expect(reasonChoices()).toContainEqual({
    value: 'request',
    label: 'Asked for by the user'
  })
})

test('each reason code has its words in each language', () => {
  for (const { words } of [english, german]) {
    expect(Object.keys(words.reasonCodes)).toEqual(reasonCodes)
  }
})
