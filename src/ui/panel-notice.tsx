import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import type { JSX, ReactNode } from 'react'

const ICONS = { failed: CircleAlert, news: Info }

interface PanelNoticeProps {
  tone: keyof typeof ICONS
  title: string
  text: string
  children: ReactNode
}

/** A message of the panel among the toasts; never times out. */
export function PanelNotice(props: PanelNoticeProps): JSX.Element {
  const { tone, title, text, children } = props
  const Icon = ICONS[tone]
  return (
    <div className="toast" data-tone={tone}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <div className="toast-body">
        <b>{title}</b>
        <p>{text}</p>
        <div className="toast-foot">{children}</div>
      </div>
    </div>
  )
}
