import type { Game } from '../../contract/game/game.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.byAction
const reasons = messages.actions.reasons.game

export const createGameAction: RowAction = {
  request: { name: 'create-game', subject: { id: '', name: '' } },
  command: 'createGame',
  label: texts['create-game'].label,
  tone: 'primary'
}

export function gameRowActions(game: Game): readonly RowAction[] {
  const { id, name, version, status } = game
  const subject = { id, name, version }
  const archived = status === 'archived' ? reasons.archived : undefined
  return [
    {
      request: { name: 'edit-game', subject, row: game },
      command: 'editGame',
      label: texts['edit-game'].label,
      tone: 'primary',
      disabledReason: archived
    },
    {
      request: { name: 'duplicate-game', subject, row: game },
      command: 'createGame',
      label: texts['duplicate-game'].label
    },
    step(subject, status),
    {
      request: { name: 'archive-game', subject },
      command: 'setGameStatus',
      label: texts['archive-game'].label,
      tone: 'danger',
      disabledReason: status === 'running' ? reasons.running : archived
    }
  ]
}

/** Opens a paused or new game, pauses any other. */
function step(
  subject: RowAction['request']['subject'],
  status: string
): RowAction {
  switch (status) {
    case 'paused':
      return {
        request: { name: 'resume-game', subject },
        command: 'setGameStatus',
        label: texts['resume-game'].label
      }
    case 'draft':
      return {
        request: { name: 'open-game', subject },
        command: 'setGameStatus',
        label: texts['open-game'].label
      }
    default: {
      const open = status === 'active' || status === 'running'
      const disabledReason =
        status === 'archived' ? reasons.archived : reasons.notOpen
      return {
        request: { name: 'pause-game', subject },
        command: 'setGameStatus',
        label: texts['pause-game'].label,
        disabledReason: open ? undefined : disabledReason
      }
    }
  }
}
