import ChevronRight from 'lucide-react/icons/chevron-right'
import type { JSX, ReactNode } from 'react'

interface JsonViewProps {
  /** What opens it. */
  title: string
  /** Already written out, over several lines. */
  text: string
  /** What can be done with it, shown while it is open. */
  children?: ReactNode
}

/** A closed text for machines, which a person may open. It wraps. */
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
