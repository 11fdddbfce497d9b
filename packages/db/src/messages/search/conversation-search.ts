import { sql } from 'kysely'

import {
  type ConversationFilter,
  type ListedConversation,
  listConversations,
} from '../../conversations/conversation-list.ts'
import type { Reads } from '../../schema/reads.ts'
import { preparedQuery } from '../../sqlite/prepared-query.ts'

/** What the search index has found so far, newest messages first. */
export interface MatchState {
  /** The messages that may hold the words, by conversation. */
  readonly by: Map<number, number[]>
  /** From this id on, every message that may hold them is among those; 0 when all are. */
  down: number
  /** Whether they do hold them; otherwise the texts have to be asked. */
  readonly sure: boolean
}

/** A conversation, and a message of it that holds the words, if it was not found by its customer or the note. */
export interface FoundConversation extends ListedConversation {
  hit: string | null
}

/** What passing a conversation costs, in messages read from it; and a message found by its id. */
const cost = { row: 6, byId: 5 }
const lookAt = 100
const glance = 20
const askAtOnce = 25
const newestOfEach = 4
const mostIds = 200

/**
 * Goes down the list of conversations and keeps those that hold the words. It stops where the index
 * has not found enough and too many messages would have to be read, and continues there when asked again.
 */
export class ConversationSearch {
  readonly found: FoundConversation[] = []
  readonly #db: Reads
  readonly #limit: number
  #filter: ConversationFilter
  readonly #named: ReadonlySet<number>
  readonly #sorted: number
  readonly #says: (text: string) => boolean
  /** What the texts have shown. */
  readonly #holding = new Map<number, string>()
  #rows: ListedConversation[] = []
  #last = false

  constructor(
    db: Reads,
    filter: ConversationFilter,
    asked: { named: ReadonlySet<number>; says: (text: string) => boolean; sorted: number },
  ) {
    this.#db = db
    this.#filter = { ...filter, down: true }
    this.#limit = filter.limit
    this.#named = asked.named
    this.#sorted = asked.sorted
    this.#says = asked.says
  }

  /** Whether the page is complete, after reading at most about so many messages. */
  async next(heard: MatchState, most: number): Promise<boolean> {
    let left = most
    if (heard.down === 0) {
      const open = new Set([...heard.by.keys(), ...this.#holding.keys(), ...this.#named])
      if (open.size <= this.#sorted) this.#only([...open])
    }
    let older = await this.#withOlder(heard)
    while (this.found.length < this.#limit) {
      const [row] = this.#rows
      if (!row) {
        if (this.#last) return true
        await this.#fetch()
        older = await this.#withOlder(heard)
        continue
      }
      if (left <= 0) return false
      left -= cost.row
      let holds = this.#named.has(row.id)
      if (!holds) {
        const found = await this.#byIndex(heard, row.id)
        left -= found.read * cost.byId
        holds = found.holds
      }
      if (!holds && older.has(row.id)) {
        const said = await this.#saidBelow(heard.down, row.id, left)
        left -= said.read
        if (said.holds === null) return false
        holds = said.holds
      }
      this.#rows.shift()
      this.#filter.before = { at: row.last_activity_at, id: row.id }
      if (holds) this.found.push({ ...row, hit: this.#holding.get(row.id) ?? null })
    }
    return true
  }

  /** What was found by the index alone has yet to be read. */
  async withHits({ by }: MatchState): Promise<FoundConversation[]> {
    const ids = this.found.flatMap(({ id, hit }) => (hit === null ? (by.get(id)?.[0] ?? []) : []))
    const rows = ids.length === 0 ? [] : await written(this.#db, { ids: JSON.stringify(ids) })
    const held = rows.filter(({ text }) => this.#says(text))
    const said = new Map(held.map((row) => [row.conversation_id, row.text]))
    return this.found.map((row) => ({ ...row, hit: row.hit ?? said.get(row.id) ?? null }))
  }

  /** No other conversation can hold the words. */
  #only(found: number[]): void {
    this.#filter = { ...this.#filter, found }
    this.#rows = []
    this.#last = false
  }

  async #fetch(): Promise<void> {
    this.#rows = await listConversations(this.#db, { ...this.#filter, limit: lookAt })
    this.#last = this.#rows.length < lookAt
  }

  /** Those of the next ones with messages of which the index has said nothing yet. */
  async #withOlder({ down }: MatchState): Promise<ReadonlySet<number>> {
    if (down === 0 || this.#rows.length === 0) return new Set()
    const ids = JSON.stringify(this.#rows.map(({ id }) => id))
    const rows = await haveOlder(this.#db, { ids, below: down })
    return new Set(rows.map(({ id }) => id))
  }

  async #byIndex({ by, sure }: MatchState, id: number): Promise<{ holds: boolean; read: number }> {
    let read = 0
    if (!sure && by.has(id) && !this.#holding.has(id)) {
      // The newest of each for some conversations at once; the rest of this one by itself.
      const next = this.#rows.slice(0, askAtOnce).map((row) => row.id)
      read += await this.#ask(by, next, newestOfEach)
      while (by.has(id) && !this.#holding.has(id)) read += await this.#ask(by, [id], mostIds)
    }
    return { holds: this.#holding.has(id) || (sure && by.has(id)), read }
  }

  /** Reads so many messages of each of these, which have no more to say after that. */
  async #ask(
    by: MatchState['by'],
    conversations: readonly number[],
    most: number,
  ): Promise<number> {
    const asked: number[] = []
    for (const id of conversations) {
      const known = by.get(id)
      if (!known || this.#holding.has(id)) continue
      asked.push(...known.slice(0, most))
      if (known.length > most) by.set(id, known.slice(most))
      else by.delete(id)
    }
    for (const { conversation_id: of, text } of await written(this.#db, {
      ids: JSON.stringify(asked),
    })) {
      if (!this.#holding.has(of) && this.#says(text)) this.#holding.set(of, text)
    }
    return asked.length
  }

  /** Null where more would have to be read than is left; most that hold the words do so lately. */
  async #saidBelow(
    below: number,
    id: number,
    left: number,
  ): Promise<{ holds: boolean | null; read: number }> {
    let read = 0
    for (const limit of [glance, Math.max(left, glance) + 1]) {
      const said = await texts(this.#db, { id, below, limit })
      read += said.length
      const hit = said.find(({ text }) => this.#says(text))
      if (hit) {
        this.#holding.set(id, hit.text)
        return { holds: true, read }
      }
      if (said.length < limit) return { holds: false, read }
    }
    return { holds: null, read }
  }
}

const written = preparedQuery((db: Reads, { ids }: { ids: string }) =>
  db
    .selectFrom('messages')
    .select(['conversation_id', 'text'])
    .where(sql<boolean>`id in (select value from json_each(${ids}))`),
)

const haveOlder = preparedQuery((db: Reads, { ids, below }: { ids: string; below: number }) =>
  db
    .selectFrom(sql<{ value: number }>`json_each(${ids})`.as('one'))
    .select('one.value as id')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('messages')
          .select('messages.id')
          .whereRef('messages.conversation_id', '=', 'one.value')
          .where('messages.id', '<', below),
      ),
    ),
)

const texts = preparedQuery(
  (db: Reads, { id, below, limit }: { id: number; below: number; limit: number }) =>
    db
      .selectFrom('messages')
      .select('text')
      .where('conversation_id', '=', id)
      .where('id', '<', below)
      .orderBy('sent_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit),
)
