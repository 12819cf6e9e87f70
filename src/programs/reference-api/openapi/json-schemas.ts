import {
  type ConversionConfig,
  type JsonSchema,
  toJsonSchema,
  toJsonSchemaDefs
} from '@valibot/to-json-schema'
import type * as v from 'valibot'

import { Admin, CurrentAdmin } from '../../../contract/admin/admin.ts'
import { AuditEntry } from '../../../contract/audit.ts'
import { Game } from '../../../contract/game/game.ts'
import { Currency } from '../../../contract/ledger/currency.ts'
import { Preview } from '../../../contract/ledger/money-commands.ts'
import {
  Transaction,
  TransactionDetail
} from '../../../contract/ledger/transaction.ts'
import { ListMeta } from '../../../contract/list-answer.ts'
import { Note } from '../../../contract/note/note.ts'
import { Problem } from '../../../contract/problem.ts'
import { SystemWallet } from '../../../contract/system-wallet/system-wallet.ts'
import { User } from '../../../contract/user/user.ts'
import { Id, Instant, Minor } from '../../../contract/values.ts'

/** What a transform hides: each stands for all values that the panel reads. */
const wire: Readonly<Record<string, JsonSchema>> = {
  Id: { type: ['string', 'integer'], description: 'Text, or a whole number.' },
  Minor: {
    type: ['string', 'integer'],
    pattern: String.raw`^-?\d+$`,
    description: 'Whole minor units. Text keeps every digit.'
  },
  Instant: { type: 'string', format: 'date-time', description: 'ISO 8601.' }
}

const schemas = {
  Admin,
  AuditEntry,
  Currency,
  CurrentAdmin,
  Game,
  Id,
  Instant,
  ListMeta,
  Minor,
  Note,
  Preview,
  Problem,
  SystemWallet,
  Transaction,
  TransactionDetail,
  User
}

const conversion: ConversionConfig = {
  definitions: schemas,
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema: ({ valibotSchema: { type }, jsonSchema }) => {
    // A whole number of any length is one on the wire, too.
    if (type === 'bigint') return { type: 'integer' }
    return type === 'loose_object'
      ? { ...jsonSchema, additionalProperties: true }
      : undefined
  },
  // Tools that read a pattern without the `u` flag would refuse every text.
  overrideAction({ valibotAction, jsonSchema: { pattern, ...others } }) {
    return pattern?.includes(String.raw`\p{`) && 'message' in valibotAction
      ? { ...others, description: String(valibotAction.message) }
      : undefined
  },
  // What JSON Schema cannot say, the panel checks itself.
  errorMode: 'ignore'
}

/** The named ones, to which the others refer. */
export function namedSchemas(): Record<string, JsonSchema> {
  return { ...toJsonSchemaDefs(schemas, conversion), ...wire }
}

export function schemaOf(schema: v.GenericSchema): JsonSchema {
  const made = toJsonSchema(schema, conversion)
  delete made.$schema
  delete made.$defs
  return made
}

export const ref = (name: string): JsonSchema => ({
  $ref: `#/components/schemas/${name}`
})
