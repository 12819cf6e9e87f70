import fc from 'fast-check'
import * as v from 'valibot'
import { expect, test } from 'vitest'

import { parseJson } from '../../../src/api/parse-json.ts'
import { readError } from '../../../src/api/read-error.ts'
import { calls } from '../../../src/contract/calls.ts'
import { commandCalls } from '../../../src/contract/command-calls.ts'
import { fieldProblems } from '../../../src/features/actions/field-problems.ts'
import { readListAddress } from '../../../src/features/list/store/list-parameters.ts'
import { hostileRows, pageOf } from '../../support/hostile-rows.ts'

const BAD_NAMES = ['__proto__', 'constructor', 'prototype', 'toString']

/** JSON that names a prototype at any depth, and says `polluted` there. */
const poison: fc.Arbitrary<string> = fc.letrec<{ value: string }>(tie => ({
  value: fc.oneof(
    { depthSize: 'medium' },
    fc.constant('{"polluted":true}'),
    fc
      .tuple(fc.constantFrom(...BAD_NAMES, 'data', 'errors'), tie('value'))
      .map(([name, value]) => `{"${name}":${value}}`),
    fc
      .array(tie('value'), { maxLength: 2 })
      .map(values => `[${values.join(',')}]`)
  )
})).value

/** A text of JSON with what is bad beside what is right, at the top. */
const beside = (right: object, bad: string): string =>
  JSON.stringify(right).replace(
    /^\{/u,
    `{"__proto__":${bad},"constructor":${bad},`
  )

function expectClean(): void {
  expect(Reflect.get({}, 'polluted')).toBeUndefined()
  expect(Reflect.get([], 'polluted')).toBeUndefined()
  expect(Reflect.get(Object, 'polluted')).toBeUndefined()
  expect(Object.getPrototypeOf({})).toBe(Object.prototype)
}

const schemas = Object.entries({ ...calls, ...commandCalls })

test('no answer of any call reaches a prototype (INJ-8)', () => {
  fc.assert(
    fc.property(poison, bad => {
      for (const [, { answer }] of schemas) v.safeParse(answer, parseJson(bad))
      expectClean()
    })
  )
})

test.each(['admins', 'users', 'games', 'systemWallets'] as const)(
  'a row of %s keeps its own fields only (INJ-8)',
  name => {
    const [row] = hostileRows(calls[name].path)
    fc.assert(
      fc.property(poison, bad => {
        const read = v.parse(
          v.object({ data: v.array(calls[name].answer) }),
          parseJson(
            JSON.stringify(pageOf([])).replace(
              '[]',
              () => `[${beside(row ?? {}, bad)}]`
            )
          )
        )
        const [own = {}] = read.data
        expect(Object.getPrototypeOf(own)).toBe(Object.prototype)
        expect(Object.keys(own)).not.toContain('constructor')
        expect(Object.keys(own)).not.toContain('__proto__')
        expectClean()
      })
    )
  }
)

test('no refusal of a server reaches a prototype (INJ-8)', () => {
  fc.assert(
    fc.property(poison, bad => {
      const body = parseJson(
        beside({ detail: 'No', errors: { __proto__: 'x' } }, bad)
      )
      const refusal = new Response('{}', { status: 422 })
      const { facts } = readError(refusal, body)
      fieldProblems(facts.fields ?? {}, ['name'])
      expectClean()
    })
  )
})

test('fields that are named as a prototype is are told as any other (INJ-8)', () => {
  const errors = BAD_NAMES.map(name => ({ pointer: `#/${name}`, detail: name }))
  const refusal = new Response('{}', { status: 422 })
  const { facts } = readError(refusal, parseJson(JSON.stringify({ errors })))
  const { form } = fieldProblems(facts.fields ?? {}, ['name'])
  expect(form).toEqual(BAD_NAMES.map(name => `${name}: ${name}`))
  expectClean()
})

test('no address of a list reaches a prototype (INJ-8)', () => {
  const rules = {
    pageSizes: [25],
    defaultLimit: 25,
    sortFields: ['name'],
    defaultSort: [],
    filters: [{ kind: 'text' as const, name: 'reference' }]
  }
  for (const name of BAD_NAMES) {
    const search = `?${name}=polluted&${name}.polluted=1&${name}[polluted]=1&frozen=2026-01-01T00:00:00Z&live=${name}:polluted,reference:x`
    const { query } = readListAddress(search, rules)
    expect(query.filters).toEqual({})
    expectClean()
  }
})
