import { isIPv6 } from 'node:net'

/** What one client can choose its addresses from: of IPv6 the /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  const prefix = groupsOf(address).slice(0, 4)
  return `${prefix.map(group => group.toString(16)).join(':')}::/64`
}

/** An IPv4-mapped IPv6 address (RFC 4291, 2.5.5.2) as IPv4. */
export function unmapped(address: string): string {
  if (!isIPv6(address)) return address
  const groups = groupsOf(address)
  if (!/^(?:0,){5}65535,/u.test(String(groups))) return address
  const bytes = groups.slice(6).flatMap(group => [group >> 8, group & 0xff])
  return bytes.join('.')
}

/** The eight of 16 bits. */
function groupsOf(address: string): number[] {
  const [withoutZone] = address.split('%')
  // A URL's host is written in one way: in hexadecimals, without IPv4.
  const host = new URL(`http://[${withoutZone}]`).hostname.slice(1, -1)
  const [before = [], after = []] = host
    .split('::')
    .map(half => half.split(':').filter(group => group !== ''))
  const zeros = Array.from(
    { length: 8 - before.length - after.length },
    () => '0'
  )
  return [...before, ...zeros, ...after].map(group =>
    Number.parseInt(group, 16)
  )
}
