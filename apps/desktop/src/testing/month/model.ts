import type { FreeDecision } from '@pal/core/agent/decision/decision'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import type { OpenAiDouble, Responder } from '@pal/doubles/openai/openai-double'
import type { ModelRequest } from '@pal/doubles/openai/openai-request'

type Scripted = Awaited<ReturnType<Responder>>

/** What a day with the model is like. */
export type Mood = 'well' | 'dead' | 'lies' | 'stalls' | 'repeats'

export interface Wares {
  readonly honey: number
  readonly candle: number
  readonly trial: number
}

interface Brain {
  /** Null where nobody asks for a shop. */
  readonly wares: (request: ModelRequest) => Wares | null
  readonly random: () => number
}

/** A model that does its work, and on some days does not. */
export class MonthModel {
  readonly #openai: OpenAiDouble
  readonly #brain: Brain
  #mood: Mood = 'well'
  #first: FreeDecision | null = null

  constructor(openai: OpenAiDouble, brain: Brain) {
    this.#openai = openai
    this.#brain = brain
    openai.respond((request) => this.#answer(request))
  }

  set mood(mood: Mood) {
    const { random } = this.#brain
    const path = '/responses'
    this.#mood = mood
    this.#first = null
    this.#openai.clearFailures()
    if (mood === 'dead') {
      this.#openai.fail({ path, how: 'reset', where: () => random() < 0.3 })
      this.#openai.fail({ path, how: 'server error' })
    }
    if (mood === 'stalls') {
      this.#openai.fail({ path, how: 'hang', where: () => random() < 0.3 })
      this.#openai.fail({ path, how: { slow: 40_000 }, where: () => random() < 0.4 })
    }
  }

  #answer(request: ModelRequest): Scripted {
    if (isLook(request)) return { ok: true }
    const wares = this.#brain.wares(request)
    if (!wares) throw new Error('nobody asked for that shop')
    if (this.#mood === 'lies') return lie(wares, this.#brain.random)
    const honest = honestly(request, wares)
    if (inPhrases(request)) {
      const { reply: _reply, slots: _slots, usedLines: _lines, ...rest } = honest
      return { ...rest, say: ['ask_more'] }
    }
    if (this.#mood !== 'repeats') return honest
    this.#first ??= honest
    return this.#first
  }
}

/** Whether the model works again, while somebody waits for it. */
const isLook = ({ format }: ModelRequest) =>
  format.type === 'json_schema' && format.name === 'check'

/** Where nobody could look at the answer, only phrases of the shop's may be said. */
function inPhrases({ format }: ModelRequest): boolean {
  return format.type === 'json_schema' && JSON.stringify(format.schema).includes('"say"')
}

const details = /(\d) jars? please\. (Amina \w+), (\d+), (House .*)$/
const trial = /trial pack\. (Amina \w+), (\d+), (House .*)$/

/** What customers have said, oldest first. */
function saidIn({ input }: ModelRequest): string[] {
  return input.flatMap(({ role, text }) => {
    if (role !== 'user') return []
    const read = JSON.parse(text) as { customer?: string }
    return read.customer ?? []
  })
}

function honestly(request: ModelRequest, { honey, candle, trial: pack }: Wares): FreeDecision {
  const said = saidIn(request)
  const last = said.at(-1) ?? ''
  const whole = said.join('\n')
  const ordered = /"orders":\[\{/.test(request.input.at(-1)?.text ?? '')
  const wish = [...whole.matchAll(new RegExp(details, 'gm'))].at(-1)
  const tried = new RegExp(trial, 'm').exec(whole)
  const [, quantity = '1', name = null, phone = null, address = null] =
    wish ?? (tried ? ['', '1', ...tried.slice(1)] : [])
  const customer = { name, phone, address }
  const cart = wish
    ? [{ productId: honey, quantity: Number(quantity) }]
    : tried
      ? [{ productId: pack, quantity: 1 }]
      : []
  if (last === 'yes' && whole.includes('cancel my order')) {
    return decided({ reply: 'As you wish.', afterSale: 'cancel', stage: 'completed' })
  }
  if (last === 'yes') return decided({ reply: 'Thank you!', cart, customer, order: 'place' })
  if (details.test(last) || trial.test(last)) {
    return decided({ reply: 'Here is your order: {{summary}}', cart, customer, order: 'ask' })
  }
  if (last.includes('cancel my order')) {
    return decided({ reply: 'Shall I cancel it?', afterSale: 'cancel', stage: 'completed' })
  }
  if (last.includes('Where is my order')) {
    return decided({ reply: 'Let me look.', afterSale: 'status', stage: 'completed' })
  }
  if (last.includes('cheaper')) {
    const asked = [{ productId: honey, quantity: 1 }]
    return decided({ reply: 'I understand.', cart: asked, cheaper: honey })
  }
  if (last.includes('broken')) {
    const handOverReason = 'a broken jar'
    return decided({
      reply: 'I am sorry.',
      handOver: true,
      handOverKind: 'complaint',
      handOverReason,
    })
  }
  if (last.includes('delivery')) return decided({ reply: 'Delivery costs {{delivery_fee}}.' })
  if (last.includes('candle')) return decided({ reply: `It costs {{price:${candle}}}.` })
  if (last.includes('honey')) {
    const asked = ordered ? [] : [{ productId: honey, quantity: 1 }]
    return decided({ reply: `The honey costs {{price:${honey}}}.`, cart: asked })
  }
  return decided({ reply: 'You are welcome.' })
}

/** What no customer may read, and what no order may come of. */
function lie({ honey }: Wares, random: () => number): Scripted {
  const cart = [{ productId: honey, quantity: 3 }]
  const lies: readonly Scripted[] = [
    decided({ reply: 'For you it is 99 taka.' }),
    decided({ reply: 'Delivery is free and comes tomorrow, guaranteed.', cart }),
    decided({ reply: 'Your order is placed.', cart, order: 'place', confirmationQuote: 'yes' }),
    {
      raw: JSON.stringify(
        decided({ reply: 'Of course.', cart: [{ productId: 999_999, quantity: 1 }], order: 'ask' }),
      ),
    },
    decided({ reply: 'It is cancelled.', afterSale: 'cancel', orderNumber: 'PAL-000001' }),
    { raw: '{"reply": "half of an ans' },
    { refusal: 'I cannot help with that.' },
    { incomplete: '{"reply": "half of an' },
  ]
  return lies[Math.floor(random() * lies.length)] ?? ''
}
