import * as v from 'valibot'

import { hasUnseen } from '../format/unseen-characters.ts'
import { messages } from '../messages.ts'

const texts = messages.checks

const trimmed = v.pipe(v.string(texts.required), v.trim())

const text = (
  least: number,
  most: number,
  message: string
): v.GenericSchema<string, string> =>
  v.pipe(
    trimmed,
    v.minLength(least, message),
    v.maxLength(most, message),
    v.check(value => !hasUnseen(value), texts.unseen)
  )

export const Reason = text(5, 500, texts.reason)
export const NoteText = text(1, 2000, texts.note)

/** What a movement is called elsewhere: a ticket, an invoice. */
export const Reference = v.pipe(
  trimmed,
  v.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._:/#-]{0,79}$/u, texts.reference)
)

export const Email = v.pipe(
  trimmed,
  v.nonEmpty(texts.required),
  v.maxLength(254, texts.email),
  v.email(texts.email)
)

export const AdminName = text(1, 100, texts.adminName)
export const GameName = text(1, 120, texts.gameName)
export const WalletName = text(1, 100, texts.walletName)
export const DisplayName = text(1, 100, texts.displayName)

/** The server decides on strength; no server accepts less than this. */
export const NewPassword = v.pipe(
  v.string(texts.required),
  v.minLength(8, texts.password),
  v.maxLength(200, texts.password)
)

/** The one form to send. Answers may have `"007"` or a number: see `Minor`. */
export const CanonicalMinor = v.pipe(
  v.string(),
  v.regex(
    /^(?:0|-?[1-9]\d*)$/u,
    'Write whole minor units as digits alone, such as "1250".'
  )
)

/** Passes what is not a whole number, which was refused already. */
const units = (
  holds: (amount: bigint) => boolean,
  message: string
): v.CheckAction<string, string> =>
  v.check(value => !/^-?\d+$/u.test(value) || holds(BigInt(value)), message)

/** How much fits into a wallet is the server's to say. */
export const MovedAmount = v.pipe(
  CanonicalMinor,
  units(amount => amount > 0n, texts.aboveZero)
)

export const MinorNotNegative = v.pipe(
  CanonicalMinor,
  units(amount => amount >= 0n, texts.notBelowZero)
)
