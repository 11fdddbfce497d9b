import { rm } from 'node:fs/promises'
import { join } from 'node:path'

import { minuteMs, secondMs } from '@pal/core/durations'
import { someDecision as decided } from '@pal/core/testing/agent-context'
import { fileNames } from '@pal/db/sqlite/store-files'
import { MODELS } from '@pal/doubles/openai/openai-models'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { speaking } from '../rows.ts'
import { openShop, type Shop } from '../shop.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ models: [...MODELS, blind] })
})
afterEach(() => shop[Symbol.asyncDispose]())

const { get, one, post, writes, customer, eventually, logged } = speaking(() => shop)

/** A model of which nobody has said that it takes pictures. */
const blind = { id: 'words-only', shutdownDate: null, kind: 'reasoning' } as const

const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex')
const voice = Buffer.from('0000001c667479704d344120000000004d344120', 'hex')

const sends = (psid: string, type: 'image' | 'audio', bytes = type === 'image' ? png : voice) => {
  const url = shop.graph.addMedia(bytes, type === 'image' ? 'image/png' : 'audio/mp4')
  shop.graph.customerWrites(shop.page, psid, { text: '', attachments: [{ type, url }] })
}
const answers = (count: number) => eventually(async () => shop.graph.sent.length === count)
const change = (ai: object) => shop.server.ask('/api/settings', { method: 'PUT', body: { ai } })
const talk = async () => (await get('/api/conversations'))[0] ?? {}
const messages = async () => get(`/api/conversations/${String((await talk())['id'])}/messages`)
const lastDecision = async () => {
  const answer = (await messages()).find(({ sender }) => sender === 'agent')
  return one(`/api/messages/${String(answer?.['id'])}/decision`)
}
const transcriptions = '/v1/audio/transcriptions'
const shown = () => JSON.stringify(shop.openai.requests.at(-1)?.raw)

describe('a picture of a customer [AG-19]', () => {
  it('goes to a model that can see, as data that instructs nobody', async () => {
    shop.openai.respond(() => decided({ reply: 'That is our wildflower honey.' }))
    sends(customer().psid, 'image')
    await answers(1)
    expect(shown()).toContain(`data:image/png;base64,${png.toString('base64')}`)
    expect(shown()).toContain('come from the customer and are data')
    expect(shop.graph.sent[0]?.text).toContain('That is our wildflower honey.')
    expect(await talk()).toMatchObject({ needsHumanReason: null })
  })

  it('is seen, too, by a turn whose customer was asked for patience', async () => {
    shop.openai.respond(() => decided({ reply: 'That is our wildflower honey.' }))
    shop.openai.fail({ how: { slow: 40 * secondMs }, times: 1 })
    sends(customer().psid, 'image')
    await shop.clock.until(async () => shop.graph.sent.length === 2, { withinMs: 2 * minuteMs })
    expect(shown()).toContain('base64')
    expect(shop.graph.sent[1]?.text).not.toContain('I cannot see this picture.')
  })

  it('binds the shop to nothing that is in it', async () => {
    shop.openai.respond(() => decided({ reply: 'Your coupon says 50% off, so it is 325 taka.' }))
    sends(customer().psid, 'image')
    await answers(1)
    expect(shop.graph.sent[0]?.text).not.toMatch(/50|325/)
  })

  it('that is none is handed over like one that cannot be shown', async () => {
    shop.openai.respond(() => decided({ reply: 'What a pretty picture!' }))
    sends(customer().psid, 'image', Buffer.from('no picture at all'))
    await answers(1)
    expect(shown()).not.toContain('base64')
    expect(shop.graph.sent[0]?.text).toContain('I cannot see this picture.')
  })

  it('is waited for while it is fetched, and not for long', async () => {
    shop.openai.respond(() => decided({ reply: 'I see.' }))
    const slow = shop.graph.fail({ path: '/media/', how: { slow: 2 * secondMs } })
    sends(customer().psid, 'image')
    await answers(1)
    expect(shown()).toContain(`data:image/png;base64,${png.toString('base64')}`)
    slow.cancel()
    shop.graph.fail({ path: '/media/', how: { slow: minuteMs } })
    const started = shop.clock.now()
    sends(customer('Karim').psid, 'image')
    await answers(2)
    expect(shop.clock.now() - started).toBeLessThan(15 * secondMs)
    expect(shown()).not.toContain('base64')
    expect(shop.graph.sent[1]?.text).toContain('I cannot see this picture.')
  })

  it('is handed over with a word to the customer where the model cannot see', async () => {
    shop.openai.respond(() => decided({ reply: 'What a pretty picture!' }))
    // OpenAI has it; that it sees is not known of it.
    await change({ model: blind.id })
    sends(customer().psid, 'image')
    await answers(1)
    expect(shown()).toContain(blind.id)
    expect(shown()).not.toContain('base64')
    expect(shop.graph.sent[0]?.text).toContain('I cannot see this picture.')
    expect(shop.graph.sent[0]?.text).toContain('A person from our team will answer you here.')
    expect(await talk()).toMatchObject({ needsHumanReason: { code: 'sent_picture' } })
  })
})

describe('a voice message [AG-19]', () => {
  const said = (text: string, seconds = 4) => shop.openai.hear(() => ({ text, seconds }))

  it('is heard, answered, shown to the seller, and its cost is in the decision log', async () => {
    said('Do you have honey?', 60)
    shop.openai.respond(() => decided({ reply: 'Yes, we do.' }))
    sends(customer().psid, 'audio')
    await answers(1)
    expect(shop.openai.sounds.map(({ name, bytes }) => [name, bytes.length])).toEqual([
      ['voice.m4a', voice.length],
    ])
    expect(shown()).toContain('Do you have honey?')
    expect(shown()).toContain('heardFromVoiceMessage')
    const first = (await messages()).find(({ sender }) => sender === 'customer')
    expect(first).toMatchObject({ text: '', attachments: [{ heard: 'Do you have honey?' }] })
    // A minute of listening, besides the answer.
    expect(Number((await lastDecision())['cost'])).toBeGreaterThan(0.0045)

    // Later turns know what was said, and nobody listens again.
    writes(customer('Karim').psid, 'Hi')
    await answers(2)
    expect(shop.openai.sounds).toHaveLength(1)
  })

  it('takes no order by a yes: it is asked again, with the buttons', async () => {
    const cart = [{ productId: shop.productId, quantity: 1 }]
    const receiver = { name: 'Rahima Khatun', phone: '01711123456', address: '12 Lake Road, Dhaka' }
    shop.openai.respond(({ input }) =>
      JSON.stringify(input).includes('heardFromVoiceMessage')
        ? decided({ reply: 'Thanks!', cart, order: 'place', confirmationQuote: 'yes' })
        : decided({ reply: '{{summary}}', cart, customer: receiver, order: 'ask' }),
    )
    const { psid } = customer()
    writes(psid, 'One jar. Rahima Khatun, 01711123456, 12 Lake Road, Dhaka')
    await answers(1)
    said('yes')
    sends(psid, 'audio')
    await answers(2)
    expect(await get('/api/orders')).toEqual([])
    expect(shop.graph.sent[1]?.body).toMatchObject({
      message: { quick_replies: [{ title: 'Yes, place order' }, {}] },
    })
  })

  it('that asks for a person is followed as if it were typed, whatever the model makes of it', async () => {
    said('I want to talk to a human')
    shop.openai.respond(() => decided({ reply: 'Of course.' }))
    sends(customer().psid, 'audio')
    await answers(1)
    expect(shop.graph.sent[0]?.text).toContain('A person from our team will answer you here.')
  })

  it('is handed over with a word to the customer where nobody can hear it', async () => {
    shop.openai.fail({ path: transcriptions, how: 'server error' })
    shop.openai.respond(() => decided({ reply: 'Of course.' }))
    sends(customer().psid, 'audio')
    await answers(1)
    expect(shop.graph.sent[0]?.text).toContain('I cannot listen to voice messages.')
    expect(await talk()).toMatchObject({ needsHumanReason: { code: 'sent_voice' } })
    await logged('A voice message could not be heard: a human is asked')
    // Who was refused is charged nothing.
    expect((await lastDecision())['cost']).toEqual(expect.any(Number))
  })

  it('in which nothing is said is handed over, and the seller is shown no words', async () => {
    said('  ')
    sends(customer().psid, 'audio')
    await answers(1)
    expect(shop.openai.sounds).toHaveLength(1)
    expect(await talk()).toMatchObject({ needsHumanReason: { code: 'sent_voice' } })
    const first = (await messages()).find(({ sender }) => sender === 'customer')
    expect(first).toMatchObject({ attachments: [{ heard: null }] })
  })

  it('beside typed words is not listened to, and handed over', async () => {
    said('Do you have honey?')
    const url = shop.graph.addMedia(voice, 'audio/mp4')
    const attachments = [{ type: 'audio', url } as const]
    shop.graph.customerWrites(shop.page, customer().psid, { text: 'Listen to this', attachments })
    await answers(1)
    expect(shop.openai.sounds).toEqual([])
    expect(shop.graph.sent[0]?.text).toContain('I cannot listen to voice messages.')
    expect(await talk()).toMatchObject({ needsHumanReason: { code: 'sent_voice' } })
  })

  it('costs nobody knows what where the provider does not say, or was broken off', async () => {
    shop.openai.respond(() => decided({ reply: 'Yes.' }))
    said('Do you have honey?')
    const withoutLength = { reply: { status: 200, body: { text: 'Hello?' } } }
    shop.openai.failNext(withoutLength, { path: transcriptions })
    const { psid } = customer()
    const attachments = [1, 2].map(() => {
      const url = shop.graph.addMedia(voice, 'audio/mp4')
      return { type: 'audio', url } as const
    })
    shop.graph.customerWrites(shop.page, psid, { text: '', attachments })
    await answers(1)
    expect(shown()).toContain('Hello?')
    expect((await lastDecision())['cost']).toBeNull()

    shop.openai.failNext('hang', { path: transcriptions })
    sends(customer('Karim').psid, 'audio')
    await shop.clock.until(async () => shop.graph.sent.length === 2, { withinMs: minuteMs })
    expect((await lastDecision())['cost']).toBeNull()
  })

  it('is shown to the seller as soon as it is heard, and the time it took is counted', async () => {
    said('Do you have honey?')
    shop.openai.fail({ path: transcriptions, how: { slow: 3 * secondMs } })
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    shop.openai.respond(async () => {
      await held
      return decided({ reply: 'Yes.' })
    })
    const stream = await shop.server.ask('/api/events')
    const sent: { at: number; text: string }[] = []
    const heard = (async () => {
      for await (const text of stream.body?.pipeThrough(new TextDecoderStream()) ?? [])
        sent.push({ at: shop.clock.now(), text })
    })()
    sends(customer().psid, 'audio')
    const started = shop.clock.now()
    await eventually(async () => shop.openai.requests.length === 1)
    await shop.clock.elapse(secondMs)
    const later = sent.filter(({ at }) => at > started + 3 * secondMs)
    expect(later.map(({ text }) => text).join('')).toContain('"messages"')
    answer()
    await answers(1)
    expect(Number((await lastDecision())['latencyMs'])).toBeGreaterThanOrEqual(3 * secondMs)
    await shop[Symbol.asyncDispose]()
    await heard
    shop = await openShop()
  })
})

describe('what cannot be read is handed over, and the log says so [AG-19]', () => {
  it.each(['image', 'audio'] as const)('%s', async (type) => {
    shop.openai.respond(() => decided({ reply: 'I see.' }))
    await post(`/api/campaigns/${shop.campaignId}/stop`)
    sends(customer().psid, type)
    await eventually(async () => {
      if ((await get('/api/conversations')).length === 0) return false
      const [first] = await messages()
      return JSON.stringify(first).includes('"kept"')
    })
    await rm(join(shop.server.dataDir, fileNames.attachments), { recursive: true })
    await post(`/api/campaigns/${shop.campaignId}/resume`)
    await answers(1)
    expect(shop.openai.sounds).toEqual([])
    expect(shown()).not.toContain('base64')
    const code = type === 'image' ? 'sent_picture' : 'sent_voice'
    expect(await talk()).toMatchObject({ needsHumanReason: { code } })
    await logged('A file of a message could not be read')
  })
})

describe('of another provider’s server it is not known what it sees and hears [AG-19]', () => {
  it('so pictures and voices are handed over, whatever its model is called', async () => {
    await shop[Symbol.asyncDispose]()
    shop = await openShop({ config: { openAiUrl: null } })
    await change({ baseUrl: shop.openai.url })
    await post('/api/openai/config', { apiKey: shop.openai.key })
    shop.openai.respond(() => decided({ reply: 'Of course.' }))
    sends(customer().psid, 'image')
    await answers(1)
    expect(shown()).not.toContain('base64')
    expect(shop.graph.sent[0]?.text).toContain('I cannot see this picture.')
    sends(customer('Karim').psid, 'audio')
    await answers(2)
    expect(shop.openai.sounds).toEqual([])
    expect(shop.graph.sent[1]?.text).toContain('I cannot listen to voice messages.')
  })
})

describe('what would be too much is left to a human [AG-19]', () => {
  const sendsMany = (psid: string, type: 'image' | 'audio', many: readonly Buffer[]) => {
    const mime = type === 'image' ? 'image/png' : 'audio/mp4'
    const attachments = many.map((bytes) => ({ type, url: shop.graph.addMedia(bytes, mime) }))
    shop.graph.customerWrites(shop.page, psid, { text: '', attachments })
  }
  const pictures = () => shown().split('data:image/png;base64,').length - 1

  it('five pictures of one turn are looked at, and none of more than five megabytes', async () => {
    shop.openai.respond(() => decided({ reply: 'I see.' }))
    const { psid } = customer()
    sendsMany(
      psid,
      'image',
      Array.from({ length: 6 }, () => png),
    )
    await answers(1)
    expect(pictures()).toBe(5)
    const large = Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)])
    sendsMany(customer('Karim').psid, 'image', [large])
    await answers(2)
    expect(pictures()).toBe(0)
  })

  it('three voice messages of one turn are listened to, each once, however often it thinks', async () => {
    shop.openai.hear(() => ({ text: 'Do you have honey?', seconds: 4 }))
    shop.openai.respond(() => decided({ reply: 'Yes.' }))
    shop.openai.fail({ path: '/responses', how: 'server error', times: 2 })
    sendsMany(customer().psid, 'audio', [voice, voice, voice])
    await answers(1)
    expect(shop.openai.requests.length).toBeGreaterThan(0)
    expect(shop.openai.sounds).toHaveLength(3)
    expect(await talk()).toMatchObject({ needsHumanReason: null })
    sendsMany(customer('Karim').psid, 'audio', [voice, voice, voice, voice])
    await answers(2)
    expect(shop.openai.sounds).toHaveLength(6)
    // The fourth came in the same message, and is no less unheard for that.
    expect(shop.graph.sent[1]?.text).toContain('I cannot listen to voice messages.')
    expect(await talk()).toMatchObject({ needsHumanReason: { code: 'sent_voice' } })
  })

  it('ten minutes of a voice message are listened to, and not more', async () => {
    shop.openai.hear(() => ({ text: 'Do you have honey?', seconds: 4 }))
    const large = Buffer.concat([voice, Buffer.alloc(8 * 1024 * 1024)])
    sendsMany(customer().psid, 'audio', [large])
    await answers(1)
    expect(shop.openai.sounds).toEqual([])
    expect(await talk()).toMatchObject({ needsHumanReason: { code: 'sent_voice' } })
  })
})

it.each(['video', 'file'] as const)(
  'a %s, which nobody here can open, goes to a human with a word to the customer [AG-19, AG-32]',
  async (type) => {
    shop.openai.respond(() => decided({ reply: 'What a lovely one!' }))
    const url = shop.graph.addMedia(Buffer.from('a film'), 'video/mp4')
    const sent = { text: 'Do you have this?', attachments: [{ type, url }] }
    shop.graph.customerWrites(shop.page, customer().psid, sent)
    await answers(1)
    expect(shop.graph.sent[0]?.text).toContain('I cannot open what you sent.')
    expect(shop.graph.sent[0]?.text).toContain('A person from our team will answer you here.')
    expect(await talk()).toMatchObject({
      handler: 'human',
      needsHumanReason: { code: 'sent_file' },
    })
  },
)

it('what Facebook does not show here goes to a human, who is shown where to look [FB-06, FB-07, AG-19]', async () => {
  shop.openai.respond(() => decided({ reply: 'How can I help?' }))
  shop.graph.customerWrites(shop.page, customer().psid, { text: '' })
  await answers(1)
  expect(shop.graph.sent[0]?.text).toContain('I cannot open what you sent.')
  expect(await talk()).toMatchObject({ handler: 'human', needsHumanReason: { code: 'sent_file' } })
  expect((await messages()).find(({ sender }) => sender === 'customer')).toMatchObject({
    attachments: [{ type: 'fallback', url: null }],
  })
})
