import { afterAll, beforeAll, expect, it, vi } from 'vitest'

import { someContext, someDecision, someProduct, turns } from '../../testing/agent-context.ts'
import { checkDecision } from './checks.ts'
import { prepareCatalogue, prepareNumbers } from './prepare-catalogue.ts'
import { prepareChecks } from './prepare-checks.ts'

/** No two tests read the same texts. */
let shops = 0
const manyLamps = (size: number) => {
  shops += 1
  return Array.from({ length: size }, (_, at) => ({
    ...someProduct(at + 10, `প্রদীপ ${shops} ${at}`, 50_000),
    description: `দোকান ${shops}: নরম সুতি ${at + 400}, ৭৭ সেমি, ${at + 900} টাকা।`,
  }))
}
const history = turns(['customer', 'Is it 77 taka?'])
const shopOf = (products: ReturnType<typeof manyLamps>) =>
  someContext({ history, products: structuredClone(products) })
const decision = someDecision({
  reply:
    'The two Lamps are 77 cm, for 77 taka, 7% off, with a warranty. Call 01712345678 or see nakshi.shop. I am Lamp.',
})

const folded = vi.spyOn(String.prototype, 'normalize')
const readsOf = async (work: () => unknown) => {
  folded.mockClear()
  await work()
  return folded.mock.calls.length
}
const others = () => Promise.resolve()

// What is made once of no catalogue.
beforeAll(async () => {
  const shop = shopOf(manyLamps(1))
  await prepareChecks(shop, { always: others, ifBusy: () => undefined })
  checkDecision(decision, shop)
})
afterAll(() => folded.mockRestore())

it('what the checks keep of a catalogue is made between other work, and nothing of it is left', async () => {
  const lamps = manyLamps(300)
  let longest = 0
  let last = 0
  const pause = () => {
    longest = Math.max(longest, folded.mock.calls.length - last)
    last = folded.mock.calls.length
    return undefined
  }
  const reads = await readsOf(async () => {
    await prepareCatalogue(shopOf(lamps), pause)
    await prepareNumbers(decision, shopOf(lamps), pause)
    pause()
  })
  expect(reads).toBeGreaterThan(10 * lamps.length)
  expect(longest).toBeLessThan(lamps.length / 4)
  expect(await readsOf(() => checkDecision(decision, shopOf(lamps)))).toBeLessThan(lamps.length / 4)
})

it('two turns at once make it once', async () => {
  const alone = await readsOf(() => prepareCatalogue(shopOf(manyLamps(100)), others))
  const lamps = manyLamps(100)
  const together = await readsOf(() =>
    Promise.all([1, 2].map(() => prepareCatalogue(shopOf(lamps), others))),
  )
  expect(together).toBeLessThan(1.1 * alone)
})

it('what changes meanwhile counts, and an answer waits for nothing [AG-21]', async () => {
  const lamps = manyLamps(100)
  const [first, ...rest] = lamps
  const codes = (description: string) =>
    checkDecision(
      someDecision({ reply: 'It is of 88 threads.' }),
      shopOf([{ ...first, description } as (typeof lamps)[number], ...rest]),
    ).problems.map(({ code }) => code)
  const prepared = prepareCatalogue(shopOf(lamps), others)
  await others()
  expect(codes('Of 88 threads.')).toEqual([])
  expect(codes('Of 99 threads.')).toContain('number')
  await prepared
  expect(codes('Of 88 threads.')).toEqual([])
})
