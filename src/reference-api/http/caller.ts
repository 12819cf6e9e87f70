import { BlockList, isIP, isIPv6 } from 'node:net'

import type { AppContext, Middleware } from './context.ts'
import { isLoopback } from './loopback.ts'

export interface Caller {
  /** The client's address, or a word if there is no socket. */
  address: string
  /** Whether the client's side of the connection is encrypted. */
  isSecure: boolean
  /** `undefined` for a name that is not ours. */
  calledOrigin: string | undefined
}

/** Of `X-Forwarded-*`, only a trusted proxy's own, last value counts. */
export function readCaller(trustedProxies: readonly string[]): Middleware {
  const trusted = new BlockList()
  for (const address of trustedProxies) {
    trusted.addAddress(address, family(address))
  }
  return async (context, next) => {
    const { remoteAddress } = context.env.incoming?.socket ?? {}
    const isForwarded =
      remoteAddress !== undefined &&
      trusted.check(remoteAddress, family(remoteAddress))
    context.set('caller', callerOf(context, isForwarded))
    await next()
  }
}

function callerOf(context: AppContext, isForwarded: boolean): Caller {
  const forwarded = (name: string): string | undefined =>
    isForwarded
      ? context.req.header(`x-forwarded-${name}`)?.split(',').at(-1)?.trim()
      : undefined
  const url = new URL(context.req.url)
  const { remoteAddress = 'unknown', localAddress = '' } =
    context.env.incoming?.socket ?? {}
  const protocol = forwarded('proto') ?? url.protocol
  const isSecure = protocol.startsWith('https')
  const host = forwarded('host') || context.req.header('host') || url.host
  const called = URL.parse(`${isSecure ? 'https' : 'http'}://${host}`)
  // A page can make its own name lead to this machine (DNS rebinding).
  const isRebound =
    !isForwarded &&
    isLoopback(localAddress) &&
    !isLoopback(called?.hostname ?? '')
  const client = forwarded('for') ?? ''
  return {
    address: isIP(client) === 0 ? remoteAddress : client,
    isSecure,
    calledOrigin: isRebound ? undefined : called?.origin
  }
}

function family(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}
