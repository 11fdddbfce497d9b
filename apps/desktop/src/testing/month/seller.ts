import type { Order } from '@pal/core/contract/orders'
import type { Task } from '@pal/core/contract/tasks'

import type { MonthShop } from './open.ts'

const hour = 3_600_000

/** What the seller did, as the recount needs to know it. */
export interface SellersDeeds {
  /** When a human took a conversation over, or gave it back. */
  readonly takenOver: { readonly conversationId: number; readonly at: number }[]
  /** Conversations in which the seller says that nothing is left to do. */
  readonly done: Set<number>
  /** When a draft went out by the seller's word. */
  readonly spoke: { readonly at: number }[]
  /** What became of each draft that the seller judged. */
  readonly drafts: Map<number, 'sent' | 'edited' | 'discarded'>
  readonly returned: { readonly orderId: number; readonly restocked: boolean }[]
  /** Answers that the server refused, by their code. */
  readonly refused: Map<string, number>
  /** Subjects that were made automatic while the figures allowed it. */
  readonly trusted: string[]
}

interface Trust {
  readonly subject: string
  readonly trusted: boolean
  readonly automatic: boolean
}

/** Sits down a few times a day and works off what waits. */
export class Seller {
  readonly deeds: SellersDeeds = {
    takenOver: [],
    done: new Set(),
    spoke: [],
    drafts: new Map(),
    returned: [],
    refused: new Map(),
    trusted: [],
  }
  readonly #shop: MonthShop
  readonly #random: () => number

  constructor(shop: MonthShop, random: () => number) {
    this.#shop = shop
    this.#random = random
  }

  async sitDown(): Promise<void> {
    const tasks = await this.#shop.read<Task[]>('/api/tasks?limit=100')
    for (const task of tasks) await this.#workOff(task)
    await this.#moveOrders()
    await this.#lookAround()
    await this.#trust()
  }

  async #workOff({ kind, id, ref, conversationId }: Task): Promise<void> {
    const luck = this.#random()
    if (kind === 'draft') return this.#judges(ref, luck)
    if (kind === 'handoff' && luck < 0.6) return this.#types(conversationId)
    if (luck < 0.9) {
      await this.#try('POST', `/api/tasks/${id}/done`, {})
      this.deeds.done.add(conversationId)
    } else if (luck < 0.95) {
      const until = new Date(this.#shop.clock.now() + 20 * hour).toISOString()
      await this.#try('POST', `/api/tasks/${id}/snooze`, { until })
    }
  }

  async #judges(id: number, luck: number): Promise<void> {
    // Now and then one is left for later.
    if (luck > 0.95) return
    const [path, body, judged] =
      luck < 0.9
        ? (['send', {}, 'sent'] as const)
        : luck < 0.925
          ? (['send', { text: 'Hello dear!' }, 'edited'] as const)
          : (['discard', {}, 'discarded'] as const)
    const { clock } = this.#shop
    const at = clock.now()
    if (!(await this.#try('POST', `/api/drafts/${id}/${path}`, body))) return
    this.deeds.drafts.set(id, judged)
    if (judged !== 'discarded') this.deeds.spoke.push({ at })
  }

  /** Half of the time the agent continues at once. */
  async #types(conversationId: number): Promise<void> {
    const message = 'I am looking after it myself.'
    const clientId = `typed-${conversationId}-${this.#shop.clock.now()}`
    const body = { conversationId, message, clientId }
    if (!(await this.#try('POST', '/api/facebook/reply', body))) return
    this.deeds.takenOver.push({ conversationId, at: this.#shop.clock.now() })
    if (this.#random() < 0.5) {
      await this.#try('POST', `/api/conversations/${conversationId}/handback`, {})
    }
  }

  /** Confirmed ones are packed, packed ones go, and of those that arrived some come back. */
  async #moveOrders(): Promise<void> {
    const next = { confirmed: 'processing', processing: 'shipped', shipped: 'delivered' } as const
    for (const [from, status] of Object.entries(next)) {
      const orders = await this.#shop.read<Order[]>(`/api/orders?status=${from}&limit=40`)
      const some = orders.filter(() => this.#random() < 0.4).map(({ id }) => id)
      if (some.length === 0) continue
      const tell = this.#random() < 0.5
      await this.#try('POST', '/api/orders/moves', { ids: some, status, tell })
      if (status !== 'delivered') continue
      for (const id of some) if (this.#random() < 0.15) await this.#takeBack(id)
    }
  }

  async #takeBack(orderId: number): Promise<void> {
    const restock = this.#random() < 0.5
    const body = { lines: [{ line: 1, quantity: 1 }], reason: 'damaged', restock }
    const isBack = await this.#try('POST', `/api/orders/${orderId}/returns`, body)
    if (isBack) this.deeds.returned.push({ orderId, restocked: restock })
  }

  /** Takes over one of the newest talks, or answers it in Facebook's own inbox. */
  async #lookAround(): Promise<void> {
    const { graph, stalls, clock, read } = this.#shop
    const newest = await read<{ id: number; customerId: string; pageId: string }[]>(
      '/api/conversations?limit=10',
    )
    const one = newest[Math.floor(this.#random() * newest.length)]
    if (!one) return
    const luck = this.#random()
    if (luck < 0.25) {
      await this.#try('POST', `/api/conversations/${one.id}/takeover`, {})
    } else if (luck < 0.4) {
      const page = stalls.find((stall) => stall.page.id === one.pageId)?.page
      if (!page) return
      const written = graph.pageInboxWrites(page, one.customerId, 'Can I help you?')
      await clock.during(written.delivered)
    } else return
    this.deeds.takenOver.push({ conversationId: one.id, at: clock.now() })
  }

  /** What is offered is taken now and then, and taken back now and then. */
  async #trust(): Promise<void> {
    for (const { campaignId, drafts } of this.#shop.stalls) {
      if (!drafts) continue
      const path = `/api/campaigns/${campaignId}/draft-trust`
      for (const { subject, trusted, automatic } of await this.#shop.read<Trust[]>(path)) {
        if (trusted && !automatic && this.#random() < 0.3) {
          await this.#try('PUT', path, { subject, automatic: true })
          this.deeds.trusted.push(subject)
        } else if (automatic && this.#random() < 0.2) {
          await this.#try('PUT', path, { subject, automatic: false })
        }
      }
    }
  }

  /** What may not be done any more is refused by its reason; everything else is a fault. */
  async #try(method: string, path: string, body: unknown): Promise<boolean> {
    const answer = await this.#shop.server.ask(path, { method, body })
    if (answer.ok) return true
    const { code } = (await answer.json()) as { code?: string }
    const why = code ?? `${answer.status} of ${path}`
    this.deeds.refused.set(why, (this.deeds.refused.get(why) ?? 0) + 1)
    return false
  }
}
