import type { JSX, ReactNode } from 'react'

import type { SceneKind } from './scene.tsx'
import { Scene } from './scene.tsx'
import { StateActions } from './state-actions.tsx'

interface StateMessageProps {
  scene: SceneKind
  title: string
  text?: string
  detail?: string | undefined
  /** `alert` for an unprompted error, `status` for a result. */
  role?: 'alert' | 'status' | undefined
  children?: ReactNode
}

export function StateMessage({
  scene,
  title,
  text,
  detail,
  role,
  children
}: StateMessageProps): JSX.Element {
  return (
    <div
      className="sticky start-0 flex min-h-63 flex-col items-center justify-center p-6 text-center"
      role={role}
    >
      <Scene kind={scene} />
      <h2 className="mt-4 text-lg leading-lg font-semibold">{title}</h2>
      {text && <p className="mt-1 max-w-95 wrap-anywhere text-ink-2">{text}</p>}
      {detail && (
        <p className="mt-1 max-w-95 mono wrap-anywhere text-ink-3">{detail}</p>
      )}
      {children && <StateActions>{children}</StateActions>}
    </div>
  )
}
