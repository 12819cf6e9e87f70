import type { ReactNode } from 'react'

import type { Game } from '../api/contract/game.ts'
import { LOCALE } from '../domain/locale.ts'
import { gameStatus, statusLook } from '../domain/status.ts'
import { messages } from '../messages.ts'
import { gamesList } from '../stores/lists.ts'
import type { Column } from '../ui/column.ts'
import { StatusBadge } from '../ui/status-badge.tsx'
import { ListScreen } from './list-screen.tsx'
import { Money } from './money.tsx'
import { statusFilter } from './status-filter.ts'
import { Time } from './time.tsx'

const filters = [statusFilter(messages.games.status, gameStatus)]

const columns: Column<Game>[] = [
  {
    id: 'name',
    head: messages.games.name,
    sortField: 'name',
    width: 'name',
    card: 'title',
    cell: game => (
      <span className="who">
        <b>
          <bdi>{game.name}</bdi>
        </b>
        <small className="mono">{game.code}</small>
      </span>
    )
  },
  {
    id: 'kind',
    head: messages.games.kind,
    sortField: 'kind',
    width: 'kind',
    card: 'hidden',
    cell: game => game.kind
  },
  {
    id: 'status',
    head: messages.games.status,
    sortField: 'status',
    width: 'status',
    card: 'subtitle',
    cell: game => (
      <StatusBadge
        look={statusLook(gameStatus, game.status)}
        raw={game.status}
      />
    )
  },
  {
    id: 'players',
    head: messages.games.players,
    sortField: 'players',
    width: 'number',
    align: 'end',
    card: 'meta',
    cell: game =>
      game.players === undefined
        ? null
        : `${game.players}${game.maxPlayers === undefined ? '' : ` / ${game.maxPlayers}`}`
  },
  {
    id: 'entryFee',
    head: messages.games.entryFee,
    sortField: 'entryFee',
    width: 'money',
    money: true,
    card: 'value',
    cell: game =>
      game.entryFee && (
        <Money
          minorUnits={game.entryFee.amount}
          currency={game.entryFee.currency}
        />
      )
  },
  {
    id: 'commission',
    head: messages.games.commission,
    sortField: 'commissionBps',
    width: 'number',
    align: 'end',
    card: 'hidden',
    cell: game =>
      game.commissionBps === undefined
        ? null
        : (game.commissionBps / 10_000).toLocaleString(LOCALE, {
            style: 'percent',
            maximumFractionDigits: 2
          })
  },
  {
    id: 'prizePool',
    head: messages.games.prizePool,
    sortField: 'prizePool',
    width: 'money',
    money: true,
    card: 'hidden',
    cell: game =>
      game.prizePool && (
        <Money
          minorUnits={game.prizePool.amount}
          currency={game.prizePool.currency}
        />
      )
  },
  {
    id: 'created',
    head: messages.games.created,
    sortField: 'createdAt',
    width: 'date',
    card: 'hidden',
    cell: game => <Time instant={game.createdAt} mode="day" />
  }
]

/** The catalogue of games. */
export function GamesScreen(): ReactNode {
  return (
    <ListScreen
      list={gamesList}
      words={messages.games}
      columns={columns}
      rowKey={game => game.id}
      filters={filters}
    />
  )
}
