import { messages } from '../../messages.ts'

const fields = messages.fields

/** What an audit entry names, by the contract's names. */
export const recordedFields: Readonly<Record<string, string>> = {
  name: fields.name,
  email: fields.email,
  emailVerified: fields.emailVerified,
  displayName: fields.displayName,
  phone: fields.phone,
  country: fields.country,
  tags: fields.tags,
  isTest: fields.isTest,
  status: fields.status,
  banReason: fields.banReason,
  bannedUntil: fields.bannedUntil,
  code: fields.code,
  kind: fields.kind,
  minPlayers: fields.minPlayers,
  maxPlayers: fields.maxPlayers,
  entryFee: fields.entryFee,
  commissionBps: fields.commission,
  isPrivate: fields.isPrivate,
  startedAt: fields.started,
  lowBalanceAt: fields.lowBalanceAt,
  balance: fields.balance,
  transactionId: fields.transactionId,
  reversedById: fields.reversedBy
}
