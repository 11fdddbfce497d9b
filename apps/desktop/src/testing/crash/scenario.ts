import { setTimeout as pause } from 'node:timers/promises'

import type { FreeDecision } from '@pal/core/agent/decision/decision'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import type { GraphDouble } from '@pal/doubles/graph/graph-double'
import type { GraphAttachment, GraphPage, GraphPerson } from '@pal/doubles/graph/graph-model'
import type { ModelRequest } from '@pal/doubles/openai/openai-request'

import { crowdedness, patience } from './crowded.ts'
import type { Crowd, Moment } from './schedule.ts'
import type { Endpoint } from './supervisor.ts'

/** The file that a person of the shop sends. */
export const shopPictureName = 'shop.png'

export const price = 650
export const quantity = 2

/** Each message of a walk has a word of its own, which the answer to it repeats. */
interface Said {
  readonly word: string
  readonly text: string
}

export interface Customer {
  readonly person: GraphPerson
  readonly phone: string
  /** What follows only after everything before it was answered. */
  readonly steps: readonly (readonly Said[])[]
}

const names = ['Rahima Khatun', 'Kamal Hossain', 'Nasrin Akter', 'Tariq Aziz', 'Mina Begum']
const firstPhone = 1_711_123_456
const phonePattern = /\b01\d{9}\b/

/** Each of them has a phone of their own, by which the model knows them again. */
function personOf(n: number): { readonly name: string; readonly phone: string } {
  return { name: names[n % names.length] ?? '', phone: `0${firstPhone + n}` }
}

/** Who comes into a walk; `from` so many who came before. */
export function customersOf(
  graph: GraphDouble,
  page: GraphPage,
  { crowd, from = 0 }: { readonly crowd: Crowd; readonly from?: number },
): Customer[] {
  return Array.from({ length: crowd === 'two' ? 2 : 1 }, (_, n) => {
    const { name, phone } = personOf(from + n)
    const said = (word: string, text: string): Said => ({ word, text: `${text} (${word})` })
    const plainly = (word: keyof typeof plain): Said => ({ word, text: plain[word] })
    const address = `12 Lake Road, Dhaka`
    const calm = [
      [said('rose', 'How much is the honey?')],
      [said('tulip', `2 jars please. ${name}, ${phone}, ${address}`)],
      [plainly('lily')],
    ]
    const hasty = [
      [said('rose', 'Hello'), said('daisy', 'How much is the honey?'), said('iris', 'Is it pure?')],
      [said('tulip', `2 jars please. ${name}`), said('poppy', `${phone}, ${address}`)],
      [plainly('lily'), plainly('jasmine')],
    ]
    const person = graph.addPerson(page, { name })
    return { person, phone, steps: crowd === 'hasty' ? hasty : calm }
  })
}

/** A yes is one only where nothing else is said: it is its own word. */
const plain = { lily: 'yes please', jasmine: 'thank you' } as const
const marks = new Map<string, string>(Object.entries(plain))
const words = ['rose', 'daisy', 'iris', 'tulip', 'poppy', 'lily', 'jasmine']

/**
 * Answers what was asked so far, and names all of it: the same text twice means that the same
 * messages were answered twice.
 */
export function model(
  { input }: ModelRequest,
  { productId, pictures }: { readonly productId: number; readonly pictures: boolean },
): FreeDecision {
  const asked = input
    .filter(({ role, text }) => role === 'user' && !text.includes('collectedFromCustomer'))
    .map(({ text }) => text)
    .join('\n')
  const known = words.filter((word) => asked.includes(marks.get(word) ?? `(${word})`)).join(', ')
  const [phone] = phonePattern.exec(asked) ?? []
  const man = phone === undefined ? null : personOf(Number(phone) - firstPhone)
  const customer = { ...man, address: man ? '12 Lake Road, Dhaka' : null }
  const details = { name: null, phone: null, ...customer }
  const cart = [{ productId, quantity }]
  const ordered = input.some(({ text }) => text.includes('"orders":[{'))
  if (ordered)
    return decided({
      reply: `You are welcome for all that you wrote to us (${known})`,
      stage: 'completed',
    })
  if (asked.includes('yes please')) {
    return decided({
      reply: `Thank you for what you wrote to us today (${known})`,
      cart,
      customer: details,
      order: 'place',
      confirmationQuote: 'yes please',
    })
  }
  if (man) {
    return decided({
      reply: `Here is your order: {{summary}} (${known})`,
      cart,
      customer: details,
      order: 'ask',
    })
  }
  return decided({
    reply: `The honey costs {{price:${productId}}} for what you wrote to us (${known})`,
    photoOf: pictures ? productId : null,
  })
}

export interface Street {
  readonly graph: GraphDouble
  readonly page: GraphPage
  readonly moment: Moment
  /** Brings a message to the webhook until it is accepted, as Facebook does. */
  readonly bring: (mid: string) => Promise<void>
  /** Where the product is reached at the moment. */
  readonly door: () => Endpoint
  /** Throws when there is no use in waiting on. */
  readonly check: () => void
  /** How often a customer looks for an answer. */
  readonly lookMs?: number
  /** What a customer waits for before writing on. */
  readonly ponder?: () => Promise<void>
  /** How long a customer waits for an answer. */
  readonly waitMs?: number
}

/** A customer who writes, waits for the answer, and continues. */
export async function runScenario(street: Street, { person, steps }: Customer): Promise<void> {
  const { graph, page, moment, bring, ponder } = street
  const bringing: Promise<void>[] = []
  for (const step of steps) {
    await ponder?.()
    for (const { text } of step) {
      const { mid } = graph.customerWrites(page, person.psid, { text, silent: true })
      if (moment.channel !== 'polling') bringing.push(bring(mid))
      await pause(step.length > 1 ? moment.random() * 120 : 0)
    }
    await until(street, () => {
      const heard = heardBy(graph, person)
      const shown = !moment.pictures || heard.includes('[shown]')
      return shown && step.every(({ word }) => heard.some((text) => text.includes(word)))
    })
  }
  await Promise.all(bringing)
}

/** What a customer got, in order: texts, and pictures by their names. */
export function heardBy({ sent }: GraphDouble, { psid }: Pick<GraphPerson, 'psid'>): string[] {
  return sent
    .filter((message) => message.psid === psid)
    .map(({ text, attachments: [picture] }) => text || `[${nameOf(picture)}]`)
}

/** What Facebook fetched by itself has no name of ours. */
const nameOf = (picture: GraphAttachment | undefined) =>
  picture?.name === shopPictureName ? shopPictureName : 'shown'

const longestWaitMs = 20_000
/** Of the two minutes that a walk has. */
const mostWaitMs = 80_000

export async function until(
  { check, lookMs = 5, waitMs = longestWaitMs }: Pick<Street, 'check' | 'lookMs' | 'waitMs'>,
  done: () => boolean,
): Promise<void> {
  const began = performance.now()
  while (!done()) {
    check()
    const most = Math.min(waitMs * crowdedness(), mostWaitMs * patience)
    if (performance.now() - began > most) throw new Error('Nothing happened any more')
    await pause(lookMs)
  }
}
