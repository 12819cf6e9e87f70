import type { ReactNode } from 'react'

import type { AuditAction, AuditEntry } from '../../contract/audit.ts'
import { reasonWords, wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { thingHref } from '../../routes/thing-links.ts'
import { FactLine } from '../../ui/fact-list.tsx'
import { Money } from '../values/known-money.tsx'
import { LongText } from '../values/long-text.tsx'
import { Time } from '../values/time.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import { RecordedValue } from './recorded-value.tsx'
import { ThingOfOwner } from './thing-link.tsx'
import { TouchedThings } from './touched-things.tsx'
import { isSame, type Thing, touchedBy } from './touched.ts'

const texts = messages.actions.activity

interface Props {
  entry: AuditEntry
  /** In whose record it is shown. */
  shown: Thing
  /** The record is of what an admin did, who needs no name in each line. */
  byShown?: boolean
  currency?: string | undefined
}

export function AuditLine(props: Props): ReactNode {
  const { entry, shown, byShown = false, currency } = props
  const { amount, createdAt, reason, reasonCode, resource } = entry
  const { subjects = [] } = entry
  const { main, entries, others } = touchedBy(entry, shown)
  const before = entry.before ?? {}
  const after = entry.after ?? {}
  // Without `after`, no change of a field is known.
  const fields =
    entry.after === undefined
      ? []
      : [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const value = (facts: object, field: string): ReactNode => {
    const recorded = new Map<string, unknown>(Object.entries(facts)).get(field)
    const thing = subjects.find(
      one => one.resource === 'transactions' && one.id === recorded
    )
    return thing ? (
      <span>
        <ThingOfOwner
          thing={thing}
          known={[shown, main?.owner]}
          among={subjects}
        />
      </span>
    ) : (
      <RecordedValue
        field={field}
        value={recorded}
        resource={resource}
        currency={currency}
      />
    )
  }
  return (
    <li className="border-b border-line py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        {/* No break is possible within one letter of many marks. */}
        <span className="max-w-full overflow-x-clip">
          {byShown ? <Kind entry={entry} /> : <Sentence {...props} />}
          {main && (
            <>
              {': '}
              <ThingOfOwner thing={main} known={[shown]} among={subjects} />
            </>
          )}
        </span>{' '}
        <small className="text-ink-3">
          <Time instant={createdAt} mode="day-and-clock" />
        </small>
      </p>
      {(amount || reason || reasonCode) && (
        <p className="text-ink-2">
          {amount && (
            <>
              <Money
                minorUnits={amount.amount}
                currency={amount.currency}
                sign="always"
              />
              {(reason || reasonCode) && ' · '}
            </>
          )}
          {reasonCode && (
            <UntrustedText text={wordOf(reasonWords, reasonCode)} />
          )}
          {reasonCode && reason && ': '}
          {reason && <LongText text={reason} />}
        </p>
      )}
      {fields.length > 0 && (
        <dl aria-label={texts.changes}>
          {fields.map(field => (
            <FactLine
              key={field}
              term={<UntrustedText text={wordOf(recordedFields, field)} />}
            >
              {Object.hasOwn(before, field) && (
                <>
                  {value(before, field)}{' '}
                  <span className="forward" aria-hidden>
                    →
                  </span>
                  <span className="sr-only">{texts.became}</span>{' '}
                </>
              )}
              {value(after, field)}
            </FactLine>
          ))}
        </dl>
      )}
      <TouchedThings entries={entries} others={others} />
    </li>
  )
}

const done = texts.done satisfies Record<AuditAction, string>
const kinds = texts.kinds satisfies Record<AuditAction, string>

function Sentence({ entry, shown }: Props): ReactNode {
  const { admin, action } = entry
  const actor = { resource: 'admins', id: admin.id }
  const href = isSame(actor, shown) ? undefined : thingHref(actor)
  const name = <UntrustedText text={admin.name} />
  return (
    <>
      <b>
        {href === undefined ? (
          name
        ) : (
          <a
            className="hit-area hover:underline hover:underline-offset-3"
            href={href}
          >
            {name}
          </a>
        )}
      </b>{' '}
      <UntrustedText text={wordOf(done, action)} />
    </>
  )
}

function Kind({ entry: { action } }: Pick<Props, 'entry'>): ReactNode {
  return (
    <b>
      <UntrustedText text={wordOf(kinds, action)} />
    </b>
  )
}

const fields = messages.fields

/** What an audit entry names, by the contract's names. */
const recordedFields: Readonly<Record<string, string>> = {
  name: fields.name,
  email: fields.email,
  emailVerified: fields.emailVerified,
  displayName: fields.displayName,
  phone: fields.phone,
  country: fields.country,
  tags: fields.tags,
  isTest: fields.isTest,
  status: fields.status,
  note: fields.note,
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
  reversible: fields.reversible,
  reversedById: fields.reversedBy,
  postedById: fields.completedAs
}
