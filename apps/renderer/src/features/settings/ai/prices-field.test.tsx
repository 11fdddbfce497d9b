import { type SettingsAnswer } from '@pal/core/contract/settings'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished } from 'vitest'

import { speak } from '../../../lib/i18n/i18n.ts'
import { escapeAsks } from '../../../testing/escape.ts'
import { serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings, configured } from '../../../testing/samples.ts'

let stored: SettingsAnswer
let asked: readonly Asked[]
beforeEach(() => {
  stored = {
    ...savedSettings,
    ai: { ...savedSettings.ai, apiKeySet: true, apiKeyLast4: '9876' },
  }
  ;({ asked } = serve({
    'GET /api/settings': () => stored,
    'GET /api/openai/models': () => [],
    'GET /api/openai/unpriced': () => [{ model: 'gpt-6-sol', answers: 7 }],
    'GET /api/facebook/config-status': () => configured,
    'POST /api/openai/config': () => ({ success: true, apiKeySet: true, apiKeyLast4: '9876' }),
  }))
})

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const rows = async () =>
  within(await screen.findByRole('table', { name: 'AI model prices' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
const dialog = async () => within(await screen.findByRole('dialog'))
const fill = async (label: string, value: string) =>
  fireEvent.change((await dialog()).getByLabelText(label), { target: { value } })
const done = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Done' }))

it('shows the published prices, and asks for those of used models that have none [AG-13]', async () => {
  renderAt('/settings?tab=ai')
  expect(await rows()).toEqual([
    'gpt-6-lunaas published$0.10$0.01$0.50',
    'gpt-5.6-lunaas published$0.20$0.02$1.20',
  ])
  expect(
    await screen.findByText(/no known price, so 7 answers are not included in costs/),
  ).toBeDefined()
  await press('Set price')
  expect((await dialog()).getByLabelText<HTMLInputElement>('Model').value).toBe('gpt-6-sol')
  await fill('Input', '2.5')
  await fill('Output', '10')
  await done()
  expect(screen.queryByText(/no price is known/)).toBeNull()
  expect((await rows())[0]).toContain('gpt-6-solNot saved yet')
  await press('Save changes')
  await screen.findByText('Settings saved')
  expect(asked.find(({ path }) => path === '/api/openai/config')?.body).toMatchObject({
    prices: [{ model: 'gpt-6-sol', input: 2.5, cachedInput: 2.5, output: 10 }],
  })
})

it('writes dollars with their sign on one side, from right to left, too [AG-13, SH-11]', async () => {
  await speak('ar')
  onTestFinished(() => speak('en'))
  renderAt('/settings?tab=ai')
  const price = await screen.findByText(/0\.50/)
  expect(price.textContent).toMatch(/^\u2066.+\u2069$/)
})

it('puts an own price before the published one, and takes it back [AG-13]', async () => {
  renderAt('/settings?tab=ai')
  await rows()
  await press('Price of gpt-6-luna')
  await fill('Output', '0.75')
  await done()
  expect(await rows()).toEqual([
    'gpt-6-lunaNot saved yet$0.10$0.01$0.75',
    'gpt-5.6-lunaas published$0.20$0.02$1.20',
  ])
  await press('Back to the published price of gpt-6-luna')
  expect((await rows())[0]).toBe('gpt-6-lunaas published$0.10$0.01$0.50')
})

it('marks the field that cannot be, and keeps what was typed', async () => {
  stored = {
    ...stored,
    ai: { ...stored.ai, prices: [{ model: 'jar', input: 1, cachedInput: 1, output: 1 }] },
  }
  renderAt('/settings?tab=ai')
  await rows()
  await press('Add price')
  await done()
  const form = await dialog()
  expect(form.getByText('Enter the name of the model.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Model')))
  await fill('Model', 'JAR')
  await fill('Input', '1')
  await fill('Cached input', '2')
  await done()
  expect(form.getByText('This model already has a price.')).toBeDefined()
  expect(form.getByText('Enter an amount from 0 to the input price.')).toBeDefined()
  expect(form.getByText('Enter an amount from 0 to 10,000.')).toBeDefined()
  expect(form.getByLabelText<HTMLInputElement>('Model').value).toBe('JAR')
})

it('asks before a typed price is lost [SE-09, SH-07]', async () => {
  renderAt('/settings?tab=ai')
  await rows()
  await press('Add price')
  const model = (await dialog()).getByLabelText<HTMLInputElement>('Model')
  await fill('Model', 'jar')
  await expect(escapeAsks('Add price', () => model.value)).resolves.toBeUndefined()
})

it('what a US dollar costs is set here, each currency for itself [CP-09, SE-01]', async () => {
  stored = { ...stored, ai: { ...stored.ai, dollarRates: { EUR: 0.9 } } }
  renderAt('/settings?tab=ai&field=settings.rates.title')
  const field = (code: string) => screen.findByLabelText<HTMLInputElement>(`1 US dollar in ${code}`)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('US dollar exchange rates'))
  expect((await field('EUR')).value).toBe('0.9')
  fireEvent.change(await field('BDT'), { target: { value: '0' } })
  await press('Save changes')
  await waitFor(async () => expect((await field('BDT')).getAttribute('aria-invalid')).toBe('true'))
  fireEvent.change(await field('BDT'), { target: { value: '121.5' } })
  fireEvent.change(await field('EUR'), { target: { value: '' } })
  await press('Save changes')
  await screen.findByText('Settings saved')
  expect(asked.find(({ path }) => path === '/api/openai/config')?.body).toMatchObject({
    dollarRates: { BDT: 121.5 },
    was: { dollarRates: { EUR: 0.9 } },
  })
})
