import { messages } from '../../src/messages.ts'
import { openFloodingServer } from '../support/flooding-server.ts'
import { listScreen, rowsOf } from '../support/list-screens.ts'
import { expect, test } from '../support/test.ts'

const ANSWER_LIMIT = 8 * 1024 * 1024

test('a list that is sent without end is called off, says so in place, and the tab works on (NET-9)', async ({
  page,
  server
}) => {
  const flooding = await openFloodingServer(server.url, '/api/users?')
  await page.request.post(`${flooding.url}/api/admin/login`, {
    data: server.api?.account
  })
  await page.goto(`${flooding.url}/admins`)
  await expect(rowsOf(page, listScreen('admins')).first()).toBeVisible()
  // No pointer comes to it, which would ask for its rows ahead.
  await page
    .getByRole('link', { name: 'Users', exact: true })
    .dispatchEvent('click')
  await expect.poll(() => flooding.begun).toBe(1)

  const alert = page.getByRole('alert')
  await expect(alert).toContainText(messages.list.failed)
  await expect(alert).toContainText(messages.problem['bad-answer'])
  await expect.poll(() => flooding.calledOff).toBe(1)
  // What lies in the buffers of browser and sockets comes on top.
  expect(flooding.sent).toBeGreaterThan(ANSWER_LIMIT)
  expect(flooding.sent).toBeLessThan(5 * ANSWER_LIMIT)

  await page.getByRole('link', { name: 'Games', exact: true }).click()
  await expect(rowsOf(page, listScreen('games')).first()).toBeVisible()
  await expect(alert).toHaveCount(0)
  expect(flooding.begun).toBe(1)
  await flooding.close()
})
