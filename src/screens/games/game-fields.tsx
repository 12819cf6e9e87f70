import type { Game } from '../../contract/game/game.ts'
import type { Field } from '../../features/field-table/field.ts'
import { recordFields } from '../../features/field-table/record-fields.ts'
import { RowName } from '../../features/values/row-name.tsx'
import { cleanCode } from '../../format/clean-text.ts'
import { percentText } from '../../format/percent.ts'
import { gameStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Tag } from '../../ui/tag.tsx'

const texts = messages.games
const fields = messages.fields

export const gameFields: readonly Field<Game>[] = [
  {
    kind: 'own',
    key: 'name',
    label: texts.name,
    column: {
      sorts: true,
      width: 'name',
      card: 'title',
      cell: (game, { address }) => (
        <RowName address={address} id={game.id} name={game.name}>
          {game.isPrivate && <Tag>{texts.private}</Tag>}
        </RowName>
      )
    }
  },
  {
    kind: 'code',
    key: 'code',
    label: fields.code,
    value: game => game.code,
    column: { sorts: true }
  },
  {
    kind: 'text',
    key: 'kind',
    label: fields.kind,
    value: game => game.kind,
    column: { sorts: true, width: 'kind' },
    filter: {
      kind: 'choice',
      quick: true,
      options: [],
      typed: {
        label: fields.kind,
        // Commas separate values in the address.
        read: text =>
          text.includes(',') ? undefined : cleanCode(text) || undefined,
        problem: texts.noKind
      }
    }
  },
  {
    kind: 'status',
    key: 'status',
    label: fields.status,
    value: game => game.status,
    words: gameStatus,
    column: { sorts: true, card: 'subtitle' },
    filter: { quick: true }
  },
  {
    kind: 'number',
    key: 'players',
    label: fields.players,
    value: game => game.players,
    column: {
      sorts: true,
      card: 'meta',
      cell: ({ players, maxPlayers }) =>
        players === undefined || maxPlayers === undefined
          ? players
          : `${players} / ${maxPlayers}`
    }
  },
  {
    kind: 'own',
    key: 'playersAllowed',
    label: fields.playersAllowed
  },
  {
    kind: 'money',
    key: 'entryFee',
    label: fields.entryFee,
    value: game => game.entryFee,
    column: { sorts: true, width: 'short-money', card: 'value' },
    filter: { name: 'fee' }
  },
  {
    // An amount is filtered together with its currency.
    kind: 'own',
    key: 'currency',
    label: fields.currency,
    value: game => game.entryFee?.currency
  },
  {
    kind: 'own',
    key: 'commissionBps',
    label: fields.commission,
    value: game => game.commissionBps?.toString(),
    column: {
      sorts: true,
      width: 'percent',
      align: 'end',
      cell: ({ commissionBps }) =>
        commissionBps === undefined ? null : percentText(commissionBps)
    }
  },
  {
    kind: 'money',
    key: 'prizePool',
    label: fields.prizePool,
    value: game => game.prizePool,
    column: { sorts: true }
  },
  {
    kind: 'flag',
    key: 'isPrivate',
    label: fields.visibility,
    value: game => game.isPrivate,
    filter: { label: fields.isPrivate }
  },
  {
    kind: 'time',
    key: 'startedAt',
    label: fields.started,
    value: game => game.startedAt,
    column: { sorts: true },
    filter: {}
  },
  {
    kind: 'time',
    key: 'finishedAt',
    label: fields.finished,
    value: game => game.finishedAt
  },
  {
    kind: 'time',
    key: 'createdAt',
    label: fields.created,
    value: game => game.createdAt,
    column: { sorts: true, optional: true },
    filter: {}
  },
  ...recordFields
]
