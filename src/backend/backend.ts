import { sessionPaths } from '../contract/session/session-paths.ts'
import type { SessionCalls } from './backend-definition.ts'
import type { Backend } from './backend-interface.ts'
import { contractBackend } from './contract-backend.ts'

// The owner's file. As shipped the backend speaks the contract itself, and
// nothing is translated; README.md beside this file says how to write yours.

export const session: SessionCalls = sessionPaths

export const backend: Backend = contractBackend
