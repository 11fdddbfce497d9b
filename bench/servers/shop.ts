import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage } from '@pal/doubles/graph/graph-model'
import {
  type OpenAiDouble,
  type Responder,
  startOpenAiDouble,
} from '@pal/doubles/openai/openai-double'

import { signIn, startProgram } from './program.ts'

export interface BenchShop extends AsyncDisposable {
  readonly graph: GraphDouble
  readonly page: GraphPage
  readonly openai: OpenAiDouble
  /** Of the program, which is a process of its own. */
  readonly pid: number
  /** Whether Facebook tells the program what was written. */
  setWebhook(delivers: boolean): void
}

/**
 * The program as it is shipped with a page, a campaign and one product. Facebook delivers by its webhook;
 * it and the model answer at once, and a second look at an answer finds no promise.
 */
export async function openBenchShop(respond: Responder): Promise<BenchShop> {
  await using opened = new AsyncDisposableStack()
  const dataDir = await mkdtemp(join(tmpdir(), 'pal-bench-shop-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const graph = await startGraphDouble()
  opened.defer(() => graph.close())
  const openai = await startOpenAiDouble({
    respond: (request) =>
      'name' in request.format && request.format.name === 'review'
        ? { commitments: [] }
        : respond(request),
  })
  opened.defer(() => openai.close())
  const program = await startProgram(
    dataDir,
    { PAL_GRAPH_URL: graph.url, PAL_OPENAI_URL: openai.url },
    ['--webhook-port', '0'],
  )
  opened.use(program)
  const { origin, cookie } = await signIn(program.startLink)
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie, origin, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  const page = graph.addPage({ name: 'Sundarban Honey', engagedUsers: 1_000_000 })
  await ask('PUT', '/api/facebook/config', {
    appId: graph.app.id,
    appSecret: graph.app.secret,
    verifyToken: 'verify-me',
  })
  await ask('POST', '/api/openai/config', { apiKey: openai.key })
  await ask('POST', '/api/facebook/validate-token', { pageAccessToken: page.token })
  await ask('POST', '/api/campaigns', {
    name: 'Honey week',
    facebookPageId: page.id,
    currency: 'BDT',
    products: [{ name: 'Wildflower honey 500 g', price: '650' }],
  })
  const { port } = (await ask('GET', '/api/facebook/webhook')) as { port: number }
  const setWebhook = (delivers: boolean) =>
    graph.setWebhook(delivers ? `http://127.0.0.1:${port}/webhook` : null, {
      unsubscribedToo: true,
    })
  setWebhook(true)
  const all = opened.move()
  return {
    graph,
    page,
    openai,
    pid: program.pid,
    setWebhook,
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  }
}
