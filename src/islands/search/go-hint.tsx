import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { routes } from '../../routes/table.ts'

const texts = messages.keys

/**
 * Lists the keys while one is awaited. Screen readers only announce that:
 * reading all keys would take longer than the wait.
 */
export function GoHint({ isGoing }: { isGoing: boolean }): ReactNode {
  return (
    <>
      <output className="sr-only">{isGoing && texts.goSaid}</output>
      {isGoing && (
        <span className="go-keys" aria-hidden>
          <b>{texts.goTo}</b>
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
    </>
  )
}
