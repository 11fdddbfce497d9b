import { copyFile, mkdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

import { testFolder } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { listen } from '../platform/listen.ts'
import { startTestServer } from '../testing/test-server.ts'
import { requestStartLink, runningNote } from './running.ts'

it('gives the owner of the folder a link that opens a session [DT-05]', async () => {
  await using server = await startTestServer()
  const link = await requestStartLink(server.dataDir)
  const opened = await fetch(link, { redirect: 'manual' })
  expect(opened.status).toBe(303)
  expect(opened.headers.get('set-cookie')).toContain('HttpOnly')
  expect((await stat(join(server.dataDir, 'running.json'))).mode & 0o077).toBe(0)
})

it('tells whoever holds the port after a crash no secret, and prints nothing of theirs [DT-05, DT-09]', async () => {
  await using folder = await testFolder()
  const note = runningNote(folder.path)
  const heard: string[] = []
  const answers = [
    { token: '\u001b[2Jready http://evil.test/' },
    { token: 'x'.repeat(44) },
    { token: '../../evil', proof: 'x' },
    { token: 'A'.repeat(43) },
    { token: 'A'.repeat(43), proof: 'A'.repeat(43) },
  ]
  for (const answer of answers) {
    await using squatter = await listen(0, () => async (request: Request) => {
      heard.push(JSON.stringify([...request.headers]), await request.text())
      return Response.json(answer)
    })
    await note.announce(squatter.port)
    await expect(requestStartLink(folder.path), JSON.stringify(answer)).rejects.toMatchObject({
      reason: { code: 'start_no_server' },
    })
  }
  const { linkSecret } = JSON.parse(
    await readFile(join(folder.path, 'running.json'), 'utf8'),
  ) as Record<string, string>
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.join('\n')).not.toContain(linkSecret)
})

it('does not listen for long to who has no end [DT-09]', async () => {
  await using folder = await testFolder()
  const note = runningNote(folder.path)
  let sent = 0 // megabytes
  await using squatter = await listen(0, () => () => {
    const pull = (to: ReadableStreamDefaultController<Uint8Array>) => {
      sent += 1
      // What ends only for who waits for it: more than any answer of ours.
      if (sent > 100) to.close()
      else to.enqueue(new Uint8Array(1 << 20).fill(32))
    }
    return new Response(new ReadableStream({ pull }))
  })
  await note.announce(squatter.port)
  await expect(requestStartLink(folder.path)).rejects.toMatchObject({
    reason: { code: 'start_no_server' },
  })
  expect(sent).toBeLessThan(40)
})

it('what a squatter was asked is of no use at another port, or with another question [DT-09]', async () => {
  await using folder = await testFolder()
  const note = runningNote(folder.path)
  let question = ''
  await using squatter = await listen(0, () => (request: Request) => {
    question = request.headers.get('authorization') ?? ''
    return new Response(null, { status: 404 })
  })
  await note.announce(squatter.port)
  await expect(requestStartLink(folder.path)).rejects.toThrow()
  expect(note.answerLink(question, squatter.port)).not.toBeNull()
  expect(note.answerLink(question, squatter.port + 1)).toBeNull()
  expect(
    note.answerLink(`${question.slice(0, -1)}${question.endsWith('A') ? 'B' : 'A'}`, squatter.port),
  ).toBeNull()
  for (const other of ['', 'Bearer x', `Bearer ${'A'.repeat(43)}`, 'Proof .', 'Proof é.é']) {
    expect(note.answerLink(other, squatter.port)).toBeNull()
  }
})

it('where the lock keeps nobody out, the server that runs is found by its answer [DT-06]', async () => {
  await using server = await startTestServer()
  await using unlocked = await testFolder()
  await copyFile(join(server.dataDir, 'running.json'), join(unlocked.path, 'running.json'))
  const second = startTestServer({ config: { dataDir: unlocked.path } })
  await expect(second).rejects.toMatchObject({ reason: { code: 'store_busy' } })
  await server.end()
  await using third = await startTestServer({ config: { dataDir: unlocked.path } })
  expect((await third.ask('/api/settings')).status).toBe(200)
})

it('says in words that a folder is where its note belongs [DT-05]', async () => {
  await using folder = await testFolder()
  await mkdir(join(folder.path, 'running.json'))
  await expect(runningNote(folder.path).announce(1)).rejects.toMatchObject({
    reason: { code: 'start_note_unwritable' },
  })
})
