/** Keeps commas, colons and slashes readable. */
export function queryText(params: URLSearchParams): string {
  return params
    .toString()
    .replaceAll('%2C', ',')
    .replaceAll('%3A', ':')
    .replaceAll('%2F', '/')
}

/** `address` is a list's, with no row open yet; `tab` is one of its drawer. */
export function openAddress(address: string, id: string, tab = ''): string {
  const end = address.includes('?') ? '&' : '?'
  const open = { open: id, ...(tab === '' ? {} : { tab }) }
  return address + end + queryText(new URLSearchParams(open))
}
