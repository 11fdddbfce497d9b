import fc from 'fast-check'
import { expect, it } from 'vitest'

import type { PendingOffer, Turn } from '../context/context.ts'
import { plainAnswer, spokenBy } from './answers/plain-answer.ts'
import {
  findConfirmation,
  isOpenOffer,
  refusesOffer,
  saysOnlyYes,
  tappedOffer,
} from './confirmation.ts'
import { offerPayload } from './offer-payload.ts'

const shownAt = 60_000
const offer: PendingOffer = { hash: 'h', shownAt }
const payload = offerPayload(offer.hash)
const spoken = spokenBy('en', ['en'])
const reads = (text: string) => plainAnswer(text, spoken)
const summary: Turn = { author: 'agent', text: 'Total: 5. Shall I?', at: shownAt }
const said = (...texts: readonly string[]): Turn[] =>
  texts.map((text, nth) => ({ author: 'customer', text, at: shownAt + 1_000 * (nth + 1) }))
const tap = (payload: string, at = shownAt + 500): Turn => ({
  author: 'customer',
  text: 'Yes, place order',
  at,
  tap: payload,
})
const found = (...turns: readonly Turn[]) => findConfirmation([summary, ...turns], offer, reads)
const confirms = (...texts: readonly string[]) => found(...said(...texts)) !== null

it('takes the message that is nothing but a yes, the last one of several [AG-05, AG-29]', () => {
  const turns = said('yes', 'yes please', 'thank you')
  expect(found(...turns)).toBe(turns[1])
  expect(found()).toBeNull()
  expect(confirms('thank you')).toBe(false)
})

it('takes only what the customer wrote after the offer was shown [AG-05, AG-07]', () => {
  const turn = (author: Turn['author'], at: number): Turn => ({ author, text: 'yes', at })
  expect(findConfirmation([turn('customer', shownAt + 1)], offer, reads)).not.toBeNull()
  expect(findConfirmation([turn('customer', shownAt)], offer, reads)).toBeNull()
  expect(findConfirmation([turn('customer', shownAt - 1)], offer, reads)).toBeNull()
  expect(found(turn('agent', shownAt + 1))).toBeNull()
})

it('what was edited since the summary is no yes, nor is one beside it, tapped or typed [AG-05, AG-29]', () => {
  const [yes] = said('yes')
  const edited: Turn = { author: 'customer', text: 'yes', at: shownAt + 200, edited: true }
  expect(found(edited)).toBeNull()
  expect(found(edited, ...(yes ? [yes] : []))).toBeNull()
  expect(found(edited, tap(payload))).toBeNull()
  expect(found(tap(payload))).not.toBeNull()
  expect(saysOnlyYes([summary, edited], reads)).toBe(false)
})

it('a sticker beside a yes says nothing, and anything else does [AG-29]', () => {
  const yes: Turn = { author: 'customer', text: 'yes', at: shownAt + 1_000 }
  const beside = (text: string, ...attachments: readonly string[]): Turn[] => [
    yes,
    { author: 'customer', text, at: shownAt + 9_000, attachments },
  ]
  expect(found(...beside('', 'sticker'))).toBe(yes)
  expect(found(...beside(' ', 'sticker'))).toBe(yes)
  expect(found(...beside('', 'image'))).toBeNull()
  expect(found(...beside('', 'sticker', 'image'))).toBeNull()
  expect(found(...beside(''))).toBeNull()
  expect(found(...beside('is it red?', 'sticker'))).toBeNull()
})

it('a yes after the seller sent a picture may be meant for that, one of the agent’s not [AG-29]', () => {
  const picture = (author: Turn['author']): Turn => ({ author, text: '', at: shownAt + 500 })
  expect(found(picture('human'), ...said('yes'))).toBeNull()
  expect(found(picture('agent'), ...said('yes'))).not.toBeNull()
})

it('hears a no, or only a yes, in all that was said last [AG-29]', () => {
  expect(saysOnlyYes([summary, ...said('yes', 'thank you')], reads)).toBe(true)
  expect(saysOnlyYes([summary, ...said('yes', 'is it red?')], reads)).toBe(false)
  expect(refusesOffer([summary, ...said('is it red?', 'no')], reads)).toBe(true)
  expect(refusesOffer([summary, ...said('is it red?')], reads)).toBe(false)
})

it('knows the offer that is open by its button, else by what is in it [AG-29]', () => {
  expect(isOpenOffer('h', offer)).toBe(true)
  expect(isOpenOffer('other', offer)).toBe(false)
  const shown = { ...offer, payload: offerPayload('shown') }
  expect(isOpenOffer('shown', shown)).toBe(true)
  expect(isOpenOffer('h', shown)).toBe(false)
})

it('a tap takes exactly the offer that its button was below, and no other [AG-29]', () => {
  expect(found(tap(payload))).not.toBeNull()
  expect(found(...said('is it red?'), tap(payload, shownAt + 9_000))).not.toBeNull()
  // By Facebook's clock or ours: a tap can only follow its button.
  expect(found(tap(payload, shownAt - 5_000))).not.toBeNull()
  const other = tap(offerPayload('another'))
  expect(tappedOffer([summary, other])).toBe(true)
  expect(tappedOffer([summary, ...said('yes')])).toBe(false)
  expect(found(other)).toBeNull()
  expect(found({ ...other, text: 'something' })).toBeNull()
})

it('whatever else is beside a typed yes, the customer is asked again [AG-29]', () => {
  for (const texts of [
    ['if delivery is free', 'yes'],
    ['yes', 'if delivery is free'],
    ['yes', 'wait, cancel it'],
    ['yes', 'no'],
    ['how long does it take', 'yes'],
    ['yes, and do not call before five'],
    ['yes?'],
  ])
    expect(confirms(...texts), texts.join(' / ')).toBe(false)
  for (const text of ['wait, cancel it', 'no', 'if delivery is free'])
    expect(found(tap(payload), ...said(text)), text).toBeNull()
  expect(found(tap(payload), ...said('thank you'))).not.toBeNull()
})

it('a yes behind what a person of the shop wrote may be meant for that; a tap may not [AG-29]', () => {
  for (const author of ['human', 'inbox', 'automation'] as const) {
    const question: Turn = { author, text: 'Would you like the blue one, too?', at: shownAt + 100 }
    expect(found(question, ...said('yes')), author).toBeNull()
    expect(found(question, tap(payload)), author).not.toBeNull()
  }
  const picture: Turn = { author: 'agent', text: '', at: shownAt + 100 }
  expect(found(picture, ...said('yes'))).not.toBeNull()
})

it('a yes behind a later message of the program, such as a follow-up, is no yes to the offer [AG-05, AG-29]', () => {
  const text = 'Hi! Is there anything else you would like to know?'
  const followUp: Turn = { author: 'agent', text, at: shownAt + 100 }
  expect(found(followUp, ...said('yes'))).toBeNull()
  expect(found(followUp, tap(payload))).not.toBeNull()
})

it('a sticker beside a yes changes nothing, a picture or a voice message may [AG-29]', () => {
  const sent = (...attachments: string[]): Turn => ({ ...tap(''), text: '', attachments })
  expect(found(...said('yes'), sent('sticker'))).not.toBeNull()
  expect(found(...said('yes'), sent('audio'))).toBeNull()
  expect(found(...said('yes'), sent('sticker', 'image'))).toBeNull()
  expect(found(sent('sticker'))).toBeNull()
})

it('a spoken yes is none, alone or behind a typed one or a tap [AG-19, AG-29]', () => {
  const spoken: Turn = { ...tap(''), text: 'yes', attachments: ['audio'], heard: 1 }
  expect(found(spoken)).toBeNull()
  expect(found(...said('yes'), spoken)).toBeNull()
  expect(found(tap(payload), spoken)).toBeNull()
  expect(found({ ...spoken, heard: 0 })).not.toBeNull()
})

it('a plain no, or the button for a change, refuses it [AG-29]', () => {
  expect(refusesOffer([summary, ...said('no thanks')], reads)).toBe(true)
  expect(refusesOffer([summary, ...said('Change something')], reads)).toBe(true)
  expect(refusesOffer([summary, ...said('no idea')], reads)).toBe(false)
})

it('no text of whatever kind that holds a condition takes an order [AG-29]', () => {
  const word = fc.constantFrom('yes', 'ok', 'হ্যাঁ', 'نعم', 'oui', 'evet', '👍', 'please', 'confirm')
  const condition = fc.constantFrom(
    'if',
    'but',
    'যদি',
    'لو',
    'si vous',
    'ama',
    'only for 5',
    'wenn',
  )
  fc.assert(
    fc.property(fc.array(word), condition, fc.array(word), (before, middle, after) => {
      expect(confirms([...before, middle, ...after].join(' '))).toBe(false)
    }),
    { seed: 1, numRuns: 1_000 },
  )
})
