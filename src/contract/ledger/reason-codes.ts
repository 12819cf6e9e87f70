/** Why money was moved by hand; a backend may have others. */
export const reasonCodes = [
  'mistake',
  'request',
  'compensation',
  'fraud',
  'chargeback',
  'promotion',
  'other'
] as const

export type ReasonCode = (typeof reasonCodes)[number]
