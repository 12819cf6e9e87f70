import type { ReactNode } from 'react'

import { messages } from '../../../messages.ts'
import { linkPath, NOTES_TAB } from '../../../routes/paths.ts'
import { openAddress } from '../../../routes/query-text.ts'
import { linkClass } from '../../../ui/link-class.ts'
import { useQuery } from '../../page/use-query.ts'
import { Time } from '../../values/time.tsx'
import { UntrustedText } from '../../values/untrusted-text.tsx'
import { Author } from './author.tsx'
import { newestNote } from './notes.ts'

const texts = messages.notes

/** As high as a figure, beside which it stands: nothing moves when it comes. */
export function NewestNote({ userId }: { userId: string }): ReactNode {
  const state = useQuery(newestNote, userId, true)
  const note = state.kind === 'loading' ? undefined : state.answer?.value
  if (!note) return null
  const { author, createdAt, text } = note
  const users = linkPath('users', {})
  return (
    <aside
      className="grid max-w-90 min-w-44 flex-1 grid-cols-1 content-start text-sm max-sm:content-center flat:flex flat:max-w-150 flat:items-baseline flat:gap-x-1.5"
      aria-label={texts.newest}
    >
      <span className="truncate text-ink-3 flat:flex-none">
        <Author author={author} />
      </span>
      <p className="line-clamp-2 min-h-9 text-sm/4.5 wrap-anywhere max-xl:min-h-7 max-xl:text-sm/3.5 flat:line-clamp-1 flat:min-h-0">
        <UntrustedText text={text} />
      </p>
      <small className="truncate text-sm/5 text-ink-3 flat:flex-none">
        <Time instant={createdAt} mode="day-and-clock" />
        {users !== undefined && (
          <>
            {' · '}
            <a
              className={`hit-area ${linkClass}`}
              href={openAddress(users, userId, NOTES_TAB)}
            >
              {texts.all}
            </a>
          </>
        )}
      </small>
    </aside>
  )
}
