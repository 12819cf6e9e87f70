import { useRef, type JSX } from 'react'

import { messages } from '../messages.ts'
import { usePageBlock } from './dialog/use-page-block.ts'
import { HexagonSpinner } from './hexagon-spinner.tsx'

interface LoaderOverlayProps {
  /** Default Loading. */
  label?: string | undefined
}

/** The full-page loader (9.8); blocks pointer and keys. */
export function LoaderOverlay(props: LoaderOverlayProps): JSX.Element {
  const overlay = useRef<HTMLOutputElement>(null)
  usePageBlock(overlay)
  const label = props.label || messages.loader.label
  return (
    <output
      ref={overlay}
      className="loader"
      aria-busy="true"
      aria-label={label}
    >
      <span className="loader-card">
        <HexagonSpinner />
        {label}
      </span>
    </output>
  )
}
