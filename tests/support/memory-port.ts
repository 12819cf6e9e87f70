import type { TokenPort } from '../../src/api/token-port.ts'

/** A token port as the session store has one, for tests to look into. */
export interface MemoryPort extends TokenPort {
  /** How often the client said that the session is over. */
  endings: number
  /** How often the client said that the session is somebody else's. */
  replacements: number
  /** The id of the administrator of the page, for tests to set. */
  admin: string
  /** Starts a new epoch, as a sign-in and a sign-out do. */
  reset: (token: string) => void
}

/** Makes a port that holds this token. */
export function memoryPort(token = ''): MemoryPort {
  let epoch = 0
  const port: MemoryPort = {
    endings: 0,
    replacements: 0,
    admin: '',
    read: () => token,
    write: value => {
      token = value
    },
    epoch: () => epoch,
    adminId: () => port.admin,
    ended: () => {
      port.endings += 1
    },
    replaced: () => {
      port.replacements += 1
    },
    reset: value => {
      epoch += 1
      token = value
    }
  }
  return port
}
