import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { createServer as createSecureServer, TLSSocket } from 'node:tls'

import { certificates, key } from './tunnel.ts'

export interface MailServer extends Disposable {
  readonly port: number
  readonly mails: readonly string[]
  /** Every line that came over a connection that was not encrypted. */
  readonly inClear: readonly string[]
  /** How many are connected. */
  readonly guests: () => number
  /** A connection to it, whatever name the caller believes to call, and its certificates trusted. */
  readonly dial: () => { connection: Socket; tls: { ca: string } }
}

interface MailHabits {
  /** The one password it knows; without it, it asks for none. */
  readonly login?: string
  readonly encrypts?: 'never' | 'when asked' | 'always'
  readonly certificate?: keyof typeof certificates
  /** It takes a connection and says no word. */
  readonly mute?: boolean
}

/** As much of a mail server as takes a message. */
export async function startMailServer({
  login,
  encrypts = 'never',
  certificate = 'good',
  mute = false,
}: MailHabits = {}): Promise<MailServer> {
  const mails: string[] = []
  const inClear: string[] = []
  const open = new Set<Socket>()
  const cert = certificates[certificate]

  const serve = (socket: Socket, welcome: string) => {
    const secure = socket instanceof TLSSocket
    let text = ''
    let inData = false
    socket.on('error', () => undefined)
    socket.write(welcome)
    const answer = (line: string): string => {
      if (inData) {
        mails.push(line)
        inData = false
        return '250 taken\r\n'
      }
      if (!secure) inClear.push(line)
      if (/^EHLO/i.test(line)) {
        const offers = [
          ...(encrypts === 'when asked' && !secure ? ['STARTTLS'] : []),
          ...(login === undefined ? [] : ['AUTH PLAIN']),
        ]
        return `${['250-mail', ...offers.map((each) => `250-${each}`)].join('\r\n')}\r\n250 8BITMIME\r\n`
      }
      if (/^STARTTLS/i.test(line)) {
        return encrypts === 'when asked' ? '220 go on\r\n' : '502 not here\r\n'
      }
      if (/^AUTH PLAIN /i.test(line)) {
        const said = Buffer.from(line.slice(11), 'base64').toString().split('\0')[2]
        return said === login ? '235 in\r\n' : '535 no\r\n'
      }
      if (/^DATA/i.test(line)) {
        inData = true
        return '354 go on\r\n'
      }
      return /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n'
    }
    const hear = (part: Buffer) => {
      text += part.toString()
      for (;;) {
        const end = inData ? text.indexOf('\r\n.\r\n') : text.indexOf('\r\n')
        if (end < 0) return
        const line = text.slice(0, end)
        text = text.slice(end + (inData ? 5 : 2))
        const said = answer(line)
        socket.write(said)
        if (/^STARTTLS/i.test(line) && said.startsWith('220')) {
          socket.off('data', hear)
          serve(new TLSSocket(socket, { isServer: true, key, cert }), '')
          return
        }
      }
    }
    socket.on('data', hear)
  }

  const welcome = (socket: Socket) => {
    if (mute) socket.on('data', (part: Buffer) => inClear.push(part.toString()))
    else serve(socket, '220 mail ready\r\n')
  }
  const server =
    encrypts === 'always' ? createSecureServer({ key, cert }, welcome) : createServer(welcome)
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket)).on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    mails,
    inClear,
    guests: () => open.size,
    dial: () => ({ connection: connect(port, '127.0.0.1'), tls: { ca: cert } }),
    [Symbol.dispose]: () => {
      server.close()
      for (const socket of open) socket.destroy()
    },
  }
}
