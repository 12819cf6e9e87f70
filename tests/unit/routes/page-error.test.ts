import { expect, test } from 'vitest'

import {
  notFoundError,
  pageError,
  renderError
} from '../../../src/routes/page-error.ts'

test('2.6 8.1 an unmatched path is a 404 that names the full path', () => {
  expect(notFoundError('/nope?x=1#y')).toEqual({
    statusCode: 404,
    statusMessage: 'Page not found: /nope?x=1#y',
    description: 'Page not found: /nope?x=1#y'
  })
})

test('a path stands in a 404 as a text of one line, whatever it is (INJ-4)', () => {
  const { description } = notFoundError(`/\u202E<img src=x>${'a'.repeat(8000)}`)
  expect(description).toMatch(
    /^Page not found: \/<U\+202E><img src=x>a{180,200}…$/u
  )
})

test('2.7 the status is 500 by default and for what is no status', () => {
  for (const statusCode of [undefined, 0, 99, 1000]) {
    expect(pageError({ statusCode }).statusCode).toBe(500)
  }
})

test('2.7 only 404 has a message of its own', () => {
  expect(pageError({ statusCode: 404 }).statusMessage).toBe('Page Not Found')
  for (const statusCode of [401, 403, 418, 500, 503]) {
    expect(pageError({ statusCode }).statusMessage).toBe(
      'Internal Server Error'
    )
  }
  expect(pageError({ statusMessage: '' }).statusMessage).toBe(
    'Internal Server Error'
  )
})

test('2.7 a description is never empty', () => {
  expect(pageError({ statusCode: 404 }).description).toBe('Error')
})

test('8.5 a rendering error is a 500 with its message', () => {
  const expected = {
    statusCode: 500,
    statusMessage: 'Internal Server Error',
    description: 'boom'
  }
  expect(renderError(new Error('boom'))).toEqual(expected)
  expect(renderError('boom')).toEqual(expected)
  expect(renderError(null).description).toBe('null')
  expect(
    renderError(Object.assign(new Error('gone'), { statusCode: 404 }))
  ).toMatchObject({ statusCode: 404, description: 'gone' })
})
