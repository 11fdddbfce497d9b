import { setTimeout as pause } from 'node:timers/promises'

import type { GraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage } from '@pal/doubles/graph/graph-model'
import type { Written } from '@pal/doubles/graph/graph-people'

import { type Api, futureOf, type Move } from './futures.ts'
import { type Scene, scenes, type Visit } from './scenes.ts'
import type { ShopKey } from './shop/settings.ts'

const second = 1_000
const hour = 3_600 * second
/** Longer than the shop is open. */
export const historyMs = 512 * hour
const patienceMs = 20 * second

/** What the history has to remember from one scene to the next. */
interface Played {
  readonly moves: Move[]
  /** How many messages people of the shop have sent. */
  byPeople: number
}

export interface HistoryParts {
  readonly graph: GraphDouble
  readonly pages: Readonly<Record<ShopKey, GraphPage>>
  readonly api: Api
  /** When the history ends, in milliseconds. */
  readonly end: number
  /** How many messages the agent has decided to send so far. */
  readonly promised: () => number
  readonly signal: AbortSignal
}

/** Lets three weeks pass in the shop: each word goes through Facebook, the product and the agent. */
export async function playHistory(parts: HistoryParts): Promise<void> {
  const { graph, end, signal } = parts
  const played: Played = { moves: [], byPeople: 0 }
  for (const scene of scenes) {
    signal.throwIfAborted()
    const at = end - scene.hoursAgo * hour
    await moveOrders(parts, played, at)
    passUntil(graph, at)
    await play(parts, played, scene)
    for (const visit of scene.visits) played.moves.push(...(await movesOf(parts, visit)))
  }
  await moveOrders(parts, played, end)
  passUntil(graph, end)
}

async function play(parts: HistoryParts, played: Played, { visits }: Scene): Promise<void> {
  const { graph, pages, api } = parts
  const people = visits.map((visit) => {
    const page = pages[visit.shop ?? 'home']
    return { visit, page, psid: personOf(page, graph, visit.customer) }
  })
  const rounds = Math.max(...visits.map(({ says }) => says.length))
  for (let round = 0; round < rounds; round += 1) {
    const speaking = people.flatMap(({ visit, page, psid }) => {
      const text = visit.says[round]
      return text === undefined ? [] : [{ page, ...graph.customerWrites(page, psid, text) }]
    })
    await Promise.all(speaking.map(({ delivered }) => delivered))
    await answered(parts, played, speaking)
    graph.advance((35 + 20 * round) * second)
  }
  // A webhook tells no names: those come with what is read from the page.
  const conversations = await api.call('facebook.conversations', { query: { refresh: 'true' } })
  for (const visit of visits) {
    const conversation = conversations.find(({ customer_name: name }) => name === visit.customer)
    if (!conversation) throw new Error(`The demo has no conversation with ${visit.customer}`)
    await tidyUp(parts, visit, conversation.conversationId)
    if (visit.person !== undefined) played.byPeople += 1
  }
}

function personOf(page: GraphPage, graph: GraphDouble, name: string): string {
  const known = [...page.people.values()].find((person) => person.name === name)
  return (known ?? graph.addPerson(page, { name })).psid
}

async function answered(
  { graph, promised }: HistoryParts,
  { byPeople }: Played,
  written: readonly (Written & { readonly page: GraphPage })[],
): Promise<void> {
  const until = Date.now() + patienceMs
  const open = () =>
    written.find(({ page, psid }) => graph.thread(page, psid).at(-1)?.fromPage !== true) ??
    (graph.sent.length < promised() + byPeople ? written[0] : undefined)
  for (let waits = open(); waits; waits = open()) {
    if (Date.now() > until) throw new Error(`The demo's agent did not answer: ${waits.text}`)
    await pause(5)
  }
}

/** What a person of the shop does when a conversation is over. */
async function tidyUp({ api, graph }: HistoryParts, visit: Visit, id: number): Promise<void> {
  if (visit.unread) return
  if (visit.person !== undefined) {
    graph.advance(9 * 60 * second)
    const body = { conversationId: id, message: visit.person }
    await api.call('facebook.reply', { body })
  }
  await api.call('conversations.seen', { params: { id } })
}

/** What will become of the order of a visit; nothing where there was none. */
async function movesOf({ api }: HistoryParts, visit: Visit): Promise<Move[]> {
  const orders = await api.call('orders.list', { query: { search: visit.customer } })
  const order = orders.find(({ status }) => status === 'confirmed')
  if (!order) return []
  return futureOf(visit, { id: order.id, placedAt: Date.parse(order.createdAt) })
}

/** Those that are due until then, each at its time. */
async function moveOrders(
  { graph, api }: HistoryParts,
  { moves }: Played,
  until: number,
): Promise<void> {
  const due = moves.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
  for (const move of due) {
    moves.splice(moves.indexOf(move), 1)
    passUntil(graph, move.at)
    await move.happens(api)
  }
}

function passUntil(graph: GraphDouble, at: number): void {
  graph.advance(Math.max(0, at - graph.now()))
}
