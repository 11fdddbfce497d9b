import { seeded } from '../mangle.ts'
import { type MonthCustomer, monthsCustomers } from './customers.ts'
import { type Mood, MonthModel } from './model.ts'
import { openMonthShop, type MonthShop } from './open.ts'
import { Seller, type SellersDeeds } from './seller.ts'

const hour = 3_600_000
const day = 24 * hour

export interface Month {
  readonly seed: string
  readonly from: number
  readonly customersADay: number
  /** One for each day. */
  readonly moods: readonly Mood[]
  /** On which days, counted from 0, the computer sleeps at night. */
  readonly sleeps: (nth: number) => boolean
  /** From then on the shop goes by another clock. */
  readonly moves: { readonly at: number; readonly timezone: string }
}

export interface Lived {
  readonly shop: MonthShop
  readonly customers: readonly MonthCustomer[]
  readonly deeds: SellersDeeds
}

interface Event {
  readonly at: number
  readonly run: () => Promise<void> | void
}

/** The days of a shop one after the other; whoever is called at its end recounts it. */
export async function liveMonth(month: Month, recount: (lived: Lived) => Promise<void>) {
  await using shop = await openMonthShop(month.from)
  const { clock, graph, openai, stalls, tell } = shop
  const random = seeded(month.seed)
  const model = new MonthModel(openai, {
    random,
    wares: ({ instructions, input }) => {
      const asked = `${instructions} ${input.map(({ text }) => text).join(' ')}`
      const stall = stalls.find(({ wares }) => asked.includes(`"id":${wares.honey},`))
      return stall?.wares ?? null
    },
  })
  const seller = new Seller(shop, random)
  const customers = monthsCustomers({
    graph,
    pages: stalls.map(({ page }) => page),
    random,
    from: month.from,
    days: month.moods.length,
    customersADay: month.customersADay,
  })
  let asleep = false
  const events: Event[] = customers.flatMap(({ page, person: { psid }, from, said }) => {
    let at = from
    return said.map(({ afterMs, text }) => {
      at += afterMs
      return {
        at,
        run: async () => {
          // Whoever writes while the computer sleeps is found when it wakes.
          const written = graph.customerWrites(page, psid, { text, silent: asleep })
          await clock.during(written.delivered)
        },
      }
    })
  })
  const { at: movesAt, timezone } = month.moves
  const move = async () => void (await tell('PUT', '/api/settings', { company: { timezone } }))
  events.push({ at: movesAt, run: move })
  const ends = month.from + month.moods.length * day
  for (const [nth, mood] of month.moods.entries()) {
    const midnight = month.from + nth * day
    events.push({ at: midnight, run: () => void (model.mood = mood) })
    for (const at of [9, 11.5, 14, 16.5, 19, 21]) {
      events.push({ at: midnight + at * hour, run: () => seller.sitDown() })
    }
    if (!month.sleeps(nth)) continue
    events.push({ at: midnight + 1 * hour, run: () => void (asleep = true) })
    events.push({ at: midnight + 6 * hour, run: () => void (asleep = false) })
  }
  for (const { at, run } of events.toSorted((a, b) => a.at - b.at)) {
    if (at > ends) break
    const ms = Math.max(0, at - clock.now())
    if (asleep) clock.advance(ms)
    else await clock.elapse(ms)
    await run()
  }
  // What was planned on the last day comes due, and what was stored is on its way.
  model.mood = 'well'
  await clock.elapse(26 * hour)
  await recount({ shop, customers, deeds: seller.deeds })
}
