import { backend } from './backend.ts'

/** Whether the server can be asked about a command, and sent it again. */
export const isRepeatable: boolean = backend.idempotencyKeys
