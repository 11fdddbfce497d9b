import { startGraphDouble } from '@pal/doubles/graph/graph-double'
import { startOpenAiDouble } from '@pal/doubles/openai/openai-double'
import { type APIRequestContext, expect } from '@playwright/test'

import { answersOf } from './answers.ts'
import { type Product, type ProductOptions, startProduct } from './product.ts'
import { retail } from './retail.ts'
import { answerTo, customers } from './shop-conversation.ts'

export interface ShopAtWork extends AsyncDisposable {
  readonly product: Product
  readonly pageId: string
  /** Asks the product as a window that is signed in. */
  readonly ask: (
    request: APIRequestContext,
    method: 'PUT' | 'POST',
    path: string,
    data: unknown,
  ) => Promise<void>
}

interface ShopOptions extends ProductOptions {
  /** How often each customer writes at most. */
  readonly talks?: number
}

/** The product with a connected page, two campaigns, and customers of whom two have ordered. */
export async function startShopAtWork(
  request: APIRequestContext,
  { talks = Infinity, ...options }: ShopOptions = {},
): Promise<ShopAtWork> {
  const graph = await startGraphDouble()
  const openai = await startOpenAiDouble({
    respond: ({ input }) => answerTo(JSON.stringify(input)),
  })
  // Facebook delivers at once what it would be asked for every few seconds.
  const product = await startProduct({
    ...options,
    args: ['--webhook-port', '0', ...(options.args ?? [])],
    env: { PAL_GRAPH_URL: graph.url, PAL_OPENAI_URL: openai.url },
  })
  await request.get(product.startLink)
  const ask: ShopAtWork['ask'] = async (by, method, path, data) => {
    const answer = await by.fetch(product.origin + path, {
      method,
      headers: { origin: product.origin },
      data,
    })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  }
  const page = graph.addPage({ name: 'Corner Shop', category: 'Home goods', engagedUsers: 500 })
  await ask(request, 'PUT', '/api/settings', {
    ai: { languages: ['en', 'bn', 'bn-latn', 'ar'] },
    company: { defaultCurrency: 'USD', companyName: 'Corner Shop' },
    tactics: { upsellMessages: ['A cup goes well with it.'] },
    flow: { savedReplies: [{ title: 'delivery', text: 'Two days inside Dhaka.' }] },
  })
  await ask(request, 'POST', '/api/openai/config', { apiKey: openai.key })
  const { id: appId, secret: appSecret } = graph.app
  const verifyToken = 'known-to-facebook-alone'
  await ask(request, 'PUT', '/api/facebook/config', { appId, appSecret, verifyToken })
  await ask(request, 'POST', '/api/facebook/validate-token', { pageAccessToken: page.token })
  const webhook = await request.get(`${product.origin}/api/facebook/webhook`)
  const { port } = (await webhook.json()) as { readonly port: number }
  graph.setWebhook(`http://127.0.0.1:${port}/webhook`, { verifyToken, unsubscribedToo: true })
  await ask(request, 'POST', '/api/campaigns', {
    name: 'Autumn at home',
    facebookPageId: page.id,
    productCategory: 'Home',
    currency: 'USD',
    budgetLimit: '50',
    products: retail,
  })
  await ask(request, 'POST', '/api/campaigns', {
    name: 'Winter sale',
    facebookPageId: page.id,
    status: 'paused',
    currency: 'BDT',
    budgetLimit: '5000',
  })
  const people = customers.map(({ name, says }) => ({
    person: graph.addPerson(page, { name }),
    says,
  }))
  const rounds = Math.min(talks, Math.max(...people.map(({ says }) => says.length)))
  let answers = 0
  for (let round = 0; round < rounds; round++) {
    for (const { person, says } of people) {
      const text = says[round]
      if (text === undefined) continue
      graph.customerWrites(page, person.psid, text)
      answers += 1
    }
    await expect.poll(() => answersOf(graph).length, { timeout: 60_000 }).toBe(answers)
  }
  // A delivery does not say who writes; the threads do.
  const named = await request.get(`${product.origin}/api/facebook/conversations?refresh=true`)
  if (!named.ok()) throw new Error(`Reading the threads: ${named.status()} ${await named.text()}`)
  return {
    product,
    pageId: page.id,
    ask,
    [Symbol.asyncDispose]: async () => {
      await product.stop()
      await openai.close()
      await graph.close()
    },
  }
}
