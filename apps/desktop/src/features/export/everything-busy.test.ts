import { randomBytes } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { readZip } from '../../testing/read-zip.ts'
import { startTestServer } from '../../testing/test-server.ts'

const tries = Number(process.env['PAL_EXPORT_TRIES'] ?? 3)
const size = 200_000

it(
  'Export everything comes whole, with no half file, while pictures come in and go [SE-10]',
  { timeout: 300_000 },
  async () => {
    await using server = await startTestServer()
    const folder = join(server.dataDir, 'attachments')
    await mkdir(folder, { recursive: true })
    const ending = new AbortController()
    let came = 0
    const coming = (async () => {
      const there: string[] = []
      while (!ending.signal.aborted) {
        const file = randomBytes(16).toString('hex')
        const part = join(folder, `.${file}.part`)
        const content = Buffer.alloc(size, came)
        await writeFile(part, content.subarray(0, size / 2))
        await writeFile(part, content)
        await rename(part, join(folder, file))
        there.push(file)
        came += 1
        // As the room that files may take is kept to.
        if (there.length > 30) await rm(join(folder, there.shift() ?? ''))
        await turn()
      }
    })()
    try {
      for (let n = 0; n < tries; n++) {
        const answer = await fetch(`${server.origin}/api/data/export`, {
          headers: { cookie: server.cookie },
        })
        expect(answer.status).toBe(200)
        const files = readZip(Buffer.from(await answer.arrayBuffer()))
        expect(files.has('settings.json')).toBe(true)
        for (const [name, content] of files) {
          if (!name.startsWith('attachments/')) continue
          expect(name).toMatch(/^attachments\/[0-9a-f]{32}$/)
          expect([content.length, new Set(content).size]).toEqual([size, 1])
        }
      }
    } finally {
      ending.abort()
      await coming
    }
    expect(came).toBeGreaterThan(tries)
  },
)
