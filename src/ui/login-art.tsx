import type { JSX } from 'react'

import { MEEPLE_PATH } from './hex-paths.ts'

/** The table from its second row: `o` tile, `x` dark tile, `+` lit cell. */
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
  { tone: 'green', x: 194, y: 336 },
  { tone: 'ochre', x: 582, y: 504 },
  { tone: 'slate', x: 485, y: 336 },
  { tone: 'brick', x: 436.5, y: 588 }
]

const CELL_WIDTH = 97
const ROW_HEIGHT = 84
const TILE_DEPTH = 7

const CELL =
  'M-6.1-49.5Q0-53 6.1-49.5L39.8-30Q45.9-26.5 45.9-19.5V19.5Q45.9 26.5 39.8 30L6.1 49.5Q0 53-6.1 49.5L-39.8 30Q-45.9 26.5-45.9 19.5V-19.5Q-45.9-26.5-39.8-30Z'

interface Spot {
  mark: string
  x: number
  y: number
}

const spots: Spot[] = BOARD.flatMap((line, index) => {
  const row = index + 1
  return Array.from(line, (mark, column) => ({
    mark,
    // Every other row stands half a cell further.
    x: (column + (row % 2) / 2) * CELL_WIDTH,
    y: row * ROW_HEIGHT
  }))
})
const lit = spots.filter(spot => spot.mark === '+')
const tiles = spots.filter(spot => spot.mark === 'o' || spot.mark === 'x')

/** A game on a felt table, beside the sign-in form. Decoration. */
export function LoginArt(): JSX.Element {
  return (
    <div className="tablecloth" aria-hidden="true">
      <svg viewBox="0 0 900 900" preserveAspectRatio="xMidYMid slice">
        <defs>
          <path id="login-cell" d={CELL} />
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
          {lit.map(spot => cell(spot, 'lit'))}
          {tiles.map(({ x, y, mark }) =>
            cell({ x, y: y + TILE_DEPTH, mark }, 'tile-side')
          )}
          {tiles.map(spot => cell(spot, spot.mark === 'x' ? 'tile-2' : 'tile'))}
          <path className="way" d="M194 336H388L485 504H582" />
          {PIECES.map(piece => (
            <Piece key={piece.tone} {...piece} />
          ))}
        </g>
      </svg>
    </div>
  )
}

function cell({ x, y }: Spot, look: string): JSX.Element {
  return (
    <use
      key={`${look} ${x} ${y}`}
      href="#login-cell"
      x={x}
      y={y}
      className={look}
    />
  )
}

/** One repeat of the empty table: two rows, cells cut at its borders. */
function EmptyCells(): JSX.Element {
  const corners = [0, 1].flatMap(column =>
    [0, 2].map(row => ({
      mark: '',
      x: column * CELL_WIDTH,
      y: row * ROW_HEIGHT
    }))
  )
  const middle = { mark: '', x: CELL_WIDTH / 2, y: ROW_HEIGHT }
  return <>{[...corners, middle].map(spot => cell(spot, 'cell'))}</>
}

function Piece({ tone, x, y }: (typeof PIECES)[number]): JSX.Element {
  return (
    <g
      className={tone}
      transform={`translate(${x - 37.2} ${y - 43.2}) scale(3.1)`}
    >
      <use href="#login-piece" y="1.9" className="piece-side" />
      <use href="#login-piece" />
    </g>
  )
}
