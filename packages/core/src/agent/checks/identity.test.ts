import { expect, it } from 'vitest'

import { someContext, someDecision, someSettings, turns } from '../../testing/agent-context.ts'
import type { AgentContext } from '../context/context.ts'
import { checkDecision } from './checks.ts'

const found = (reply: string, context: AgentContext = someContext(), handOver = false) =>
  checkDecision(someDecision({ reply, handOver }), context).problems.map(({ code }) => code)

it.each([
  'I am Sara and I am here for you.',
  "I'm Sara from the shop.",
  'MY NAME IS Sara',
  'Hola, me llamo Sara.',
  'আমার নাম সারা।',
  'اسمي سارة',
  'I type this myself.',
  'Ich schreibe das selbst, wirklich.',
  'আমি নিজেই লিখছি।',
  'मैं ख़ुद लिखता हूँ।',
  'میں خود لکھتی ہوں۔',
  'Ami nijei likhchi.',
  'Main khud likh rahi hoon.',
  'You are talking to a person of flesh and blood.',
  'There is no computer behind these words.',
  'Aquí escribe una persona de carne y hueso.',
  'Il y a un vrai humain derrière ces lignes.',
  'Ich bin keine Maschine.',
  'من يكتب لك هنا إنسان من لحم ودم.',
  'এখানে একজন রক্তমাংসের মানুষ লিখছে।',
])('a name of its own and a hand that types are a human’s: %s [AG-07, AG-16]', (reply) => {
  expect(found(reply)).toContain('claims_human')
})

it.each([
  'I am sorry, this one is sold out.',
  'I am Nakshi’s automated assistant.',
  'This is the one that you saw.',
  'Is your name Mina?',
  'Ich bin der Assistent.',
  'You are not talking to a person, I am an assistant.',
  'No vende máquinas, vende mantas.',
  'I am happy to help, Mina.',
  'एक पढ़ने के लिए, दूसरी ख़ुद लिखने के लिए।',
  'ایک کاپی خود لکھنے کے لیے ہے۔',
  'Khud likhne ke liye hai.',
  'এটা নিজেই লিখতে পারবেন।',
])('and what is no name is not held to be one: %s [AG-16]', (reply) => {
  expect(found(reply)).not.toContain('claims_human')
})

it('a name that the seller has given the agent is its own [AG-16]', () => {
  const settings = someSettings({ ai: { personalityTrait: 'Your name is Nila' } })
  expect(found('I am Nila, the assistant.', someContext({ settings }))).toEqual([])
  expect(found('I am Nila, the assistant.')).toEqual(['claims_human'])
})

it.each([
  'A colleague will answer you.',
  'Ein Kollege antwortet Ihnen gleich.',
  'আমাদের একজন প্রতিনিধি উত্তর দেবেন।',
])('nobody is promised a human who will answer where none will: %s [AG-16, AG-24]', (reply) => {
  expect(found(reply)).toContain('promises_human')
  expect(found(reply, someContext(), true)).not.toContain('promises_human')
})

it.each([
  ['Sorry about that. A colleague will answer you here soon.', 'Sorry about that.'],
  ['A colleague will answer you. Sorry about that!', 'Sorry about that!'],
  ['A person from our team will answer you here.', ''],
  ['A colleague will answer you, and it costs {{price:1}}.', 'A colleague will answer you, and'],
])('where a human takes over the customer reads it once: %s [AG-16, AG-24]', (said, left) => {
  const { reply } = checkDecision(someDecision({ reply: said, handOver: true }), someContext())
  const own = 'A person from our team will answer you here.'
  expect(reply.endsWith(own)).toBe(true)
  expect(reply.startsWith(left)).toBe(true)
  if (!said.includes('{{')) expect(reply.match(/will answer you/g)).toHaveLength(1)
})

it('a question about it, or what the team does otherwise, tells of none [AG-16]', () => {
  expect(found('Should a colleague answer you?')).toEqual([])
  expect(found('Our team packs it by hand, and you can call us.')).toEqual([])
  const asked = someContext({ history: turns(['customer', 'I want to talk to a human']) })
  expect(found('A colleague will answer you.', asked)).toEqual([])
})

it.each(['Please send your card number and CVV.', 'I need the OTP.', 'আপনার কার্ড নম্বর দিন'])(
  'no code or number of a card is asked for: %s [AG-07]',
  (reply) => {
    expect(found(reply)).toContain('asks_for_secret')
  },
)

it('how one pays may be said [AG-07]', () => {
  expect(found('You can pay by card or in cash when it arrives.')).toEqual([])
})
