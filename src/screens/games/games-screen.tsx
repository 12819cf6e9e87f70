import type { ReactNode } from 'react'

import type { Game } from '../../contract/game/game.ts'
import { RowActionButton } from '../../features/actions/row-action-button.tsx'
import { exportPart } from '../../features/export/export-part.tsx'
import { statusOptions } from '../../features/list/filters/filter-view.ts'
import {
  recentPeriods,
  yesOrNo
} from '../../features/list/filters/period-choices.ts'
import { ListScreen } from '../../features/list/list-screen.tsx'
import type { ListView } from '../../features/list/list-view.ts'
import { rowMenuPart } from '../../features/list/row-menu-part.ts'
import { createSelection } from '../../features/list/store/selection.ts'
import { screenPart } from '../../features/page/screen-part.tsx'
import { gameStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { createGameAction, gameRowActions } from './game-row-actions.ts'
import { gameRows } from './games-rows.tsx'

const texts = messages.games
const fields = messages.fields

const view: ListView<Game> = {
  ...gameRows,
  texts,
  filters: [
    {
      kind: 'choice',
      name: 'status',
      label: fields.status,
      quick: true,
      options: statusOptions(gameStatus)
    },
    {
      kind: 'choice',
      name: 'kind',
      label: fields.kind,
      quick: true,
      options: [],
      typed: {
        label: fields.kind,
        // Commas separate values in the address.
        read: text =>
          text.includes(',') ? undefined : text.trim() || undefined,
        problem: texts.noKind
      }
    },
    {
      kind: 'one',
      name: 'isPrivate',
      label: fields.isPrivate,
      options: yesOrNo
    },
    { kind: 'amount', name: 'fee', label: fields.entryFee },
    {
      kind: 'period',
      name: 'startedAt',
      label: fields.started,
      presets: recentPeriods
    },
    {
      kind: 'period',
      name: 'createdAt',
      label: fields.created,
      presets: recentPeriods
    }
  ],
  readers: {
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
  selection: createSelection(gameRows.rowKey),
  exported: {
    fileName: 'games',
    part: exportPart(
      'games',
      async () => (await import('./game-export.ts')).gameFields
    )
  },
  drawer: screenPart(
    'games',
    async () => (await import('./game-drawer.tsx')).GameDrawer
  ),
  rowMenu: rowMenuPart(() => Promise.resolve(gameRowActions))
}

export function GamesScreen(): ReactNode {
  return (
    <ListScreen
      view={view}
      actions={<RowActionButton isCommand rowAction={createGameAction} />}
    />
  )
}
