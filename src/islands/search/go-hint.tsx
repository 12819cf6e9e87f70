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
        // In the top bar, where nothing else is; with less room above the foot.
        <span
          className="pointer-events-none fixed inset-x-0 bottom-28 z-menu mx-auto flex w-fit max-w-[calc(100vw-2rem)] flex-wrap gap-x-4 floating px-4 py-1 xl:start-129 xl:end-44 xl:top-6 xl:bottom-auto xl:ms-0 xl:max-w-none xl:-translate-y-1/2 xl:py-0 xl:leading-5"
          aria-hidden
        >
          <b className="font-semibold">{texts.goTo}</b>
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
