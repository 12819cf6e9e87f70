import { expect, test } from 'vitest'

import { counterpartyHref } from '../../../src/routes/ledger-links.ts'

test.each([
  ['user', '7', '/users/7/transactions'],
  [
    'system_wallet',
    'w1',
    '/system-wallets/transactions?walletId=w1&createdAt=any'
  ],
  // A bank has no entries here.
  ['external', 'bank', undefined],
  [undefined, 'x', undefined]
])('a counterparty of the kind %s leads to %s of its own', (kind, id, href) => {
  expect(counterpartyHref(kind, id)).toBe(href)
})
