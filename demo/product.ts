import { join } from 'node:path'

import { createClient } from '@pal/core/contract/client/client'
import type { Timing } from '@pal/desktop/src/app/background.ts'
import { type Running, startServer } from '@pal/desktop/src/app/compose.ts'
import { systemClock } from '@pal/desktop/src/platform/clock.ts'
import { type Config, asItIsNow } from '@pal/desktop/src/platform/config.ts'
import type { Outside } from '@pal/desktop/src/platform/outside.ts'
import { headlessVault } from '@pal/desktop/src/platform/vault/headless-vault.ts'
import { version } from '@pal/desktop/src/platform/version.ts'
import type { GraphDouble } from '@pal/doubles/graph/graph-double'
import type { OpenAiDouble } from '@pal/doubles/openai/openai-double'

const rendererDir = asItIsNow(join(import.meta.dirname, '../apps/renderer/dist'))

export interface ProductParts {
  readonly graph: GraphDouble
  readonly openai: OpenAiDouble
  readonly dataDir: string
  readonly port: number
  readonly timing?: Timing
  /** The world beside the two doubles. */
  readonly outside: Outside
}

export interface Product extends Running {
  /** As its own window asks. */
  readonly api: ReturnType<typeof createClient>
}

/** The real product, with nothing but the two doubles around it. Facebook's webhook reaches it. */
export async function startProduct(parts: ProductParts): Promise<Product> {
  const { graph, openai, dataDir, port, outside, timing = {} } = parts
  const config: Config = {
    version,
    dataDir,
    port,
    webhookPort: 0,
    keyFile: join(dataDir, 'demo.key'),
    passphrase: null,
    rendererDir,
    graphUrl: graph.url,
    openAiUrl: openai.url,
  }
  // Weeks pass in it while the machine runs for seconds.
  const now = () => graph.now()
  const running = await startServer(config, await headlessVault(config), {
    clock: { ...systemClock, now, uptime: now },
    outside,
    timing,
  })
  graph.setWebhook(`http://127.0.0.1:${running.webhookPort}/webhook`, { unsubscribedToo: true })
  const { name, value } = running.openSession()
  const { origin } = running
  const asWindow: typeof fetch = (input, init) =>
    fetch(input, {
      ...init,
      headers: { ...init?.headers, origin, cookie: `${name}=${value}` },
    })
  return { ...running, api: createClient({ fetch: asWindow, baseUrl: origin }) }
}
