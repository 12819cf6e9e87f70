import type { Game } from '../../../contract/game/game.ts'
import type { Money } from '../../../contract/values.ts'
import { fitsInt64 } from '../data/int64.ts'
import { invalid, refusal } from '../http/problem.ts'
import { findGame } from '../lists/games.ts'
import type { Command } from './command.ts'
import type { Resource } from './resource.ts'

export const games: Resource<Game> = {
  name: 'games',
  noun: 'game',
  table: 'games',
  idColumn: 'id',
  fields: [
    'name',
    'code',
    'kind',
    'status',
    'minPlayers',
    'maxPlayers',
    'entryFee',
    'commissionBps',
    'isPrivate',
    'startedAt'
  ],
  find: ({ database }, id) => findGame(database, id)
}

export function refuseTakenCode(
  { database }: Command,
  code: string,
  id = 0
): void {
  const taken = database
    .prepare('SELECT 1 FROM games WHERE code = ? AND id <> ?')
    .get(code, id)
  if (!taken) return
  throw refusal('code-taken', 'Another game has this code.')
}

export function refuseEntryFee(
  { database }: Command,
  { amount, currency }: Money
): void {
  if (!fitsInt64(BigInt(amount))) {
    const detail = 'No game can cost that much.'
    throw invalid([{ pointer: '#/entryFee/amount', detail }])
  }
  const known = database
    .prepare('SELECT 1 FROM currencies WHERE code = ?')
    .get(currency)
  if (known) return
  throw invalid([
    { pointer: '#/entryFee/currency', detail: 'There is no such currency.' }
  ])
}

export function refuseArchived({ status }: Pick<Game, 'status'>): void {
  if (status !== 'archived') return
  throw refusal('game-archived', 'Nothing brings an archived game back.')
}
