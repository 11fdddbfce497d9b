import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { join } from 'node:path'

import type { Ready, Vitals } from './protocol.ts'

export interface Spawned extends AsyncDisposable {
  readonly ready: Ready
  /** Since the last call. */
  vitals(): Promise<Vitals>
  /** As `vitals`; from now on every section of its event loop is measured. */
  watch(): Promise<Vitals>
  /** Reads the whole answer; its status. */
  get(path: string): Promise<number>
  readonly send: (
    url: string,
    init: { method: string; body: string; headers: object },
  ) => Promise<number>
}

/** A server in a process of its own, so that its CPU time and its event loop are its own. */
export async function spawnServer(name: 'product' | 'bare', folder: string): Promise<Spawned> {
  const child = fork(join(import.meta.dirname, `${name}.ts`), [folder], { stdio: 'inherit' })
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const ended = once(child, 'exit')
  const answer = async <T>(): Promise<T> => {
    const [message] = (await Promise.race([
      once(child, 'message'),
      ended.then(() => {
        throw new Error(`The ${name} server ended`)
      }),
    ])) as [T]
    return message
  }
  const ready = await answer<Ready>()
  const send: Spawned['send'] = (url, init) =>
    new Promise((resolve, reject) => {
      const { method, body, headers } = init
      const asked = request(url, { method, agent, headers: { ...headers } }, (response) => {
        response.on('error', reject)
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.resume()
      })
      asked.on('error', (error: NodeJS.ErrnoException) => {
        // The server gave up an idle connection in the moment in which it was taken again.
        if (asked.reusedSocket && error.code === 'ECONNRESET') resolve(send(url, init))
        else reject(error)
      })
      asked.end(body)
    })
  return {
    ready,
    vitals() {
      child.send('vitals')
      return answer<Vitals>()
    },
    watch() {
      child.send('watch')
      return answer<Vitals>()
    },
    get: (path) =>
      send(ready.origin + path, { method: 'GET', body: '', headers: { cookie: ready.cookie } }),
    send,
    [Symbol.asyncDispose]: async () => {
      agent.destroy()
      child.send('end')
      await ended
    },
  }
}
