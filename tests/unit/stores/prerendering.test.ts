import { expect, test } from 'vitest'

import { callsOf, useApiServer } from '../../support/api-server.ts'
import { loadPage } from '../../support/panel-page.ts'
import { turns } from '../../support/raw-server.ts'
import { openStores } from '../../support/stores.ts'

const api = useApiServer()

test('a page that is loaded ahead asks for nothing until it is shown (REF-16)', async () => {
  const before = await openStores(api.base)
  await before.signIn(api.account.email, api.account.password)
  await api.control.faults.clear()
  loadPage(api.base, '/users')
  Object.defineProperty(document, 'prerendering', { value: true })
  const page = await openStores(api.base)
  api.sent.length = 0
  const check = page.checkSession()
  expect(page.checkSession()).toBe(check)
  await turns()
  expect(api.sent).toEqual([])
  expect(page.$session.get()).toEqual({ kind: 'unchecked' })

  document.dispatchEvent(new window.Event('prerenderingchange'))
  await check
  expect(page.$admin.get()?.email).toBe(api.account.email)
  expect(await callsOf(api.control)).toEqual([
    'POST admin/refresh',
    'GET admin'
  ])
})
