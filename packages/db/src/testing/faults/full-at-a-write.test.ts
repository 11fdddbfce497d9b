import { afterAll, beforeAll, expect, it } from 'vitest'

import { openStore } from '../../maintenance/open-store.ts'
import { moduleAt, type OddDisk, oddDisk, startVictim } from '../faults.ts'
import { aPage } from '../fixtures.ts'
import { storeFolder } from '../testing.ts'

const { PAL_WRITES_UNTIL, PAL_WRITES_EVERY } = process.env
const until = Number(PAL_WRITES_UNTIL ?? 120)
const every = Number(PAL_WRITES_EVERY ?? 30)
const messages = 12
/** So many writes in a row find no room. */
const without = 6

let disk: OddDisk | null
beforeAll(async () => {
  disk = await oddDisk()
})
afterAll(() => disk?.[Symbol.asyncDispose]())

/** A fault below SQLite, at each write of a small session in turn. */
it.for(Array.from({ length: Math.ceil(until / every) }, (_, n) => n * every))(
  'with no room for write %i and those after it, what was acknowledged is there once [AG-08, FB-06]',
  { timeout: 60_000 },
  async (from, { skip }) => {
    if (!disk) return skip('no fault can be put below SQLite here')
    await using folder = await storeFolder()
    {
      await using store = await openStore(folder.path)
      await aPage(store)
    }
    const victim = startVictim(
      `
      const { openStore } = await import(${moduleAt('maintenance/open-store.ts')})
      const { ingestInbound } = await import(${moduleAt('messages/inbound.ts')})
      const { inbound } = await import(${moduleAt('testing/fixtures.ts')})
      const { isDiskFull } = await import(${moduleAt('sqlite/disk-full.ts')})
      const again = async (what) => {
        for (let tries = 0; tries < 100; tries++) {
          try {
            return await what()
          } catch (error) {
            const isFull = isDiskFull(error) || error.reason?.code === 'folder_disk_full'
            if (!isFull) throw error
            console.log('refused')
          }
        }
        throw new Error('There was no room again')
      }
      const store = await again(() => openStore(${JSON.stringify(folder.path)}))
      for (let n = 0; n < ${messages}; n++) {
        // As Facebook does it: what was refused is delivered again.
        await again(() => store.transaction((tx) => ingestInbound(tx, inbound({ mid: 'm_' + n }))))
        console.log('kept m_' + n)
      }
      await again(() => store.close())
      console.log('closed')`,
      { env: disk.of(folder.path, { full: { from, until: from + without } }) },
    )
    await victim.gone
    expect(victim.lines.filter((line) => line !== 'refused')).toEqual([
      ...Array.from({ length: messages }, (_, n) => `kept m_${n}`),
      'closed',
    ])
    await using store = await openStore(folder.path)
    expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    const rows = store.raw.prepare('SELECT mid FROM messages ORDER BY id').pluck().all()
    expect(rows).toEqual(Array.from({ length: messages }, (_, n) => `m_${n}`))
  },
)
