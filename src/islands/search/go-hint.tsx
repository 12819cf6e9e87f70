import type { ReactNode } from 'react'

import { messages } from '../../messages.ts'
import { routes } from '../../routes/table.ts'

const texts = messages.keys

/** Screen readers announce only the wait: reading all keys takes too long. */
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
