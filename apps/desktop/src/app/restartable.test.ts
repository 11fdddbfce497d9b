import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { testFolder } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { headlessConfig } from '../platform/config.ts'
import { headlessVault } from '../platform/vault/headless-vault.ts'
import { eventually } from '../testing/eventually.ts'
import { quietPort } from '../testing/quiet-port.ts'
import { startServer } from './compose.ts'
import { Restartable } from './restartable.ts'

it('starts again at the same place, with the same windows, and with the backup restored [SE-10, DT-05]', async () => {
  await using folder = await testFolder()
  const config = headlessConfig({
    args: ['--data-dir', folder.path, '--key-file', join(folder.path, 'key')],
    env: {},
    version: '1.2.3',
    rendererDir: folder.path,
  })
  const vault = await headlessVault(config)
  const free = await quietPort()
  await using server: Restartable = new Restartable(
    (port) =>
      startServer({ ...config, port: port ?? free }, vault, {
        restart: () => server.restart(),
      }),
    (error) => {
      throw error
    },
  )
  const running = await server.running
  const { origin } = running
  const opened = await fetch(running.startLink(), { redirect: 'manual' })
  const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? ''
  const ask = async (path: string, method = 'GET', body?: object) => {
    const headers = { cookie, origin, 'content-type': 'application/json' }
    const asked = body ? { method, headers, body: JSON.stringify(body) } : { method, headers }
    return (await (await fetch(origin + path, asked)).json()) as Record<string, unknown>
  }
  const { file } = await ask('/api/data/backup', 'POST', {})
  await ask('/api/settings', 'PUT', { company: { companyName: 'After the backup' } })
  await ask('/api/data/restore', 'POST', { file })
  expect(await ask('/api/data/backups')).toMatchObject({ restarts: true, restored: null })
  expect(await ask('/api/data/restart', 'POST', {})).toEqual({})
  const back = await eventually(async () => {
    // Between its end and its next start nobody answers.
    const answer = await ask('/api/data/backups').catch(() => null)
    return answer?.['restored'] ? answer : null
  })
  expect(back).toMatchObject({
    restoring: null,
    restored: { setAside: expect.stringMatching(/^set-aside-/) },
  })
  expect(await ask('/api/settings')).toMatchObject({ company: { companyName: '' } })
  expect((await readdir(folder.path)).some((each) => each.startsWith('set-aside'))).toBe(true)
})
