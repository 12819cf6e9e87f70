import { backend } from '../../backend/backend.ts'
import type { CommandName } from '../../contract/command-calls.ts'

/** Without what the backend cannot do, which is then not shown. */
export function offered<Action extends { command: CommandName }>(
  actions: readonly Action[]
): Action[] {
  return actions.filter(({ command }) => backend.offers(command))
}
