import { expect, it } from 'vitest'

import { productFields } from './campaign-fields.ts'
import { refusal } from './reason.ts'
import { defaultSettings, settingsTabs } from './settings.ts'
import { requiredText } from './shape.ts'
import { settingsFrom } from './stored-settings.ts'

it('without anything stored, the defaults count [SE-09]', () => {
  expect(settingsFrom({})).toEqual(defaultSettings)
})

it.each([
  ['of another kind', '{"answersPerDay":"many"}'],
  ['out of its bounds', '{"answersPerDay":-3}'],
  ['that this version does not know', '{"answersPerWeek":7}'],
  ['with a name of the language', '{"__proto__":{"answersPerDay":7}}'],
])('a stored field %s counts as its default, and the rest of its tab stays [SE-09]', (_, bad) => {
  const flow: unknown = { ...(JSON.parse(bad) as object), priceNegotiation: true }
  const read = settingsFrom({ flow, company: { companyName: 'Honey House' } })
  expect(read.flow).toEqual({ ...defaultSettings.flow, priceNegotiation: true })
  expect(read.company).toEqual({ ...defaultSettings.company, companyName: 'Honey House' })
})

it('a phone number may be written in any digits, and is kept in those of phones [SE-02]', () => {
  const phoneOf = (contactPhone: string) =>
    settingsTabs.company.safeParse({ ...defaultSettings.company, contactPhone }).data?.contactPhone
  expect(phoneOf('০১৭১১-২২৩৩৪৪')).toBe('01711-223344')
  expect(phoneOf('+٩٧١ ٥٠ ١٢٣')).toBe('+971 50 123')
  expect(phoneOf('০১৭ ফোন')).toBeUndefined()
  expect([phoneOf('16247'), phoneOf('  ')]).toEqual(['16247', ''])
  for (const no of ['-5', '2026-02-30', '12', '+']) expect(phoneOf(no)).toBeUndefined()
})

it('a mail server is the name of one, and nothing around it [SE-08]', () => {
  const isTaken = (smtpHost: string) =>
    settingsTabs.notifications.safeParse({ ...defaultSettings.notifications, smtpHost }).success
  for (const host of ['', 'smtp.example.com', 'localhost', '127.0.0.1', '::1', 'পোস্ট.বাংলা']) {
    expect(isTaken(host), host).toBe(true)
  }
  for (const host of ['!!bad', 'https://smtp.example.com', 'smtp.example.com:587', 'a b']) {
    expect(isTaken(host), host).toBe(false)
  }
})

it.each([null, 'text', 7, [], [1, 2]])(
  'a stored tab that is none (%j) counts as not there [SE-09]',
  (tab) => {
    expect(settingsFrom({ flow: tab })).toEqual(defaultSettings)
  },
)

it('what an earlier version called otherwise is still what the seller chose [SE-09]', () => {
  const chosen = { strictSpeech: true, reviewSpeech: false, answerLanguages: ['bn', 'en'] }
  const { ai } = settingsFrom({ ai: chosen })
  expect(ai).toEqual({
    ...defaultSettings.ai,
    strictMode: true,
    review: false,
    languages: ['bn', 'en'],
  })
  // Stored under its new name since.
  expect(settingsFrom({ ai: { ...chosen, review: true } }).ai.review).toBe(true)
})

it('what is stored is read once, and another time where something else is stored [SE-09]', () => {
  const flow = { answersPerDay: 7 }
  expect(settingsFrom({ flow }).flow).toBe(settingsFrom({ flow }).flow)
  expect(settingsFrom({}).company).toBe(settingsFrom({}).company)
  expect(settingsFrom({ flow: { answersPerDay: 8 } }).flow.answersPerDay).toBe(8)
  expect(settingsFrom({ flow }).flow.answersPerDay).toBe(7)
})

it('half a character in a text of the shop is whole before it is kept, NUL is refused [SE-09]', () => {
  const half = 'Honey \uD83C'
  const whole = 'Honey \uFFFD'
  const card = (text: string) => ({
    id: 'way',
    subject: 'other',
    texts: [{ language: 'en', text }],
    areas: [text],
    until: null,
  })
  const tactics = (text: string) => ({
    ...defaultSettings.tactics,
    cards: [card(text)],
    fomoMessages: [text],
  })
  const kept = settingsTabs.tactics.parse(tactics(half))
  expect(kept.fomoMessages).toEqual([whole])
  expect(kept.cards).toMatchObject([{ texts: [{ text: whole }], areas: [whole] }])
  expect(requiredText.parse(half)).toBe(whole)
  expect(productFields.features.parse([half])).toEqual([whole])

  const issues = settingsTabs.tactics.safeParse(tactics('Honey\0')).error?.issues ?? []
  expect(issues.map(({ path }) => path.join('.'))).toEqual([
    'fomoMessages.0',
    'cards.0.texts.0.text',
    'cards.0.areas.0',
  ])
  for (const field of ['systemPrompt', 'shopFacts'] as const)
    expect(
      settingsTabs.ai.safeParse({ ...defaultSettings.ai, [field]: 'a\0b' }).error?.issues,
    ).toMatchObject([{ path: [field], message: refusal('field_nul') }])
})

it('a stored text with NUL, which earlier versions took, stays without it [SE-09]', () => {
  const { ai } = settingsFrom({ ai: { systemPrompt: 'Be\0 kind.' } })
  expect(ai.systemPrompt).toBe('Be kind.')
})
