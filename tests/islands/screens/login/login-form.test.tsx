import type { RequestListener } from 'node:http'
import { text as bodyText } from 'node:stream/consumers'

import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { COMMAND_DEADLINE_MS } from '../../../../src/api/http.ts'
import { messages } from '../../../../src/messages.ts'
import { freshDocument } from '../../../support/fresh-document.ts'
import {
  destroyed,
  type RawServer,
  silent,
  startRawServer
} from '../../../support/raw-server.ts'
import { tokenOf } from '../../../support/token.ts'

const texts = messages.login
const BAD_ANSWER = messages.problem['bad-answer']
const EMAIL = 'marta@example.com'
const PASSWORD = 'roll-the-dice'

afterEach(() => {
  cleanup()
  // A sign-in without an answer leaves its mark, which the next waits out.
  localStorage.clear()
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const field = (label: string): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label)

/** Signs in at a server that gives this answer to everything. */
async function signInAt(answer: RequestListener): Promise<RawServer> {
  const server = await startRawServer(answer)
  const { origin } = server
  freshDocument(`${origin}/api/`)
  const { LoginForm } =
    await import('../../../../src/screens/login/login-form.tsx')
  render(<LoginForm ready />)
  fireEvent.change(field(texts.email), { target: { value: EMAIL } })
  fireEvent.change(field(texts.password), { target: { value: PASSWORD } })
  screen.getByRole('button', { name: texts.submit }).focus()
  fireEvent.submit(screen.getByRole('form'))
  return server
}

const answers =
  (status: number, body: unknown, headers = {}): RequestListener =>
  (_, response) => {
    const type = { 'content-type': 'application/problem+json' }
    response.writeHead(status, { ...type, ...headers })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

/** The form's summary, once there is one. */
async function summary(): Promise<string | null> {
  return (await screen.findByRole('alert')).textContent
}

/** What is said at a field, and whether it is marked. */
function problemAt(label: string): string | undefined {
  const input = field(label)
  const marked = input.getAttribute('aria-invalid') === 'true'
  const text = document.querySelector(`[id="${input.id}-error"]`)?.textContent
  expect(marked).toBe(text !== undefined)
  return text ?? undefined
}

test('a sign-in sends the email without what a copy brings along, and the password as it is', async () => {
  const bodies: unknown[] = []
  const { origin } = await startRawServer((request, response) => {
    void bodyText(request).then(body => {
      bodies.push(JSON.parse(body))
      answers(401, { code: 'wrong-login' })(request, response)
    })
  })
  freshDocument(`${origin}/api/`)
  const { LoginForm } =
    await import('../../../../src/screens/login/login-form.tsx')
  render(<LoginForm ready />)
  const password = '\u200Broll\u2011the\u00A0dice\u2019 '
  fireEvent.change(field(texts.email), {
    target: { value: '\u202Amarta@exam\u00ADple.com\u202C\u200B' }
  })
  fireEvent.change(field(texts.password), { target: { value: password } })
  fireEvent.submit(screen.getByRole('form'))
  expect(await summary()).toBe(texts.refused)
  expect(bodies).toEqual([{ email: EMAIL, password }])
})

describe('a sign-in that is refused', () => {
  test('7.3 401 has one text, and the empty password field the focus', async () => {
    const detail = 'There is no such account.'
    const { hits } = await signInAt(
      answers(401, { detail, code: 'wrong-login' })
    )
    expect(await summary()).toBe(texts.refused)
    expect(field(texts.password).value).toBe('')
    expect(document.activeElement).toBe(field(texts.password))
    expect(field(texts.email).value).toBe(EMAIL)
    expect(hits).toEqual(['POST /api/admin/login'])
  })

  test.each([
    [404, { message: 'Cannot GET /api/admin/login' }],
    [405, { detail: 'Method not allowed' }],
    [200, {}]
  ])(
    '7.3 401 is a wrong pair where a GET of the same address is answered %i',
    async (status, body) => {
      const { hits } = await signInAt((request, response) =>
        request.method === 'POST'
          ? answers(401, { message: 'Unauthorized' })(request, response)
          : answers(status, body)(request, response)
      )
      expect(await summary()).toBe(texts.refused)
      expect(hits).toEqual(['POST /api/admin/login', 'GET /api/admin/login'])
    }
  )

  test.each([
    ['nothing', 401, ''],
    ['a web page', 401, '<html>'],
    ['a sentence', 401, { message: 'Unauthorized' }],
    ['a problem', 401, { detail: 'Sign in first.', code: 'unauthenticated' }]
  ])(
    '7.3 a server that refuses everything with %s may have no sign-in there, and the setting is named',
    async (_, status, body) => {
      const { origin } = await signInAt(answers(status, body))
      expect(await summary()).toBe(
        `The email or password is incorrect.The server refused a GET of this address too, so the address may be wrong. If you run this panel: it called POST ${origin}/api/admin/login. Check PUBLIC_API_BASE_URL.`
      )
      expect(field(texts.password).value).toBe('')
    }
  )

  test.each([
    [404, { detail: 'No route admin/login' }],
    [404, '<html>'],
    [405, { detail: 'Method not allowed' }],
    [410, {}],
    [501, {}]
  ])(
    '7.3 %i with %j says that there is no sign-in, and names the setting',
    async (status, body) => {
      const { origin } = await signInAt(answers(status, body))
      expect(await summary()).toBe(
        `The server has no sign-in where this panel asks for it (${status}).If you run this panel: it called POST ${origin}/api/admin/login. Check PUBLIC_API_BASE_URL.`
      )
      expect(field(texts.password).value).toBe(PASSWORD)
    }
  )

  test('7.3 a 413 of a proxy is told as what it is', async () => {
    const body = '<html><h1>413 Request Entity Too Large</h1></html>'
    await signInAt(answers(413, body, { 'content-type': 'text/html' }))
    expect(await summary()).toBe(messages.problem['too-large'])
  })

  test.each([
    [200, '<!doctype html>', 'text/html'],
    [200, { token: 'x' }, 'application/json'],
    [204, '', 'text/plain'],
    [403, '<html>Request blocked.</html>', 'text/html'],
    [400, '<html>Bad request</html>', 'text/html; charset=utf-8']
  ])(
    '7.3 %i with %j is no answer of the API, and the setting is named',
    async (status, body, type) => {
      const { origin } = await signInAt(
        answers(status, body, { 'content-type': type })
      )
      expect(await summary()).toBe(
        `${BAD_ANSWER}If you run this panel: it called POST ${origin}/api/admin/login. Check PUBLIC_API_BASE_URL.`
      )
      expect(field(texts.password).value).toBe(PASSWORD)
    }
  )

  test.each([
    [404, BAD_ANSWER],
    [200, BAD_ANSWER]
  ])(
    '7.3 a sign-in that was taken is not blamed for %i of what comes after it',
    async (status, text) => {
      const { hits } = await signInAt((request, response) =>
        request.url === '/api/admin/login'
          ? answers(200, {
              access_token: tokenOf({ exp: 4_102_444_800 })
            })(request, response)
          : answers(status, '<html>')(request, response)
      )
      expect(await summary()).toBe(text)
      expect(hits).toEqual(['POST /api/admin/login', 'GET /api/admin'])
    }
  )

  test.each([
    [403, { detail: 'Your account is disabled.' }, 'Your account is disabled.'],
    [409, { message: 'Somebody is signed in.' }, 'Somebody is signed in.'],
    [423, { detail: 'Locked until 14:05 UTC.' }, 'Locked until 14:05 UTC.'],
    [412, { detail: 'Accept the new terms.' }, 'Accept the new terms.'],
    [402, { error: 'The licence has run out.' }, 'The licence has run out.'],
    [400, { detail: 'No such tenant.' }, 'No such tenant.'],
    [422, { title: 'Not processable' }, 'Not processable'],
    [403, {}, texts.denied],
    [409, '<html>', texts.denied],
    [423, {}, texts.denied],
    [422, {}, texts.denied],
    [400, '', texts.denied],
    [500, { detail: 'TypeError at line 7' }, texts.failed(500)],
    [503, '<html>', texts.failed(503)],
    [408, {}, texts.failed(408)]
  ])('7.3 %i with %j says: %s', async (status, body, text) => {
    await signInAt(answers(status, body))
    expect(await summary()).toBe(text)
    expect(field(texts.password).value).toBe(PASSWORD)
    expect(field(texts.email).value).toBe(EMAIL)
    expect(problemAt(texts.email)).toBeUndefined()
    expect(problemAt(texts.password)).toBeUndefined()
  })

  test.each([
    [403, texts.denied],
    [500, texts.failed(500)]
  ])(
    '%i without a word of its own is named by its id',
    async (status, text) => {
      await signInAt(answers(status, {}, { 'x-request-id': 'r-17' }))
      expect(await summary()).toBe(`${text} Request r-17`)
    }
  )

  test('429 counts down, and takes no other try (AUTH-14)', async () => {
    await signInAt(answers(429, {}, { 'retry-after': '90' }))
    expect(await summary()).toBe(texts.wait(90))
    const button = screen.getByRole('button', { name: texts.submit })
    expect(button.hasAttribute('disabled')).toBe(true)
    expect(field(texts.password).value).toBe(PASSWORD)
  })

  test.each([
    [undefined, {}, texts.tooMany],
    [undefined, { message: 'Wait until 14:05.' }, 'Wait until 14:05.'],
    ['-5', {}, texts.tooMany],
    ['0', {}, texts.tooMany],
    ['Sat, 21 Nov 2020 12:00:00 GMT', {}, texts.tooMany],
    ['0', { detail: 'Five tries an hour.' }, 'Five tries an hour.']
  ])(
    '429 with a wait of %s and %j says: %s (AUTH-14)',
    async (wait, body, text) => {
      await signInAt(answers(429, body, wait && { 'retry-after': wait }))
      expect(await summary()).toBe(text)
      const button = screen.getByRole('button', { name: texts.submit })
      expect(button.hasAttribute('disabled')).toBe(false)
      expect(field(texts.password).value).toBe(PASSWORD)
    }
  )

  test('a connection that breaks could not reach the server', async () => {
    await signInAt(destroyed)
    expect(await summary()).toBe(texts.unreachable)
    expect(field(texts.password).value).toBe(PASSWORD)
  })

  test('no answer in time could not reach the server', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
    await signInAt(silent)
    await vi.advanceTimersByTimeAsync(COMMAND_DEADLINE_MS)
    vi.useRealTimers()
    expect(await summary()).toBe(texts.unreachable)
    expect(field(texts.password).value).toBe(PASSWORD)
  })
})

describe('what the server says of a field', () => {
  test.each([400, 422])('7.3 stands at the field, on %i', async status => {
    const detail = 'This address belongs to a player.'
    await signInAt(
      answers(status, {
        detail: 'One field is not right.',
        errors: [{ pointer: '/email', detail }]
      })
    )
    await screen.findByText(detail)
    expect(problemAt(texts.email)).toBe(detail)
    expect(problemAt(texts.password)).toBeUndefined()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(document.activeElement).toBe(field(texts.email))
    expect(field(texts.password).value).toBe(PASSWORD)
  })

  test('7.3 finds its field by the end of its path', async () => {
    const message = 'At least 16 characters.'
    const issues = [{ path: ['body', 'password'], message }]
    await signInAt(answers(422, { issues }))
    await screen.findByText(message)
    expect(problemAt(texts.password)).toBe(message)
    expect(document.activeElement).toBe(field(texts.password))
  })

  test('7.3 stands above the form where the form has no such field', async () => {
    await signInAt(
      answers(422, {
        errors: {
          email: ['Too long.', 'Not ours.'],
          captcha: ['Solve the puzzle.'],
          '': ['Try the other door.']
        }
      })
    )
    expect(await summary()).toBe(
      'captcha: Solve the puzzle. Try the other door.'
    )
    expect(problemAt(texts.email)).toBe('Too long. Not ours.')
  })

  test.each([
    [
      { message: 'Not possible.', errors: ['Closed', 'Come later'] },
      'Not possible. Closed. Come later'
    ],
    [
      { message: 'Not possible.', errors: { captcha: ['Solve it.'] } },
      'Not possible. captcha: Solve it.'
    ],
    [{ non_field_errors: ['Closed'] }, 'Closed']
  ])('7.3 of the whole stands above the form: %j', async (body, text) => {
    await signInAt(answers(422, body))
    expect(await summary()).toBe(text)
  })

  test('is gone at the next try', async () => {
    await signInAt(answers(422, { errors: { email: ['Not ours.'] } }))
    await screen.findByText('Not ours.')
    fireEvent.change(field(texts.email), { target: { value: '' } })
    fireEvent.submit(screen.getByRole('form'))
    expect(problemAt(texts.email)).toBe(texts.emailMissing)
  })
})
