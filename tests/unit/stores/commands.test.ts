import { expect, test } from 'vitest'

import { $commands, registerCommand } from '../../../src/stores/commands.ts'

test('a command is offered until its component unregisters it', () => {
  const run = (): void => undefined
  const unregister = registerCommand({ label: 'Export', run })
  registerCommand({ label: 'Refresh', run })
  unregister()
  expect($commands.get().map(({ label }) => label)).toEqual(['Refresh'])
})
