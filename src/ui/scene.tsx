import type { JSX } from 'react'

import { HEX_PATH, MEEPLE_PATH } from './hex-paths.ts'

export type SceneKind = 'empty' | 'no-match' | 'error' | 'not-found'

type Cell = 'cell' | 'stand' | 'missing'

const scenes: Record<SceneKind, { cells: Cell[]; pieces: string[] }> = {
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
      className="scene"
      width="134"
      height="60"
      viewBox="0 0 134 60"
      aria-hidden="true"
    >
      {cells.map((cell, index) => (
        <g key={index} transform={`translate(${2 + 44 * index} 6)`}>
          <path className={cell} transform="scale(1.9)" d={HEX_PATH} />
          {pieces[index] && (
            <path
              className={pieces[index]}
              transform="translate(7.3 9) scale(1.15)"
              d={MEEPLE_PATH}
            />
          )}
        </g>
      ))}
      {kind === 'no-match' && (
        <path
          className="sign"
          d="M55.5 27.5a9 9 0 1 0 18 0 9 9 0 1 0-18 0m16 7 7 7"
        />
      )}
      {kind === 'not-found' && (
        <path
          className="sign"
          d="M62.4 25.5a4.8 4.8 0 0 1 9.2 1.6c0 3.1-4.7 4.6-4.7 4.6v1.6m0 4.8h.01"
        />
      )}
    </svg>
  )
}
