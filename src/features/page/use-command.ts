import { useEffect, useEffectEvent } from 'react'

import { type Command, registerCommand } from '../../stores/commands.ts'

/** Registers a command while mounted; `undefined` registers none. */
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
