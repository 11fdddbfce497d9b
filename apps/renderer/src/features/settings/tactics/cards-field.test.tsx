import { type Card, type SettingsAnswer } from '@pal/core/contract/settings'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

import { setTimeZone } from '../../../lib/format/time-zone.ts'
import { refusal, serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings, configured } from '../../../testing/samples.ts'

let stored: SettingsAnswer
let asked: readonly Asked[]
beforeEach(() => {
  stored = {
    ...savedSettings,
    ai: { ...savedSettings.ai, apiKeySet: true, apiKeyLast4: '9876' },
    tactics: { ...savedSettings.tactics, deliveryFee: 60 },
  }
  ;({ asked } = serve({
    'GET /api/settings': () => stored,
    'GET /api/tactics/stats': () => [],
    'GET /api/facebook/config-status': () => configured,
    'PUT /api/settings': ({ body }) => {
      const { tactics } = body as { tactics: SettingsAnswer['tactics'] }
      stored = { ...stored, tactics: { ...stored.tactics, ...tactics } }
      return stored
    },
  }))
})

const saved = () =>
  asked.findLast(({ method }) => method === 'PUT')?.body as { tactics: { cards: Card[] } }
const returns: Card = {
  id: 'returns',
  subject: 'returns',
  texts: [{ language: 'en', text: 'You can return it within 7 days.' }],
  areas: [],
  until: null,
}

it('a card that is about something else now leaves its question open, once [AG-20]', async () => {
  const complained = vi.spyOn(console, 'error')
  onTestFinished(() => complained.mockRestore())
  stored = { ...stored, tactics: { ...stored.tactics, cards: [{ ...returns, id: 'delivery' }] } }
  renderAt('/settings?tab=tactics')
  expect(
    await screen.findAllByRole('button', {
      name: 'Answer: How long does delivery take, and what does it cost?',
    }),
  ).toHaveLength(1)
  expect(screen.getByText('You can return it within 7 days.')).toBeDefined()
  expect(complained).not.toHaveBeenCalled()
})

it('asks the five questions, says what stays unsaid, and keeps an answer with its preview [AG-20]', async () => {
  renderAt('/settings?tab=tactics')
  expect(await screen.findAllByText('Not answered: the agent says nothing about it.')).toHaveLength(
    5,
  )
  await userEvent.click(
    screen.getByRole('button', {
      name: 'Answer: How long does delivery take, and what does it cost?',
    }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Add card' }))
  const write = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(dialog.getByText('Write the text in at least one language.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Text in English')))
  write('Text in English', '2-3 days for {price}')
  expect(dialog.getByText('This can’t be filled in: {price}')).toBeDefined()
  write('Text in English', '2-3 days for {fee}')
  write('Only in these places', 'Dhaka, ঢাকা،Mirpur, ')
  const preview = within(dialog.getByRole('region', { name: 'As the customer sees it' }))
  expect(preview.getByText('Dhaka: 2-3 days for ৳60')).toBeDefined()
  await userEvent.selectOptions(dialog.getByLabelText('Add a language'), 'bn')
  write('Text in বাংলা', '{fee}, ২-৩ দিন')
  expect(preview.getByText('Dhaka: ৳60, ২-৩ দিন')).toBeDefined()
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Only for Dhaka, ঢাকা, Mirpur · Also in: বাংলা')).toBeDefined()
  expect(screen.getByText('Not saved yet')).toBeDefined()
  expect(screen.getAllByText('Not answered: the agent says nothing about it.')).toHaveLength(4)
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Settings saved')
  expect(saved().tactics.cards).toEqual([
    {
      id: 'delivery',
      subject: 'delivery',
      texts: [
        { language: 'en', text: '2-3 days for {fee}' },
        { language: 'bn', text: '{fee}, ২-৩ দিন' },
      ],
      areas: ['Dhaka', 'ঢাকা', 'Mirpur'],
      until: null,
    },
  ])
})

it('says in words when a card is true, and which are silent now [AG-20]', async () => {
  const free = { ...returns, id: 'other', subject: 'other' as const }
  stored = {
    ...stored,
    tactics: {
      ...stored.tactics,
      cards: [
        { ...returns, until: '2001-01-31' },
        { ...free, texts: [{ language: 'en', text: 'Free from {free_from}' }] },
        { ...free, id: 'de', texts: [{ language: 'de', text: 'Gratis ab {free_from}' }] },
      ],
    },
  }
  renderAt('/settings?tab=tactics')
  expect(await screen.findByText(/^Ended on January 31, 2001: no longer said/)).toBeDefined()
  expect(screen.getAllByText(/Not said: \{free_from\} has no value/)).toHaveLength(2)
  expect(screen.getByText('Delivery costs ৳60.')).toBeDefined()
  expect(screen.getByText('Off now · While the bundle discount is on')).toBeDefined()
  expect(screen.getByText('The offer ends on …')).toBeDefined()
  await userEvent.click(screen.getByRole('switch', { name: 'Free delivery' }))
  expect(screen.queryByText(/Not said: \{free_from\}/)).toBeNull()
  expect(screen.getByText('Free from ৳4,000')).toBeDefined()
  expect(screen.getByText('Gratis ab 4.000 ৳')).toBeDefined()
  await userEvent.click(
    screen.getByRole('button', { name: 'Delete card: You can return it within 7 days.' }),
  )
  expect(screen.queryByText('You can return it within 7 days.')).toBeNull()
})

it('the last day of a card is that day, wherever the shop is [AG-20]', async () => {
  const { tactics } = stored
  stored = { ...stored, tactics: { ...tactics, cards: [{ ...returns, until: '2999-01-31' }] } }
  onTestFinished(() => setTimeZone('UTC'))
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    setTimeZone(zone)
    renderAt('/settings?tab=tactics')
    expect(await screen.findByText(/January 31, 2999/)).toBeDefined()
    cleanup()
  }
})

it('suggests a translation where a language is empty, which counts once the card is saved [AG-20]', async () => {
  stored = { ...stored, tactics: { ...stored.tactics, cards: [returns] } }
  let fails = true
  ;({ asked } = serve({
    'GET /api/settings': () => stored,
    'GET /api/tactics/stats': () => [],
    'GET /api/facebook/config-status': () => configured,
    'POST /api/cards/translation': () =>
      fails
        ? refusal(502, 'refused_upstream', 'The key is wrong.')
        : { text: 'Puedes devolverlo en 7 días.' },
  }))
  renderAt('/settings?tab=tactics')
  await userEvent.click(
    await screen.findByRole('button', { name: 'Edit card: You can return it within 7 days.' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit card' }))
  expect(dialog.queryByRole('button', { name: 'Suggest a translation' })).toBeNull()
  await userEvent.selectOptions(dialog.getByLabelText('Add a language'), 'es')
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest a translation' }))
  expect(await dialog.findByText('The key is wrong.')).toBeDefined()
  fails = false
  await userEvent.click(dialog.getByRole('button', { name: 'Suggest a translation' }))
  expect(await dialog.findByDisplayValue('Puedes devolverlo en 7 días.')).toBeDefined()
  expect(dialog.getByText(/^A suggestion\./)).toBeDefined()
  expect(asked.findLast(({ method }) => method === 'POST')?.body).toEqual({
    text: 'You can return it within 7 days.',
    from: 'en',
    to: 'es',
  })
  fireEvent.change(dialog.getByLabelText('Text in Español'), { target: { value: 'Lo mío' } })
  expect(dialog.queryByText(/A suggestion\./)).toBeNull()
})

it('a translation from outside is said to nobody until it is approved or written over [AG-20]', async () => {
  const { texts } = returns
  const proposed = [
    ...texts,
    { language: 'es' as const, text: 'Puedes devolverlo en 7 días.', approved: false },
    { language: 'de' as const, text: 'Rückgabe in 7 Tagen.', approved: false },
    { language: 'fr' as const, text: 'Retour sous 7 jours.', approved: false },
  ]
  stored = { ...stored, tactics: { ...stored.tactics, cards: [{ ...returns, texts: proposed }] } }
  renderAt('/settings?tab=tactics')
  const waiting = /Waits for your approval in: (.*)$/
  expect((await screen.findByText(waiting)).textContent).toMatch(/Español, Deutsch, Français$/)
  await userEvent.click(
    await screen.findByRole('button', { name: 'Edit card: You can return it within 7 days.' }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit card' }))
  expect(dialog.getAllByText(/^Only a suggestion:/)).toHaveLength(3)
  const [spanish] = dialog.getAllByRole('button', { name: 'Approve' })
  await userEvent.click(spanish!)
  fireEvent.change(dialog.getByLabelText('Text in Deutsch'), { target: { value: '7 Tage.' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
  expect(screen.getByText(waiting).textContent).toMatch(/in: Français$/)
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Settings saved')
  expect(saved().tactics.cards[0]?.texts).toEqual([
    ...texts,
    { language: 'es', text: 'Puedes devolverlo en 7 días.' },
    { language: 'de', text: '7 Tage.' },
    { language: 'fr', text: 'Retour sous 7 jours.', approved: false },
  ])
})

it('what is written in another language than its field says can be put where it belongs [AG-20, AG-22]', async () => {
  renderAt('/settings?tab=tactics')
  await userEvent.click(
    await screen.findByRole('button', { name: /^Answer: How can customers pay/ }),
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Add card' }))
  const words = 'বিকাশ বা নগদ: bKash 01700000000'
  const move = () => dialog.queryByRole('button', { name: /^This is in বাংলা/ })
  fireEvent.change(dialog.getByLabelText('Text in English'), { target: { value: 'bKash (বিকাশ)' } })
  expect(move()).toBeNull()
  fireEvent.change(dialog.getByLabelText('Text in English'), { target: { value: words } })
  await userEvent.click(move() ?? document.body)
  expect(dialog.queryByLabelText('Text in English')).toBeNull()
  const field = dialog.getByLabelText<HTMLTextAreaElement>('Text in বাংলা')
  expect([field.value, document.activeElement]).toEqual([words, field])
  expect(move()).toBeNull()
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await screen.findByText('Settings saved')
  expect(saved().tactics.cards[0]?.texts).toEqual([{ language: 'bn', text: words }])
})

it('a new last day is not over already, and says so at its field [AG-20]', async () => {
  stored = {
    ...stored,
    tactics: { ...stored.tactics, cards: [{ ...returns, until: '2002-02-02' }] },
  }
  renderAt('/settings?tab=tactics')
  const edit = await screen.findByRole('button', { name: /^Edit.*return it/ })
  await userEvent.click(edit)
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit card' }))
  const day = dialog.getByLabelText('Last day')
  const save = dialog.getByRole('button', { name: 'Done' })
  fireEvent.change(day, { target: { value: '2001-01-01' } })
  await userEvent.click(save)
  expect(dialog.getByText('This day is over already')).toBeDefined()
  // What has ended may be written otherwise.
  fireEvent.change(day, { target: { value: '2002-02-02' } })
  await userEvent.click(save)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // Also where the dialog is taken away at once.
  expect(document.activeElement).toBe(edit)
})

it('what may be told without a card is said where there is something, and leads there and back [AG-20, SE-03]', async () => {
  const facts = { ...stored.ai, shopFacts: 'Delivery takes 2 days.' }
  stored = { ...stored, ai: facts }
  renderAt('/settings?tab=tactics')
  expect(
    await screen.findAllByText(
      'No card: the agent may only say what is written in AI Configuration.',
    ),
  ).toHaveLength(5)
  await userEvent.click(screen.getByRole('link', { name: 'Open AI Configuration' }))
  const field = await screen.findByLabelText('What customers may be told')
  await waitFor(() => expect(document.activeElement).toBe(field))
  await userEvent.click(screen.getByRole('link', { name: 'Cards: what your shop stands by' }))
  expect(await screen.findByRole('button', { name: 'Add card' })).toBeDefined()
  cleanup()
  // With approved phrases only, it says none of them.
  stored = { ...stored, ai: { ...facts, strictMode: true } }
  renderAt('/settings?tab=tactics')
  expect(await screen.findAllByText('Not answered: the agent says nothing about it.')).toHaveLength(
    5,
  )
})
