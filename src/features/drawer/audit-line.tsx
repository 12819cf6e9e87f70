import type { ReactNode } from 'react'

import type { AuditAction, AuditEntry } from '../../contract/audit.ts'
import { wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { FactLine } from '../../ui/fact-list.tsx'
import { LongText } from '../values/long-text.tsx'
import { Time } from '../values/time.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import { RecordedValue } from './recorded-value.tsx'

const texts = messages.actions.activity

interface Props {
  entry: AuditEntry
  currency: string | undefined
}

export function AuditLine({ entry, currency }: Props): ReactNode {
  const { admin, action, createdAt, reason, resource } = entry
  const before = entry.before ?? {}
  const after = entry.after ?? {}
  // Without `after`, no change of a field is known.
  const fields =
    entry.after === undefined
      ? []
      : [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const value = (facts: object, field: string): ReactNode => (
    <RecordedValue
      field={field}
      value={new Map<string, unknown>(Object.entries(facts)).get(field)}
      resource={resource}
      currency={currency}
    />
  )
  return (
    <li className="border-b border-line py-2">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span>
          <b>
            <UntrustedText text={admin.name} />
          </b>{' '}
          <UntrustedText
            text={wordOf(
              texts.done satisfies Record<AuditAction, string>,
              action
            )}
          />
        </span>{' '}
        <small className="text-ink-3">
          <Time instant={createdAt} mode="day-and-clock" />
        </small>
      </p>
      {reason && (
        <p className="text-ink-2">
          <LongText text={reason} />
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
    </li>
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
