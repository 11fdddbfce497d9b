import { describe, expect, it } from 'vitest'

import { ownLanguages } from '../../domain/entities.ts'
import {
  blanket,
  someContext,
  someDecision,
  someSettings,
  soldOut,
  turns,
} from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import { phrasesFor } from '../context/phrase-bank.ts'
import { phraseIds } from '../context/phrases/phrases.ts'
import { answerForm } from '../prompt/answer-form.ts'
import { buildPrompt } from '../prompt/prompt.ts'
import { messagesUsed } from '../templates/tactic-messages.ts'
import { checkDecision } from './checks.ts'

const cards = [
  {
    id: 'returns',
    subject: 'returns' as const,
    texts: [{ language: 'en' as const, text: 'You can return it within 7 days.' }],
    areas: [],
    until: null,
  },
]
const strict = someContext({
  settings: someSettings({
    ai: { strictMode: true },
    tactics: { cards, urgencyEnabled: true, urgencyMessages: ['Order this week'] },
  }),
  products: [{ ...blanket, description: 'Cotton, 150 x 200 cm.' }, soldOut],
})
const chosen = (say: string[], parts: object = {}) =>
  checkDecision({ ...someDecision({ reply: '' }), say, ...parts }, strict)

describe('strict mode', () => {
  it('says phrases, products, lines and cards, and not one word of the model’s own [AG-23]', () => {
    const { ok, reply } = chosen(
      ['greet', 'we_have', 'product:1', 'about:1', 'product:3', 'line:1'],
      { reply: 'It is free for you, with a warranty for life.', cards: ['returns'] },
    )
    expect(ok).toBe(true)
    expect(reply).toBe(
      [
        'Hello! How can I help you?',
        'We have:',
        'Nakshi Kantha: ৳1,200',
        'Cotton, 150 x 200 cm.',
        'Clay Pot: ৳300 (not in stock right now)',
        'Order this week',
        '',
        'You can return it within 7 days.',
      ].join('\n'),
    )
  })

  it('opens its first answer with the shop’s own greeting, in the words it was written in [SE-06, AG-23]', () => {
    const greeting = 'স্বাগতম নকশী দোকানে!\nঅর্ডার করলে ১০% ছাড়।'
    const said = (
      flow: Partial<AgentContext['settings']['flow']>,
      languages: AgentContext['settings']['ai']['languages'] = ['en', 'bn'],
      history = turns(['customer', 'How much?']),
    ) => {
      const { settings } = strict
      const ai = { ...settings.ai, languages }
      const context = {
        ...strict,
        settings: { ...settings, ai, flow: { ...settings.flow, ...flow } },
        history,
      }
      const decision = { ...someDecision({ reply: '' }), say: ['greet', 'product:1'] }
      const { ok, reply } = checkDecision(decision, context)
      expect(ok).toBe(true)
      return reply.split('\n').filter((line) => line !== '')
    }
    const on = { autoGreetingEnabled: true, greetingMessage: ` ${greeting} ` }
    const price = 'Nakshi Kantha: ৳1,200'
    // Who is speaking is said before everything else.
    expect(said(on).slice(1)).toEqual([...greeting.split('\n'), price])
    // A language that is switched off is spoken by nobody, and nothing is greeted twice.
    expect(said(on, ['en']).slice(1)).toEqual(['Hello! How can I help you?', price])
    for (const flow of [
      { ...on, autoGreetingEnabled: false },
      { ...on, greetingMessage: ' ' },
    ])
      expect(said(flow).slice(1)).toEqual(['Hello! How can I help you?', price])
    const later = turns(['customer', 'Hi'], ['agent', 'Hello'], ['customer', 'How much?'])
    expect(said(on, ['en', 'bn'], later)).toEqual(['Hello! How can I help you?', price])
  })

  it('speaks each of the program’s own languages [AG-23]', () => {
    for (const language of ownLanguages) {
      const phrases = phrasesFor(language)
      const said = chosen([...phraseIds], { language }).reply.split('\n')
      expect(said).toEqual(phraseIds.map((id) => phrases[id]))
      expect(new Set(said).size, language).toBe(phraseIds.length)
      if (language !== 'en') expect(phrases.thank).not.toBe(phrasesFor('en').thank)
    }
  })

  it('holds what nobody approved, and an answer that says nothing [AG-23]', () => {
    const codes = (say: string[]) => chosen(say).problems.map(({ code }) => code)
    expect(codes(['You get it for free.'])).toEqual(['unknown_phrase'])
    expect(codes(['product:99', 'total'])).toEqual(['unknown_phrase', 'unknown_phrase'])
    expect(codes([])).toEqual(['empty'])
    expect(chosen([], { reply: 'Sure, for free.' }).sendable).toBe(false)
  })

  it('shows the order and asks for the yes as ever [AG-05, AG-23]', () => {
    const details = { name: 'Mina', phone: '01712345678', address: 'House 12, Road 5, Dhaka' }
    const context = {
      ...strict,
      customer: { ...details, language: null },
      history: turns(['customer', 'Hi'], ['agent', 'Hello'], ['customer', 'I take one']),
    }
    const decision = { ...someDecision({ reply: '', order: 'ask' }), say: [] }
    const cart = [{ productId: 1, quantity: 1 }]
    const { ok, step, reply } = checkDecision({ ...decision, cart }, context)
    expect(ok).toBe(true)
    expect(step.kind).toBe('offer')
    expect(reply).toContain('Total: ৳1,200')
  })

  it('gives the model a form without a field for words, and the phrases to choose from [AG-23]', () => {
    const { schema } = answerForm(strict)
    expect(Object.keys(schema['properties'] as object)).not.toContain('reply')
    expect(JSON.stringify(schema)).toContain('"ask_address"')
    expect(JSON.stringify(schema)).toContain('"product:3","about:3","line:1","total"')
    expect(buildPrompt(strict).instructions).toContain('ask_address: May I have your full')
    expect(buildPrompt(someContext()).instructions).not.toContain('APPROVED PHRASES')
  })

  it('counts which of the shop’s lines were said [SE-03, AG-23]', () => {
    expect(messagesUsed({ ...someDecision(), say: ['line:1', 'line:7'] }, strict)).toEqual([
      'Order this week',
    ])
  })
})
