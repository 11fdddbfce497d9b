import { setTimeout as wait } from 'node:timers/promises'

import { because } from '@pal/core/texts/reason'
import { listBackups } from '@pal/db/maintenance/backup/backup'
import { startServer } from '@pal/desktop/src/app/compose.ts'
import { systemClock } from '@pal/desktop/src/platform/clock.ts'
import { memoryVault } from '@pal/desktop/src/platform/vault/memory-vault.ts'

import { storyEnd } from '../seed/story.ts'
import { answerParent } from './protocol.ts'

const dataDir = process.argv[2]
if (dataDir === undefined) throw new Error('Which store?')
const running = await startServer(
  {
    version: '0.0.0',
    dataDir,
    port: 0,
    webhookPort: 0,
    keyFile: null,
    passphrase: null,
    rendererDir: dataDir,
    // Nobody is there: the benchmarks talk to this machine only.
    graphUrl: 'http://127.0.0.1:9',
    openAiUrl: 'http://127.0.0.1:9/v1',
  },
  memoryVault(because('vault_memory_only')),
  {
    clock: { ...systemClock, now: () => storyEnd, uptime: () => storyEnd },
    timing: { calmMs: 0 },
  },
)
// The daily backup is made at the first start. It is not what is measured here.
while ((await listBackups(dataDir)).length === 0) await wait(200)
const { name, value } = running.openSession()
answerParent(
  { origin: running.origin, webhookPort: running.webhookPort, cookie: `${name}=${value}` },
  () => running[Symbol.asyncDispose](),
)
