import type { ReactNode } from 'react'

import type { AuditSubject } from '../../contract/audit.ts'
import { wordOf } from '../../format/status.ts'
import { messages } from '../../messages.ts'
import { thingHref } from '../../routes/thing-links.ts'
import { linkClass } from '../../ui/link-class.ts'
import { UntrustedText } from '../values/untrusted-text.tsx'
import { isSame, type Thing } from './touched.ts'

/** A line; the thing itself has all of it. */
const MOST = 120

/** A thing that an audit entry names, by its name or else its id. */
export function ThingLink({ thing }: { thing: AuditSubject }): ReactNode {
  const href = thingHref(thing)
  const text = <ThingName thing={thing} />
  return href === undefined ? (
    text
  ) : (
    <a className={`${linkClass} hit-area`} href={href}>
      {text}
    </a>
  )
}

/** An entry names in whose ledger it is, unless that is known. */
export function ThingOfOwner(props: {
  thing: AuditSubject
  known: readonly (Thing | undefined)[]
  among: readonly AuditSubject[]
}): ReactNode {
  const { thing, known, among } = props
  const { owner } = thing
  const named =
    owner && !known.some(one => one && isSame(one, owner))
      ? among.find(one => isSame(one, owner))
      : undefined
  return (
    <>
      <ThingLink thing={thing} />
      {named && (
        <>
          {' '}
          {messages.actions.activity.of} <ThingLink thing={named} />
        </>
      )}
    </>
  )
}

function ThingName({ thing }: { thing: AuditSubject }): ReactNode {
  const { resource, id, name } = thing
  if (name) return <UntrustedText text={name} most={MOST} />
  const code = <UntrustedText className="mono" text={id} most={MOST} />
  return resource === 'transactions' ? (
    code
  ) : (
    <>
      <UntrustedText text={wordOf(nouns, resource)} /> {code}
    </>
  )
}

const texts = messages.drawer

const nouns: Readonly<Record<string, string>> = {
  admins: texts.admin,
  users: texts.user,
  games: texts.game,
  'system-wallets': texts.systemWallet
}
