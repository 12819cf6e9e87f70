import type { ReactNode } from 'react'

import type { Game } from '../../contract/game/game.ts'
import { gameStatus } from '../../domain/status.ts'
import { messages } from '../../messages.ts'
import { createSelection } from '../../stores/list/selection.ts'
import { OfferButton } from '../actions/offer-button.tsx'
import { createGameOffer, gameOffers } from '../actions/offers/game-offers.ts'
import { exportPart } from '../export/export-part.tsx'
import { statusOptions } from '../filters/filter-view.ts'
import { recentPeriods, yesOrNo } from '../filters/periods.ts'
import { ListScreen } from '../list/list-screen.tsx'
import type { ListView } from '../list/list-view.ts'
import { rowMenuPart } from '../list/row-menu-part.ts'
import { gameRows } from './games-rows.tsx'
import { screenPart } from './screen-part.tsx'

const words = messages.games
const rowKey = (game: Game): string => game.id

const view: ListView<Game> = {
  ...gameRows,
  words,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: words.status,
      quick: true,
      options: statusOptions(gameStatus)
    },
    {
      kind: 'choice',
      name: 'kind',
      label: words.kind,
      quick: true,
      options: [],
      typed: {
        label: words.kind,
        // A comma stands between the values of an address.
        read: text =>
          text.includes(',') ? undefined : text.trim() || undefined,
        problem: words.noKind
      }
    },
    {
      kind: 'one',
      name: 'isPrivate',
      label: words.visibility,
      options: yesOrNo
    },
    { kind: 'amount', name: 'fee', label: words.entryFee },
    {
      kind: 'period',
      name: 'startedAt',
      label: words.started,
      presets: recentPeriods
    },
    {
      kind: 'period',
      name: 'createdAt',
      label: words.created,
      presets: recentPeriods
    }
  ],
  readers: {
    key: rowKey,
    values: {
      status: game => game.status,
      kind: game => game.kind,
      isPrivate: game =>
        game.isPrivate === undefined ? undefined : String(game.isPrivate),
      currency: game => game.entryFee?.currency,
      fee: game => game.entryFee?.amount,
      startedAt: game => game.startedAt,
      createdAt: game => game.createdAt,
      players: game => game.players?.toString(),
      commissionBps: game => game.commissionBps?.toString()
    },
    comparable: {
      startedAt: 'instant',
      createdAt: 'instant',
      players: 'number',
      commissionBps: 'number'
    }
  },
  selection: createSelection(rowKey),
  exported: {
    fileName: 'games',
    part: exportPart(
      'games',
      async () => (await import('../export/game-fields.ts')).gameFields
    )
  },
  drawer: screenPart(
    'games',
    async () => (await import('../drawers/game-drawer.tsx')).GameDrawer
  ),
  rowMenu: rowMenuPart(() => Promise.resolve(gameOffers))
}

/** The catalogue of games. */
export function GamesScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      actions={<OfferButton isCommand offer={createGameOffer} />}
    />
  )
}
