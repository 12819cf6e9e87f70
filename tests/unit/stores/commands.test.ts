import { expect, test } from 'vitest'

import { $commands, registerCommand } from '../../../src/stores/commands.ts'

test('a command is offered until its component takes it back', () => {
  const run = (): void => undefined
  const takeBack = registerCommand({ label: 'Export', run })
  registerCommand({ label: 'Refresh', run })
  takeBack()
  expect($commands.get().map(({ label }) => label)).toEqual(['Refresh'])
})
