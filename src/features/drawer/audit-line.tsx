import type { ReactNode } from 'react'

import type { AuditAction, AuditEntry } from '../../contract/audit.ts'
import { wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { LongText } from '../values/long-text.tsx'
import { Time } from '../values/time.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'
import { recordedFields } from './recorded-fields.ts'
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
    <li>
      <p className="audit-line">
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
        <small>
          <Time instant={createdAt} mode="day-and-clock" />
        </small>
      </p>
      {reason && (
        <p className="audit-reason">
          <LongText text={reason} />
        </p>
      )}
      {fields.length > 0 && (
        <dl className="facts" aria-label={texts.changes}>
          {fields.map(field => (
            <div key={field}>
              <dt>
                <UntrustedText text={wordOf(recordedFields, field)} />
              </dt>
              <dd>
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
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
