import { answerOf, because, messageOf } from '@pal/core/texts/reason'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { closeTestChat } from '../../lib/test-chat.ts'
import { refusal, serve, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { campaign } from '../campaigns/campaign.testing.ts'

const wantsOwner = because('agent_hands_over_for', {
  why: because('wants_human'),
  words: 'Wants the owner',
})
const state = {
  stage: 'interested',
  customer: { name: 'Rahima', phone: null, address: null, language: 'en' },
  cart: [{ productId: 1, quantity: 2 }],
  offer: null,
  request: null,
  concessions: [],
  upsold: { count: 0, over: false },
  orders: [],
}
const order = {
  step: 'incomplete',
  missing: ['phone', 'address'],
  lines: [{ name: 'Honey', quantity: 2, unitPrice: 650, total: 1_300 }],
  subtotal: 1_300,
  discount: 0,
  delivery: 60,
  total: 1_360,
  currency: 'BDT',
  number: null,
}
const spent = {
  checks: [],
  model: 'gpt-6-luna',
  inputTokens: 1_200,
  cachedInputTokens: 0,
  outputTokens: 80,
  cost: 0.0002,
  latencyMs: 900,
  picture: null,
  buttons: [],
  held: null,
}
const said = {
  answer: 'It is ৳650.',
  decision: {
    text: 'It is {{price:1}}.',
    stage: 'interested',
    handOver: false,
    handOverReason: null,
  },
  order,
  ...spent,
  state,
}

let asked: readonly Asked[]
let answer: () => unknown

beforeEach(() => {
  closeTestChat()
  answer = () => said
  ;({ asked } = serve({
    'GET /api/campaigns': () => [
      campaign({ id: 1, name: 'Winter', status: 'paused' }),
      campaign({ id: 2, name: 'Honey week' }),
    ],
    'POST /api/agent/preview': () => answer(),
  }))
})

const bodies = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body)
const open = async (name: RegExp) => {
  renderAt('/campaigns')
  await userEvent.click(await screen.findByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name: 'Test chat' }))
}
const say = async (text: string) =>
  userEvent.type(screen.getByRole('textbox', { name: 'Message as the customer' }), `${text}{Enter}`)

it('begins at its beginning, and follows what is said [AG-11]', async () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  onTestFinished(() => scrolled.mockRestore())
  const chat = await open(/^Test chat with Honey week/)
  expect(await chat.findByText('Write what a customer would write')).toBeDefined()
  expect(scrolled).not.toHaveBeenCalled()
  await say('How much?')
  expect(await chat.findByText('It is ৳650.')).toBeDefined()
  expect(scrolled).toHaveBeenCalled()
})

it('asks the agent from a campaign’s card, and shows what it makes of the sale [AG-11]', async () => {
  const chat = await open(/^Test chat with Honey week/)
  expect(await chat.findByText(/Nothing is sent to Facebook/)).toBeDefined()
  expect(chat.getByRole<HTMLSelectElement>('combobox', { name: 'Campaign' }).value).toBe('2')
  await say('How much?')
  expect(await chat.findByText('It is ৳650.')).toBeDefined()
  const facts = within(chat.getByRole('complementary', { name: 'Where the sale stands' }))
  for (const words of [
    'Interested',
    'Rahima',
    'Honey',
    '৳1,360',
    'Still missing: phone, address',
    'Prices, promises and addresses are as you set them',
    '1,200 tokens read, 80 written, 0.9 s',
  ])
    expect(facts.getByText(words, { exact: false })).toBeDefined()

  await say('And two?')
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toEqual({
    campaignId: 2,
    messages: [
      { from: 'customer', text: 'How much?' },
      { from: 'page', text: 'It is ৳650.' },
      { from: 'customer', text: 'And two?' },
    ],
    state,
  })
  expect(await facts.findByText(/\$0\.0004 for this chat/)).toBeDefined()
})

it('says where nothing would go out, and where it hands over [AG-11]', async () => {
  const chat = await open(/^Test chat with Honey week/)
  const checks = [
    {
      code: 'check_found',
      params: { problem: { code: 'check_amount' }, found: '99 taka' },
      message: 'as the server says it',
    },
  ]
  const held = { said: 'A person of our shop will answer you.', draft: 'For you it is 99 taka.' }
  answer = () => ({ ...said, answer: null, held, decision: null, order: null, checks })
  await say('Cheaper?')
  expect(await chat.findByText(/this draft waits for you/)).toBeDefined()
  expect(chat.getByText('A person of our shop will answer you.')).toBeDefined()
  expect(chat.getByText('For you it is 99 taka.')).toBeDefined()
  expect(
    chat.getByText('An amount that your prices and settings do not give: “99 taka”'),
  ).toBeDefined()

  answer = () => ({
    ...said,
    decision: { ...said.decision, handOver: true, handOverReason: answerOf(wantsOwner) },
  })
  await say('I want the owner')
  expect(await chat.findByText(/hands the chat over to you/)).toBeDefined()
  expect(chat.getByText(messageOf(wantsOwner))).toBeDefined()
  // What was never said is no part of the chat, what the customer heard instead is.
  expect(bodies()[1]).toMatchObject({
    messages: [
      { from: 'customer', text: 'Cheaper?' },
      { from: 'page', text: 'A person of our shop will answer you.' },
      { from: 'customer', text: 'I want the owner' },
    ],
  })
})

it('begins in the message, also while the campaigns are still loading, and says where answers would be drafts [AG-11, AG-25]', async () => {
  serve({
    'GET /api/campaigns': async () => {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return [campaign({ id: 2, name: 'Honey week', draftMode: true })]
    },
    'POST /api/agent/preview': () => answer(),
  })
  const chat = await open(/^Test chat with Honey week/)
  const message = await chat.findByRole('textbox', { name: 'Message as the customer' })
  await waitFor(() => expect(document.activeElement).toBe(message))
  expect(chat.getByText(/answers wait for you as drafts/)).toBeDefined()
})

it('keeps what was written where the model fails, and asks again [AG-11]', async () => {
  const chat = await open(/^Test chat with Honey week/)
  answer = () => refusal(502, 'upstream', 'There is no credit left.')
  await say('Hi')
  expect((await chat.findByRole('alert')).textContent).toContain('There is no credit left.')
  answer = () => said
  await userEvent.click(chat.getByRole('button', { name: 'Try again' }))
  expect(await chat.findByText('It is ৳650.')).toBeDefined()
  expect(bodies()).toEqual([bodies()[0], bodies()[0]])
})

it('takes a second message while the agent is answering, and answers both at once [AG-11]', async () => {
  const chat = await open(/^Test chat with Honey week/)
  let release: (value: unknown) => void = () => undefined
  answer = () =>
    new Promise((resolve) => {
      release = resolve
    })
  await say('How much?')
  await chat.findByText('The agent is writing…')
  const late = release
  answer = () => ({ ...said, answer: 'Two are ৳1,300.' })
  await say('For two')
  expect(await chat.findByText('Two are ৳1,300.')).toBeDefined()
  expect(bodies()[1]).toMatchObject({
    messages: [
      { from: 'customer', text: 'How much?' },
      { from: 'customer', text: 'For two' },
    ],
  })
  late(said)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(chat.queryByText('It is ৳650.')).toBeNull()
})

it('begins again with another campaign, or when asked to [AG-11]', async () => {
  const chat = await open(/^Test chat with Honey week/)
  await userEvent.click(chat.getByRole('button', { name: 'Hi, how much is it?' }))
  await chat.findByText('It is ৳650.')
  await userEvent.click(chat.getByRole('button', { name: 'Start over' }))
  expect(chat.queryByText('It is ৳650.')).toBeNull()
  await userEvent.selectOptions(chat.getByRole('combobox', { name: 'Campaign' }), 'Winter')
  await say('Hello')
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toMatchObject({ campaignId: 1, state: null })
})

it('tries strategies that are not saved, and Escape leaves their dialog open [AG-11, ST-03]', async () => {
  renderAt('/campaigns')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Configure strategies of Honey week' }),
  )
  await userEvent.click(await screen.findByRole('switch', { name: /Urgency/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Try it in a test chat' }))
  const chat = within(await screen.findByRole('dialog', { name: 'Test chat' }))
  expect(chat.getByText('With your changes that are not saved yet')).toBeDefined()
  await say('Hi')
  await waitFor(() => expect(bodies()).toHaveLength(1))
  expect(bodies()[0]).toMatchObject({ campaignId: 2, strategies: { urgencyEnabled: true } })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Test chat' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Sales strategies' })).toBeDefined()
})

it('draws the buttons below the newest answer, and a tap is the customer’s [AG-11, AG-29]', async () => {
  const chat = await open(/^Test chat with Honey week/)
  const buttons = [
    { title: 'Yes, place order', payload: 'pal:yes:1' },
    { title: 'Change something', payload: 'pal:change' },
  ]
  answer = () => ({ ...said, buttons })
  await say('Two jars')
  const below = within(await chat.findByRole('group', { name: 'The customer can tap:' }))
  expect(below.getByRole('button', { name: 'Change something' })).toBeDefined()
  answer = () => said
  await userEvent.click(below.getByRole('button', { name: 'Yes, place order' }))
  await waitFor(() => expect(bodies()).toHaveLength(2))
  expect(bodies()[1]).toMatchObject({
    messages: [
      { from: 'customer', text: 'Two jars' },
      { from: 'page', text: 'It is ৳650.' },
      { from: 'customer', text: 'Yes, place order', tap: 'pal:yes:1' },
    ],
  })
  await waitFor(() => expect(chat.queryByRole('button', { name: 'Change something' })).toBeNull())
})
