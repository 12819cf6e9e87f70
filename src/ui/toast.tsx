import type { JSX, ReactNode } from 'react'
import { useEffect, useEffectEvent, useRef } from 'react'

import { messages } from '../messages.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { circleAlertIcon, circleCheckIcon, clockIcon, xIcon } from './icons.ts'
import { linkClass } from './link-class.ts'

const ICONS = {
  done: circleCheckIcon,
  unknown: clockIcon,
  failed: circleAlertIcon
}

interface ToastProps {
  tone: keyof typeof ICONS
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
    <div className="toast" data-tone={tone}>
      <Icon path={ICONS[tone]} />
      <div className="toast-body">
        <b>{title}</b>
        {text && <p>{text}</p>}
        {(link || detail) && (
          <div className="toast-foot">
            {link && (
              <a className={linkClass} href={link.href}>
                {link.label}
              </a>
            )}
            {detail}
          </div>
        )}
      </div>
      <IconButton
        label={messages.ui.dismiss}
        size="sm"
        onClick={props.onDismiss}
      >
        <Icon path={xIcon} size={14} />
      </IconButton>
    </div>
  )
}
