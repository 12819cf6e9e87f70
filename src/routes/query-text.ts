/** Parameters as people read them in an address: with commas and colons. */
export function queryText(params: URLSearchParams): string {
  return params
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
}

/** The address of a list with a row open, by its address with none open. */
export function openAddress(address: string, id: string): string {
  const end = address.includes('?') ? '&' : '?'
  return address + end + queryText(new URLSearchParams({ open: id }))
}
