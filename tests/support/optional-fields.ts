import type { GenericSchema } from 'valibot'

import { Admin, CurrentAdmin } from '../../src/contract/admin/admin.ts'
import { AuditEntry, AuditSubject } from '../../src/contract/audit.ts'
import { calls } from '../../src/contract/calls.ts'
import { commandCalls } from '../../src/contract/command-calls.ts'
import { Game } from '../../src/contract/game/game.ts'
import { Currency } from '../../src/contract/ledger/currency.ts'
import {
  Preview,
  PreviewLeg
} from '../../src/contract/ledger/money-commands.ts'
import {
  Counterparty,
  Transaction
} from '../../src/contract/ledger/transaction.ts'
import { Holding, ListMeta } from '../../src/contract/list-answer.ts'
import { SystemWallet } from '../../src/contract/system-wallet/system-wallet.ts'
import { Balance, User } from '../../src/contract/user/user.ts'

/** The schemas of the rows of the lists, by which their fields are named. */
export const rowSchemas = { Admin, User, Game, SystemWallet, Transaction }

/** The other schemas of answers that have optional fields. */
export const otherSchemas = {
  AuditEntry,
  AuditSubject,
  Balance,
  Counterparty,
  CurrentAdmin,
  Currency,
  Holding,
  ListMeta,
  Preview,
  PreviewLeg
}

/** A schema as far as a walk looks into it. */
interface Node {
  type?: string
  entries?: Record<string, Node>
  item?: Node
  value?: Node
  wrapped?: Node
  options?: Node[]
}

/** The names of the optional fields of some schemas, as `User.phone`. */
export function optionalFields(schemas: object): string[] {
  return Object.entries(schemas).flatMap(([name, schema]) =>
    Object.entries((schema as Node).entries ?? {})
      .filter(([, entry]) => isOptional(entry))
      .map(([field]) => `${name}.${field}`)
  )
}

/**
 * The optional fields of all answers of the contract, however deep they are;
 * each by the last part of its path, where no schema above has it.
 */
export function unnamedFields(): string[] {
  const named = new Set(
    [...Object.values(rowSchemas), ...Object.values(otherSchemas)].flatMap(
      schema => Object.values(schema.entries as Record<string, unknown>)
    )
  )
  const answers: [string, GenericSchema][] = [
    ...Object.entries({ ...calls, ...commandCalls }).map(
      ([name, { answer }]): [string, GenericSchema] => [name, answer]
    ),
    ['list', ListMeta]
  ]
  const found: string[] = []
  const seen = new Set<Node>()
  const walk = (node: Node, path: string): void => {
    if (seen.has(node)) return
    seen.add(node)
    for (const [name, entry] of Object.entries(node.entries ?? {})) {
      const here = `${path}.${name}`
      if (isOptional(entry) && !named.has(entry)) found.push(here)
      walk(entry, here)
    }
    const inner = [node.item, node.value, node.wrapped, ...(node.options ?? [])]
    for (const part of inner) if (typeof part === 'object') walk(part, path)
  }
  for (const [name, answer] of answers) walk(answer, name)
  return found
}

/** A value without any field that its schema lets an answer leave out. */
export function withoutOptional(
  schema: GenericSchema,
  value: unknown
): unknown {
  return stripped(schema, value)
}

function stripped(node: Node, value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) {
    const { item } = node
    return item ? value.map((part: unknown) => stripped(item, part)) : value
  }
  const entries = node.entries ?? {}
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
      const entry = Object.hasOwn(entries, name) ? entries[name] : undefined
      if (!entry) return [[name, part]]
      return isOptional(entry) ? [] : [[name, stripped(entry, part)]]
    })
  )
}

function isOptional({ type }: Node): boolean {
  return type === 'optional' || type === 'nullish' || type === 'exact_optional'
}
