import { flushCompileCache } from 'node:module'

import type { Timing } from '../../app/background.ts'
import { startServer } from '../../app/compose.ts'
import { endOnSignals } from '../../app/shutdown.ts'
import { headlessVault } from '../../platform/vault/headless-vault.ts'
import type { ProductOrder } from './supervisor.ts'

/** The program that is killed, or asked too much of: the whole product, mostly with shorter waits. */
const { dataDir, rendererDir, keyFile, graphUrl, openAiUrl, pollMs, realWaits } = JSON.parse(
  process.argv[2] ?? '',
) as ProductOrder
const config = {
  version: '1.2.3',
  dataDir,
  port: 0,
  webhookPort: 0,
  keyFile,
  passphrase: null,
  rendererDir,
  graphUrl,
  openAiUrl,
}
const shortWaits: Timing = {
  quietMs: 60,
  graceMs: 150,
  poll: {
    haste: 1e9,
    busyMs: pollMs,
    normalMs: pollMs,
    idleMs: pollMs,
    errorMs: 60,
    longestErrorMs: 200,
  },
}
const running = await startServer(config, await headlessVault(config), {
  timing: realWaits ? {} : shortWaits,
})
endOnSignals(running)
// It must not outlive the test that started it.
process.stdin.on('end', () => process.exit(1)).resume()
const { name, value } = running.openSession()
console.log(`ready ${running.webhookPort} ${running.origin} ${name}=${value}`)
// Whoever is killed leaves none behind, and each start would compile all of it again.
flushCompileCache()
