/** The header that carries a token; none for no token. */
export function authorization(token: string): Record<string, string> {
  return token === '' ? {} : { authorization: `Bearer ${token}` }
}
