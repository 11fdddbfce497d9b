import { openStore } from '@pal/db/maintenance/open-store'
import type { Store } from '@pal/db/maintenance/store'
import { storeFolder } from '@pal/db/testing/testing'

import type { Clock } from '../platform/clock.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

export interface FilledServer extends AsyncDisposable {
  readonly server: TestServer
}

/** The real server on a store that was filled before it started. */
export async function startFilledServer(
  fill: (store: Store) => Promise<void>,
  clock?: Clock,
  graphUrl?: string,
  more: Pick<TestServerOptions, 'printPdf' | 'timing'> = {},
): Promise<FilledServer> {
  const folder = await storeFolder()
  const store = await openStore(folder.path)
  await fill(store)
  await store.close()
  const server = await startTestServer({
    config: { dataDir: folder.path, ...(graphUrl !== undefined && { graphUrl }) },
    ...(clock && { clock }),
    ...more,
  })
  return {
    server,
    [Symbol.asyncDispose]: async () => {
      await server[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    },
  }
}
