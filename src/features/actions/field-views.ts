import { messages } from '../../messages.ts'
import type { Values } from './action-rule.ts'
import type { FieldView } from './field-view.ts'

const words = messages.actions.fields

const short = (view: FieldView): FieldView => ({ ...view, short: true })

const text = (
  name: string,
  label: string,
  maxLength: number,
  hint?: string
): FieldView => ({
  kind: 'text',
  name,
  label,
  maxLength,
  ...(hint === undefined ? {} : { hint })
})

export const name = (most: number): FieldView => text('name', words.name, most)

export const email: FieldView = {
  kind: 'text',
  type: 'email',
  name: 'email',
  label: words.email,
  maxLength: 254
}

export const password: FieldView = {
  kind: 'password',
  name: 'password',
  label: words.password
}

export const reason: FieldView = {
  kind: 'area',
  name: 'reason',
  label: words.reason,
  hint: words.reasonHint,
  maxLength: 500
}

export const reference = (hint: string): FieldView =>
  text('reference', words.reference, 80, hint)

export const until: FieldView = {
  kind: 'instant',
  name: 'until',
  label: words.until,
  hint: words.untilHint
}

export const amount: FieldView = {
  kind: 'amount',
  name: 'amount',
  label: words.amount,
  short: true
}

export const direction: FieldView = {
  kind: 'radio',
  name: 'direction',
  label: words.direction,
  options: [
    { value: 'credit', label: words.credit },
    { value: 'debit', label: words.debit }
  ]
}

export const currencyOfUser: FieldView = {
  kind: 'select',
  name: 'currency',
  label: words.currency,
  source: 'currencies-of-user',
  short: true
}

export const fromWallet: FieldView = {
  kind: 'select',
  name: 'fromWalletId',
  label: words.from,
  source: 'wallets-to-take-from'
}

export const toWallet: FieldView = {
  kind: 'select',
  name: 'toWalletId',
  label: words.to,
  source: 'wallets-to-give-to',
  none: words.fromFirst
}

export const profile: readonly FieldView[] = [
  text('displayName', words.displayName, 100),
  email,
  {
    kind: 'text',
    type: 'tel',
    name: 'phone',
    label: words.phone,
    maxLength: 25,
    short: true
  },
  short(text('country', words.country, 2, words.countryHint)),
  text('tags', words.tags, 640, words.tagsHint),
  { kind: 'flag', name: 'isTest', label: words.isTest }
]

export const game: readonly FieldView[] = [
  name(120),
  short(text('code', words.code, 64, words.codeHint)),
  short(text('kind', words.kind, 30, words.kindHint)),
  {
    kind: 'number',
    digits: 'whole',
    name: 'minPlayers',
    label: words.minPlayers,
    short: true
  },
  {
    kind: 'number',
    digits: 'whole',
    name: 'maxPlayers',
    label: words.maxPlayers,
    short: true
  },
  {
    kind: 'select',
    name: 'currency',
    label: words.currency,
    source: 'currencies',
    short: true
  },
  { kind: 'amount', name: 'fee', label: words.fee, short: true },
  {
    kind: 'number',
    digits: 'decimal',
    name: 'commission',
    label: words.commission,
    unit: '%',
    short: true
  },
  { kind: 'flag', name: 'isPrivate', label: words.isPrivate }
]

/** What players have agreed to when they sat down. */
const AGREED = new Set(['currency', 'fee', 'commission'])

/** The fields of a game that exists: some are locked while it is open. */
export const editedGame: readonly FieldView[] = game.map(view =>
  AGREED.has(view.name) ? { ...view, off: lockedWhileOpen } : view
)

function lockedWhileOpen({ status }: Values): string | undefined {
  return status === 'active' || status === 'running'
    ? messages.actions.gameOffers.locked
    : undefined
}

export const lowBalance: FieldView = {
  kind: 'amount',
  name: 'lowBalanceAt',
  label: words.lowBalanceAt,
  hint: words.lowBalanceHint
}
