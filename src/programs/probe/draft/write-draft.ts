import type * as v from 'valibot'

import type { ResourceName } from '../../../backend/backend-definition.ts'
import {
  django,
  jsonApi,
  jsonServer,
  laravel,
  postgrest,
  spring
} from '../../../backend/dialects.ts'
import { fieldOf } from '../../../backend/read.ts'
import { Admin, CurrentAdmin } from '../../../contract/admin/admin.ts'
import { callQueries } from '../../../contract/call-queries.ts'
import { Game } from '../../../contract/game/game.ts'
import { Transaction } from '../../../contract/ledger/transaction.ts'
import { listCriteria } from '../../../contract/lists.ts'
import { SystemWallet } from '../../../contract/system-wallet/system-wallet.ts'
import { User } from '../../../contract/user/user.ts'
import { NO_FILTERS } from '../lists.ts'
import { currenciesIn } from './currencies.ts'
import { type Found, type FoundList, RESOURCES } from './discover.ts'
import { fieldLines, withCommas } from './field-lines.ts'
import { pagingLines } from './paging.ts'
import { propertyName, quoted } from './quoted.ts'
import { theirFields } from './their-fields.ts'

const dialects = { django, jsonApi, jsonServer, laravel, postgrest, spring }

/** `row.attributes.name` in a line. */
const READ = /\brow(?:\.[\w$]+|\[(?:'[^']*'|"(?:[^"\\]|\\.)*")\])+/gu

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
  const { base, login, paths, lists, paging } = found
  const names = RESOURCES.filter(name => lists[name] !== undefined)
  const dialect = dialectOf(Object.values(lists)[0])
  const missing = Object.entries(paths).filter(([, path]) => path === undefined)
  const currencies = currenciesIn(
    Object.values(lists).flatMap(({ rows }) => rows)
  )
  const pages = pagingLines(paging, dialects[dialect].page)
  return `import type { SessionCalls } from './backend-definition.ts'
import { defineBackend } from './define-backend.ts'
import { ${dialect} } from './dialects.ts'
import { minor } from './minor.ts'

// A draft, of what ${base} answered. Each line may be wrong:
// npm run typecheck and npm run probe say what is missing.

${missing.map(([name]) => `// The path of ${name} was not found.\n`).join('')}export const session: SessionCalls = {
  login: { path: ${quoted(login.path)}, token: ${quoted(login.token)} },
  refresh: { path: ${quoted(paths.refresh ?? '')}, token: ${quoted(login.token)} },
  logout: { path: ${quoted(paths.logout ?? '')} },
  current: { path: ${quoted(paths.current ?? '')} }${
    login.refreshToken === undefined
      ? ''
      : `,
  // It comes in the body, where no page may keep it: put the keeper in front.
  refreshToken: ${quoted(login.refreshToken)}`
  }
}

// Digits after the decimal sign of each currency${currencies.size > 0 ? ': check them' : '; none was seen, write yours'}.
const currencies: Readonly<Record<string, number>> = {
${(currencies.size > 0 ? [...currencies] : [['EUR', 2]]).map(([code, decimals]) => `  ${code}: ${decimals}`).join(',\n')}
}

export const backend = defineBackend({
  ...${dialect},
${pages.map(line => `  ${line}\n`).join('')}  session,${
    login.credentials === '{ email, password }'
      ? ''
      : `
  credentials: ({ email, password }: { email: string; password: string }) => (${login.credentials}),`
  }
  admin: (row: TheirAdmin) => ({
${withCommas(fieldLines(CurrentAdmin.entries, [found.admin]), '    ')}
  }),
  currencies,
  resources: {
    // userTransactions: a user's own, as { list: 'ledger?user_id=:id', ... }
${names.map(name => resourceText(name, lists[name])).join(',\n')}
  }
})

${interfaceText('TheirAdmin', found.admin)}

${names.map(name => interfaceText(typeName(name), lists[name]?.rows[0])).join('\n\n')}
`
}

function dialectOf(list: FoundList | undefined): keyof typeof dialects {
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
  const { sorts } = listCriteria[name]
  const { entries } = callQueries[name]
  const filters = Object.keys(entries).filter(filter => !NO_FILTERS.has(filter))
  const used = lines.flatMap(line => line.match(READ) ?? [])
  const unused = theirFields(rows[0]).filter(({ code }) => !used.includes(code))
  if (unused.length > 0) {
    const names = unused.map(({ own }) => propertyName(own))
    lines.push(`// not used: ${names.join(', ')}`)
  }
  return `    ${name}: {
      list: ${quoted(path)},
      one: ${quoted(`${path.replace(/\/$/u, '')}/:id${slash}`)},
      // search: 'q',
      // sorts: { ${sorts.join(', ')} },
      // filters: { ${filters.join(', ')} },
      row: (row: ${typeName(name)}) => ({
${withCommas(lines, '        ')}
      })
    }`
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
      `${indent}  ${propertyName(name)}: ${typeText(inner, `${indent}  `)}`
  )
  return `{\n${fields.join('\n')}\n${indent}}`
}
