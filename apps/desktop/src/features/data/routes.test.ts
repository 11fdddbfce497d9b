import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Store } from '@pal/db/maintenance/store'
import { aPage, noon } from '@pal/db/testing/fixtures'
import { storeFolder } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { eventually } from '../../testing/eventually.ts'
import { startFilledServer } from '../../testing/filled-server.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

async function answerOf(server: TestServer, path: string, body?: unknown): Promise<unknown> {
  const response = await server.ask(path, body === undefined ? {} : { method: 'POST', body })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return response.json()
}

it('backs up on demand, and restores at the next start with the store of today set aside', async () => {
  const { path: dataDir } = await storeFolder()
  try {
    const key = 'sk-proj-abcdefghijklmnopqrstuvwxyz0123456789'
    let backup = { file: '' }
    {
      await using server = await startTestServer({ config: { dataDir } })
      await answerOf(server, '/api/openai/config', { apiKey: key })
      backup = (await answerOf(server, '/api/data/backup', {})) as { file: string }
      const listed = await answerOf(server, '/api/data/backups')
      expect(listed).toMatchObject({ keeps: 7, backups: [backup], restoring: null })
      await server.ask('/api/settings', {
        method: 'PUT',
        body: { company: { companyName: 'After the backup' } },
      })
      const asked = await answerOf(server, '/api/data/restore', { file: backup.file })
      const pending = await answerOf(server, '/api/data/backups')
      expect(pending).toMatchObject({ restoring: asked })
      const before = await answerOf(server, '/api/settings')
      expect(before).toMatchObject({ company: { companyName: 'After the backup' } })
    }
    const bytes = await readFile(join(dataDir, 'backups', backup.file))
    expect(bytes.includes('openai.api_key')).toBe(true)
    expect(bytes.includes(key)).toBe(false)
    await using again = await startTestServer({ config: { dataDir } })
    const settings = await answerOf(again, '/api/settings')
    expect(settings).not.toMatchObject({ company: { companyName: 'After the backup' } })
    const aside = (await readdir(dataDir)).filter((name) => name.startsWith('set-aside'))
    expect(await readdir(join(dataDir, aside[0] ?? ''))).toContain('pal.db')
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

it('a backup that is only being written is neither listed nor counted as one [SE-10]', async () => {
  const { path: dataDir } = await storeFolder()
  try {
    await using server = await startTestServer({ config: { dataDir } })
    const made = (await answerOf(server, '/api/data/backup', {})) as { file: string; size: number }
    const halfWritten = join(dataDir, 'backups', '.making')
    await mkdir(halfWritten)
    await writeFile(join(halfWritten, 'backup.tar'), Buffer.alloc(1_000_000))
    expect(await answerOf(server, '/api/data/backups')).toMatchObject({ backups: [made] })
    expect(await answerOf(server, '/api/data')).toMatchObject({ size: { backups: made.size } })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

it('a restore that was asked for is called off: the present store stays [SE-10]', async () => {
  const { path: dataDir } = await storeFolder()
  try {
    {
      await using server = await startTestServer({ config: { dataDir } })
      const { file } = (await answerOf(server, '/api/data/backup', {})) as { file: string }
      await server.ask('/api/settings', {
        method: 'PUT',
        body: { company: { companyName: 'After the backup' } },
      })
      expect(await answerOf(server, '/api/data/restore/cancel', {})).toEqual({ cancelled: false })
      await answerOf(server, '/api/data/restore', { file })
      expect(await answerOf(server, '/api/data/restore/cancel', {})).toEqual({ cancelled: true })
      expect(await answerOf(server, '/api/data/backups')).toMatchObject({ restoring: null })
      expect((await readdir(dataDir)).filter((name) => name.startsWith('restore'))).toEqual([])
    }
    await using again = await startTestServer({ config: { dataDir } })
    const settings = await answerOf(again, '/api/settings')
    expect(settings).toMatchObject({ company: { companyName: 'After the backup' } })
    expect((await readdir(dataDir)).filter((name) => name.startsWith('set-aside'))).toEqual([])
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
})

/** As a window gives a file. */
function giveBack(server: TestServer, body: Blob | ReadableStream<Uint8Array>, size: number) {
  const { cookie, origin } = server
  const headers = { cookie, origin, 'content-type': 'application/octet-stream' }
  const init = { method: 'POST', headers, body, duplex: 'half' as const }
  return fetch(`${origin}/api/data/restore/file?name=old.tar&size=${size}`, init)
}

it('a file that is still coming in shows how far it is, and is called off: nothing of it stays [SE-10]', async () => {
  await using server = await startTestServer()
  const pieces = new TransformStream<Uint8Array, Uint8Array>()
  const writer = pieces.writable.getWriter()
  const answer = giveBack(server, pieces.readable, 400_000)
  await writer.write(new Uint8Array(100_000))
  const shown = async () => {
    const { jobs } = (await answerOf(server, '/api/data/jobs')) as { jobs: ShownJob[] }
    return jobs.find(({ kind, percent }) => kind === 'restoreFile' && percent === 25)
  }
  const job = await eventually(shown)
  const busy = await giveBack(server, new Blob(['y'.repeat(1_000_000)]), 1_000_000)
  expect(await busy.json()).toMatchObject({ code: 'busy_restore' })
  await answerOf(server, `/api/data/jobs/${job.id}/cancel`, {})
  await writer.write(new Uint8Array(300_000))
  await writer.close()
  expect(await (await answer).json()).toMatchObject({ code: 'job_cancelled' })
  expect(await readdir(join(server.dataDir, 'backups'))).toEqual([])
})

it('a copy of a backup leaves as a file, and comes back from it on another computer [SE-10, DT-07]', async () => {
  const { path: there } = await storeFolder()
  const { path: here } = await storeFolder()
  try {
    let file = ''
    let copy = new Blob([])
    {
      await using server = await startTestServer({ config: { dataDir: there } })
      const body = { company: { companyName: 'Corner Shop' } }
      await server.ask('/api/settings', { method: 'PUT', body })
      file = ((await answerOf(server, '/api/data/backup', {})) as { file: string }).file
      const answer = await server.ask(`/api/data/backups/${file}`)
      expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`)
      copy = await answer.blob()
      expect(Buffer.from(await copy.arrayBuffer())).toEqual(
        await readFile(join(there, 'backups', file)),
      )
      expect((await server.ask('/api/data/backups/pal-000009-x-daily.tar')).status).toBe(404)
      expect((await server.ask('/api/data/backups/..%2Fpal.db')).status).toBe(404)
    }
    {
      await using server = await startTestServer({ config: { dataDir: here } })
      const given = (content: Blob) => giveBack(server, content, content.size)
      const none = await given(new Blob(['x'.repeat(100_000)]))
      expect(none.status).toBe(409)
      expect(await none.json()).toMatchObject({
        code: 'backup_unusable',
        params: { path: 'old.tar' },
      })
      const cut = await given(copy.slice(0, copy.size - 8_000))
      expect(await cut.json()).toMatchObject({ params: { path: 'old.tar' } })
      expect(await answerOf(server, '/api/data/backups')).toMatchObject({ restoring: null })
      const taken = await given(copy)
      expect(await taken.json()).toMatchObject({ file: 'old.tar' })
      expect(await readdir(join(here, 'backups'))).toEqual([])
    }
    await using again = await startTestServer({ config: { dataDir: here } })
    expect(await answerOf(again, '/api/settings')).toMatchObject({
      company: { companyName: 'Corner Shop' },
    })
  } finally {
    await Promise.all([there, here].map((path) => rm(path, { recursive: true, force: true })))
  }
})

it('says that it cannot start again by itself where nobody starts it [SE-10]', async () => {
  await using server = await startTestServer()
  expect(await answerOf(server, '/api/data/backups')).toMatchObject({ restarts: false })
  const refused = await server.ask('/api/data/restart', { method: 'POST', body: {} })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ code: 'restart_not_possible' })
})

it('refuses a backup that is not there, or whose name leads elsewhere', async () => {
  await using server = await startTestServer()
  const restore = async (file: string) => {
    const { status } = await server.ask('/api/data/restore', { method: 'POST', body: { file } })
    return status
  }
  expect(await restore('pal-000009-20260101T000000Z-daily.tar')).toBe(404)
  expect(await restore('../pal.db')).toBe(400)
})

interface ShownJob {
  id: number
  kind: string
  percent: number | null
  canBeCancelled: boolean
}

it('a running backup is listed with how far it is, and is called off: no file of it stays, and who asked hears 409 [SE-10]', async () => {
  const fill = async (store: Store) => {
    await aPage(store)
    // Enough that it is still under way when it is looked at.
    store.raw.pragma('synchronous = OFF')
    store.raw.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 16000)
      INSERT INTO webhook_events (kind, event_key, body, received_at)
      SELECT 'message', 'e' || i, hex(zeroblob(5000)), ${noon} FROM n`)
  }
  await using filled = await startFilledServer(fill)
  const { server } = filled
  const jobs = async () => ((await answerOf(server, '/api/data/jobs')) as { jobs: ShownJob[] }).jobs
  const post = (path: string) => server.ask(path, { method: 'POST', body: {} })
  expect(await jobs()).toEqual([])
  const asked = post('/api/data/backup')
  const job = await eventually(async () => (await jobs()).find(({ percent }) => (percent ?? 0) > 0))
  expect(job).toMatchObject({ kind: 'backup', canBeCancelled: true })
  expect(job.percent).toBeLessThan(100)
  // The look for damage does not continue beside it.
  expect((await post('/api/data/check')).status).toBe(409)
  expect((await post(`/api/data/jobs/${job.id}/cancel`)).status).toBe(200)
  const answer = await asked
  expect(answer.status).toBe(409)
  expect(await answer.text()).toContain('Cancelled. Nothing was kept.')
  expect(await jobs()).toEqual([])
  expect(await readdir(join(server.dataDir, 'backups'))).toEqual([])
  expect(await answerOf(server, '/api/data/backups')).toMatchObject({ backups: [] })
  expect((await post(`/api/data/jobs/${job.id}/cancel`)).status).toBe(404)
  expect(await answerOf(server, '/api/data/check', {})).toEqual({ problem: null })
})
