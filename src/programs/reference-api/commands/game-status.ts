import type { AuditAction } from '../../../contract/audit.ts'
import type { SetGameStatus } from '../../../contract/game/game-commands.ts'
import { refusal } from '../http/problem.ts'
import type { Command, Done } from './command.ts'
import { games, refuseArchived } from './game-resource.ts'
import { atVersion, change } from './resource.ts'

type Target = SetGameStatus['status']

const ACTIONS: Record<Target, AuditAction> = {
  active: 'game.resumed',
  paused: 'game.paused',
  archived: 'game.archived'
}
/** From which statuses each is possible; archiving from any other. */
const FROM: Record<'active' | 'paused', readonly string[]> = {
  active: ['paused', 'draft'],
  paused: ['active', 'running']
}

export function setGameStatus(
  command: Command,
  id: number | undefined,
  { status, reason }: SetGameStatus
): Done {
  const subject = atVersion(games, command, id)
  refuseStep(subject.row.status, status)
  const starts = status === 'active' && subject.row.startedAt === undefined
  return change(games, command, subject, {
    action: ACTIONS[status],
    columns: {
      status,
      ...(starts && { started_at: command.at }),
      updated_at: command.at
    },
    reason
  })
}

function refuseStep(from: string, to: Target): void {
  if (from === to) {
    throw refusal(`already-${to}`, `This game is already ${to}.`)
  }
  refuseArchived({ status: from })
  if (to !== 'archived' && !FROM[to].includes(from)) {
    const detail = `A game that is ${from} cannot become ${to}.`
    throw refusal('wrong-status', detail)
  }
  if (to === 'archived' && from === 'running') {
    throw refusal('game-running', 'Pause the game first.')
  }
}
