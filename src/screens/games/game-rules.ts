import * as v from 'valibot'

import { commandCalls } from '../../contract/command-calls.ts'
import { Game } from '../../contract/game/game.ts'
import type {
  ActionRule,
  KnownCurrencies,
  ReadBody,
  Reading,
  Values
} from '../../features/actions/action-rule.ts'
import {
  amountIn,
  bodyOf,
  changedOf,
  minorOf,
  flagOf,
  numberOf,
  textOf
} from '../../features/actions/read-values.ts'
import { messages } from '../../messages.ts'

const FIELDS = [
  'name',
  'code',
  'kind',
  'minPlayers',
  'maxPlayers',
  'currency',
  'fee',
  'commission',
  'isPrivate'
] as const

const FIELD_OF = {
  'entryFee.amount': 'fee',
  'entryFee.currency': 'currency',
  entryFee: 'fee',
  commissionBps: 'commission'
}

const PART_OF: Readonly<Record<string, string>> = {
  fee: 'entryFee',
  currency: 'entryFee',
  commission: 'commissionBps'
}

function partOf(field: string): string {
  return PART_OF[field] ?? field
}

/** What can be done with a game. */
export const gameRules = {
  'create-game': {
    call: commandCalls.createGame,
    fields: FIELDS,
    fieldOf: FIELD_OF,
    fill: () => ({ minPlayers: '2', maxPlayers: '2', isPrivate: 'false' }),
    body: (values, reading) => {
      const { body, unread } = readGame(values, reading)
      return bodyOf(body, unread)
    }
  },
  'duplicate-game': {
    call: commandCalls.createGame,
    fields: FIELDS,
    fieldOf: FIELD_OF,
    hasAmounts: true,
    fill: (row, currencies) => {
      const game = fillGame(row, currencies)
      // Two games of one code cannot be: the copy gets a free one by hand.
      return {
        ...game,
        name: messages.actions.copyOf(game['name'] ?? ''),
        code: ''
      }
    },
    body: (values, reading) => {
      const { body, unread } = readGame(values, reading)
      return bodyOf(body, unread)
    }
  },
  'edit-game': {
    call: commandCalls.editGame,
    source: 'game',
    fields: FIELDS,
    fieldOf: FIELD_OF,
    hasAmounts: true,
    fill: fillGame,
    body: (values, reading) => {
      const changed = [...changedOf(values, reading.start, FIELDS)]
      const { body, unread } = readGame(values, reading)
      const sent = changed.map(partOf)
      const asked = FIELDS.filter(field => sent.includes(partOf(field)))
      return bodyOf(pick(body, sent), pick(unread, asked))
    }
  },
  'pause-game': status('paused'),
  'resume-game': status('active'),
  'archive-game': {
    call: commandCalls.setGameStatus,
    source: 'game',
    fields: ['reason'],
    body: values =>
      bodyOf({ status: 'archived', reason: textOf(values, 'reason') })
  }
} as const satisfies Record<string, ActionRule>

function status(next: 'paused' | 'active'): ActionRule {
  return {
    call: commandCalls.setGameStatus,
    source: 'game',
    fields: [],
    body: () => bodyOf({ status: next })
  }
}

function fillGame(
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
    // Sent by no form: what can be changed depends on it.
    status: game.status
  }
}

function readGame(
  values: Values,
  { currencies }: Pick<Reading, 'currencies'>
): ReadBody {
  const currency = textOf(values, 'currency')
  const fee = minorOf(values['fee'] ?? '', currency, currencies)
  // A percentage of two decimals is a whole number of basis points.
  const commission = minorOf(values['commission'] ?? '', '%', PERCENT)
  return {
    body: {
      name: textOf(values, 'name'),
      code: textOf(values, 'code'),
      kind: textOf(values, 'kind'),
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

function pick<Value>(
  from: Record<string, Value>,
  names: readonly string[]
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(from).filter(([name]) => names.includes(name))
  )
}
