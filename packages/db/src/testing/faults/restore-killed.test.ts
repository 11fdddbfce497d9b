import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { erasedUntil, isForgotten } from '../../conversations/tombstones.ts'
import { finishErasing } from '../../maintenance/erase.ts'
import {
  back,
  eventful,
  order,
  out,
  pagesIn,
  traces,
  whoIsFound,
  whoIsIn,
} from '../../maintenance/eventful-shop.testing.ts'
import { openStore } from '../../maintenance/open-store.ts'
import { stageRestore } from '../../maintenance/restore.ts'
import { moduleAt, startVictim } from '../faults.ts'
import { noon } from '../fixtures.ts'
import { storeFolder, testFolder } from '../testing.ts'

it('killed at any step, a restore brings nobody back who was erased, and neither store is lost [EN-02]', async () => {
  await using first = await testFolder()
  const backup = await eventful(first.path)
  await stageRestore(first.path, backup, order)
  /** Opens the store and is killed when so many files were moved or removed; tells how many there were. */
  const open = async (folder: string, killedAfter: number): Promise<string[]> => {
    const victim = startVictim(`
      import fs from 'node:fs'
      import { syncBuiltinESMExports } from 'node:module'
      let n = 0
      const after = (work, counts) => async (...given) => {
        await work(...given)
        if (counts(given[0]) && ++n === ${killedAfter}) process.kill(process.pid, 'SIGKILL')
      }
      fs.promises.rename = after(fs.promises.rename, () => true)
      fs.promises.rm = after(fs.promises.rm, (path) => !path.endsWith('.part'))
      syncBuiltinESMExports()
      const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
      await openStore(${JSON.stringify(folder)})
      console.log(n)`)
    await victim.gone
    return victim.lines
  }
  const survive = async (step: number) => {
    await using folder = await storeFolder()
    await cp(first.path, folder.path, { recursive: true })
    expect(await open(folder.path, step)).toEqual([])
    {
      await using store = await openStore(folder.path)
      // From the first moment on nobody of them is found any more.
      expect(await whoIsFound(store)).toEqual(back)
      await finishErasing(store, { now: () => noon + 1_000 })
      expect(await whoIsIn(store)).toEqual(back)
      expect(await pagesIn(store)).toEqual(['page-1', 'page-3'])
      expect(store.raw.prepare('SELECT count(*) FROM secrets').pluck().get()).toBe(0)
      // As it was: what they said up to then stays out, what they said after is fetched again.
      const heard = { pageId: 'page-1', psid: 'begins-anew', fromCustomer: true }
      expect(await isForgotten(store.db, { ...heard, at: noon + 50 })).toBe(true)
      expect(await isForgotten(store.db, { ...heard, at: noon + 51 })).toBe(false)
      expect(await erasedUntil(store.db, { pageId: 'page-2', psid: null })).toBe(noon + 50)
      expect(await erasedUntil(store.db, { pageId: 'page-1', psid: 'returned' })).toBe(noon + 10)
      expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
      expect(store.raw.pragma('foreign_key_check')).toEqual([])
      expect(await traces(folder.path, [...out, ...back])).toEqual(back)
    }
    const names = await readdir(folder.path)
    expect(names.filter((name) => name.startsWith('restore'))).toEqual([])
    const [aside = ''] = names.filter((name) => name.startsWith('set-aside'))
    await using old = await openStore(join(folder.path, aside))
    expect(await whoIsIn(old)).toEqual(['begins-anew', ...back])
  }
  await using whole = await testFolder()
  await cp(first.path, whole.path, { recursive: true })
  const steps = Number((await open(whole.path, 0))[0])
  expect(steps).toBeGreaterThan(7)
  for (let step = 1; step <= steps; step += 3) {
    const some = [step, step + 1, step + 2].filter((one) => one <= steps)
    await Promise.all(some.map(survive))
  }
}, 120_000)
