import { expect, it } from 'vitest'

import { connectToStore } from '../maintenance/connection.ts'
import { openStore } from '../maintenance/open-store.ts'
import { aPage } from '../testing/fixtures.ts'
import { storeFolder } from '../testing/testing.ts'
import { Checkpoints } from './checkpoints.ts'

const bound = 256 * 1024

it('cuts a large log back when nothing happens, and writes a small one again from its beginning', async () => {
  await using folder = await storeFolder()
  await using store = await openStore(folder.path)
  store.raw.pragma('wal_autocheckpoint = 0')
  await using connection = connectToStore(folder.path)
  const checkpoints = new Checkpoints(connection.raw, bound)
  const write = (n: number) => aPage(store, 'page', `${n}`.padEnd(3_000))
  const idle = () => {
    for (let round = 0; round < 6; round++) checkpoints.step()
    return checkpoints.walSize()
  }
  for (let n = 0; n < 20; n++) await write(n)
  expect(checkpoints.walSize()).toBeGreaterThan(bound / 4)
  expect(idle()).toBe(0)
  await write(20)
  const small = idle()
  expect(small).toBeGreaterThan(0)
  await write(21)
  expect(checkpoints.walSize()).toBe(small)
})

it('keeps the log of changes near its bound under writes that never pause, also when a reader was in the way', async () => {
  await using folder = await storeFolder()
  await using store = await openStore(folder.path)
  store.raw.pragma('wal_autocheckpoint = 0')
  await using connection = connectToStore(folder.path)
  await using reader = connectToStore(folder.path)
  const checkpoints = new Checkpoints(connection.raw, bound)
  let written = 0
  const burst = async () => {
    // Pages that stay as they are would not be written again.
    for (let n = 0; n < 20; n++) await aPage(store, `page-${n}`, `${written++}`.padEnd(3_000))
    return checkpoints.step()
  }
  for (let round = 0; round < 12; round++) expect(await burst()).toBeLessThan(2 * bound)

  reader.raw.exec('BEGIN')
  reader.raw.prepare('SELECT count(*) FROM pages').get()
  for (let round = 0; round < 20; round++) await burst()
  expect(checkpoints.walSize()).toBeGreaterThan(bound)
  reader.raw.exec('COMMIT')
  expect(await burst()).toBeLessThan(bound)
})

it('moves what was committed when nothing comes for a moment: until then whoever writes goes on where the log ends', async () => {
  await using folder = await storeFolder()
  await using store = await openStore(folder.path)
  store.raw.pragma('wal_autocheckpoint = 0')
  await using connection = connectToStore(folder.path)
  const checkpoints = new Checkpoints(connection.raw, undefined, 20)
  const frames = () => {
    const [state] = store.raw.pragma('wal_checkpoint(NOOP)') as {
      log: number
      checkpointed: number
    }[]
    return { log: state?.log ?? 0, left: (state?.log ?? 0) - (state?.checkpointed ?? 0) }
  }
  const write = (n: number) => aPage(store, 'page', `${n}`.padEnd(3_000))
  const quiet = () => {
    for (let round = 0; round < 3; round++) checkpoints.step()
    return frames().left
  }
  expect(quiet()).toBe(0)
  await write(0)
  for (let n = 1; n < 5; n++) {
    const before = frames().log
    checkpoints.step()
    await write(n)
    expect(frames().log).toBeGreaterThan(before)
  }
  expect(quiet()).toBe(0)
  // However soon the next ones come, so many do not wait.
  for (let n = 0; n < 20; n++) await write(n)
  checkpoints.step()
  expect(frames().left).toBe(0)
})
