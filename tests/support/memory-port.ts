import type { TokenPort } from '../../src/api/token-port.ts'

/** A token port as the session store has one, for tests to look into. */
export interface MemoryPort extends TokenPort {
  /** How often the client said that the session is over. */
  endings: number
  /** Starts a new epoch, as a sign-in and a sign-out do. */
  reset: (token: string) => void
}

/** Makes a port that holds this token. */
export function memoryPort(token = ''): MemoryPort {
  let epoch = 0
  const port: MemoryPort = {
    endings: 0,
    read: () => token,
    write: value => {
      token = value
    },
    epoch: () => epoch,
    ended: () => {
      port.endings += 1
    },
    reset: value => {
      epoch += 1
      token = value
    }
  }
  return port
}
