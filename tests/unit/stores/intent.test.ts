import { expect, onTestFinished, test } from 'vitest'

import { useApiServer } from '../../support/api-server.ts'
import { haveSession, visitChecked } from '../../support/visit.ts'

const api = useApiServer()

/** A finger touches a link to this address. */
function touch(href: string): void {
  document.body.innerHTML = `<a href="${href}">There</a>`
  const { Event: Touch } = window as unknown as { Event: typeof Event }
  document
    .querySelector('a')
    ?.dispatchEvent(new Touch('touchstart', { bubbles: true }))
}

test('a link that is meant is told of where it is known who looks (AUTH-4)', async () => {
  await haveSession(api)
  const page = await visitChecked(api, '/users')
  const { onIntent } = await import('../../../src/stores/intent.ts')
  const told: string[] = []
  onTestFinished(onIntent(({ fullPath }) => void told.push(fullPath)))
  const check = page.recheckSession()
  touch('/games')
  expect(told).toEqual([])
  await check
  touch('/games')
  // What was told of a moment ago is not told of again.
  touch('/games')
  touch('/admins?page=2')
  expect(told).toEqual(['/games', '/admins?page=2'])
  page.clearSession()
  touch('/system-wallets')
  expect(told).toEqual(['/games', '/admins?page=2'])
})
