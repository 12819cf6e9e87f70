import { isIP } from 'node:net'

import type { AppContext, Middleware } from './context.ts'
import { isLoopback } from './loopback.ts'
import { networkOf, unmapped } from './network.ts'
import { type IsTrusted, trust } from './trusted-proxies.ts'

export interface Caller {
  /** The client's address, or a word if there is no socket. */
  address: string
  /** What its wrong tries are counted by: of IPv6 the /64. */
  network: string
  /** Whether the client's side of the connection is encrypted. */
  isSecure: boolean
  /** `undefined` for a name that is not ours. */
  calledOrigin: string | undefined
}

/**
 * Of `X-Forwarded-*`, only a trusted proxy's own, last value counts; of `-For`
 * the last one that is no trusted proxy.
 */
export function readCaller(trustedProxies: readonly string[]): Middleware {
  const isTrusted = trust(trustedProxies)
  return async (context, next) => {
    context.set('caller', callerOf(context, isTrusted))
    await next()
  }
}

function callerOf(context: AppContext, isTrusted: IsTrusted): Caller {
  const { remoteAddress = 'unknown', localAddress = '' } =
    context.env.incoming?.socket ?? {}
  const isForwarded = isTrusted(remoteAddress)
  const forwarded = (name: string): string | undefined =>
    isForwarded
      ? context.req.header(`x-forwarded-${name}`)?.split(',').at(-1)?.trim()
      : undefined
  const url = new URL(context.req.url)
  const protocol = (forwarded('proto') ?? url.protocol).toLowerCase()
  const isSecure = protocol.startsWith('https')
  const host = forwarded('host') || context.req.header('host') || url.host
  const called = URL.parse(`${isSecure ? 'https' : 'http'}://${host}`)
  // A page can make its own name lead to this machine (DNS rebinding).
  const isRebound =
    !isForwarded &&
    isLoopback(localAddress) &&
    !isLoopback(called?.hostname ?? '')
  const client = isForwarded
    ? clientOf(context.req.header('x-forwarded-for'), isTrusted)
    : remoteAddress
  const address = unmapped(isIP(client) === 0 ? remoteAddress : client)
  return {
    address,
    network: networkOf(address),
    isSecure,
    calledOrigin: isRebound ? undefined : called?.origin
  }
}

/** What the last proxy that is trusted was called by. */
function clientOf(forwardedFor = '', isTrusted: IsTrusted): string {
  const hops = forwardedFor.split(',').map(hop => withoutPort(hop.trim()))
  return hops.findLast(hop => !isTrusted(hop)) ?? hops[0] ?? ''
}

/** Some proxies add the port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  return hop.replace(/^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/u, '$1$2')
}
