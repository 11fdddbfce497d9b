import { startGraphDouble, type GraphDouble } from '@pal/doubles/graph/graph-double'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { eventually } from '../../testing/eventually.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let graph: GraphDouble
let server: TestServer
let page: ReturnType<GraphDouble['addPage']>
let honey: typeof page
beforeEach(async () => {
  graph = await startGraphDouble()
  server = await startTestServer({ config: { graphUrl: graph.url } })
  page = graph.addPage({ name: 'Candle Corner' })
  honey = graph.addPage({ name: 'Sundarban Honey' })
  for (const { token } of [honey, page]) {
    const body = { pageAccessToken: token }
    await server.ask('/api/facebook/validate-token', { method: 'POST', body })
  }
  // Each page was just read, and will not be for seconds.
  await eventually(async () => reads('/conversations') >= 2)
})
afterEach(async () => {
  await server[Symbol.asyncDispose]()
  await graph.close()
})

const reads = (path: string) => graph.calls.filter((call) => call.path.endsWith(path)).length
const messagesOf = (id: string) => server.ask(`/api/facebook/conversation-messages/${id}`)

it('gives the threads and their messages page by page, to the last [CV-04]', async () => {
  const people = ['Rahima', 'Karim', 'Salma'].map((name) => graph.addPerson(page, { name }))
  const threads = people.map(({ psid }) => graph.customerWrites(page, psid, 'Any candles?'))
  for (const { threadId } of threads) await messagesOf(threadId)
  const more = graph.customerWrites(page, people[0]?.psid ?? '', 'Hello?')
  await server.ask(`/api/facebook/conversation-messages/${more.threadId}?refresh=true`)

  const names = await pagesOf('/api/facebook/conversations?limit=2', 'customer_name')
  expect(names.map((some) => some.length)).toEqual([2, 1])
  expect(new Set(names.flat())).toEqual(new Set(['Rahima', 'Karim', 'Salma']))
  const texts = await pagesOf(
    `/api/facebook/conversation-messages/${more.threadId}?limit=1`,
    'text',
  )
  expect(texts).toEqual([['Hello?'], ['Any candles?']])
})

it('a page that cannot be read keeps no other from being refreshed, and is named [CV-04, CV-06]', async () => {
  // The first by name.
  graph.expireToken(page)
  const { psid } = graph.addPerson(honey, { name: 'Rahima' })
  graph.customerWrites(honey, psid, 'Any honey?')
  const refused = await server.ask('/api/facebook/conversations?refresh=true')
  expect(refused.ok).toBe(false)
  expect(await refused.json()).toMatchObject({
    code: 'on_page',
    params: { page: 'Candle Corner', reason: { code: expect.stringMatching(/token/) } },
  })
  const stored = await server.ask('/api/facebook/conversations')
  expect(await stored.json()).toMatchObject([{ customer_name: 'Rahima' }])
})

/** Page after page as its Link header says, of each row the one thing. */
async function pagesOf(path: string, name: string): Promise<unknown[][]> {
  const pages: unknown[][] = []
  for (let next: string | undefined = path; next !== undefined;) {
    const response: Response = await server.ask(next)
    const rows = (await response.json()) as Record<string, unknown>[]
    if (rows.length > 0) pages.push(rows.map((row) => row[name]))
    next = /<([^>]+)>/.exec(response.headers.get('link') ?? '')?.[1]
  }
  return pages
}

describe('a thread that is not stored yet', () => {
  it('is read from Facebook once, and from the store from then on [CV-04]', async () => {
    const { psid } = graph.addPerson(page, { name: 'Rahima Khatun' })
    const { threadId } = graph.customerWrites(page, psid, 'Do you have candles?')
    const response = await messagesOf(threadId)
    expect(await response.json()).toMatchObject([{ text: 'Do you have candles?' }])
    const asked = reads(`/${threadId}`)
    expect(asked).toBeGreaterThan(0)
    expect(await (await messagesOf(threadId)).json()).toHaveLength(1)
    expect(reads(`/${threadId}`)).toBe(asked)
    const rows = (await (await server.ask('/api/facebook/conversations')).json()) as object[]
    expect(rows).toMatchObject([{ id: threadId, pageName: 'Candle Corner' }])
  })

  it('and is of no page of ours is unknown; Facebook is asked about nothing else [CV-04, API-06]', async () => {
    expect((await messagesOf('t_4711')).status).toBe(404)
    expect(reads('/t_4711')).toBe(2)
    expect((await messagesOf('4711')).status).toBe(404)
    expect(reads('/4711')).toBe(0)
  })

  it('and cannot be asked for is not said to be unknown [CV-04, FB-08]', async () => {
    await graph.close()
    expect((await messagesOf('t_4711')).status).not.toBe(404)
  })
})
