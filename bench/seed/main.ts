import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { fillStore } from './fill.ts'

const { values } = parseArgs({
  options: {
    'data-dir': { type: 'string' },
    conversations: { type: 'string' },
    messages: { type: 'string' },
    orders: { type: 'string' },
    logs: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})

function whole(name: 'conversations' | 'messages' | 'orders' | 'logs' | 'seed'): number {
  const value = values[name]
  if (value === undefined || !/^\d{1,9}$/.test(value))
    throw new Error(`--${name} must be a whole number.`)
  return Number(value)
}

try {
  const folder = values['data-dir']
  if (!folder) throw new Error('--data-dir must name a folder.')
  const size = {
    conversations: whole('conversations'),
    messages: whole('messages'),
    orders: whole('orders'),
    logs: whole('logs'),
    seed: whole('seed'),
  }
  const began = performance.now()
  const since = () => `${((performance.now() - began) / 1000).toFixed(1)} s`
  await fillStore(resolve(folder), size, (what) => console.error(`${since()}  ${what}`))
  console.error(`${since()}  done`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
