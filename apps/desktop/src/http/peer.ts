import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'

/** Whose programs this one's own are; null where the system does not tell of others. */
export function ownUser(): number | null {
  return process.platform === 'linux' ? (process.getuid?.() ?? null) : null
}

/** Where Linux tells whose program holds which end of a connection. */
const tables = ['/proc/net/tcp', '/proc/net/tcp6']
const established = '01'

const known = new WeakMap<Socket, Promise<number | null>>()

/**
 * The user whose program opened this connection; null where the system does not tell. Cookies do
 * not know ports: a browser sends ours to every server on this address, another user's too. What
 * that user cannot copy is who asks.
 */
export function peerUser(socket: Socket | undefined): Promise<number | null> {
  if (!socket || process.platform !== 'linux') return Promise.resolve(null)
  let user = known.get(socket)
  if (!user) known.set(socket, (user = lookUp(socket)))
  return user
}

async function lookUp({ remoteAddress, remotePort, localAddress, localPort }: Socket) {
  if (!remoteAddress || !remotePort || !localAddress || !localPort) return null
  // Seen from the other end.
  const ends = { local: hexEnd(remoteAddress, remotePort), remote: hexEnd(localAddress, localPort) }
  for (const path of tables) {
    const table = await readFile(path, 'utf8').catch(() => '')
    const user = userOf(table, ends)
    if (user !== null) return user
  }
  return null
}

/** One connection in such a table. A socket that its program let go of belongs to nobody there. */
export function userOf(table: string, ends: { local: string; remote: string }): number | null {
  for (const line of table.split('\n')) {
    const [, local = '', remote = '', state, , , , user] = line.trim().split(/\s+/)
    // An IPv4 address in a table of IPv6 ones is at its end.
    if (local.endsWith(ends.local) && remote.endsWith(ends.remote) && state === established) {
      return Number(user)
    }
  }
  return null
}

/** `127.0.0.1` and 8080 as `0100007F:1F90`. */
export function hexEnd(address: string, port: number): string {
  const bytes = address.replace('::ffff:', '').split('.').map(Number)
  const hex = (value: number, width: number) =>
    value.toString(16).toUpperCase().padStart(width, '0')
  return `${bytes
    .toReversed()
    .map((byte) => hex(byte, 2))
    .join('')}:${hex(port, 4)}`
}
