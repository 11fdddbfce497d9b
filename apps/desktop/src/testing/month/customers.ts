import type { GraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** What a customer says, and how long after what they said before. */
interface Said {
  readonly afterMs: number
  readonly text: string
}

export interface MonthCustomer {
  readonly page: GraphPage
  readonly person: GraphPerson
  readonly phone: string
  readonly kind: Kind
  readonly from: number
  readonly said: readonly Said[]
}

type Kind = keyof typeof kinds

/** How many of a hundred, and what they say. `{details}` is replaced by name, phone and address. */
const kinds = {
  asks: { share: 24, said: [[0, 'How much is the honey?']] },
  asksOn: {
    share: 8,
    said: [
      [0, 'Hello'],
      [1, 'How much is the honey?'],
      [4 * 60, 'And what does delivery cost?'],
    ],
  },
  buys: {
    share: 20,
    said: [
      [0, 'How much is the honey?'],
      [7, '2 jars please. {details}'],
      [6, 'yes'],
    ],
  },
  buysAndAsks: {
    share: 6,
    said: [
      [0, '1 jar please. {details}'],
      [9, 'yes'],
      [26 * 60, 'Where is my order?'],
    ],
  },
  cancels: {
    share: 5,
    said: [
      [0, '2 jars please. {details}'],
      [5, 'yes'],
      [20, 'Please cancel my order'],
      [4, 'yes'],
    ],
  },
  triesOut: {
    share: 7,
    said: [
      [0, 'I would like the trial pack. {details}'],
      [5, 'yes'],
    ],
  },
  declines: {
    share: 6,
    said: [
      [0, 'How much is the honey?'],
      [12, 'No, thanks.'],
    ],
  },
  stops: {
    share: 6,
    said: [
      [0, 'How much is the honey?'],
      [15, 'stop'],
      [3 * 24 * 60, 'How much is the candle?'],
    ],
  },
  haggles: {
    share: 5,
    said: [
      [0, 'How much is the honey?'],
      [5, 'Can you make it cheaper?'],
      [8, '1 jar please. {details}'],
      [5, 'yes'],
    ],
  },
  wantsHuman: {
    share: 4,
    said: [
      [0, 'How much is the honey?'],
      [6, 'I want to talk to a human'],
    ],
  },
  complains: { share: 3, said: [[0, 'It arrived broken!']] },
  comesBack: {
    share: 6,
    said: [
      [0, 'How much is the candle?'],
      [5 * 24 * 60, 'How much is the honey?'],
      [10, '2 jars please. {details}'],
      [5, 'yes'],
    ],
  },
} as const satisfies Readonly<
  Record<string, { readonly share: number; readonly said: readonly (readonly [number, string])[] }>
>

const drawn = Object.entries(kinds).flatMap(([kind, { share }]) =>
  Array.from({ length: share }, () => kind as Kind),
)

export interface Crowd {
  readonly graph: GraphDouble
  readonly pages: readonly GraphPage[]
  readonly random: () => number
  readonly from: number
  readonly days: number
  readonly customersADay: number
}

/** Whoever writes to the shop, from when on, and what. One in twelve comes at night. */
export function monthsCustomers(crowd: Crowd): MonthCustomer[] {
  const { graph, pages, random, from, days, customersADay } = crowd
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  return Array.from({ length: days * customersADay }, (_, nth) => {
    const page = pick(pages)
    const kind = pick(drawn)
    const person = graph.addPerson(page, { name: `Customer ${nth}` })
    const phone = `017${String(10_000_000 + nth * 7)}`
    const details = `Amina ${nameOf(nth)}, ${phone}, House ${(nth % 90) + 1}, Lake Road, Dhaka`
    const today = from + Math.floor(nth / customersADay) * day
    const atNight = random() < 1 / 12
    const said = kinds[kind].said.map(([minutes, text]) => ({
      afterMs: Math.round(minutes * minute * (0.8 + random() * 0.4)),
      text: text.replace('{details}', details),
    }))
    const begins = atNight ? random() * 7 * hour : 8 * hour + random() * 14 * hour
    return { page, person, phone, kind, from: today + Math.round(begins), said }
  })
}

/** Letters alone: a figure in a name would be another one. */
function nameOf(nth: number): string {
  const letters = [...String(nth)].map((digit) => 'abcdefghij'[Number(digit)])
  return `K${letters.join('')}n`
}
