import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { CopyId } from '../values/copy-id.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'

/** Some lines; the id has a copy button, and the raw answer has both. */
const MOST = 120

interface Props {
  /** What it is, as the list of facts names it: "Game". */
  term: string
  /** An id or a reference, shown and copied whole. */
  id: string | undefined
  /** What has this id. */
  name?: string | undefined
  /** Where the panel shows it. */
  href?: string | undefined
}

/** A name with its id; the first that is known is the link. */
export function NamedId({ term, id, name, href }: Props): ReactNode {
  const known = name || undefined
  return (
    <>
      {known && (
        <Linked href={href}>
          {<UntrustedText text={known} most={MOST} />}
        </Linked>
      )}
      {id && (
        <span className="id-and-copy">
          <Linked href={known ? undefined : href}>
            <UntrustedText className="mono" text={id} most={MOST} />
          </Linked>
          <CopyId
            text={id}
            label={messages.drawer.copy(
              known ? messages.drawer.idOf(term) : term
            )}
          />
        </span>
      )}
    </>
  )
}

function Linked(props: {
  href: string | undefined
  children: ReactNode
}): ReactNode {
  return props.href === undefined ? (
    props.children
  ) : (
    <a className="link" href={props.href}>
      {props.children}
    </a>
  )
}
