import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import { expect, it } from 'vitest'

import { run } from './relay.mjs'

const child = (code: string) => ['-e', code]
const relay = pathToFileURL(join(import.meta.dirname, 'relay.mjs')).href
// It says itself that it can hear: how long it takes to begin depends on the machine.
const tidy = `
  process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1e3)
  console.log('started')`

it('answers with the exit code, or 128 and the number of the signal', async () => {
  expect(await run(process.execPath, child('process.exit(7)'))).toBe(7)
  expect(await run(process.execPath, child('process.kill(process.pid, "SIGKILL")'))).toBe(137)
})

it('rejects for a program that is not there', async () => {
  await expect(run('/nowhere/program', [])).rejects.toThrow('ENOENT')
})

it.skipIf(process.platform === 'win32')(
  'hands a signal on, ends with the exit code of the child and starts nothing more',
  async () => {
    const steps = `
      import { run } from ${JSON.stringify(relay)}
      await run(process.execPath, ['-e', ${JSON.stringify(tidy)}])
      console.log('went on')`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', steps])
    let output = ''
    parent.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (text.includes('started')) parent.kill('SIGTERM')
    })
    await once(parent, 'close')
    expect(parent.exitCode).toBe(5)
    expect(output).toBe('started\n')
  },
)

it.skipIf(process.platform === 'win32')(
  'ends with the exit code of the child though the signal comes again meanwhile',
  async () => {
    const steps = `
      import { run } from ${JSON.stringify(relay)}
      process.on('exit', () => process.kill(process.pid, 'SIGTERM'))
      await run(process.execPath, ['-e', ${JSON.stringify(tidy)}])`
    const parent = spawn(process.execPath, ['--input-type=module', '-e', steps])
    parent.stdout.once('data', () => parent.kill('SIGTERM'))
    await once(parent, 'close')
    expect([parent.exitCode, parent.signalCode]).toEqual([5, null])
  },
)
