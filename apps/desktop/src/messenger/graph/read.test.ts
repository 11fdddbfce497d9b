import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { GraphClient } from './graph.ts'
import { type PageAccess, readThread, readThreadById, readThreadOf, readThreads } from './read.ts'

let facebook: GraphDouble
let client: GraphClient
let page: GraphPage
let amina: GraphPerson
let access: PageAccess

beforeEach(async () => {
  facebook = await startGraphDouble()
  client = new GraphClient({ url: facebook.url, clock: systemClock })
  page = facebook.addPage({ name: 'Blue Shop' })
  amina = facebook.addPerson(page, { name: 'Amina Khan' })
  access = { pageId: page.id, token: page.token }
})
afterEach(() => facebook.close())

const write = (count: number) => {
  for (let n = 1; n <= count; n += 1) {
    facebook.customerWrites(page, amina.psid, `message ${n}`)
    facebook.advance(1_000)
  }
}

describe('reading', () => {
  it('takes threads with their newest messages in one call [FB-07]', async () => {
    write(7)
    const { threads } = await readThreads(client, access, { threads: 25, messages: 5 })
    expect(facebook.calls).toHaveLength(1)
    expect(threads).toMatchObject([
      { psid: amina.psid, customerName: 'Amina Khan', canReply: true, more: true },
    ])
    const texts = threads[0]?.messages.map(({ text }) => text)
    expect(texts).toEqual(['message 7', 'message 6', 'message 5', 'message 4', 'message 3'])
    expect(threads[0]?.messages[0]).toMatchObject({ fromCustomer: true, psid: amina.psid })
  })

  it('follows the pages of the list to its end [FB-05]', async () => {
    for (let n = 0; n < 7; n += 1) {
      const person = facebook.addPerson(page, { name: `Person ${n}` })
      facebook.customerWrites(page, person.psid, 'Hello')
    }
    const seen: string[] = []
    let after: string | null = null
    do {
      const part = await readThreads(client, access, { threads: 3, messages: 5, after })
      seen.push(...part.threads.map(({ psid }) => psid))
      after = part.after
    } while (after !== null)
    expect(new Set(seen).size).toBe(7)
    expect(seen).toHaveLength(7)
  })

  it('takes of one thread what can still be read, and says that there is more [FB-05]', async () => {
    write(25)
    const threadId = facebook.threadId(page, amina.psid)
    const read = await readThread(client, access, { threadId, psid: amina.psid })
    expect(read.messages).toHaveLength(20)
    expect(read.more).toBe(true)
    expect((await readThreadOf(client, access, amina.psid))?.messages).toHaveLength(20)
    expect(await readThreadById(client, access, threadId)).toMatchObject({ psid: amina.psid })
  })

  it('knows pictures, stickers, voice and files by their kind', async () => {
    const types = ['image', 'sticker', 'video', 'audio', 'file'] as const
    for (const type of types) {
      facebook.customerWrites(page, amina.psid, {
        attachments: [{ type, url: `https://x/${type}` }],
      })
      facebook.advance(1_000)
    }
    const thread = await readThreadOf(client, access, amina.psid)
    const found = thread?.messages.toReversed().map(({ attachments: [first] }) => first)
    expect(found).toMatchObject(types.map((type) => ({ type, url: `https://x/${type}` })))
  })
})
