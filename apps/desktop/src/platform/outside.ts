import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { type Agent, request as overHttps } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

/** How the world outside is reached; a test brings its own. */
export interface Outside {
  resolve(host: string): Promise<readonly { readonly address: string }[]>
  /** False: a connection of its own for every call. */
  readonly agent: Agent | false
}

export const internet: Outside = { resolve: (host) => lookup(host, { all: true }), agent: false }

const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
/** Of IPv6 only what is given out to the public counts as outside, and of that no way into IPv4. */
const outside6 = new BlockList()
outside6.addSubnet('2000::', 3, 'ipv6')
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

/** An address of this computer, of its network, or of nobody. */
export function isInside(address: string): boolean {
  if (!isIPv6(address)) return inside.check(address, 'ipv4')
  return !outside6.check(address, 'ipv6') || inside.check(address, 'ipv6')
}

/**
 * The address of a host, found out once; null where any of its addresses lies inside. Whoever calls
 * it calls that very address: another answer of the name server could lead into this network.
 */
export async function addressOutside(
  { hostname }: URL,
  outside: Outside,
  signal: AbortSignal,
): Promise<string | null> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = await Promise.race([outside.resolve(host), fired(signal)])
  return found.some(({ address }) => isInside(address)) ? null : (found[0]?.address ?? null)
}

interface Ask {
  readonly address: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal: AbortSignal
}

/** Asks a server outside at that address, whatever its name leads to by now. */
export function askOutside(
  url: URL,
  outside: Outside,
  { address, headers = {}, signal }: Ask,
): Promise<IncomingMessage> {
  const family = isIPv6(address) ? 6 : 4
  const pinned: LookupFunction = (_, { all }, answer) =>
    all ? answer(null, [{ address, family }]) : answer(null, address, family)
  return new Promise((resolve, reject) => {
    const { agent } = outside
    const request = overHttps(url, { lookup: pinned, signal, agent, headers }, resolve)
    request.once('error', reject)
    request.end()
  })
}

function fired(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })
}
