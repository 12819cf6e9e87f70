import type { ReactNode } from 'react'

import type { Game } from '../../contract/game/game.ts'
import { Activity } from '../../features/drawer/activity.tsx'
import {
  DetailDrawer,
  type DetailHead
} from '../../features/drawer/detail-drawer.tsx'
import { gameDetail } from '../../features/drawer/details.ts'
import type { DrawerPart } from '../../features/drawer/drawer-part.ts'
import { Status } from '../../features/values/status-word.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { gameStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { entriesHref } from '../../routes/ledger-links.ts'
import { GameFacts } from './game-facts.tsx'
import { gameRowActions } from './game-row-actions.ts'

export function GameDrawer(part: DrawerPart<Game>): ReactNode {
  return (
    <DetailDrawer<Game, Game>
      part={part}
      detail={gameDetail}
      noun={messages.drawer.game}
      head={headOf}
      rowActions={gameRowActions}
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
