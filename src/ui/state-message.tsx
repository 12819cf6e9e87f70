import type { JSX, ReactNode } from 'react'

import type { SceneKind } from './scene.tsx'
import { Scene } from './scene.tsx'

interface StateMessageProps {
  scene: SceneKind
  title: string
  text: string
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
    <div className="blank" role={role}>
      <Scene kind={scene} />
      <h2>{title}</h2>
      <p>{text}</p>
      {detail && <p className="mono">{detail}</p>}
      {children && <div className="actions">{children}</div>}
    </div>
  )
}
