import type { JSX } from 'react'

import { HEX_PATH } from './hex-paths.ts'

export function HexagonSpinner(): JSX.Element {
  return (
    <svg
      className="hexagon-spinner"
      width="40"
      height="44"
      viewBox="-1 -1 24 26"
      aria-hidden="true"
    >
      <path className="hexagon-line" d={HEX_PATH} />
      <path className="hexagon-spark" d={HEX_PATH} />
    </svg>
  )
}
