import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { linkClass } from '../../ui/link-class.ts'
import { CopyId } from '../values/copy-id.tsx'
import { UntrustedText } from '../values/untrusted-text.tsx'

/** A few lines; the copy button and the raw JSON have all of it. */
const MOST = 120

interface Props {
  term: string
  id: string | undefined
  name?: string | undefined
  href?: string | undefined
}

/** The first known of name and id is the link. */
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
        <span className="inline-flex max-w-full items-center">
          <Linked href={known ? undefined : href}>
            <UntrustedText className="mono" text={id} most={MOST} />
          </Linked>
          <CopyId
            place="text"
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
    <a className={`${linkClass} hit-area`} href={props.href}>
      {props.children}
    </a>
  )
}
