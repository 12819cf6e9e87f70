import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { SessionCalls } from '../../backend/backend-definition.ts'
import type { Backend } from '../../backend/backend-interface.ts'
import * as own from '../../backend/backend.ts'
import { UsageError } from './read-arguments.ts'

interface Owned {
  backend: Backend
  session: SessionCalls
}

/** The build's own if no file is named. Throws a `UsageError`. */
export async function ownedBackend(file: string | undefined): Promise<Owned> {
  if (file === undefined) return own
  let named: Partial<Owned>
  try {
    named = await import(pathToFileURL(resolve(file)).href)
  } catch (error) {
    throw new UsageError(`${file} cannot be read: ${String(error)}`)
  }
  const { backend, session } = named
  if (backend === undefined || session === undefined) {
    throw new UsageError(`${file} has no export named backend and session.`)
  }
  return { backend, session }
}
