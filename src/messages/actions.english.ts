import * as admins from '../screens/admins/actions/admin-action-texts.english.ts'
import * as games from '../screens/games/actions/game-action-texts.english.ts'
import * as transactions from '../screens/ledger/actions/transaction-action-texts.english.ts'
import * as systemWallets from '../screens/system-wallets/actions/system-wallet-action-texts.english.ts'
import * as users from '../screens/users/actions/user-action-texts.english.ts'

export * from '../features/drawer/activity-texts.english.ts'
export * from '../features/actions/action-form-texts.english.ts'
export * from '../features/actions/action-answer-texts.english.ts'
export * from '../features/actions/review/review-texts.english.ts'

// Pure calls, as a bundler keeps an object spread that nothing uses.
export const byAction = /* @__PURE__ */ (() => ({
  ...admins.byAction,
  ...users.byAction,
  ...games.byAction,
  ...systemWallets.byAction,
  ...transactions.byAction
}))()

export const inBulk = /* @__PURE__ */ (() => ({
  ...admins.inBulk,
  ...users.inBulk,
  ...transactions.inBulk
}))()

export const decided = transactions.decided
export const reversing = transactions.reversing

export const reasons = {
  admin: admins.reasons,
  user: users.reasons,
  game: games.reasons,
  wallet: systemWallets.reasons,
  transaction: transactions.reasons
}
