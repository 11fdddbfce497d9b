import { cp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { makeBackup } from '../../maintenance/backup/backup.ts'
import { finishErasing } from '../../maintenance/erase.ts'
import { openStore } from '../../maintenance/open-store.ts'
import { ingestInbound } from '../../messages/inbound.ts'
import { moduleAt, startVictim } from '../faults.ts'
import { aPage, inbound, noon } from '../fixtures.ts'
import { storeFolder, testFolder } from '../testing.ts'

it('killed at any moment, the store is the old one or an empty one, and the next start deletes the rest [SE-10]', async () => {
  await using first = await storeFolder()
  {
    await using store = await openStore(first.path)
    await aPage(store)
    await store.transaction(async (tx) => {
      for (let n = 0; n < 400; n++) {
        await ingestInbound(
          tx,
          inbound({ mid: `m${n}`, text: `Nilgiri honey ${n}`, sentAt: noon + n }),
        )
      }
    })
    await makeBackup(first.path, { reason: 'manual', now: () => noon })
  }
  const ends = new Set<string>()
  const kill = async (moment: string) => {
    await using folder = await testFolder()
    await cp(first.path, folder.path, { recursive: true })
    const victim = startVictim(`
      import { createRequire } from 'node:module'
      const Sqlite = createRequire(${moduleAt('maintenance/open-store.ts')})('better-sqlite3')
      const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
      const { eraseEverything } = await import(${moduleAt('maintenance/erase-everything.ts')})
      const end = () => process.kill(process.pid, 'SIGKILL')
      const store = await openStore(${JSON.stringify(folder.path)})
      const { backup } = Sqlite.prototype
      Sqlite.prototype.backup = async function (path) {
        if (${JSON.stringify(moment)} === 'before it is copied') end()
        if (${JSON.stringify(moment)} === 'while it is copied') {
          await backup.call(this, path, { progress: () => { end(); return 1 } })
        }
        await backup.call(this, path)
        if (${JSON.stringify(moment)} === 'when it is copied') end()
      }
      const { clear } = store.logs
      store.logs.clear = async () => {
        await clear()
        if (${JSON.stringify(moment)} === 'when the log is cleared') end()
      }
      await eraseEverything(store, {
        cutWal: () => ${JSON.stringify(moment)} === 'before the change log is cut' ? end() : true,
      })
      console.log('it was not killed')`)
    await victim.gone
    expect(victim.lines).toEqual([])
    await using store = await openStore(folder.path)
    expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    const messages = Number(store.raw.prepare('SELECT count(*) FROM messages').pluck().get())
    expect([0, 400]).toContain(messages)
    ends.add(messages === 0 ? 'empty' : 'old')
    const finished = await finishErasing(store, { now: () => noon })
    expect(finished).toBe('erased')
    expect(store.raw.prepare('SELECT count(*) FROM messages').pluck().get()).toBe(0)
    const names = await readdir(folder.path)
    expect(names).not.toContain('backups')
    for (const name of names) {
      const bytes = await readFile(join(folder.path, name))
      expect([moment, name, bytes.includes('Nilgiri')]).toEqual([moment, name, false])
    }
  }
  await kill('before it is copied')
  await kill('while it is copied')
  expect([...ends]).toEqual(['old'])
  for (const moment of [
    'when it is copied',
    'when the log is cleared',
    'before the change log is cut',
  ]) {
    await kill(moment)
  }
  expect([...ends]).toEqual(['old', 'empty'])
})
