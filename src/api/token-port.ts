/** How the client reaches the token, which the session store keeps. */
export interface TokenPort {
  /** The held access token, `''` for none. */
  read(): string
  write(token: string): void
  /** Changes with every sign-in, sign-out and clearing. */
  epoch(): number
  /** The id of the administrator of this page, `''` until one is known. */
  adminId(): string
  /** The server said that the session is over. */
  ended(): void
  /** The browser's session is another administrator's by now. */
  replaced(): void
}
