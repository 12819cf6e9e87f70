import type { AuditEntry, AuditSubject } from '../../contract/audit.ts'

/** What a record is about, or one of the things that it touched. */
export type Thing = Pick<AuditSubject, 'resource' | 'id'>

export interface Touched {
  /** What it was done to, unless that is the shown thing. */
  main: AuditSubject | undefined
  /** Entries in the ledger of the shown thing; where it has none, of `main`. */
  entries: readonly AuditSubject[]
  /** All others, entries with whose ledger they are in. */
  others: readonly {
    owner: AuditSubject | undefined
    entries: readonly AuditSubject[]
  }[]
}

/** What an audit entry touched beside the thing in whose record it is shown. */
export function touchedBy(entry: AuditEntry, shown: Thing): Touched {
  const subjects = entry.subjects ?? []
  const about = { resource: entry.resource, id: entry.resourceId }
  const main = subjects.find(one => isSame(one, about)) ?? unnamed(about)
  const itself = subjects.find(one => isSame(one, shown))
  const named = [
    shown,
    main,
    ...[itself?.owner, main.owner].filter(one => one !== undefined),
    ...recorded(entry, subjects)
  ]
  const rest = subjects.filter(one => !named.some(known => isSame(one, known)))
  const entriesOf = (owner: Thing): AuditSubject[] =>
    rest.filter(one => one.owner && isSame(one.owner, owner))
  const first = entriesOf(shown).length > 0 ? shown : main
  const owners = subjects.filter(
    one =>
      one.resource !== 'transactions' &&
      !isSame(one, shown) &&
      !isSame(one, first)
  )
  const others = owners
    .map(owner => ({ owner, entries: entriesOf(owner) }))
    .filter(({ owner, entries }) => entries.length > 0 || rest.includes(owner))
  const placed = [first, ...owners].flatMap(owner => entriesOf(owner))
  const ownerless = rest.filter(
    one => one.resource === 'transactions' && !placed.includes(one)
  )
  return {
    main: isSame(main, shown) ? undefined : main,
    entries: entriesOf(first),
    others:
      ownerless.length > 0
        ? [...others, { owner: undefined, entries: ownerless }]
        : others
  }
}

/** What the recorded facts name themselves. */
function recorded(
  { after }: AuditEntry,
  subjects: readonly AuditSubject[]
): AuditSubject[] {
  const values = new Set(Object.values(after ?? {}))
  return subjects.filter(
    ({ resource, id }) => resource === 'transactions' && values.has(id)
  )
}

export function isSame(one: Thing, other: Thing): boolean {
  return one.resource === other.resource && one.id === other.id
}

function unnamed(thing: Thing): AuditSubject {
  return { ...thing, name: undefined, owner: undefined }
}
