const LOOPBACK = /^(?:localhost|(?:::ffff:)?127(?:\.\d{1,3}){3}|::1|\[::1\])$/u

export function isLoopback(host: string): boolean {
  return LOOPBACK.test(host)
}
