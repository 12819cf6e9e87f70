import type { JSX, ReactNode } from 'react'

import { Icon } from './icon.tsx'
import {
  circleAlertIcon,
  circleCheckIcon,
  clockIcon,
  infoIcon
} from './icons.ts'

const TONES = {
  done: { icon: circleCheckIcon, look: 'mt-0.5 text-pos-text' },
  accepted: { icon: clockIcon, look: 'mt-0.5 text-warn-text' },
  unknown: { icon: clockIcon, look: 'mt-0.5 text-warn-text' },
  failed: { icon: circleAlertIcon, look: 'mt-0.5 text-neg-text' },
  news: { icon: infoIcon, look: 'mt-0.5' }
}

interface ToastFrameProps {
  tone: keyof typeof TONES
  title: string
  text: string | undefined
  foot: ReactNode
  /** At the end. */
  children?: ReactNode
}

/** One of the messages that lie over everything. */
export function ToastFrame(props: ToastFrameProps): JSX.Element {
  const { tone, title, text, foot, children } = props
  const { icon, look } = TONES[tone]
  return (
    <div
      data-slot="toast"
      data-tone={tone}
      className="pointer-events-auto flex animate-toast-in items-start gap-2.5 floating py-3 ps-3.5 pe-2 motion-reduce:animate-none"
    >
      <Icon path={icon} className={look} />
      <div className="min-w-0 flex-1 wrap-anywhere">
        <b className="block font-medium">{title}</b>
        {text && (
          <p className="text-sm/4.5 whitespace-pre-line text-ink-2">{text}</p>
        )}
        {foot && (
          <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm">
            {foot}
          </div>
        )}
      </div>
      {children}
    </div>
  )
}
