import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

import { storeFile } from '@pal/db/maintenance/open-store'
import Sqlite from 'better-sqlite3'

import { likeOrders, liveFigures, rawAnalytics } from '../live.ts'
import { storyEnd } from '../seed/story.ts'
import { answerParent } from './protocol.ts'

const raw = new Sqlite(join(process.argv[2] ?? '', storeFile), { readonly: true })
raw.pragma('cache_size = -65536')
// The limit is no parameter: SQLite would prepare the statement again at every run.
const list = raw.prepare(`SELECT conversations.*, customers.psid, customers.name AS customer_name,
    pages.name AS page_name, campaigns.name AS campaign_name
  FROM conversations JOIN customers ON customers.id = conversations.customer_id
  JOIN pages ON pages.id = conversations.page_id
  LEFT JOIN campaigns ON campaigns.id = conversations.campaign_id
  ORDER BY conversations.listed_at DESC, conversations.id DESC LIMIT 50`)
const figures = liveFigures.map((sql) => raw.prepare(sql))
const analytics = rawAnalytics.map((sql) => raw.prepare(sql))
const like = raw.prepare(likeOrders)
const since = storyEnd - 90 * 24 * 3_600_000

/** The least that can answer a list, and beside it what a program without our tables would do. */
const answers: Record<string, () => unknown> = {
  '/list': () => list.all(),
  '/figures': () => figures.map((statement) => statement.all()),
  '/analytics': () => analytics.map((statement) => statement.all({ since })),
  '/search': () => like.all({ like: '%karimo%' }),
}
const server = createServer((request, response) => {
  const answer = answers[request.url ?? '']
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answer ? answer() : null))
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  answerParent({ origin: `http://127.0.0.1:${port}`, webhookPort: null, cookie: '' }, () => {
    server.closeAllConnections()
    server.close()
    raw.close()
    return Promise.resolve()
  })
})
