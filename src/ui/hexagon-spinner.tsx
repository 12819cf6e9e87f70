import type { JSX } from 'react'

import { HEX_PATH } from './hex-paths.ts'

export function HexagonSpinner(): JSX.Element {
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
