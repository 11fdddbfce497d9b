import { join } from 'node:path'

import { AppError } from '@pal/core/errors'
import { messageOf } from '@pal/core/texts/reason'
import { StoreError } from '@pal/db/sqlite/store-error'

import { startServer } from './app/compose.ts'
import { withNewKey } from './app/new-key.ts'
import { survivingRejections } from './app/rejections.ts'
import { Restartable } from './app/restartable.ts'
import { endOnSignals } from './app/shutdown.ts'
import { systemClock } from './platform/clock.ts'
import { keepCompiled } from './platform/compiled.ts'
import { asItIsNow, headlessConfig } from './platform/config.ts'
import { headlessVault } from './platform/vault/headless-vault.ts'
import { version } from './platform/version.ts'

// Whatever is made from here on is this user's alone.
process.umask(0o077)
try {
  const config = headlessConfig({
    args: process.argv.slice(2),
    env: process.env,
    version,
    rendererDir: asItIsNow(join(import.meta.dirname, '../../renderer/dist')),
  })
  const vault = await (config.newKey ? withNewKey(config, config.newKey) : headlessVault(config))
  let given = config
  const server: Restartable = new Restartable(
    async (port) => {
      const options = { restart: () => server.restart() }
      const started = await startServer({ ...given, port: port ?? given.port }, vault, options)
      // What the arguments asked for once is done.
      given = { ...given, restoreFrom: null, newKey: null }
      return survivingRejections(started)
    },
    (error) => {
      tell(error)
      process.exit(1)
    },
  )
  const running = await server.running
  // Before `ready`: whoever waits for that line may send a signal at once.
  endOnSignals(server)
  if (vault.health.reason) console.error(messageOf(vault.health.reason))
  keepCompiled(systemClock)
  console.log(`ready ${running.startLink({ ownUser: config.opensBrowser })}`)
} catch (error) {
  tell(error)
  process.exitCode = 1
}

function tell(failure: unknown): void {
  // What failed while it was closed again tells less than what it was closed for.
  const error = failure instanceof SuppressedError ? (failure.suppressed as unknown) : failure
  console.error(error instanceof AppError || error instanceof StoreError ? error.message : error)
}
