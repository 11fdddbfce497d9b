import { type Card, type SettingsAnswer } from '@pal/core/contract/settings'
import { mostDeliveryAreas } from '@pal/core/domain/orders/delivery-areas'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings, configured } from '../../../testing/samples.ts'

/** The tactics page on these settings. */
async function openTab(tactics: Partial<SettingsAnswer['tactics']>) {
  let stored: SettingsAnswer = {
    ...savedSettings,
    ai: { ...savedSettings.ai, apiKeySet: true, apiKeyLast4: '9876' },
    tactics: { ...savedSettings.tactics, deliveryFee: 60, ...tactics },
  }
  const { asked } = serve({
    'GET /api/settings': () => stored,
    'GET /api/tactics/stats': () => [],
    'GET /api/facebook/config-status': () => configured,
    'PUT /api/settings': ({ body }) => {
      const { tactics } = body as Pick<SettingsAnswer, 'tactics'>
      stored = { ...stored, tactics: { ...stored.tactics, ...tactics } }
      return stored
    },
  })
  renderAt('/settings?tab=tactics')
  const group = within(await screen.findByRole('group', { name: 'Delivery fees by area' }))
  return {
    group,
    fields: (label: string) => group.getAllByLabelText<HTMLInputElement>(label),
    press: (name: string) => userEvent.click(group.getByRole('button', { name })),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save changes' })),
    saved: () =>
      asked.findLast(({ method }) => method === 'PUT')?.body as
        | Pick<SettingsAnswer, 'tactics'>
        | undefined,
  }
}

const type = (field: HTMLInputElement | undefined, value: string) => {
  if (!field) throw new Error('no such field')
  fireEvent.change(field, { target: { value } })
}
const outside = { id: 'area-1', name: 'Outside Dhaka', fee: 120 }
const delivery = (text: string, parts: Partial<Card> = {}): Card => ({
  id: 'delivery',
  subject: 'delivery',
  texts: [{ language: 'en', text }],
  areas: [],
  until: null,
  ...parts,
})

it('areas are added with a fee in any digits, kept, and deleted [SE-05, AG-20]', async () => {
  const { fields, press, save, saved, group } = await openTab({})
  await press('Add area')
  expect(document.activeElement).toBe(fields('Area')[0])
  type(fields('Area')[0], 'ঢাকার বাইরে')
  type(fields('Fee')[0], '১২০')
  await press('Add area')
  type(fields('Area')[1], 'Sylhet')
  type(fields('Fee')[1], '150.50')
  // The card that the program makes says all of them.
  expect(screen.getByText('Delivery costs ৳60 (ঢাকার বাইরে: ৳120, Sylhet: ৳150.50).')).toBeDefined()
  await save()
  await screen.findByText('Settings saved')
  const anId = expect.stringMatching(/^area-[a-f\d]{8}$/) as string
  const [first, second] = [
    { id: anId, name: 'ঢাকার বাইরে', fee: 120 },
    { id: anId, name: 'Sylhet', fee: 150.5 },
  ]
  expect(saved()?.tactics).toEqual({ deliveryAreas: [first, second] })
  await press('Delete area: ঢাকার বাইরে')
  expect(fields('Area').map(({ value }) => value)).toEqual(['Sylhet'])
  expect(fields('Fee').map(({ value }) => value)).toEqual(['150.50'])
  await save()
  expect(saved()?.tactics.deliveryAreas).toEqual([second])
  expect(group.getAllByRole('listitem')).toHaveLength(1)
})

it('the id of a deleted area is never that of another, also after it was saved [SE-05, AG-20]', async () => {
  const { fields, press, save, saved } = await openTab({})
  const ids = new Set<string | undefined>()
  for (const name of ['Dhaka', 'Sylhet', 'Mirpur']) {
    await press('Add area')
    type(fields('Area')[0], name)
    type(fields('Fee')[0], '60')
    await save()
    await waitFor(() => expect(saved()?.tactics.deliveryAreas[0]?.name).toBe(name))
    ids.add(saved()?.tactics.deliveryAreas[0]?.id)
    await press(`Delete area: ${name}`)
    await save()
    await waitFor(() => expect(saved()?.tactics.deliveryAreas).toEqual([]))
  }
  expect(ids.size).toBe(3)
})

it('what cannot be is said beside its field, and nothing is saved [SE-05, SE-09]', async () => {
  const { fields, press, save, saved } = await openTab({ deliveryAreas: [outside] })
  await press('Add area')
  await save()
  expect(await screen.findByText('Must not be empty.')).toBeDefined()
  expect(fields('Fee')[1]?.getAttribute('aria-invalid')).toBe('true')
  type(fields('Area')[1], 'outside  dhaka ')
  type(fields('Fee')[1], '-5')
  await save()
  expect(fields('Fee')[1]?.getAttribute('aria-invalid')).toBe('true')
  type(fields('Fee')[1], '90')
  await save()
  expect(await screen.findByText('Must not be the name of another area.')).toBeDefined()
  expect(fields('Area').map((field) => field.getAttribute('aria-invalid'))).toEqual([null, 'true'])
  expect(saved()).toBeUndefined()
})

it('there are twelve at most [SE-05]', async () => {
  const full = Array.from({ length: mostDeliveryAreas }, (_, at) => ({
    id: `area-${at + 1}`,
    name: `Area ${at + 1}`,
    fee: at,
  }))
  const { group } = await openTab({ deliveryAreas: full })
  expect(group.getByRole('button', { name: 'Add area' })).toHaveProperty('disabled', true)
})

it('a delivery card with a fee that no order is charged says so, on the list and in its dialog [AG-20]', async () => {
  const says = (said: string, fees: string) =>
    screen.findAllByText(`This card says ${said}, but orders charge ${fees} for delivery.`)
  const { fields, press } = await openTab({ cards: [delivery('Outside Dhaka: ৳120, 3 days.')] })
  expect(await says('৳120', '৳60')).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: /^Edit card/ }))
  expect(await says('৳120', '৳60')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  // As soon as orders charge it, the card is right.
  await press('Add area')
  type(fields('Area')[0], 'Outside Dhaka')
  type(fields('Fee')[0], '120')
  expect(screen.queryByText(/^This card says/)).toBeNull()
})

it.each([
  ['the fee itself', delivery('Delivery is ৳60.'), null],
  ['an area’s fee', delivery('৳60 in Dhaka, ৳120 outside.'), null],
  ['a slot', delivery('{fee}, three days'), null],
  ['the free delivery threshold', delivery('Free from ৳4,000.'), null],
  ['another subject', delivery('Refunds of up to ৳500.', { subject: 'returns' }), null],
  ['a card of that area with the other fee', delivery('৳60', { areas: ['Outside Dhaka'] }), '৳120'],
])('a card that says %s', async (_, card, fees) => {
  await openTab({ cards: [card], deliveryAreas: [outside], freeDeliveryEnabled: true })
  const warning = fees && `This card says ৳60, but orders charge ${fees} for delivery.`
  const shown = screen.queryByText(/^This card says/)
  expect(shown && shown.textContent).toBe(warning)
})
