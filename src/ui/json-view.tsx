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
    <details className="group mt-5">
      <summary className="-ms-1 inline-flex items-center gap-1 rounded-md p-1 font-medium text-ink-2 hover:text-ink">
        <Icon
          path={chevronRightIcon}
          size={14}
          className="forward group-open:rotate-90 rtl:group-open:-rotate-90"
        />
        {props.title}
      </summary>
      <div
        className="relative mt-1 rounded-lg bg-inset px-3 py-2 forced-line"
        dir="ltr"
      >
        {props.children}
        <pre className="mono wrap-anywhere whitespace-pre-wrap">
          {props.text}
        </pre>
      </div>
    </details>
  )
}
