import type { Game } from '../../contract/game/game.ts'
import type { RowAction } from '../../features/actions/row-action.ts'
import { messages } from '../../messages.ts'

const texts = messages.actions.gameRowActions

export const createGameAction: RowAction = {
  request: { name: 'create-game', subject: { id: '', name: '' } },
  label: texts.create,
  tone: 'primary'
}

export function gameRowActions(game: Game): readonly RowAction[] {
  const { id, name, version, status } = game
  const subject = { id, name, version }
  const archived = status === 'archived' ? texts.archived : undefined
  return [
    {
      request: { name: 'edit-game', subject, row: game },
      label: texts.edit,
      tone: 'primary',
      off: archived
    },
    {
      request: { name: 'duplicate-game', subject, row: game },
      label: texts.duplicate
    },
    step(subject, status),
    {
      request: { name: 'archive-game', subject },
      label: texts.archive,
      tone: 'danger',
      off: status === 'running' ? texts.running : archived
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
      return { request: { name: 'resume-game', subject }, label: texts.resume }
    case 'draft':
      return { request: { name: 'resume-game', subject }, label: texts.open }
    default: {
      const open = status === 'active' || status === 'running'
      const off = status === 'archived' ? texts.archived : texts.notOpen
      return {
        request: { name: 'pause-game', subject },
        label: texts.pause,
        off: open ? undefined : off
      }
    }
  }
}
