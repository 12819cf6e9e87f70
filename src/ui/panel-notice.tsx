import type { JSX, ReactNode } from 'react'

import { ToastFrame } from './toast-frame.tsx'

interface PanelNoticeProps {
  tone: 'failed' | 'news'
  title: string
  text: string
  children: ReactNode
}

/** A message of the panel among the toasts; never times out. */
export function PanelNotice(props: PanelNoticeProps): JSX.Element {
  const { children, ...said } = props
  return <ToastFrame {...said} foot={children} />
}
