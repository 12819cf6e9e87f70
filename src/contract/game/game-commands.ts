import * as v from 'valibot'

import { messages } from '../../messages.ts'
import { GameName, MinorNotNegative, Reason } from '../fields.ts'

const texts = messages.checks

const Players = v.pipe(
  v.number(texts.wholeNumber),
  v.integer(texts.wholeNumber),
  v.minValue(2, texts.players),
  v.maxValue(10_000, texts.players)
)

const entries = {
  name: GameName,
  code: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[a-z0-9-]{2,64}$/u, texts.gameCode)
  ),
  kind: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^[a-z][a-z0-9_]{1,29}$/u, texts.gameKind)
  ),
  minPlayers: Players,
  maxPlayers: Players,
  entryFee: v.strictObject({
    amount: MinorNotNegative,
    currency: v.pipe(v.string(), v.nonEmpty(texts.required))
  }),
  /** Hundredths of a percent. */
  commissionBps: v.pipe(
    v.number(texts.commission),
    v.integer(texts.commission),
    v.minValue(0, texts.commission),
    v.maxValue(10_000, texts.commission)
  ),
  isPrivate: v.boolean(texts.required)
}

/** A new game is a draft until it is resumed. */
export const CreateGame = v.pipe(
  v.strictObject(entries),
  v.forward(
    v.partialCheck(
      [['minPlayers'], ['maxPlayers']],
      ({ minPlayers, maxPlayers }) => minPlayers <= maxPlayers,
      texts.playersOrder
    ),
    ['maxPlayers']
  )
)
export type CreateGame = v.InferOutput<typeof CreateGame>

/** Fee and commission are locked while the game runs. */
export const EditGame = v.pipe(
  v.partial(v.strictObject(entries)),
  v.forward(
    v.check(
      ({ minPlayers, maxPlayers }) =>
        minPlayers === undefined ||
        maxPlayers === undefined ||
        minPlayers <= maxPlayers,
      texts.playersOrder
    ),
    ['maxPlayers']
  )
)
export type EditGame = v.InferOutput<typeof EditGame>

/** Archiving takes a reason, and nothing undoes it. */
export const SetGameStatus = v.variant('status', [
  v.strictObject({ status: v.literal('archived'), reason: Reason }),
  v.strictObject({
    status: v.picklist(['active', 'paused']),
    reason: v.optional(Reason)
  })
])
export type SetGameStatus = v.InferOutput<typeof SetGameStatus>
