import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { type GraphDouble, startGraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage } from '@pal/doubles/graph/graph-model'
import { type OpenAiDouble, startOpenAiDouble } from '@pal/doubles/openai/openai-double'

import { scriptedAgent } from './agent.ts'
import { startChat } from './chat/chat-server.ts'
import { historyMs, playHistory } from './history.ts'
import { drawPicture } from './picture.ts'
import { startElsewhere } from './pictures-elsewhere.ts'
import { type Product, startProduct } from './product.ts'
import { currency, pictureAddress, settings, type ShopKey, shops } from './shop/settings.ts'

export interface DemoOptions {
  /** Of PAL Admin, and of the customer's chat; 0 picks a free one. */
  readonly port: number
  readonly chatPort: number
  /** Kept at the end; without one it is a new folder that goes with the demo. */
  readonly dataDir: string | null
  /** Gives up before it is there. */
  readonly signal: AbortSignal
}

export interface Demo extends AsyncDisposable {
  readonly startLink: string
  readonly chat: string
  readonly isStuck: () => boolean
}

/** While three weeks pass in seconds nobody is waited for. */
const hurried = { quietMs: 5, graceMs: 100 }
/** As long as a model takes, by the clock of the history; and as somebody is kept waiting for one. */
const thoughtMs = { past: 4_000, now: 700 }
const guest = 'Alex Morgan'
const keys = ['home', 'honey'] as const satisfies readonly ShopKey[]

/** The product on its doubles, with a shop in it and a customer to be. */
export async function startDemo({ port, chatPort, dataDir, signal }: DemoOptions): Promise<Demo> {
  await using opened = new AsyncDisposableStack()
  const folder = await dataFolder(dataDir)
  if (dataDir === null) opened.defer(() => rm(folder, { recursive: true, force: true }))
  const end = Date.now()
  const graph = await startGraphDouble({ startAt: end - historyMs })
  opened.defer(() => graph.close())
  let past = true
  const agent = scriptedAgent(async () => {
    if (past) graph.advance(thoughtMs.past)
    else await pause(thoughtMs.now)
  })
  const openai = await startOpenAiDouble({ respond: agent.respond })
  opened.defer(() => openai.close())
  const pictures = new Map(
    keys.flatMap((key) =>
      shops[key].products.map(
        ({ look }, index) =>
          [pictureAddress(key, index), drawPicture(look.ground, look.shapes)] as const,
      ),
    ),
  )
  for (const [address, bytes] of pictures) graph.addElsewhere(address, bytes, 'image/png')
  const { outside } = opened.use(await startElsewhere(pictures))
  const pageOf = (key: ShopKey) => {
    const { pageName: name, category } = shops[key]
    return graph.addPage({ name, category, engagedUsers: 500, humanAgent: true })
  }
  const pages = { home: pageOf('home'), honey: pageOf('honey') }
  const parts = { graph, openai, outside, dataDir: folder }
  const before = await startProduct({ ...parts, port: 0, timing: hurried })
  try {
    await openShop(before, { graph, openai, pages })
    await playHistory({
      graph,
      pages,
      api: before.api,
      end,
      promised: agent.promised,
      signal,
    })
  } finally {
    await before[Symbol.asyncDispose]()
  }
  // It took a while, and now is now.
  past = false
  graph.advance(Math.max(0, Date.now() - graph.now()))
  postToday(graph, pages)
  const product = opened.use(await startProduct({ ...parts, port }))
  graph.addPerson(pages.home, { name: guest })
  const chat = opened.use(await startChat({ graph, pages: Object.values(pages), port: chatPort }))
  const owned = opened.move()
  let ending: Promise<void> | undefined
  return {
    startLink: product.startLink({ ownUser: true }),
    chat: chat.origin,
    isStuck: () => product.isStuck(),
    [Symbol.asyncDispose]: () => (ending ??= owned.disposeAsync()),
  }
}

/** The doubles forget everything at their end: they would not know a shop of another time. */
export async function dataFolder(given: string | null): Promise<string> {
  if (given === null) return mkdtemp(join(tmpdir(), 'pal-demo-'))
  await mkdir(given, { recursive: true, mode: 0o700 })
  const held = await readdir(given)
  if (held.length > 0) throw new Error(`${given} is not empty: each demo begins with a new folder.`)
  return given
}

interface Around {
  readonly graph: GraphDouble
  readonly openai: OpenAiDouble
  readonly pages: Readonly<Record<ShopKey, GraphPage>>
}

/** Whoever comments is written to while somebody looks on. */
function postToday(graph: GraphDouble, pages: Around['pages']): void {
  for (const key of keys) {
    const { post } = shops[key]
    if (!post) continue
    const posted = graph.addPost(pages[key], post.text)
    for (const { by: name, text } of post.comments) {
      graph.comments(posted, graph.addPerson(pages[key], { name }).psid, text)
    }
  }
}

async function openShop({ api }: Product, { graph, openai, pages }: Around): Promise<void> {
  const { id: appId, secret: appSecret } = graph.app
  await api.call('settings.save', { body: settings })
  await api.call('facebook.saveConfig', { body: { appId, appSecret, verifyToken: 'verify-me' } })
  await api.call('openai.saveConfig', { body: { apiKey: openai.key } })
  for (const key of keys) {
    const { products, campaign, greeting, openingQuestions, post } = shops[key]
    const { id, token } = pages[key]
    await api.call('facebook.validateToken', { body: { pageAccessToken: token } })
    const drafts = products.map(({ look: _, ...product }, index) => ({
      ...product,
      imageUrl: pictureAddress(key, index),
    }))
    const body = { ...campaign, currency, facebookPageId: id, products: drafts }
    await api.call('campaigns.create', { body })
    const welcome = {
      before: { greeting: '', questions: [] },
      greeting,
      questions: [...openingQuestions],
    }
    await api.call('messengerProfile.save', { params: { id }, body: welcome })
    if (post) {
      const reply = { before: '', text: post.commentReply }
      await api.call('commentReply.save', { params: { id }, body: reply })
    }
  }
}
