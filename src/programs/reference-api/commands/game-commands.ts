import { commandCalls } from '../../../contract/command-calls.ts'
import type { CreateGame } from '../../../contract/game/game-commands.ts'
import { searchKey } from '../../../format/search-key.ts'
import { rowId } from '../data/public-id.ts'
import type { App } from '../http/context.ts'
import { readJsonBody } from '../http/json-body.ts'
import type { Command, CommandParts, Done } from './command.ts'
import { editGame } from './game-edit.ts'
import { games, refuseEntryFee, refuseTakenCode } from './game-resource.ts'
import { setGameStatus } from './game-status.ts'
import { patchBody } from './patch-body.ts'
import { create } from './resource.ts'
import { runCommand } from './run-command.ts'

export function addGameCommands(app: App, parts: CommandParts): void {
  const { createGame, editGame: change, setGameStatus: status } = commandCalls
  const Patch = patchBody(change.body, status.body)

  app.post(`/${createGame.path}`, parts.signedIn, async context => {
    const body = await readJsonBody(context, createGame.body)
    return runCommand(context, parts, command => add(command, body))
  })

  app.patch(`/${change.path}`, parts.signedIn, async context => {
    const body = await readJsonBody(context, Patch)
    const id = rowId('gam', context.req.param('id'))
    return runCommand(context, parts, command =>
      'status' in body
        ? setGameStatus(command, id, body)
        : editGame(command, id, body)
    )
  })
}

function add(command: Command, body: CreateGame): Done {
  const { name, code, entryFee } = body
  refuseTakenCode(command, code)
  refuseEntryFee(command, entryFee)
  return create(games, command, {
    action: 'game.created',
    columns: {
      name,
      code,
      search_key: searchKey(`${name}\n${code}`),
      kind: body.kind,
      status: 'draft',
      min_players: body.minPlayers,
      max_players: body.maxPlayers,
      players: 0,
      currency: entryFee.currency,
      entry_fee: BigInt(entryFee.amount),
      prize_pool: 0,
      commission_bps: body.commissionBps,
      is_private: body.isPrivate ? 1 : 0,
      created_at: command.at,
      updated_at: command.at
    }
  })
}
