import type { Game } from '../../contract/game/game.ts'
import {
  amountFields,
  flagField,
  instantField,
  type KnownCurrencies,
  numberField,
  textField
} from '../../features/export/field-kinds.ts'
import type { CsvField } from '../../format/csv.ts'

/** Every field of a game, by the contract's names; times in this zone. */
export function gameFields(
  zone: string,
  currencies: KnownCurrencies
): CsvField<Game>[] {
  return [
    textField('id', game => game.id),
    textField('name', game => game.name),
    textField('code', game => game.code),
    textField('kind', game => game.kind),
    textField('status', game => game.status),
    numberField('minPlayers', game => game.minPlayers),
    numberField('maxPlayers', game => game.maxPlayers),
    numberField('players', game => game.players),
    ...amountFields<Game>('entryFee', currencies, game => game.entryFee),
    textField('entryFeeCurrency', game => game.entryFee?.currency),
    ...amountFields<Game>('prizePool', currencies, game => game.prizePool),
    textField('prizePoolCurrency', game => game.prizePool?.currency),
    numberField('commissionBps', game => game.commissionBps),
    flagField('isPrivate', game => game.isPrivate),
    instantField('startedAt', zone, game => game.startedAt),
    instantField('finishedAt', zone, game => game.finishedAt),
    instantField('createdAt', zone, game => game.createdAt),
    instantField('updatedAt', zone, game => game.updatedAt),
    numberField('version', game => game.version)
  ]
}
