import ChevronRight from 'lucide-react/icons/chevron-right'
import type { JSX, ReactNode } from 'react'

interface JsonViewProps {
  title: string
  text: string
  children?: ReactNode
}

export function JsonView(props: JsonViewProps): JSX.Element {
  return (
    <details className="json-view">
      <summary>
        <ChevronRight size={14} strokeWidth={1.75} aria-hidden />
        {props.title}
      </summary>
      <div className="json-text">
        {props.children}
        <pre className="mono">{props.text}</pre>
      </div>
    </details>
  )
}
