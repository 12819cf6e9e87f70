import type { ReactNode } from 'react'

import type { Note } from '../../../contract/note/note.ts'
import { linkPath } from '../../../routes/paths.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { OpenLink } from '../../values/open-link.tsx'
import { UntrustedText } from '../../values/untrusted-text.tsx'

interface Props {
  author: Note['author']
}

/** Leads to the admin, where there is such a screen. */
export function Author({ author: { id, name } }: Props): ReactNode {
  const address = linkPath('admins', {})
  const shown = <UntrustedText text={name || id} most={100} />
  return address === undefined ? (
    shown
  ) : (
    <OpenLink className={`hit-area ${linkClass}`} address={address} id={id}>
      {shown}
    </OpenLink>
  )
}
