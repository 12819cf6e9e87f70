import type { Game } from '../../contract/game/game.ts'
import { MoneyCell } from '../../features/values/money-cell.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { Status } from '../../features/values/status-word.tsx'
import { TimeCell } from '../../features/values/time-cell.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { percentText } from '../../format/percent.ts'
import { gameStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import type { Column } from '../../ui/table/column.ts'
import { Tag } from '../../ui/tag.tsx'

export const gameColumns: Column<Game>[] = [
  {
    id: 'name',
    head: messages.games.name,
    sortField: 'name',
    width: 'name',
    card: 'title',
    cell: (game, { address }) => (
      <span className="who">
        <OpenLink address={address} id={game.id}>
          <UntrustedText text={game.name} />
        </OpenLink>
        {game.isPrivate && <Tag>{messages.games.private}</Tag>}
      </span>
    )
  },
  {
    id: 'code',
    head: messages.games.code,
    sortField: 'code',
    width: 'reference',
    card: 'hidden',
    cell: game => <UntrustedText className="mono" text={game.code} />
  },
  {
    id: 'kind',
    head: messages.games.kind,
    sortField: 'kind',
    width: 'kind',
    card: 'hidden',
    cell: game => <UntrustedText text={game.kind} />
  },
  {
    id: 'status',
    head: messages.games.status,
    sortField: 'status',
    width: 'status',
    card: 'subtitle',
    cell: game => <Status table={gameStatus} value={game.status} />
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
    width: 'short-money',
    money: true,
    card: 'value',
    cell: (game, { currencies }) =>
      game.entryFee && (
        <MoneyCell
          minorUnits={game.entryFee.amount}
          currency={game.entryFee.currency}
          currencies={currencies}
        />
      )
  },
  {
    id: 'commission',
    head: messages.games.commission,
    sortField: 'commissionBps',
    width: 'percent',
    align: 'end',
    card: 'hidden',
    cell: game =>
      game.commissionBps === undefined ? null : percentText(game.commissionBps)
  },
  {
    id: 'prizePool',
    head: messages.games.prizePool,
    sortField: 'prizePool',
    width: 'money',
    money: true,
    card: 'hidden',
    cell: (game, { currencies }) =>
      game.prizePool && (
        <MoneyCell
          minorUnits={game.prizePool.amount}
          currency={game.prizePool.currency}
          currencies={currencies}
        />
      )
  },
  {
    id: 'started',
    head: messages.games.started,
    sortField: 'startedAt',
    width: 'date',
    card: 'hidden',
    cell: (game, rowContext) =>
      game.startedAt && (
        <TimeCell instant={game.startedAt} mode="day" rowContext={rowContext} />
      )
  },
  {
    id: 'created',
    optional: true,
    head: messages.games.created,
    sortField: 'createdAt',
    width: 'date',
    card: 'hidden',
    cell: (game, rowContext) => (
      <TimeCell instant={game.createdAt} mode="day" rowContext={rowContext} />
    )
  }
]
