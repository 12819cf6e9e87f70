/** How the client reaches the token, which the session store keeps. */
export interface TokenPort {
  /** The held access token, `''` for none. */
  read(): string
  write(token: string): void
  /** Changes with every sign-in, sign-out and clearing. */
  epoch(): number
  /** The server said that the session is over. */
  ended(): void
}
