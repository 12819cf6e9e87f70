/** Without look-alikes: 0 and O, 1 and l and I. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_'
const LENGTH = 20
/** Bytes from here on would make the first letters likelier. */
const FAIR = 256 - (256 % LETTERS.length)

/** More than 115 bits of entropy. */
export function newPassword(): string {
  let password = ''
  while (password.length < LENGTH) {
    const [byte = 255] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < FAIR) password += LETTERS[byte % LETTERS.length]
  }
  return password
}
