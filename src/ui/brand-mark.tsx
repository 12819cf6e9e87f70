import type { JSX } from 'react'

import { HEX_PATH, MEEPLE_PATH } from './hex-paths.ts'

/** A meeple cut out of a hexagon. Decoration, never a name. */
export function BrandMark(props: { className?: string }): JSX.Element {
  return (
    <svg
      {...props}
      width="1.375rem"
      height="1.5rem"
      viewBox="0 0 22 24"
      aria-hidden="true"
    >
      <path className="fill-felt" d={HEX_PATH} />
      <path
        className="fill-on-felt"
        transform="translate(3.32 4.1) scale(.64)"
        d={MEEPLE_PATH}
      />
    </svg>
  )
}
