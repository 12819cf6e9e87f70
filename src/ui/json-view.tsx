import type { JSX, ReactNode } from 'react'

import { Icon } from './icon.tsx'
import { chevronRightIcon } from './icons.ts'

interface JsonViewProps {
  title: string
  text: string
  children?: ReactNode
}

export function JsonView(props: JsonViewProps): JSX.Element {
  return (
    <details className="json-view">
      <summary>
        <Icon path={chevronRightIcon} size={14} className="forward" />
        {props.title}
      </summary>
      <div className="json-text">
        {props.children}
        <pre className="mono">{props.text}</pre>
      </div>
    </details>
  )
}
