/** Keeps commas, colons and slashes readable. */
export function queryText(params: URLSearchParams): string {
  return params
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
}

/** `address` is a list's, with no row open yet. */
export function openAddress(address: string, id: string): string {
  const end = address.includes('?') ? '&' : '?'
  return address + end + queryText(new URLSearchParams({ open: id }))
}
