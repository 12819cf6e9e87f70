import type { ReactNode } from 'react'

import type { Game } from '../../contract/game/game.ts'
import { Activity } from '../../features/drawer/activity.tsx'
import {
  DetailDrawer,
  type DetailHead
} from '../../features/drawer/detail-drawer.tsx'
import { gameDetail } from '../../features/drawer/details.ts'
import type { DrawerProps } from '../../features/drawer/drawer-props.ts'
import { FieldFacts } from '../../features/field-table/field-facts.tsx'
import { Status } from '../../features/values/status-word.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { percentText } from '../../format/percent.ts'
import { gameStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { entriesHref } from '../../routes/ledger-links.ts'
import { linkClass } from '../../ui/link-class.ts'
import { gameFields } from './game-fields.tsx'
import { gameRowActions } from './game-row-actions.ts'

const texts = messages.drawer

export function GameDrawer(part: DrawerProps<Game>): ReactNode {
  return (
    <DetailDrawer<Game, Game>
      part={part}
      detail={gameDetail}
      noun={texts.game}
      head={headOf}
      rowActions={gameRowActions}
    >
      {game => (
        <>
          <FieldFacts
            fields={gameFields}
            row={game}
            own={{
              playersAllowed: playersAllowed(game),
              commissionBps:
                game.commissionBps !== undefined &&
                percentText(game.commissionBps),
              isPrivate:
                game.isPrivate !== undefined &&
                texts[game.isPrivate ? 'private' : 'public']
            }}
          />
          <AllEntries href={entriesHref('gameId', game.id)} />
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
    badge: <Status pill table={gameStatus} value={game.status} />
  }
}

function playersAllowed({ minPlayers, maxPlayers }: Game): string | undefined {
  if (minPlayers === undefined) {
    return maxPlayers === undefined ? undefined : texts.atMost(maxPlayers)
  }
  return maxPlayers === undefined
    ? texts.atLeast(minPlayers)
    : texts.between(minPlayers, maxPlayers)
}

function AllEntries({ href }: { href: string | undefined }): ReactNode {
  return (
    href !== undefined && (
      <p className="pt-5">
        <a className={`${linkClass} hit-area`} href={href}>
          {texts.allEntries}
        </a>
      </p>
    )
  )
}
