import type { Shop } from './shop.ts'

export type Row = Record<string, unknown>

/** Short forms for tests that speak to the server as the window does. */
export function speaking(shop: () => Shop) {
  const get = async (path: string): Promise<Row[]> =>
    (await (await shop().server.ask(path)).json()) as Row[]
  return {
    get,
    one: async (path: string): Promise<Row> =>
      (await (await shop().server.ask(path)).json()) as Row,
    post: (path: string, body?: unknown) => shop().server.ask(path, { method: 'POST', body }),
    writes: (psid: string, text: string) => shop().graph.customerWrites(shop().page, psid, text),
    customer: (name = 'Rahima Khatun') => shop().graph.addPerson(shop().page, { name }),
    /** Lets time pass until it answers something; an error after ten seconds. */
    eventually: <T>(look: () => Promise<T | null | undefined | false>): Promise<T> =>
      shop().clock.until(look),
    /** The line of the log that says so, once there is one. */
    logged: (words: string): Promise<Row> =>
      shop().clock.until(async () =>
        (await get('/api/system/logs?limit=200')).find(({ message }) =>
          String(message).includes(words),
        ),
      ),
    /** What every window is sent when this is done, and nothing else happens. */
    windowsHear: async (act: () => Promise<unknown>): Promise<string> => {
      const { clock, server } = shop()
      await clock.elapse(5_000)
      const stream = await server.ask('/api/events')
      const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
      await reader?.read()
      await act()
      const heard = reader?.read()
      await clock.elapse(500)
      await reader?.cancel()
      return (await heard)?.value ?? ''
    },
    /** Long enough for anything that was going to be sent. */
    aWhile: () => shop().clock.elapse(1_500),
  }
}
