import { jwtDecode } from 'jwt-decode'

/** Unchecked; `undefined` if unreadable. */
export function claimOf(token: string, name: string): unknown {
  try {
    const payload: unknown = jwtDecode(token)
    return typeof payload === 'object' && payload !== null
      ? Reflect.get(payload, name)
      : undefined
  } catch {
    return undefined
  }
}
