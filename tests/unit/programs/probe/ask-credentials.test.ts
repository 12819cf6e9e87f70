import { PassThrough } from 'node:stream'

import { expect, test } from 'vitest'

import { askCredentials } from '../../../../src/programs/probe/ask-credentials.ts'

/** A terminal, and what stands on it. */
function terminal(isTTY: boolean): {
  input: PassThrough & { isTTY: boolean }
  output: PassThrough
  shown: () => string
} {
  const output = new PassThrough()
  let text = ''
  output.on('data', part => {
    text += String(part)
  })
  return {
    input: Object.assign(new PassThrough(), { isTTY }),
    output,
    shown: () => text
  }
}

test('the environment answers without a question', async () => {
  const { input, output, shown } = terminal(true)
  const environment = { PROBE_EMAIL: 'a@b.example', PROBE_PASSWORD: 'secret' }

  expect(await askCredentials(environment, { input, output })).toEqual({
    email: 'a@b.example',
    password: 'secret'
  })
  expect(shown()).toBe('')
})

test('a person is asked, and the password is not shown', async () => {
  const { input, output, shown } = terminal(true)
  const asked = askCredentials({}, { input, output })
  await expect.poll(shown).toContain('Email')
  input.write('a@b.example\r')
  await expect.poll(shown).toContain('Password: ')
  input.write('secret\r')

  expect(await asked).toEqual({ email: 'a@b.example', password: 'secret' })
  expect(shown()).toContain('a@b.example')
  expect(shown()).not.toContain('secret')
})

test('an empty email goes on without a sign-in', async () => {
  const { input, output, shown } = terminal(true)
  const asked = askCredentials({}, { input, output })
  await expect.poll(shown).toContain('Email')
  input.write('\r')

  expect(await asked).toBeUndefined()
  expect(shown()).not.toContain('Password')
})

test('nobody is asked where nobody can answer', async () => {
  const { input, output, shown } = terminal(false)

  expect(await askCredentials({}, { input, output })).toBeUndefined()
  expect(shown()).toBe('')
})
