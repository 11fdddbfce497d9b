import Sqlite from 'better-sqlite3'

import { faults } from './invariants.ts'
import { type Messenger, messenger, type Range } from './kill-point.ts'
import type { Round } from './round.ts'
import { type KilledShop, never } from './run.ts'
import { type Customer, customersOf, runScenario } from './scenario.ts'
import { isOnlyAlone, type Moment, momentOf } from './schedule.ts'
import type { Endpoint, ProductOrder } from './supervisor.ts'

/** So many are served at once. */
const counters = 3
const lookMs = 15

interface Opened {
  readonly moment: Moment
  /** To be sold. */
  readonly jars: number
}

/** Before the first shot. */
const nobody: Range['keeper'] = {
  up: false,
  kills: 0,
  started: () => undefined,
  kill: () => false,
}

/** One shop of a street: its customers, and where its product is aimed at in each life. */
export class BusyShop {
  readonly order: ProductOrder
  readonly file: string
  readonly #shop: KilledShop
  readonly #opened: Opened
  readonly #customers: Customer[] = []
  readonly #over = new AbortController()
  readonly #facebook: Messenger
  readonly #aimedAt: { moment: Moment; keeper: Range['keeper'] }
  #door: Endpoint = { webhookPort: 0, origin: '', cookie: '' }

  constructor(shop: KilledShop, opened: Opened) {
    const { moment } = opened
    const { graph } = shop
    this.file = shop.file
    this.#shop = shop
    this.#opened = opened
    this.order = { ...shop.order, pollMs: moment.channel === 'webhook' ? never : 40 }
    const aimedAt = { moment, keeper: nobody, graph, over: this.#over.signal }
    this.#aimedAt = aimedAt
    this.#facebook = messenger(aimedAt)
  }

  /** It has started, at another address each time. */
  opens(door: Endpoint): void {
    this.#door = door
    this.#facebook.webhookPort = door.webhookPort
    const url = `http://127.0.0.1:${door.webhookPort}/webhook`
    if (this.#opened.moment.channel !== 'polling') this.#shop.graph.setWebhook(url)
  }

  /** Lies in wait in its `n`th life; where. */
  aim(
    round: Round,
    which: number,
    { n, slowness }: { readonly n: number; readonly slowness: number },
  ): Moment {
    const { graph, openai, file } = this.#shop
    const fit = strikeAt(this.#opened.moment, n)
    const isAnywhere = fit.place === 'anywhere'
    const moment = isAnywhere ? { ...fit, afterMs: fit.afterMs * slowness } : fit
    this.#aimedAt.moment = moment
    this.#aimedAt.keeper = round.keeperOf(which, moment)
    round.aim(which, { graph, openai, moment, watchOrders: () => newOrder(file) })
    return moment
  }

  /** Until it closes, and whoever has come has got everything. */
  async sells(isOpen: () => boolean, check: () => void): Promise<void> {
    const { graph, page } = this.#shop
    const { moment } = this.#opened
    const bring = this.#facebook.bring
    const street = { graph, page, moment, bring, check, lookMs, door: () => this.#door }
    const crowd = moment.crowd === 'hasty' ? 'hasty' : 'one'
    const counter = async () => {
      while (isOpen()) {
        const [customer] = customersOf(graph, page, { crowd, from: this.#customers.length })
        if (!customer) return
        this.#customers.push(customer)
        await runScenario(street, customer)
      }
    }
    await Promise.all(Array.from({ length: counters }, counter))
  }

  /** What is wrong with it in the end. */
  faults(): readonly string[] {
    this.#over.abort()
    const { file, graph, openai } = this.#shop
    const { moment, jars } = this.#opened
    const ended = { file, graph, moment, customers: this.#customers, stock: jars }
    return [...faults(ended), ...openai.problems]
  }
}

/** Of the shop's moment, with another place. */
function strikeAt(shop: Moment, n: number): Moment {
  for (let index = shop.index * 1_003 + n; ; index += 7) {
    const { place, nth, afterMs, redeliver } = momentOf(shop.seed, index)
    const isFit =
      !isOnlyAlone(place) &&
      !(place.includes('webhook') && shop.channel === 'polling') &&
      !(place.includes('read') && shop.channel === 'webhook')
    if (isFit) return { ...shop, index, place, nth, afterMs: Math.min(afterMs, 900), redeliver }
  }
}

/** Whether there is one more than there was. */
function newOrder(file: string): () => boolean {
  const count = () => {
    const raw = new Sqlite(file, { readonly: true })
    const many = raw.prepare('SELECT count(*) FROM orders').pluck().get()
    raw.close()
    return Number(many)
  }
  const before = count()
  return () => count() > before
}
