import { dayOf, startOfHour, startOfQuarter } from '@pal/db/stats/days'
import { everyCampaign, type Measure, measures } from '@pal/db/stats/rollups'
import type Sqlite from 'better-sqlite3'

type Sums = Float64Array
type Facts = readonly (readonly [Measure, number])[]

const place = new Map(measures.map((name, index) => [name, index]))
const campaigns = 1024

/** The counters and sums that the product keeps with every fact, added up in memory. */
export class Ledger {
  readonly #counters = new Map<string, number>()
  /** By quarter of an hour, campaign (0 for none, -1 for all together) and whether it is about money. */
  readonly #byCampaign = new Map<number, Sums>()
  readonly #all = new Map<number, Sums>()

  count(key: string, by = 1): void {
    this.#counters.set(key, (this.#counters.get(key) ?? 0) + by)
  }

  /** As `addFact`: to a campaign, and to the hours of all. */
  add(at: number, campaign: number, money: boolean, facts: Facts, toAll = true): void {
    if (facts.length === 0) return
    const hour = startOfHour(at) / 3_600_000
    if (toAll) sum(this.#all, hour * 2 + Number(money), facts)
    const quarter = startOfQuarter(at) / 900_000
    sum(
      this.#byCampaign,
      (quarter * campaigns + campaign - everyCampaign) * 2 + Number(money),
      facts,
    )
  }

  write(raw: Sqlite.Database, currency: string): void {
    const counter = raw.prepare('INSERT INTO counters VALUES (?, ?)')
    for (const [key, value] of this.#counters) counter.run(key, value)
    const values = `(?, ?, ${measures.map(() => '?').join(', ')})`
    const columns = measures.join(', ')
    const all = raw.prepare(
      `INSERT INTO rollup_hour_all (hour, currency, ${columns}) VALUES ${values}`,
    )
    for (const [key, sums] of this.#all) {
      all.run(Math.floor(key / 2) * 3_600_000, key % 2 ? currency : '', ...sums)
    }
    const three = values.replace('(', '(?, ')
    const quarterly = raw.prepare(
      `INSERT INTO rollup_quarter_campaign (quarter, campaign_id, currency, ${columns}) VALUES ${three}`,
    )
    const adding = measures.map((name) => `${name} = ${name} + excluded.${name}`).join(', ')
    const daily = raw.prepare(
      `INSERT INTO rollup_day_campaign (day, campaign_id, currency, ${columns}) VALUES ${three}
       ON CONFLICT DO UPDATE SET ${adding}`,
    )
    const days = new Map<number, string>()
    for (const [key, sums] of this.#byCampaign) {
      const rest = Math.floor(key / 2)
      const quarter = Math.floor(rest / campaigns) * 900_000
      const day = days.get(quarter) ?? dayOf(quarter, 'UTC')
      days.set(quarter, day)
      const about = [(rest % campaigns) + everyCampaign, key % 2 ? currency : ''] as const
      quarterly.run(quarter, ...about, ...sums)
      daily.run(day, ...about, ...sums)
    }
  }
}

function sum(into: Map<number, Sums>, key: number, facts: Facts): void {
  let sums = into.get(key)
  if (!sums) {
    sums = new Float64Array(measures.length)
    into.set(key, sums)
  }
  for (const [name, value] of facts) {
    const at = place.get(name) ?? 0
    sums[at] = (sums[at] ?? 0) + value
  }
}
