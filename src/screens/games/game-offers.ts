import type { Game } from '../../contract/game/game.ts'
import type { Offer } from '../../features/actions/offer.ts'
import { messages } from '../../messages.ts'

const words = messages.actions.gameOffers

/** A game that does not exist yet. */
export const createGameOffer: Offer = {
  request: { name: 'create-game', subject: { id: '', name: '' } },
  label: words.create,
  tone: 'primary'
}

/** What can be done with a game. */
export function gameOffers(game: Game): readonly Offer[] {
  const { id, name, version, status } = game
  const subject = { id, name, version }
  const archived = status === 'archived' ? words.archived : undefined
  return [
    {
      request: { name: 'edit-game', subject, row: game },
      label: words.edit,
      tone: 'primary',
      off: archived
    },
    {
      request: { name: 'duplicate-game', subject, row: game },
      label: words.duplicate
    },
    step(subject, status),
    {
      request: { name: 'archive-game', subject },
      label: words.archive,
      tone: 'danger',
      off: status === 'running' ? words.running : archived
    }
  ]
}

/** Opens what is paused or was never open, pauses everything else. */
function step(subject: Offer['request']['subject'], status: string): Offer {
  switch (status) {
    case 'paused':
      return { request: { name: 'resume-game', subject }, label: words.resume }
    case 'draft':
      return { request: { name: 'resume-game', subject }, label: words.open }
    default: {
      const open = status === 'active' || status === 'running'
      const off = status === 'archived' ? words.archived : words.notOpen
      return {
        request: { name: 'pause-game', subject },
        label: words.pause,
        off: open ? undefined : off
      }
    }
  }
}
