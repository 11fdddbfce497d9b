import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that a system gives to whoever asks for any; each process has some of its own. */
const first = 10_000 + (process.pid % 400) * 50
let given = 0

/** A port where nobody listens, and to which nobody else comes by chance. */
export async function quietPort(): Promise<number> {
  for (;;) {
    const port = first + (given++ % 50)
    if (await isFree(port)) return port
  }
}

async function isFree(port: number): Promise<boolean> {
  const other = createServer()
  try {
    other.listen(port, '127.0.0.1')
    await once(other, 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false
    throw error
  }
  other.close()
  await once(other, 'close')
  return true
}
