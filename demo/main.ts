import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { endOnSignals } from '@pal/desktop/src/app/shutdown.ts'

import { startDemo } from './demo.ts'

// Whatever is made from here on is this user's alone.
process.umask(0o077)
try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '0' },
      'chat-port': { type: 'string', default: '0' },
      'data-dir': { type: 'string' },
      // Whoever started this process opens the browser; the flag is only let through.
      'no-open': { type: 'boolean' },
    },
  })
  const stopping = new AbortController()
  const starting = startDemo({
    port: portOf('--port', values.port),
    chatPort: portOf('--chat-port', values['chat-port']),
    dataDir: values['data-dir'] === undefined ? null : resolve(values['data-dir']),
    signal: stopping.signal,
  })
  let isStuck = () => false
  endOnSignals({
    isStuck: () => isStuck(),
    [Symbol.asyncDispose]: async () => {
      stopping.abort()
      const demo = await starting.catch(() => null)
      await demo?.[Symbol.asyncDispose]()
    },
  })
  console.error('Three weeks of a shop go by, in some seconds …')
  const demo = await starting
  isStuck = demo.isStuck
  console.error('Write as a customer at the first address, and watch PAL Admin at the second.')
  console.log(`chat ${demo.chat}`)
  console.log(`ready ${demo.startLink}`)
} catch (error) {
  // Asked to end before it was there, it has nothing to complain of.
  if (!(error instanceof Error && error.name === 'AbortError')) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

function portOf(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Infinity
  if (port <= 65_535) return port
  throw new Error(`${name} must be a whole number from 0 to 65535, not '${text}'.`)
}
