import { type ReactNode, useState } from 'react'

import { countText } from '../../format/count-text.ts'
import { messages } from '../../messages.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { UntrustedText } from './untrusted-text.tsx'

const texts = messages.longText

/** Shown while folded, in UTF-16 units. */
const MOST_FOLDED = 240
/** More would freeze the browser. */
const MOST_SHOWN = 10_000

interface Props {
  text: string
  className?: string | undefined
}

export function LongText({ text, className }: Props): ReactNode {
  const [open, setOpen] = useState(false)
  const most = open ? MOST_SHOWN : MOST_FOLDED
  const all = text.length <= MOST_SHOWN ? texts.showAll : texts.showMore
  const shown = <UntrustedText {...{ text, className, most }} />
  if (text.length <= MOST_FOLDED) return shown
  return (
    <span className="max-w-full min-w-0 wrap-anywhere">
      {shown}
      <span className="-ms-2 flex flex-wrap items-center gap-x-1">
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? texts.showLess : all}
        </Button>
        <CopyButton place="text" label={texts.copyAll} text={() => text} />
        {open && text.length > MOST_SHOWN && (
          <small className="text-sm text-ink-3">
            {texts.cut(countText(MOST_SHOWN), countText(text.length))}
          </small>
        )}
      </span>
    </span>
  )
}
