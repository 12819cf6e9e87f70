import type { Game } from '../../contract/game/game.ts'
import {
  moneyCell,
  statusCell,
  textCell,
  timeCell
} from '../../features/values/cells.tsx'
import { OpenLink } from '../../features/values/open-link.tsx'
import { UntrustedText } from '../../features/values/untrusted-text.tsx'
import { percentText } from '../../format/percent.ts'
import { gameStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import type { Column } from '../../ui/table/column.ts'
import { Tag } from '../../ui/tag.tsx'

const fields = messages.fields

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
    head: fields.code,
    sortField: 'code',
    width: 'reference',
    cell: textCell(game => game.code, 'mono')
  },
  {
    id: 'kind',
    head: fields.kind,
    sortField: 'kind',
    width: 'kind',
    cell: textCell(game => game.kind)
  },
  {
    id: 'status',
    head: fields.status,
    sortField: 'status',
    width: 'status',
    card: 'subtitle',
    cell: statusCell(gameStatus)
  },
  {
    id: 'players',
    head: fields.players,
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
    head: fields.entryFee,
    sortField: 'entryFee',
    width: 'short-money',
    money: true,
    card: 'value',
    cell: moneyCell(game => game.entryFee)
  },
  {
    id: 'commission',
    head: fields.commission,
    sortField: 'commissionBps',
    width: 'percent',
    align: 'end',
    cell: game =>
      game.commissionBps === undefined ? null : percentText(game.commissionBps)
  },
  {
    id: 'prizePool',
    head: fields.prizePool,
    sortField: 'prizePool',
    width: 'money',
    money: true,
    cell: moneyCell(game => game.prizePool)
  },
  {
    id: 'started',
    head: fields.started,
    sortField: 'startedAt',
    width: 'date',
    cell: timeCell(game => game.startedAt, 'day')
  },
  {
    id: 'created',
    optional: true,
    head: fields.created,
    sortField: 'createdAt',
    width: 'date',
    cell: timeCell(game => game.createdAt, 'day')
  }
]
