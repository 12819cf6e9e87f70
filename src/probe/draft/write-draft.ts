import * as v from 'valibot'

import type { ResourceName } from '../../backend/backend-definition.ts'
import { fieldOf } from '../../backend/read.ts'
import { Admin, CurrentAdmin } from '../../contract/admin/admin.ts'
import { callQueries } from '../../contract/call-queries.ts'
import { calls } from '../../contract/calls.ts'
import { Game } from '../../contract/game/game.ts'
import { Transaction } from '../../contract/ledger/transaction.ts'
import { SystemWallet } from '../../contract/system-wallet/system-wallet.ts'
import { User } from '../../contract/user/user.ts'
import { NO_FILTERS } from '../lists.ts'
import { type Found, type FoundList, RESOURCES } from './discover.ts'
import { usualFields } from './usual-names.ts'

/** Amounts, which come in minor or in major units. */
const MONEY = new Set(['amount', 'balance', 'reserved', 'balanceAfter'])

const ROW_FIELDS: Record<ResourceName, Record<string, v.GenericSchema>> = {
  admins: Admin.entries,
  users: User.entries,
  games: Game.entries,
  systemWallets: SystemWallet.entries,
  userTransactions: Transaction.entries,
  walletTransactions: Transaction.entries
}

/** A `backend.ts` to begin with; what it leaves out is a type error there. */
export function draftOf(found: Found): string {
  const { base, login, paths, lists } = found
  const names = RESOURCES.filter(name => lists[name] !== undefined)
  const dialect = dialectOf(Object.values(lists)[0])
  const missing = Object.entries(paths).filter(([, path]) => path === undefined)
  return `import type { SessionCalls } from './backend-definition.ts'
import { defineBackend } from './define-backend.ts'
import { ${dialect} } from './dialects.ts'
import { minor } from './minor.ts'

// A draft, of what ${base} answered. Each line may be wrong:
// npm run typecheck and npm run probe say what is missing.

${missing.map(([name]) => `// The path of ${name} was not found.\n`).join('')}export const session: SessionCalls = {
  login: { path: '${login.path}', token: '${login.token}' },
  refresh: { path: '${paths.refresh ?? ''}', token: '${login.token}' },
  logout: { path: '${paths.logout ?? ''}' },
  current: { path: '${paths.current ?? ''}' }
}

export const backend = defineBackend({
  ...${dialect},
  session,${
    login.nameField === 'username'
      ? `
  credentials: ({ email, password }: { email: string; password: string }) => ({
    username: email,
    password
  }),`
      : ''
  }
  admin: (row: TheirAdmin) => ({
${withCommas(fieldLines(CurrentAdmin.entries, [found.admin]), '    ')}
  }),
  // Digits after the decimal sign of each currency: write yours.
  currencies: { EUR: 2 },
  resources: {
    // userTransactions: a user's own, as { list: 'ledger?user_id=:id', ... }
${names.map(name => resourceText(name, lists[name])).join(',\n')}
  }
})

${interfaceText('TheirAdmin', found.admin)}

${names.map(name => interfaceText(typeName(name), lists[name]?.rows[0])).join('\n\n')}
`
}

function dialectOf(list: FoundList | undefined): string {
  const { answer, headers } = list ?? {}
  const has = (...names: string[]): boolean =>
    names.every(name => fieldOf(answer, name) !== undefined)
  if (has('content', 'totalElements')) return 'spring'
  if (has('results', 'count')) return 'django'
  if (fieldOf(list?.rows[0], 'attributes') !== undefined) return 'jsonApi'
  if (headers?.has('content-range')) return 'postgrest'
  if (headers?.has('x-total-count')) return 'jsonServer'
  return 'laravel'
}

function resourceText(name: ResourceName, list: FoundList | undefined): string {
  const { path = '', rows = [] } = list ?? {}
  const slash = path.endsWith('/') ? '/' : ''
  const lines = fieldLines(ROW_FIELDS[name], rows)
  const { sorts } = calls[name]
  const { entries } = callQueries[name]
  const filters = Object.keys(entries).filter(filter => !NO_FILTERS.has(filter))
  const used = lines.join(' ')
  const unused = Object.keys(Object(rows[0])).filter(
    field => !new RegExp(`row\\.${field}\\b`, 'u').test(used)
  )
  if (unused.length > 0) lines.push(`// not used: ${unused.join(', ')}`)
  return `    ${name}: {
      list: '${path}',
      one: '${path.replace(/\/$/u, '')}/:id${slash}',
      // search: 'q',
      // sorts: { ${sorts.join(', ')} },
      // filters: { ${filters.join(', ')} },
      row: (row: ${typeName(name)}) => ({
${withCommas(lines, '        ')}
      })
    }`
}

/** An entry has no sign: its direction says it. */
function moneyText(own: string, values: readonly unknown[]): string {
  const texts = values.map(String)
  const isSigned = texts.some(text => text.startsWith('-'))
  const text = isSigned ? `String(row.${own}).replace('-', '')` : `row.${own}`
  return texts.some(value => value.includes('.')) ? `minor(${text}, 2)` : text
}

function fieldLines(
  entries: Readonly<Record<string, v.GenericSchema>>,
  rows: readonly unknown[]
): string[] {
  return Object.entries(entries).flatMap(([field, schema]) => {
    const value = valueText(field, schema, rows)
    if (value !== undefined) return [`${field}: ${value}`]
    const isOptional = v.safeParse(schema, undefined).success
    return isOptional ? [] : [`// ${field}: which of theirs?`]
  })
}

/** A comma behind each line of code but the last. */
function withCommas(lines: readonly string[], indent: string): string {
  const last = lines.findLastIndex(line => !line.startsWith('//'))
  return lines
    .map((line, index) =>
      line.startsWith('//') || index >= last
        ? indent + line
        : `${indent}${line},`
    )
    .join('\n')
}

/** Their field of the contract's name, or of a usual one, if its values fit. */
function valueText(
  field: string,
  schema: v.GenericSchema,
  rows: readonly unknown[]
): string | undefined {
  const [first] = rows
  const theirs = Object.keys(Object(first))
  for (const name of [field, ...(usualFields[field] ?? [])]) {
    const own = theirs.find(other => bare(other) === bare(name))
    if (own === undefined) continue
    const values = rows.map(row => fieldOf(row, own))
    if (MONEY.has(field)) return moneyText(own, values)
    if (values.every(value => v.safeParse(schema, value).success)) {
      return `row.${own}`
    }
  }
  return undefined
}

/** Normalises the spelling: `display_name` equals `displayName`. */
function bare(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}

function typeName(resource: ResourceName): string {
  return `Their${resource.charAt(0).toUpperCase()}${resource.slice(1)}`
}

function interfaceText(name: string, row: unknown): string {
  return `interface ${name} ${typeText(row, '')}`
}

function typeText(value: unknown, indent: string): string {
  if (value === null) return 'string | null'
  if (Array.isArray(value)) {
    return value.length === 0 ? 'unknown[]' : `${typeText(value[0], indent)}[]`
  }
  if (typeof value !== 'object') return typeof value
  const fields = Object.entries(value).map(
    ([name, inner]) =>
      `${indent}  ${/^\w+$/u.test(name) ? name : `'${name}'`}: ${typeText(inner, `${indent}  `)}`
  )
  return `{\n${fields.join('\n')}\n${indent}}`
}
