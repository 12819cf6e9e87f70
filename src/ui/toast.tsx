import type { JSX, ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'

import { messages } from '../messages.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { xIcon } from './icons.ts'
import { linkClass } from './link-class.ts'
import { ToastFrame } from './toast-frame.tsx'

interface ToastProps {
  tone: 'done' | 'accepted' | 'unknown' | 'failed'
  title: string
  text?: string | undefined
  link?: { href: string; label: string } | undefined
  detail?: ReactNode
  /** In ms; without it, the toast stays. */
  lifeMs?: number | undefined
  paused: boolean
  onDismiss: () => void
}

export function Toast(props: ToastProps): JSX.Element {
  const { tone, title, text, link, detail, lifeMs, paused } = props
  const left = useRef(lifeMs ?? 0)
  const dismiss = useEffectEvent(props.onDismiss)

  useEffect(() => {
    if (lifeMs === undefined || paused) return undefined
    const started = Date.now()
    const timer = setTimeout(dismiss, left.current)
    return () => {
      clearTimeout(timer)
      left.current -= Date.now() - started
    }
  }, [lifeMs, paused])

  return (
    <ToastFrame
      tone={tone}
      title={title}
      text={text}
      foot={
        (link || detail) && (
          <>
            {link && (
              <a className={linkClass} href={link.href}>
                {link.label}
              </a>
            )}
            {detail}
          </>
        )
      }
    >
      <IconButton
        className="-my-1"
        label={messages.ui.dismiss}
        size="sm"
        onClick={props.onDismiss}
      >
        <Icon path={xIcon} size={14} />
      </IconButton>
    </ToastFrame>
  )
}
