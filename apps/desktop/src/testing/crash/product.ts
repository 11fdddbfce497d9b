import { flushCompileCache } from 'node:module'

import type { Timing } from '../../app/background.ts'
import { type Running, startServer } from '../../app/compose.ts'
import { endOnSignals } from '../../app/shutdown.ts'
import { headlessVault } from '../../platform/vault/headless-vault.ts'
import type { ProductOrder } from './supervisor.ts'

/**
 * The program that is killed, or asked too much of: the whole product, mostly with shorter waits. One
 * process may hold that of several shops, which know nothing of each other.
 */
const orders = JSON.parse(process.argv[2] ?? '') as readonly ProductOrder[]

async function open(order: ProductOrder): Promise<Running> {
  const { pollMs, realWaits, strangerMs, ...places } = order
  const config = {
    version: '1.2.3',
    port: 0,
    webhookPort: 0,
    passphrase: null,
    ...places,
  }
  const shortWaits: Timing = {
    quietMs: 60,
    ...(strangerMs !== undefined && { strangerMs }),
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
  return startServer(config, await headlessVault(config), { timing: realWaits ? {} : shortWaits })
}

const running = await Promise.all(orders.map(open))
endOnSignals({
  isStuck: () => running.some((shop) => shop.isStuck()),
  [Symbol.asyncDispose]: async () => {
    await Promise.all(running.map((shop) => shop[Symbol.asyncDispose]()))
  },
})
// It must not outlive the test that started it.
process.stdin.on('end', () => process.exit(1)).resume()
for (const shop of running) {
  const { name, value } = shop.openSession()
  console.log(`ready ${shop.webhookPort} ${shop.origin} ${name}=${value}`)
}
// Whoever is killed leaves none behind, and each start would compile all of it again.
flushCompileCache()
