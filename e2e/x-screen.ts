import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A screen of its own on Linux, and as much of X11 as finds a window by its name and closes it. */
export interface XScreen extends AsyncDisposable {
  readonly display: string
  /** Closes the windows of that name as their own button would; how many there were. */
  close(name: string): Promise<number>
}

export async function openScreen(): Promise<XScreen> {
  // Without `-noreset` it begins anew when its last client leaves, and cuts off whoever comes then.
  const asked = ['-displayfd', '3', '-ac', '-noreset', '-screen', '0', '800x600x24']
  const server = spawn('Xvfb', asked, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const ended = once(server, 'exit')
  const said = server.stdio[3]
  if (!said) throw new Error('Xvfb has no way to say its number')
  const [number] = (await Promise.race([
    once(said, 'data'),
    ended.then(() => {
      throw new Error('Xvfb did not start')
    }),
  ])) as [Buffer]
  const display = number.toString().trim()
  return {
    display: `:${display}`,
    close: async (name) => {
      using client = await connectTo(`/tmp/.X11-unix/X${display}`)
      return await client.close(name)
    },
    [Symbol.asyncDispose]: async () => {
      server.kill()
      await ended
    },
  }
}

const opcode = { internAtom: 16, queryTree: 15, getProperty: 20, sendEvent: 25 }
const wmName = 39
const clientMessage = 33
const replyHead = 32

async function connectTo(path: string) {
  const socket = connect(path)
  const read = reader(socket)
  await once(socket, 'connect')
  const hello = Buffer.alloc(12)
  hello.write('l')
  hello.writeUInt16LE(11, 2)
  socket.write(hello)
  const head = await read(8)
  const setup = await read(head.readUInt16LE(6) * 4)
  if (head[0] !== 1) throw new Error(`X11 refused: ${setup.toString()}`)
  const vendor = setup.readUInt16LE(16)
  const root = setup.readUInt32LE(32 + padded(vendor) + (setup[21] ?? 0) * 8)

  const ask = async (request: Buffer) => {
    socket.write(request)
    for (;;) {
      const answer = await read(replyHead)
      // An event that nobody asked for comes in between.
      if (answer[0] === 1) return Buffer.concat([answer, await read(answer.readUInt32LE(4) * 4)])
      if (answer[0] === 0) return null
    }
  }
  const atom = async (name: string) => {
    const request = Buffer.alloc(8 + padded(name.length))
    head4(request, opcode.internAtom, 0)
    request.writeUInt16LE(name.length, 4)
    request.write(name, 8)
    return (await ask(request))?.readUInt32LE(8) ?? 0
  }
  const childrenOf = async (window: number): Promise<number[]> => {
    const request = Buffer.alloc(8)
    head4(request, opcode.queryTree, 0)
    request.writeUInt32LE(window, 4)
    const answer = await ask(request)
    if (!answer) return []
    const count = answer.readUInt16LE(16)
    return Array.from({ length: count }, (_, nth) => answer.readUInt32LE(replyHead + nth * 4))
  }
  const nameOf = async (window: number) => {
    const request = Buffer.alloc(24)
    head4(request, opcode.getProperty, 0)
    request.writeUInt32LE(window, 4)
    request.writeUInt32LE(wmName, 8)
    request.writeUInt32LE(64, 20)
    const answer = await ask(request)
    if (!answer) return ''
    return answer.subarray(replyHead, replyHead + answer.readUInt32LE(16)).toString()
  }
  return {
    close: async (name: string) => {
      const [protocols, remove] = [await atom('WM_PROTOCOLS'), await atom('WM_DELETE_WINDOW')]
      let closed = 0
      for (const window of await childrenOf(root)) {
        if ((await nameOf(window)) !== name) continue
        const request = Buffer.alloc(44)
        head4(request, opcode.sendEvent, 0)
        request.writeUInt32LE(window, 4)
        request[12] = clientMessage
        request[13] = 32
        request.writeUInt32LE(window, 16)
        request.writeUInt32LE(protocols, 20)
        request.writeUInt32LE(remove, 24)
        socket.write(request)
        closed += 1
      }
      // Its answer says that what was sent before has arrived.
      await atom('WM_PROTOCOLS')
      return closed
    },
    [Symbol.dispose]: () => void socket.destroy(),
  }
}

function head4(request: Buffer, code: number, detail: number): void {
  request[0] = code
  request[1] = detail
  request.writeUInt16LE(request.length / 4, 2)
}

const padded = (length: number) => Math.ceil(length / 4) * 4

/** Reads so many bytes at a time; fails where the socket ends before they came. */
function reader(socket: Socket) {
  let held = Buffer.alloc(0)
  let wake: () => void = () => undefined
  let failure: Error | undefined
  socket.on('data', (part: Buffer) => {
    held = Buffer.concat([held, part])
    wake()
  })
  socket.on('error', (error: Error) => (failure = error))
  socket.on('close', () => {
    failure ??= new Error('X11 has closed the connection')
    wake()
  })
  return async (length: number): Promise<Buffer> => {
    while (held.length < length) {
      if (failure) throw failure
      await new Promise<void>((resolve) => (wake = resolve))
    }
    const taken = held.subarray(0, length)
    held = held.subarray(length)
    return taken
  }
}
