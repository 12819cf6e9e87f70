import * as v from 'valibot'

import { messages } from '../../messages.ts'
import { GameName, MinorNotNegative, Reason } from '../fields.ts'

const words = messages.checks

const Players = v.pipe(
  v.number(words.wholeNumber),
  v.integer(words.wholeNumber),
  v.minValue(2, words.players),
  v.maxValue(10_000, words.players)
)

const entries = {
  name: GameName,
  code: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[a-z0-9-]{2,64}$/u, words.gameCode)
  ),
  kind: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[a-z][a-z0-9_]{1,29}$/u, words.gameKind)
  ),
  minPlayers: Players,
  maxPlayers: Players,
  entryFee: v.strictObject({
    amount: MinorNotNegative,
    currency: v.pipe(v.string(), v.nonEmpty(words.required))
  }),
  /** Hundredths of a percent. */
  commissionBps: v.pipe(
    v.number(words.commission),
    v.integer(words.commission),
    v.minValue(0, words.commission),
    v.maxValue(10_000, words.commission)
  ),
  isPrivate: v.boolean(words.required)
}

/** A new game is a draft until it is resumed. */
export const CreateGame = v.pipe(
  v.strictObject(entries),
  v.forward(
    v.partialCheck(
      [['minPlayers'], ['maxPlayers']],
      ({ minPlayers, maxPlayers }) => minPlayers <= maxPlayers,
      words.playersOrder
    ),
    ['maxPlayers']
  )
)
export type CreateGame = v.InferOutput<typeof CreateGame>

/** Fee and commission cannot be changed while the game runs. */
export const EditGame = v.pipe(
  v.partial(v.strictObject(entries)),
  v.forward(
    v.check(
      ({ minPlayers, maxPlayers }) =>
        minPlayers === undefined ||
        maxPlayers === undefined ||
        minPlayers <= maxPlayers,
      words.playersOrder
    ),
    ['maxPlayers']
  )
)
export type EditGame = v.InferOutput<typeof EditGame>

/** To archive takes a reason; nothing brings an archived game back. */
export const SetGameStatus = v.variant('status', [
  v.strictObject({ status: v.literal('archived'), reason: Reason }),
  v.strictObject({
    status: v.picklist(['active', 'paused']),
    reason: v.optional(Reason)
  })
])
export type SetGameStatus = v.InferOutput<typeof SetGameStatus>
