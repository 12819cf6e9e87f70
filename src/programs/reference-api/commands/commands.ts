import type { App } from '../http/context.ts'
import { addAdminCommands } from './admin-commands.ts'
import type { AdminCommandParts } from './admin-resource.ts'
import { addGameCommands } from './game-commands.ts'
import { addAdjustmentCommands } from './money/adjustments.ts'
import { addDecisionCommands } from './money/decisions.ts'
import { addReversalCommand } from './money/reversals.ts'
import { addTransferCommand } from './money/transfers.ts'
import { addNoteCommands } from './note-commands.ts'
import { addSentCommandCalls } from './sent-commands.ts'
import { addSystemWalletCommands } from './system-wallet-commands.ts'
import { addUserCommands } from './user-commands.ts'

export function addCommandCalls(app: App, parts: AdminCommandParts): void {
  addAdminCommands(app, parts)
  addUserCommands(app, parts)
  addGameCommands(app, parts)
  addSystemWalletCommands(app, parts)
  addAdjustmentCommands(app, parts)
  addTransferCommand(app, parts)
  addReversalCommand(app, parts)
  addDecisionCommands(app, parts)
  addNoteCommands(app, parts)
  addSentCommandCalls(app, parts)
}
