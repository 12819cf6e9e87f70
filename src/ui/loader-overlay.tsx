import { useRef, type JSX } from 'react'

import { messages } from '../messages.ts'
import { usePageBlock } from './dialog/use-page-block.ts'
import { HEX_PATH } from './hex-paths.ts'

interface LoaderOverlayProps {
  /** Default Loading. */
  label?: string | undefined
}

/** Covers the page; blocks pointer and keys. */
export function LoaderOverlay(props: LoaderOverlayProps): JSX.Element {
  const overlay = useRef<HTMLOutputElement>(null)
  usePageBlock(overlay)
  const label = props.label || messages.loader.label
  return (
    <output
      ref={overlay}
      data-slot="loader"
      className="pointer-events-auto fixed inset-0 z-loader grid animate-fade-in cursor-progress place-items-center bg-surface/78 motion-reduce:animate-none print:hidden"
      aria-busy="true"
      aria-label={label}
    >
      <span className="grid min-w-34 justify-items-center gap-3 rounded-xl border border-line-strong bg-raised px-4 pt-6 pb-5 text-ink-2 shadow-menu">
        <HexagonSpinner />
        {label}
      </span>
    </output>
  )
}

function HexagonSpinner(): JSX.Element {
  return (
    <svg
      fill="none"
      strokeWidth="1.6"
      width="2.5rem"
      height="2.75rem"
      viewBox="-1 -1 24 26"
      aria-hidden="true"
    >
      <path className="stroke-line-strong" d={HEX_PATH} />
      <path
        className="animate-hexagon-run stroke-felt-text motion-reduce:animate-none"
        strokeDasharray="18 54"
        strokeLinecap="round"
        d={HEX_PATH}
      />
    </svg>
  )
}
