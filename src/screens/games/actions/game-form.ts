import * as v from 'valibot'

import { Game } from '../../../contract/game/game.ts'
import type {
  KnownCurrencies,
  ReadBody,
  Reading
} from '../../../features/actions/action-definition.ts'
import { currencyChoices } from '../../../features/actions/choices.ts'
import {
  nameField,
  short,
  text
} from '../../../features/actions/common-fields.ts'
import type {
  FieldDefinition,
  Values
} from '../../../features/actions/field-definition.ts'
import {
  amountIn,
  bodyOf,
  codeOf,
  flagOf,
  minorOf,
  numberOf,
  textOf
} from '../../../features/actions/read-values.ts'
import { messages } from '../../../messages.ts'

const texts = messages.actions.form
const fields = messages.fields

export const newGameFields: readonly FieldDefinition[] = [
  nameField(120),
  short(text('code', fields.code, 64, texts.codeHint)),
  short(text('kind', fields.kind, 30, texts.kindHint)),
  {
    kind: 'number',
    digits: 'whole',
    name: 'minPlayers',
    label: fields.minPlayers,
    short: true
  },
  {
    kind: 'number',
    digits: 'whole',
    name: 'maxPlayers',
    label: fields.maxPlayers,
    short: true
  },
  {
    kind: 'select',
    name: 'currency',
    label: fields.currency,
    choices: currencyChoices,
    short: true
  },
  { kind: 'amount', name: 'fee', label: fields.entryFee, short: true },
  {
    kind: 'number',
    digits: 'decimal',
    name: 'commission',
    label: fields.commission,
    unit: '%',
    short: true
  },
  { kind: 'flag', name: 'isPrivate', label: texts.isPrivate }
]

/** Terms that players agreed to when they joined. */
const AGREED = new Set(['currency', 'fee', 'commission'])

/** The fields of an existing game; some are locked while it is open. */
export const editedGameFields: readonly FieldDefinition[] = newGameFields.map(
  view =>
    AGREED.has(view.name) ? { ...view, disabledReason: lockedWhileOpen } : view
)

function lockedWhileOpen({ status }: Values): string | undefined {
  return status === 'active' || status === 'running'
    ? messages.actions.reasons.game.locked
    : undefined
}

/** Form fields whose path in the body differs. */
export const gameFieldOf = {
  'entryFee.amount': 'fee',
  'entryFee.currency': 'currency',
  entryFee: 'fee',
  commissionBps: 'commission'
}

/** The initial values of the form. */
export function fillGame(
  row: unknown,
  currencies: KnownCurrencies
): Record<string, string | undefined> {
  const game = v.parse(Game, row)
  const { amount, currency } = game.entryFee ?? {}
  const { decimals } = currencies.get(currency ?? '') ?? {}
  return {
    name: game.name,
    code: game.code,
    kind: game.kind,
    minPlayers: game.minPlayers?.toString(),
    maxPlayers: game.maxPlayers?.toString(),
    currency,
    fee: amountIn(amount, decimals),
    commission: amountIn(game.commissionBps?.toString(), 2),
    isPrivate: game.isPrivate?.toString(),
    // Not sent by any form; decides which fields are locked.
    status: game.status
  }
}

export function readGame(
  values: Values,
  { currencies }: Pick<Reading, 'currencies'>
): ReadBody {
  const currency = textOf(values, 'currency')
  const fee = minorOf(values['fee'] ?? '', currency, currencies)
  // A percentage with two decimals is a whole number of basis points.
  const commission = minorOf(values['commission'] ?? '', '%', PERCENT)
  return {
    body: {
      name: textOf(values, 'name'),
      code: codeOf(values, 'code'),
      kind: codeOf(values, 'kind'),
      minPlayers: numberOf(values, 'minPlayers'),
      maxPlayers: numberOf(values, 'maxPlayers'),
      entryFee:
        fee.kind === 'minor' ? { amount: fee.minorUnits, currency } : undefined,
      commissionBps:
        commission.kind === 'minor' ? Number(commission.minorUnits) : undefined,
      isPrivate: flagOf(values, 'isPrivate')
    },
    unread: {
      ...(currency === '' ? { currency: messages.checks.required } : {}),
      ...(fee.kind === 'problem' ? { fee: fee.text } : {}),
      ...(commission.kind === 'problem'
        ? { commission: messages.checks.commission }
        : {})
    }
  }
}

export function newGameBody(values: Values, reading: Reading): ReadBody {
  const { body, unread } = readGame(values, reading)
  return bodyOf(body, unread)
}

const PERCENT: KnownCurrencies = new Map([
  [
    '%',
    {
      code: '%',
      name: undefined,
      symbol: undefined,
      type: 'virtual',
      decimals: 2
    }
  ]
])
