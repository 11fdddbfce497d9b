import type { GraphDouble } from '@pal/doubles/graph/graph-double'
import type { OpenAiDouble } from '@pal/doubles/openai/openai-double'

import { killPoint, type Range } from './kill-point.ts'
import type { Moment, Place } from './schedule.ts'
import type { Supervisor } from './supervisor.ts'

/** Where a shop stops once it is there: Facebook or the model never answers. */
const holding: readonly Place[] = [
  'a send that never arrives',
  'a send whose answer is not heard',
  'the model was just asked',
]

export interface Target {
  readonly graph: GraphDouble
  readonly openai: OpenAiDouble
  readonly moment: Moment
  readonly watchOrders: () => () => boolean
}

/**
 * One life of a process that holds several shops, each with a place of its own to be killed at. Whoever
 * can be held at its place waits there for the others; the first that cannot ends it for all.
 */
export class Round {
  readonly #keeper: Supervisor
  readonly #over = new AbortController()
  readonly #rules: { cancel(): void }[] = []
  readonly #rulesOfTwo: { cancel(): void }[] = []
  readonly #held = new Set<number>()
  readonly #shops: number
  readonly #killsBefore: number

  constructor(keeper: Supervisor, shops: number) {
    this.#keeper = keeper
    this.#shops = shops
    this.#killsBefore = keeper.kills
  }

  /** So many shops had stopped where they were to be killed, and waited. */
  get held(): number {
    return this.#held.size
  }

  aim(shop: number, { graph, openai, moment, watchOrders }: Target): void {
    killPoint({
      graph: { fail: (rule) => this.#until(moment, graph.fail(rule)) },
      openai: { fail: (rule) => this.#until(moment, openai.fail(rule)) },
      keeper: this.keeperOf(shop, moment),
      moment,
      over: this.#over.signal,
      watchOrders,
    })
  }

  keeperOf(shop: number, moment: Moment): Range['keeper'] {
    const keeper = this.#keeper
    return {
      get up() {
        return keeper.up
      },
      get kills() {
        return keeper.kills
      },
      set started(then: () => void) {
        keeper.started = then
      },
      kill: (why) => {
        if (this.#isPast(moment)) return false
        if (!holding.includes(moment.place)) return keeper.kill(why)
        this.#held.add(shop)
        return this.#held.size === this.#shops && keeper.kill(`each at its place, as ${why}`)
      },
    }
  }

  /** After the kill. */
  end(): void {
    this.#over.abort()
    for (const rule of this.#rules) rule.cancel()
  }

  /** After the next life, too. */
  forget(): void {
    for (const rule of this.#rulesOfTwo) rule.cancel()
  }

  #isPast({ place }: Moment): boolean {
    return this.#keeper.kills - this.#killsBefore > (isOfTwo(place) ? 1 : 0)
  }

  #until<T extends { cancel(): void }>({ place }: Moment, rule: T): T {
    const rules = isOfTwo(place) ? this.#rulesOfTwo : this.#rules
    rules.push(rule)
    return rule
  }
}

/** Whose second kill comes in the life after this one. */
const isOfTwo = (place: Place) => place.startsWith('while ')
