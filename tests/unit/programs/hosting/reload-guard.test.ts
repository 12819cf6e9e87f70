// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'

import { RELOAD_GUARD_MS } from '../../../../src/programs/hosting/chunk-reload.ts'
import {
  NEWER_BUILD,
  START,
  failImport,
  leavePage,
  place,
  reload,
  serveBuild,
  settled,
  startGuard,
  useGuardedPage
} from '../../../support/guarded-page.ts'

useGuardedPage()

test('9.3 reloads a path once in 10 seconds (OPS-5)', async () => {
  expect(RELOAD_GUARD_MS).toBe(10_000)
  await expectReload(true)
  vi.setSystemTime(START + 1)
  await expectReload(false)
  vi.setSystemTime(START + 10_000)
  await expectReload(false)
  vi.setSystemTime(START + 10_001)
  await expectReload(true)
})

test('9.3 tells paths apart by pathname and search', async () => {
  await expectReload(true)
  place.search = '?page=3'
  await expectReload(true)
  place.pathname = '/admins'
  await expectReload(true)
  Object.assign(place, { pathname: '/users', search: '?page=2' })
  await expectReload(false)
})

test('9.3 is not stuck after a clock was set back', async () => {
  await expectReload(true)
  vi.setSystemTime(START - 3_600_000)
  await expectReload(true)
  await expectReload(false)
})

test.each(['{', 'null', '[]', '7', '{"/users?page=2":"soon"}'])(
  '9.3 starts afresh from a broken record: %s',
  async text => {
    sessionStorage.setItem('panel:reloads', text)
    await expectReload(true)
    await expectReload(false)
  }
)

test('9.3 does not reload when storage refuses to be written (OPS-5)', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await expectReload(false)
})

test('9.3 does not reload when storage refuses to be read (OPS-5)', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  await expectReload(false)
})

test('9.3 does not reload when storage keeps nothing (OPS-5)', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockReturnValue()
  await expectReload(false)
})

test('9.3 does not reload without storage', async () => {
  await expectReload(false, null)
})

/** One page load with a missing chunk while a newer build is there. */
async function expectReload(
  expected: boolean,
  storage?: Storage | null
): Promise<void> {
  leavePage()
  reload.mockReset()
  serveBuild(NEWER_BUILD)
  startGuard(storage)
  failImport()
  await settled()
  expect(reload).toHaveBeenCalledTimes(expected ? 1 : 0)
  expect(window.__panelChunkError?.reloading).toBe(expected)
}
