import { join } from 'node:path'

import { AppError } from '@pal/core/errors'
import { messageOf } from '@pal/core/texts/reason'
import { StoreError } from '@pal/db/sqlite/store-error'

import { startServer } from './app/compose.ts'
import { withNewKey } from './app/new-key.ts'
import { survivingRejections } from './app/rejections.ts'
import { endOnSignals } from './app/shutdown.ts'
import { headlessConfig } from './platform/config.ts'
import { headlessVault } from './platform/vault/headless-vault.ts'
import { version } from './platform/version.ts'

// Whatever is made from here on is this user's alone.
process.umask(0o077)
try {
  const config = headlessConfig({
    args: process.argv.slice(2),
    env: process.env,
    version,
    rendererDir: join(import.meta.dirname, '../../renderer/dist'),
  })
  const vault = await (config.newKey ? withNewKey(config, config.newKey) : headlessVault(config))
  const running = survivingRejections(await startServer(config, vault))
  // Before `ready`: whoever waits for that line may send a signal at once.
  endOnSignals(running)
  if (vault.health.reason) console.error(messageOf(vault.health.reason))
  console.log(`ready ${running.startLink({ ownUser: config.opensBrowser })}`)
} catch (failure) {
  // What failed while it was closed again tells less than what it was closed for.
  const error = failure instanceof SuppressedError ? (failure.suppressed as unknown) : failure
  console.error(error instanceof AppError || error instanceof StoreError ? error.message : error)
  process.exitCode = 1
}
