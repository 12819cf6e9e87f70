import type { ReactNode } from 'react'

import { routes } from '../../domain/routes.ts'
import { messages } from '../../messages.ts'

/** Says which key leads where, while one is waited for. */
export function GoHint({ isGoing }: { isGoing: boolean }): ReactNode {
  return (
    <output className="go-hint">
      {isGoing && (
        <span className="go-keys">
          <b>{messages.keys.goTo}</b>
          {routes.map(
            ({ name, menu }) =>
              menu && (
                <span key={name}>
                  <kbd>{menu.key}</kbd> {menu.label}
                </span>
              )
          )}
        </span>
      )}
    </output>
  )
}
