import type { Shop } from './shop.ts'

export type Row = Record<string, unknown>

/** Short forms for tests that speak to the server as the window does. */
export function speaking(shop: () => Shop) {
  return {
    get: async (path: string): Promise<Row[]> =>
      (await (await shop().server.ask(path)).json()) as Row[],
    one: async (path: string): Promise<Row> =>
      (await (await shop().server.ask(path)).json()) as Row,
    post: (path: string, body?: unknown) => shop().server.ask(path, { method: 'POST', body }),
    writes: (psid: string, text: string) => shop().graph.customerWrites(shop().page, psid, text),
    customer: (name = 'Rahima Khatun') => shop().graph.addPerson(shop().page, { name }),
    /** Lets time pass until it answers something; an error after ten seconds. */
    eventually: <T>(look: () => Promise<T | null | undefined | false>): Promise<T> =>
      shop().clock.until(look),
    /** Long enough for anything that was going to be sent. */
    aWhile: () => shop().clock.elapse(1_500),
  }
}
