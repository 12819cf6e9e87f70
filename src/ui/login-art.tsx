import type { JSX } from 'react'

import { MEEPLE_PATH } from './hex-paths.ts'

/** From the second row: `o` tile, `x` dark tile, `+` lit cell. */
const BOARD = [
  '..+..+',
  '.+...++',
  '..oxo..++',
  '+.oxoxo',
  '.+xoooxo',
  '.+.oxoo.+',
  '....ox.+',
  '..++..+'
]

const PIECES = [
  { tone: 'text-piece-green', x: 194, y: 336 },
  { tone: 'text-piece-ochre', x: 582, y: 504 },
  { tone: 'text-piece-slate', x: 485, y: 336 },
  { tone: 'text-piece-brick', x: 436.5, y: 588 }
]

const CELL_WIDTH = 97
const ROW_HEIGHT = 84
const TILE_DEPTH = 7

/** From the left end of its upper edge. */
const CELL =
  'q6.1-3.5 12.2 0l33.7 19.5q6.1 3.5 6.1 10.5v39q0 7-6.1 10.5l-33.7 19.5q-6.1 3.5-12.2 0l-33.7-19.5q-6.1-3.5-6.1-10.5v-39q0-7 6.1-10.5z'
const CELL_START = { x: -6.1, y: -49.5 }

interface Spot {
  x: number
  y: number
}

const spots = BOARD.flatMap((line, index) => {
  const row = index + 1
  return Array.from(line, (mark, column) => ({
    mark,
    // Odd rows are shifted by half a cell.
    x: (column + (row % 2) / 2) * CELL_WIDTH,
    y: row * ROW_HEIGHT
  }))
})
const lit = spots.filter(({ mark }) => mark === '+')
const plain = spots.filter(({ mark }) => mark === 'o')
const dark = spots.filter(({ mark }) => mark === 'x')
const sides = [...plain, ...dark].map(({ x, y }) => ({ x, y: y + TILE_DEPTH }))

/** Decoration. */
export function LoginArt(): JSX.Element {
  return (
    <div
      className="relative my-2 me-2 overflow-hidden rounded-xl bg-table max-lg:hidden"
      aria-hidden="true"
    >
      <svg
        className="absolute inset-0 size-full"
        viewBox="0 0 900 900"
        preserveAspectRatio="xMidYMid slice"
      >
        <defs>
          <path id="login-piece" d={MEEPLE_PATH} />
          <pattern
            id="login-cells"
            width={CELL_WIDTH}
            height={2 * ROW_HEIGHT}
            patternUnits="userSpaceOnUse"
          >
            <EmptyCells />
          </pattern>
        </defs>
        <g transform="translate(18 12)">
          <rect
            x="-400"
            y="-400"
            width="1700"
            height="1700"
            fill="url(#login-cells)"
          />
          <Cells look="fill-table-tile stroke-table-line" spots={lit} />
          <Cells look="fill-tile-side" spots={sides} />
          <Cells look="fill-tile" spots={plain} />
          <Cells look="fill-tile-2" spots={dark} />
          <path
            className="fill-none stroke-piece-green"
            strokeWidth="4"
            strokeDasharray="0 10"
            strokeLinecap="round"
            d="M194 336H388L485 504H582"
          />
          {PIECES.map(piece => (
            <Piece key={piece.tone} {...piece} />
          ))}
        </g>
      </svg>
    </div>
  )
}

/** One path, to save elements. */
function Cells(props: { look: string; spots: readonly Spot[] }): JSX.Element {
  const drawn = props.spots.map(({ x, y }) => {
    const [left, top] = [x + CELL_START.x, y + CELL_START.y]
    return `M${left.toFixed(1)} ${top.toFixed(1)}${CELL}`
  })
  return <path className={props.look} d={drawn.join('')} />
}

/** Two rows, with cells cut at the borders of the pattern. */
function EmptyCells(): JSX.Element {
  const corners = [0, 1].flatMap(column =>
    [0, 2].map(row => ({
      x: column * CELL_WIDTH,
      y: row * ROW_HEIGHT
    }))
  )
  const middle = { x: CELL_WIDTH / 2, y: ROW_HEIGHT }
  return (
    <Cells look="fill-none stroke-table-line" spots={[...corners, middle]} />
  )
}

function Piece({ tone, x, y }: (typeof PIECES)[number]): JSX.Element {
  return (
    <g
      className={tone}
      transform={`translate(${x - 37.2} ${y - 43.2}) scale(3.1)`}
    >
      {/* Its side is its colour in the shade. */}
      <use
        href="#login-piece"
        y="1.9"
        className="fill-[color-mix(in_srgb,currentColor_72%,black)]"
      />
      <use href="#login-piece" className="fill-current" />
    </g>
  )
}
