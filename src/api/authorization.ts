export function authorization(token: string): Record<string, string> {
  return token === '' ? {} : { authorization: `Bearer ${token}` }
}
