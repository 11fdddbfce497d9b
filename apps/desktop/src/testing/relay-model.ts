import { enqueueSend } from '@pal/db/jobs/job-kinds'
import { leaseNext } from '@pal/db/jobs/queue'
import type { Store } from '@pal/db/maintenance/store'
import { insertOutgoing } from '@pal/db/messages/outgoing'
import { connectPage } from '@pal/db/pages/pages'
import { openTestStore } from '@pal/db/testing/testing'
import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphMessage, GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'

import { CallBudget } from '../messenger/graph/budget.ts'
import { GraphError } from '../messenger/graph/graph-error.ts'
import { pageInboxAppId, readWebhook } from '../messenger/graph/webhook-events.ts'
import { Poller } from '../messenger/inbox/poller.ts'
import { refreshThread } from '../messenger/inbox/refresh-thread.ts'
import { storeWebhookBatch } from '../messenger/inbox/store-webhook.ts'
import { sendHandler } from '../messenger/outbox/outbox.ts'
import { impatient, offBy } from './clocks.ts'
import type { Mailbox } from './mailbox.ts'
import { ManualClock } from './manual-clock.ts'
import { perform } from './perform.ts'
import type { Fate, Step, Delivery } from './relay-steps.ts'
import { SlowGraph } from './slow-graph.ts'

const minute = 60_000
/** With those of one more burst, and what happens meanwhile, they can all be read. */
const mostUnread = 8
const writes: readonly Step['step'][] = ['says', 'bursts', 'types', 'sends']
/** Of another program that answers by itself. */
export const otherApp = '4242'

/** One page, two people, and the relay between Facebook and the store: takes steps one by one. */
export class RelayModel implements AsyncDisposable {
  readonly facebook: GraphDouble
  readonly store: Store
  readonly page: GraphPage
  readonly people: readonly GraphPerson[]
  readonly #mailbox: Mailbox
  readonly #time: ManualClock
  readonly #aheadMs: number
  /** What Facebook has sent and nobody here has heard yet. */
  readonly #pocket: unknown[] = []
  #ticking = false
  /** How many messages each thread had at the last look. */
  #read: readonly number[] = []
  #graph: SlowGraph
  #poller: Poller

  private constructor(
    { facebook, time }: { readonly facebook: GraphDouble; readonly time: ManualClock },
    mailbox: Mailbox,
    aheadMs: number,
  ) {
    this.facebook = facebook
    this.#time = time
    this.store = openTestStore()
    this.#mailbox = mailbox
    this.#aheadMs = aheadMs
    this.page = facebook.addPage({ name: 'Blue Shop', engagedUsers: 1_000_000 })
    this.people = ['Amina', 'Nadia'].map((name) => facebook.addPerson(this.page, { name }))
    ;({ graph: this.#graph, poller: this.#poller } = this.#begin())
    mailbox.arrived.length = 0
    facebook.setWebhook(mailbox.url, { unsubscribedToo: true })
  }

  static async open(
    mailbox: Mailbox,
    { aheadMs, otherIds }: { readonly aheadMs: number; readonly otherIds: boolean },
  ): Promise<RelayModel> {
    const time = new ManualClock(Date.UTC(2026, 10, 21, 12))
    const facebook = await startGraphDouble({ clock: time, differentMids: otherIds })
    const model = new RelayModel({ facebook, time }, mailbox, aheadMs)
    const { id, name } = model.page
    const connectedAt = facebook.now()
    await connectPage(model.store.db, { id, name, category: '', connectedAt, now: model.now() })
    facebook.advance(1_000)
    return model
  }

  readonly now = (): number => this.facebook.now() + this.#aheadMs

  async take(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      this.facebook.advance(step.afterMs)
      // Of a thread only the 20 newest can be read: whoever looks too seldom cannot know the others.
      if (!this.#ticking && this.#mostUnread() > mostUnread / 2) await this.#tick()
      if (this.#mostUnread() <= mostUnread || !writes.includes(step.step)) await this.#take(step)
    }
  }

  #mostUnread(): number {
    const counts = this.people.map((_, who) => this.#thread(who).length - (this.#read[who] ?? 0))
    return Math.max(...counts)
  }

  async #take(step: Step): Promise<void> {
    const { facebook, page } = this
    switch (step.step) {
      case 'says': {
        const said = facebook.customerWrites(page, this.#psid(step.who), step.text)
        await said.delivered
        return this.#passOn(step.delivery)
      }
      case 'bursts':
        for (const delivery of step.delivery) {
          const text = step.text + String(this.facebook.thread(page, this.#psid(step.who)).length)
          await this.take([
            { step: 'says', afterMs: step.afterMs % 300, who: step.who, text, delivery },
          ])
        }
        return
      case 'types': {
        const app = step.app === 'inbox' ? pageInboxAppId : otherApp
        const said = facebook.pageInboxWrites(page, this.#psid(step.who), step.text, app)
        await said.delivered
        return this.#passOn(step.delivery)
      }
      case 'edits': {
        const own = this.#thread(step.who).filter(({ fromPage, edits }) => !fromPage && edits < 5)
        const message = own.at(-1 - (step.nth % Math.max(1, own.length)))
        if (!message) return
        await facebook.customerEdits(page, message.mid, step.text)
        return this.#passOn(step.delivery)
      }
      case 'reacts': {
        const message = this.#thread(step.who).at(-1 - step.nth)
        if (!message) return
        await facebook.customerReacts(page, message.mid, step.emoji)
        return this.#passOn(step.delivery)
      }
      case 'answers':
        return this.#answers(step.who, step.by, step.text)
      case 'sends':
        return this.#sends(step)
      case 'delivers': {
        const { length } = this.#pocket
        if (length === 0) return
        const [body] = this.#pocket.splice(step.nth % length, 1)
        for (let time = 0; time < step.times; time += 1) await this.#deliver(body)
        return
      }
      case 'ticks':
        this.#graph.reading = step.meanwhile
        return this.#tick()
      case 'reads': {
        this.#graph.reading = step.meanwhile
        const parts = { store: this.store, graph: this.#graph, now: this.now }
        const { id: pageId, token } = page
        const which = { psid: this.#psid(step.who) }
        await refreshThread(parts, { pageId, token }, which).catch(facebookOnly)
        return
      }
      case 'passes':
        return
      case 'restarts':
        await this.#poller.stop()
        ;({ graph: this.#graph, poller: this.#poller } = this.#begin())
    }
  }

  /** Until nothing is open any more: what was sent is heard, what is stored is sent and read. */
  async catchUp(): Promise<void> {
    this.facebook.clearFailures()
    // Longer than any block, and than what was sent takes to show.
    this.facebook.advance(40 * minute)
    while (this.#pocket.length > 0) await this.#deliver(this.#pocket.shift())
    for (let round = 0; round < 6; round += 1) {
      await this.#tick()
      this.facebook.advance(minute)
      await this.#work()
    }
    await this.#tick()
  }

  #begin(): { graph: SlowGraph; poller: Poller } {
    const { store, facebook } = this
    const clock = offBy(impatient(this.#time), () => this.#aheadMs)
    const budget = new CallBudget({ db: store.db, clock, random: () => 0.5 })
    const graph = new SlowGraph({ url: facebook.url, meter: budget, clock })
    graph.take = (steps) => this.take(steps)
    const poller = new Poller({
      store,
      graph,
      budget,
      clock,
      token: async () => this.page.token,
      log: () => {},
      changed: () => {},
      comments: { look: async () => {} },
      back: async () => {},
      hour: () => 12,
      random: () => 0.5,
    })
    return { graph, poller }
  }

  #psid(who: number): string {
    return this.people[who]?.psid ?? ''
  }

  #thread(who: number): readonly GraphMessage[] {
    return this.facebook.thread(this.page, this.#psid(who))
  }

  async #tick(): Promise<void> {
    const read = this.people.map((_, who) => this.#thread(who).length)
    this.#ticking = true
    const failed = await this.#poller.refresh(this.page.id).catch(facebookOnly)
    this.#ticking = false
    this.#graph.reading = []
    if (failed === undefined) this.#read = read
  }

  /** What Facebook has just sent is heard now, later, or never. */
  async #passOn(when: Delivery): Promise<void> {
    for (const body of this.#mailbox.arrived.splice(0)) {
      if (when === 'now') await this.#deliver(body)
      else if (when === 'later') this.#pocket.push(body)
    }
  }

  async #deliver(body: unknown): Promise<void> {
    const batch = readWebhook(body)
    if (!batch) throw new Error('not a delivery')
    await storeWebhookBatch(this.store, batch, this.now())
  }

  async #answers(who: number, author: 'agent' | 'human', text: string): Promise<void> {
    await this.store.transaction(async (tx) => {
      const conversation = await tx
        .selectFrom('conversations')
        .innerJoin('customers', 'customers.id', 'conversations.customer_id')
        .select('conversations.id')
        .where('customers.psid', '=', this.#psid(who))
        .executeTakeFirst()
      if (!conversation) return
      const answer = { conversationId: conversation.id, author, text, now: this.now() }
      const { message } = await insertOutgoing(tx, answer)
      await enqueueSend(tx, message, this.now())
    })
  }

  /** The next message that is to go out meets its fate. */
  async #sends({ fate, before, after, delivery }: Extract<Step, { step: 'sends' }>): Promise<void> {
    const rule = failureOf(fate)
    const sent = this.facebook.sent.length
    const failing =
      rule && this.facebook.fail({ ...rule, sends: 'message', method: 'POST', times: 1 })
    const graph = this.#graph
    const answered = async () => {
      if (this.facebook.sent.length > sent) {
        await this.#echoes()
        await this.#passOn(delivery)
      }
    }
    graph.before = before
    const { take } = graph
    graph.after = after
    graph.take = async (steps) => {
      if (steps === after) await answered()
      await take(steps)
    }
    await this.#work(1)
    graph.take = take
    graph.before = []
    graph.after = []
    failing?.cancel()
    if (this.facebook.sent.length > sent) {
      await this.#echoes()
      await this.#passOn(delivery)
    }
  }

  /** The echo of what was sent is under way on a line of its own. */
  async #echoes(): Promise<void> {
    const marked = () =>
      this.facebook.deliveries.filter(({ body }) => body.includes('"pal:')).length
    while (marked() < this.facebook.sent.length) await new Promise((done) => setTimeout(done, 1))
  }

  async #work(most = Infinity): Promise<void> {
    const { store, now, page } = this
    const send = sendHandler({
      store,
      graph: this.#graph,
      now,
      secrets: { get: async (name) => (name === 'facebook.app_secret' ? null : page.token) },
      log: { write: () => {} },
      changed: () => {},
      folder: '',
    })
    for (let done = 0; done < most; done += 1) {
      const ask = { kinds: ['typed', 'send'] as const, owner: 'model', now: now(), leaseMs: minute }
      const job = await store.transaction((tx) => leaseNext(tx, ask))
      if (!job) break
      await perform(store, send, job)
      if (most === Infinity) {
        await this.#echoes()
        await this.#passOn('now')
      }
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#poller.stop()
    await this.store.close()
    await this.facebook.close()
  }
}

function failureOf(fate: Fate) {
  switch (fate) {
    case 'goes':
      return null
    case 'lost before':
      return { how: 'reset', when: 'before' } as const
    case 'lost after':
      return { how: 'reset', when: 'after' } as const
    case 'refused':
      return { how: { error: { code: 100, message: 'no' } } } as const
    case 'too many':
      return { how: { error: { code: 613, message: 'slow down' } } } as const
    case 'trouble':
      return { how: { error: { code: 2, message: 'again' } } } as const
  }
}

function facebookOnly(error: unknown): GraphError {
  if (error instanceof GraphError) return error
  throw error
}
