import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fieldProblems } from '../../../../src/features/actions/field-problems.ts'

const FIELDS = ['email', 'displayName', 'fee', 'currency', 'minPlayers']
const FIELD_OF = { 'entryFee.amount': 'fee', 'entryFee.currency': 'currency' }

const sorted = (name: string): ReturnType<typeof fieldProblems> =>
  fieldProblems({ [name]: ['Wrong.'] }, FIELDS, FIELD_OF)

describe('the problems of a body', () => {
  test.each([
    ['email', 'email'],
    ['body.email', 'email'],
    ['/email', 'email'],
    ['display_name', 'displayName'],
    ['entryFee/amount', 'fee'],
    ['entry_fee.amount', 'fee'],
    ['entryFee[currency]', 'currency'],
    ['min_players', 'minPlayers'],
    ['email.0', 'email'],
    ['data/attributes/email', 'email'],
    ['$.DisplayName', 'displayName'],
    ['user[display-name]', 'displayName'],
    ['createGame.request.entryFee.amount', 'fee']
  ])('named %s are at the field %s', (name, field) => {
    expect(sorted(name)).toEqual({ fields: { [field]: 'Wrong.' }, form: [] })
  })

  test('that belong to no field are said of the whole form, by their name', () => {
    expect(sorted('version').form).toEqual(['version: Wrong.'])
    expect(sorted('').form).toEqual(['Wrong.'])
    expect(sorted('mail').form).toEqual(['mail: Wrong.'])
    expect(fieldProblems({ '': ['One.', 'Two.'] }, FIELDS).form).toEqual([
      'One.',
      'Two.'
    ])
  })

  test('of one field are said one after the other', () => {
    const problems = fieldProblems(
      { email: ['Too long.', 'Taken.'], 'body.email': ['Odd.'] },
      FIELDS
    )
    expect(problems.fields['email']).toBe('Too long. Taken. Odd.')
    expect(
      fieldProblems({ email: ['is too long', 'is taken'] }, FIELDS).fields
    ).toEqual({ email: 'is too long. is taken' })
  })

  test('are never lost, whatever they are called', () => {
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(fc.string(), fc.constantFrom(...FIELDS, 'a.b', '__proto__')),
          fc.array(fc.string({ minLength: 1 }), { minLength: 1 })
        ),
        messages => {
          const { fields, form } = fieldProblems(messages, FIELDS, FIELD_OF)
          const said = [...Object.values(fields), ...form].join('\n')
          for (const text of Object.values(messages).flat()) {
            expect(said).toContain(text)
          }
          expect(FIELDS).toEqual(expect.arrayContaining(Object.keys(fields)))
        }
      )
    )
  })
})
