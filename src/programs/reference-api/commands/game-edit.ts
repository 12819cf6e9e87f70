import type { EditGame } from '../../../contract/game/game-commands.ts'
import type { Game } from '../../../contract/game/game.ts'
import { searchKey } from '../../../format/search-key.ts'
import { invalid, refusal } from '../http/problem.ts'
import type { Command, Done } from './command.ts'
import {
  games,
  refuseArchived,
  refuseEntryFee,
  refuseTakenCode
} from './game-resource.ts'
import { atVersion, change, changedFields } from './resource.ts'

/** What players agreed to when they joined. */
const LOCKED = ['entryFee', 'commissionBps'] as const
const RUNS = new Set(['active', 'running'])

export function editGame(
  command: Command,
  requested: number | undefined,
  body: EditGame
): Done {
  const subject = atVersion(games, command, requested)
  const { id, row } = subject
  refuseArchived(row)
  const changed = changedFields(row, body)
  if (changed.size === 0) return { status: 200, data: row }
  refuseLocked(row, changed)
  const edited = { ...row, ...body, name: body.name ?? row.name }
  refusePlayers(edited, changed)
  if (edited.code !== undefined) refuseTakenCode(command, edited.code, id)
  if (body.entryFee) {
    refuseEntryFee(command, body.entryFee)
    refuseOtherPool(row, body.entryFee.currency)
  }
  return change(games, command, subject, {
    action: 'game.edited',
    columns: { ...columnsOf(edited), updated_at: command.at }
  })
}

function columnsOf(game: Game): Record<string, string | number | bigint> {
  const { name, code = '', kind = '', entryFee } = game
  return {
    name,
    code,
    search_key: searchKey(`${name}\n${code}`),
    kind,
    min_players: game.minPlayers ?? 0,
    max_players: game.maxPlayers ?? 0,
    currency: entryFee?.currency ?? '',
    entry_fee: BigInt(entryFee?.amount ?? 0),
    commission_bps: game.commissionBps ?? 0,
    is_private: game.isPrivate ? 1 : 0
  }
}

function refuseLocked({ status }: Game, changed: ReadonlySet<string>): void {
  const locked = LOCKED.filter(field => changed.has(field))
  if (!RUNS.has(status) || locked.length === 0) return
  throw refusal(
    'locked-while-running',
    'Pause the game first: its players have agreed to this.',
    ...locked.map(field => `#/${field}`)
  )
}

function refusePlayers(
  { minPlayers = 0, maxPlayers = 0, players = 0 }: Game,
  changed: ReadonlySet<string>
): void {
  if (minPlayers > maxPlayers) {
    const pointer = changed.has('maxPlayers') ? '#/maxPlayers' : '#/minPlayers'
    const detail = 'The most cannot be less than the least.'
    throw invalid([{ pointer, detail }])
  }
  if (maxPlayers < players) {
    const detail = `${players} players are in this game already.`
    throw invalid([{ pointer: '#/maxPlayers', detail }])
  }
}

/** The pool holds what was paid in, so its currency stays. */
function refuseOtherPool({ prizePool }: Game, currency: string): void {
  if (!prizePool || prizePool.amount === '0') return
  if (prizePool.currency === currency) return
  const detail = `The prize pool is held in ${prizePool.currency}.`
  throw invalid([{ pointer: '#/entryFee/currency', detail }])
}
