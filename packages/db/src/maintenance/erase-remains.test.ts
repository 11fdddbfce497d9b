import { readFile } from 'node:fs/promises'

import fc from 'fast-check'
import { expect, it } from 'vitest'

import { ingestInbound } from '../messages/inbound.ts'
import { aPage, inbound, noon } from '../testing/fixtures.ts'
import { storeFolder } from '../testing/testing.ts'
import { eraseCustomer } from './erase.ts'
import { openStore, storeFile } from './open-store.ts'
import type { Store } from './store.ts'

const erased = '9988776655443322'
const trace = 'Nilgiri'

/** One message: whose, and how long. What came between moves cells from page to page. */
const message = fc.record({
  ofErased: fc.boolean(),
  length: fc.oneof(fc.nat(60), fc.nat(900), fc.nat(6_000)),
  /** How far back it is: what is read later is put between what is there. */
  back: fc.nat(400),
})

async function write(
  store: Store,
  said: readonly (typeof message extends fc.Arbitrary<infer M> ? M : never)[],
) {
  await store.transaction(async (tx) => {
    for (const [n, { ofErased, length, back }] of said.entries()) {
      const psid = ofErased ? erased : '1000000000000001'
      const words = ofErased ? `${trace} ${erased} ` : 'Is it fresh? '
      const text = words.repeat(1 + length / words.length).slice(0, Math.max(length, words.length))
      const at = noon + (500 + n - back) * 1000
      const name = ofErased ? trace : 'Karim'
      const mid = `${ofErased ? `${trace}-${erased}` : 'other'}-${n}`
      await ingestInbound(tx, inbound({ psid, mid, text, customerName: name, sentAt: at, now: at }))
    }
  })
}

async function tracesIn(folder: string): Promise<string[]> {
  const found = []
  for (const name of [storeFile, `${storeFile}-wal`]) {
    const bytes = await readFile(`${folder}/${name}`)
    for (const word of [erased, trace]) if (bytes.includes(word)) found.push(`${name}: ${word}`)
  }
  return found
}

it('leaves no byte of a customer in the store, however long the rows beside theirs are [EN-02]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: 120, maxLength: 260 }), async (said) => {
      await using folder = await storeFolder()
      await using store = await openStore(folder.path, { flush: false })
      await aPage(store)
      await write(store, [{ ofErased: true, length: 20, back: 0 }, ...said])
      const { id } = await store.db
        .selectFrom('customers')
        .select('id')
        .where('psid', '=', erased)
        .executeTakeFirstOrThrow()
      await eraseCustomer(store, id, { now: () => noon })
      expect(await tracesIn(folder.path)).toEqual([])
      // Whoever has the store open continues with what is there now, not with pages read before.
      await write(store, said.filter(({ ofErased }) => !ofErased).slice(0, 40))
      expect(store.raw.pragma('wal_checkpoint(TRUNCATE)')).toMatchObject([{ busy: 0 }])
      expect(await tracesIn(folder.path)).toEqual([])
      expect(store.raw.pragma('integrity_check', { simple: true })).toBe('ok')
    }),
    { numRuns: 12, seed: 4, endOnFailure: true },
  )
}, 120_000)
