export interface TokenPort {
  /** `''` for none. */
  read(): string
  write(token: string): void
  /** Changes with every sign-in, sign-out and clearing. */
  epoch(): number
  /** `''` until the administrator is known. */
  adminId(): string
  /** The server said that the session is over. */
  ended(): void
  /** The browser's session is another administrator's. */
  replaced(): void
}
