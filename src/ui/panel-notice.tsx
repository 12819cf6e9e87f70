import type { JSX, ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { circleAlertIcon, infoIcon } from './icons.ts'

const ICONS = { failed: circleAlertIcon, news: infoIcon }

interface PanelNoticeProps {
  tone: keyof typeof ICONS
  title: string
  text: string
  children: ReactNode
}

/** A message of the panel among the toasts; never times out. */
export function PanelNotice(props: PanelNoticeProps): JSX.Element {
  const { tone, title, text, children } = props
  return (
    <div className="toast" data-tone={tone}>
      <Icon path={ICONS[tone]} />
      <div className="toast-body">
        <b>{title}</b>
        <p>{text}</p>
        <div className="toast-foot">{children}</div>
      </div>
    </div>
  )
}
