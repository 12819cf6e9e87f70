import type { ReactNode } from 'react'

import type { Game } from '../../contract/game/game.ts'
import { gameStatus } from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import { entriesHref } from '../../routes/ledger-links.ts'
import { gameDetail } from '../../stores/details.ts'
import { gameOffers } from '../actions/offers/game-offers.ts'
import { Status } from '../status.tsx'
import { UntrustedText } from '../untrusted-text.tsx'
import { Activity } from './activity.tsx'
import { DetailDrawer, type DetailHead } from './detail-drawer.tsx'
import type { DrawerPart } from './drawer-part.ts'
import { GameFacts } from './game-facts.tsx'

/** A game, and the way to the money it has moved. */
export function GameDrawer(part: DrawerPart<Game>): ReactNode {
  return (
    <DetailDrawer<Game, Game>
      part={part}
      detail={gameDetail}
      noun={messages.drawer.game}
      head={headOf}
      offers={gameOffers}
    >
      {game => (
        <>
          <GameFacts game={game} />
          <p className="drawer-part">
            <a className="link" href={entriesHref('gameId', game.id)}>
              {messages.drawer.allEntries}
            </a>
          </p>
          <Activity of="games" id={part.id} open={part.open} />
        </>
      )}
    </DetailDrawer>
  )
}

function headOf(game: Game): DetailHead {
  return {
    title: <UntrustedText text={game.name} />,
    subtitle: game.code && <UntrustedText className="mono" text={game.code} />,
    badge: <Status pill table={gameStatus} value={game.status} />,
    page: entriesHref('gameId', game.id)
  }
}
