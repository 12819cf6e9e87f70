import type { JSX } from 'react'

import { HEX_PATH, MEEPLE_PATH } from './hex-paths.ts'

export type SceneKind = 'empty' | 'no-match' | 'error' | 'not-found'

const CELLS = {
  cell: { className: 'stroke-line-strong', strokeDasharray: '1.6 1.6' },
  missing: { className: 'stroke-neg', strokeDasharray: '1.6 1.6' },
  stand: { className: 'fill-felt-tint stroke-felt-text' }
}
const PIECES = { piece: 'fill-felt-text', lone: 'fill-mute' }
const SIGN = {
  className: 'stroke-ink-3',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round'
} as const

interface Drawn {
  cells: (keyof typeof CELLS)[]
  pieces: ('' | keyof typeof PIECES)[]
}

const scenes: Record<SceneKind, Drawn> = {
  empty: { cells: ['cell', 'stand', 'cell'], pieces: ['', 'piece', ''] },
  'no-match': { cells: ['cell', 'cell', 'cell'], pieces: ['', '', ''] },
  error: {
    cells: ['stand', 'missing', 'stand'],
    pieces: ['piece', '', 'lone']
  },
  'not-found': { cells: ['stand', 'cell', 'cell'], pieces: ['lone', '', ''] }
}

/** Decoration. */
export function Scene({ kind }: { kind: SceneKind }): JSX.Element {
  const { cells, pieces } = scenes[kind]
  return (
    <svg
      fill="none"
      strokeWidth="0.7"
      width="8.375rem"
      height="3.75rem"
      viewBox="0 0 134 60"
      aria-hidden="true"
    >
      {cells.map((cell, index) => {
        const piece = pieces[index]
        return (
          <g key={index} transform={`translate(${2 + 44 * index} 6)`}>
            <path {...CELLS[cell]} transform="scale(1.9)" d={HEX_PATH} />
            {piece && (
              <path
                className={PIECES[piece]}
                transform="translate(7.3 9) scale(1.15)"
                d={MEEPLE_PATH}
              />
            )}
          </g>
        )
      })}
      {kind === 'no-match' && (
        <path {...SIGN} d="M55.5 27.5a9 9 0 1 0 18 0 9 9 0 1 0-18 0m16 7 7 7" />
      )}
      {kind === 'not-found' && (
        <path
          {...SIGN}
          d="M62.4 25.5a4.8 4.8 0 0 1 9.2 1.6c0 3.1-4.7 4.6-4.7 4.6v1.6m0 4.8h.01"
        />
      )}
    </svg>
  )
}
