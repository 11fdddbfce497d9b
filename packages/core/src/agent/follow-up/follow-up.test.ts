import { expect, it } from 'vitest'

import { ownLanguages } from '../../domain/entities.ts'
import { hourMs, minuteMs } from '../../durations.ts'
import { tellLanguage } from '../language/tell-language.ts'
import { followUpText } from './follow-up-words.ts'
import { followUpStep, followUpTime, type FollowUpState } from './follow-up.ts'

const quiet = { from: '22:00', until: '08:00', timezone: 'UTC' }
const at = (time: string) => Date.parse(`2026-11-22T${time}:00Z`)

it('comes after the delay, and half an hour before Facebook’s window closes at the latest [AG-10, SE-06]', () => {
  const answeredAt = at('10:00')
  const closesAt = answeredAt + 24 * hourMs
  const time = (delayHours: number) =>
    followUpTime({ answeredAt, closesAt, delayMs: delayHours * hourMs, quiet })
  expect(time(4)).toBe(at('14:00'))
  expect(time(24)).toBe(closesAt - 30 * minuteMs)
  expect(time(700)).toBe(closesAt - 30 * minuteMs)
  expect(followUpTime({ answeredAt, closesAt: null, delayMs: hourMs, quiet })).toBeNull()
  const closing = answeredAt + 20 * minuteMs
  expect(followUpTime({ answeredAt, closesAt: closing, delayMs: hourMs, quiet })).toBeNull()
})

it('waits for the end of the quiet hours, or comes before them where they outlast the window [AG-10]', () => {
  const late = at('20:00')
  const next = at('08:00') + 24 * hourMs
  const closesAt = late + 24 * hourMs
  expect(followUpTime({ answeredAt: late, closesAt, delayMs: 4 * hourMs, quiet })).toBe(next)
  // Written at 23:00: half an hour before the window closes it is quiet again.
  const night = at('23:00')
  const due = followUpTime({
    answeredAt: night,
    closesAt: night + 24 * hourMs,
    delayMs: 24 * hourMs,
    quiet,
  })
  expect(due).toBe(night + 23 * hourMs - minuteMs)
  // Answered long after: before the quiet hours would be at once.
  const hurried = { answeredAt: at('21:50'), closesAt: at('23:50'), delayMs: 2 * hourMs, quiet }
  expect(followUpTime(hurried)).toBeNull()
})

const open: FollowUpState = {
  kind: 'answer',
  now: at('12:00'),
  handler: 'agent',
  isOn: true,
  wroteSince: false,
  orderedSince: false,
  isRefused: false,
  isSoldOut: false,
  answersInRow: 1,
  mostInRow: 3,
  closesAt: at('13:00'),
  off: null,
  quiet,
}

it('stops on any answer, order, refusal or take-over, and where nothing is left [AG-10]', () => {
  expect(followUpStep(open)).toEqual({ kind: 'send' })
  for (const change of [
    { wroteSince: true },
    { orderedSince: true },
    { isRefused: true },
    { isSoldOut: true },
    { handler: 'human' },
    { isOn: false },
    { answersInRow: 3 },
  ] as const)
    expect(followUpStep({ ...open, ...change }), JSON.stringify(change)).toMatchObject({
      kind: 'none',
    })
})

it('about a trial pack is not lost: it waits for the moment, or is a draft for whoever took over [AG-10]', () => {
  const trial: FollowUpState = { ...open, kind: 'trial' }
  expect(followUpStep(trial)).toEqual({ kind: 'send' })
  const later = { kind: 'wait', until: open.now + hourMs, why: 'moment' }
  // They have just asked something else, or had enough from the agent for now.
  expect(followUpStep({ ...trial, wroteSince: true })).toEqual(later)
  expect(followUpStep({ ...trial, wroteSince: true, handler: 'human' })).toEqual(later)
  expect(followUpStep({ ...trial, answersInRow: 3 })).toEqual(later)
  expect(followUpStep({ ...trial, handler: 'human' })).toEqual({ kind: 'draft', why: 'human' })
  const closed = { ...trial, closesAt: null, answersInRow: 3 }
  expect(followUpStep(closed)).toEqual({ kind: 'draft', why: 'window' })
  expect(followUpStep({ ...closed, handler: 'human' })).toEqual({ kind: 'draft', why: 'window' })
  for (const change of [{ orderedSince: true }, { isRefused: true }, { isOn: false }])
    expect(followUpStep({ ...trial, ...change })).toMatchObject({ kind: 'none' })
})

it('is a draft where the window is closed, or closes in the quiet hours [AG-10]', () => {
  expect(followUpStep({ ...open, closesAt: null })).toEqual({ kind: 'draft', why: 'window' })
  expect(followUpStep({ ...open, closesAt: open.now })).toEqual({ kind: 'draft', why: 'window' })
  const night = { ...open, now: at('23:00') }
  const morning = at('08:00') + 24 * hourMs
  expect(followUpStep({ ...night, closesAt: morning + 1 })).toEqual({
    kind: 'wait',
    until: morning,
    why: 'quiet',
  })
  expect(followUpStep({ ...night, closesAt: morning })).toEqual({ kind: 'draft', why: 'quiet' })
})

it('speaks of what they looked at, in their language [AG-10, AG-22]', () => {
  const products = ['Honey', 'Candle', 'Soap']
  expect(followUpText({ kind: 'answer', language: 'en', products })).toContain(
    'interested in Honey, Candle?',
  )
  for (const language of ownLanguages)
    for (const kind of ['answer', 'trial', 'back'] as const)
      for (const names of [products, []]) {
        const text = followUpText({ kind, language, products: names })
        const named = text.replaceAll(/Honey|Candle/g, '')
        expect(tellLanguage(named, ownLanguages), text).toBe(language)
      }
})

it('about what can be had again is a draft within the window, and none for who refused or ordered [AG-10, PR-02]', () => {
  const back: FollowUpState = { ...open, kind: 'back' }
  const draft = { kind: 'draft', why: 'back' }
  for (const change of [{}, { isOn: false }, { handler: 'human' }, { answersInRow: 3 }] as const)
    expect(followUpStep({ ...back, ...change }), JSON.stringify(change)).toEqual(draft)
  for (const change of [{ isRefused: true }, { orderedSince: true }, { isSoldOut: true }] as const)
    expect(followUpStep({ ...back, ...change })).toMatchObject({ kind: 'none' })
  // The agent's answer tells them, too.
  expect(followUpStep({ ...back, wroteSince: true })).toMatchObject({ kind: 'wait' })
  expect(followUpStep({ ...back, closesAt: open.now })).toEqual({ kind: 'draft', why: 'window' })
})
