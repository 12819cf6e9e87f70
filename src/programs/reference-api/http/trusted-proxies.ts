import { BlockList, isIP, isIPv6 } from 'node:net'

export type IsTrusted = (address: string) => boolean

/** Whether an address is of one of these proxies, or in a network of them. */
export function trust(proxies: readonly string[]): IsTrusted {
  const trusted = new BlockList()
  for (const proxy of proxies) add(trusted, proxy)
  return address =>
    isIP(address) !== 0 && trusted.check(address, family(address))
}

/** Whether it is an address, or a network in CIDR notation (RFC 4632). */
export function isProxy(text: string): boolean {
  try {
    add(new BlockList(), text)
    return /^[^/]+(?:\/\d+)?$/u.test(text)
  } catch {
    return false
  }
}

function add(list: BlockList, proxy: string): void {
  const [address = '', length] = proxy.split('/')
  if (length === undefined) list.addAddress(address, family(address))
  else list.addSubnet(address, Number(length), family(address))
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
