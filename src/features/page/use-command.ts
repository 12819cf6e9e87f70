import { useEffect, useEffectEvent } from 'react'

import { type Command, registerCommand } from '../../stores/commands.ts'

/** Offers what this part of the screen can do, while it is there and can. */
export function useCommand(command: Command | undefined): void {
  const { label, key } = command ?? {}
  const run = useEffectEvent(() => command?.run())
  useEffect(
    () =>
      label === undefined
        ? undefined
        : registerCommand({ label, key, run: () => run() }),
    [label, key]
  )
}
