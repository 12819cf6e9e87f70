import type { Game } from '../../contract/game/game.ts'
import type { FieldTable } from '../../features/field-table/field.ts'
import { recordFields } from '../../features/field-table/record-fields.ts'
import { RowName } from '../../features/values/row-name.tsx'
import { cleanCode } from '../../format/clean-text.ts'
import { percentText } from '../../format/percent.ts'
import { gameStatus } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { Tag } from '../../ui/tag.tsx'

const texts = messages.games
const fields = messages.fields

export const gameFields: FieldTable<Game, 'games'> = {
  name: {
    kind: 'own',
    label: texts.name,
    column: {
      width: 'name',
      card: 'title',
      cell: (game, { address }) => (
        <RowName address={address} id={game.id} name={game.name}>
          {game.isPrivate && <Tag>{texts.private}</Tag>}
        </RowName>
      )
    }
  },
  code: {
    kind: 'code',
    label: fields.code,
    value: game => game.code,
    column: {}
  },
  kind: {
    kind: 'text',
    label: fields.kind,
    value: game => game.kind,
    column: { width: 'kind' },
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
  status: {
    kind: 'status',
    label: fields.status,
    value: game => game.status,
    words: gameStatus,
    column: { card: 'subtitle' },
    filter: { quick: true }
  },
  players: {
    kind: 'number',
    label: fields.players,
    value: game => game.players,
    column: {
      card: 'meta',
      cell: ({ players, maxPlayers }) =>
        players === undefined || maxPlayers === undefined
          ? players
          : `${players} / ${maxPlayers}`
    }
  },
  playersAllowed: {
    kind: 'own',
    label: fields.playersAllowed
  },
  entryFee: {
    kind: 'money',
    label: fields.entryFee,
    value: game => game.entryFee,
    column: { width: 'short-money', card: 'value' }
  },
  fee: {
    kind: 'own',
    label: fields.entryFee,
    value: game => game.entryFee?.amount,
    filter: {}
  },
  currency: {
    // An amount is filtered together with its currency.
    kind: 'own',
    label: fields.currency,
    value: game => game.entryFee?.currency
  },
  commissionBps: {
    kind: 'own',
    label: fields.commission,
    value: game => game.commissionBps?.toString(),
    column: {
      width: 'percent',
      align: 'end',
      cell: ({ commissionBps }) =>
        commissionBps === undefined ? null : percentText(commissionBps)
    }
  },
  prizePool: {
    kind: 'money',
    label: fields.prizePool,
    value: game => game.prizePool,
    column: {}
  },
  isPrivate: {
    kind: 'flag',
    label: fields.visibility,
    value: game => game.isPrivate,
    filter: { label: fields.isPrivate }
  },
  startedAt: {
    kind: 'time',
    label: fields.started,
    value: game => game.startedAt,
    column: {},
    filter: {}
  },
  finishedAt: {
    kind: 'time',
    label: fields.finished,
    value: game => game.finishedAt
  },
  createdAt: {
    kind: 'time',
    label: fields.created,
    value: game => game.createdAt,
    column: { optional: true },
    filter: {}
  },
  ...recordFields
}
