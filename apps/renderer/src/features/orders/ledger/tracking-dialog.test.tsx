import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { escapeAsks } from '../../../testing/escape.ts'
import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { anOrder, configured } from '../../../testing/samples.ts'

const rows = [
  { line: 1, order: 'PAL-000001', tracking: 'DA-1', id: 1, customerName: 'Rahim', outcome: 'set' },
  { line: 2, order: 'PAL-000002', tracking: 'DA-2', id: 2, customerName: 'Mina', outcome: 'set' },
  { line: 3, order: 'PAL-000099', tracking: 'DA-3', id: null, customerName: null },
].map((row, index) => ({
  outcome: 'refused',
  ...row,
  before: index === 1 ? 'RX-1' : null,
  reason: index === 2 ? { code: 'order_not_found', message: 'The order was not found' } : null,
}))

it('a list of tracking numbers is looked at before it is stored [OR-09, SH-07]', async () => {
  const { asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [anOrder(1)],
    'GET /api/orders/sums': () => ({ atLeast: false, sums: [] }),
    'GET /api/orders/couriers': () => ({ names: [], delivered: false, owed: [] }),
    'POST /api/orders/track': ({ body }) => ({
      stored: !(body as { dryRun?: boolean }).dryRun,
      set: 2,
      rows,
    }),
  })
  const sent = () => asked.filter(({ path }) => path === '/api/orders/track')
  renderAt('/orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Shipping and export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add tracking numbers' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add tracking numbers' })
  const list = within(dialog).getByLabelText('Orders and tracking numbers')
  expect(within(dialog).getByRole('button', { name: 'Check' })).toHaveProperty('disabled', true)
  // A file of the courier is in the list, where it can be looked at.
  await userEvent.upload(
    within(dialog).getByLabelText('Choose a file', { selector: 'input' }),
    new File(['PAL-000001,DA-1\nPAL-000002,DA-2\n'], 'parcels.csv', { type: 'text/csv' }),
  )
  await waitFor(() => expect(list).toHaveProperty('value', 'PAL-000001,DA-1\nPAL-000002,DA-2\n'))
  await userEvent.upload(
    within(dialog).getByLabelText('Choose a file', { selector: 'input' }),
    new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'parcels.xls'),
  )
  expect(await screen.findByText(/or an Excel file \(.xlsx\) without a password/)).toBeDefined()
  expect(list).toHaveProperty('value', 'PAL-000001,DA-1\nPAL-000002,DA-2\n')
  await userEvent.type(within(dialog).getByLabelText('Courier for all of these'), 'Pathao')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check' }))
  const table = await within(dialog).findByRole('table', { name: 'What will happen' })
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'OrderCustomerTracking numberWhat happens',
    'PAL-000001RahimDA-1Will be set',
    'PAL-000002MinaDA-2Replaces RX-1',
    'PAL-000099DA-3The order was not found',
  ])
  // What is left out looks otherwise, too.
  const refused = within(table)
    .getAllByRole('row')
    .map(({ dataset }) => dataset['refused'] !== undefined)
  expect(refused).toEqual([false, false, false, true])
  expect(document.activeElement).toBe(table)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  const set = within(dialog).getByRole('button', { name: 'Set 2 tracking numbers' })
  expect(document.activeElement).toBe(set)
  // What is changed after that is looked at again.
  await userEvent.type(list, 'x')
  expect(within(dialog).queryByRole('table')).toBeNull()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Set 2 tracking numbers' }))
  expect(await screen.findByText('2 tracking numbers set')).toBeDefined()
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Add tracking numbers' })).toBeNull(),
  )
  expect(sent().map(({ body }) => (body as { dryRun?: boolean }).dryRun)).toEqual([
    true,
    true,
    undefined,
  ])
  expect(sent().at(-1)?.body).toMatchObject({
    courier: 'Pathao',
    list: 'PAL-000001,DA-1\nPAL-000002,DA-2\nx',
  })
})

it('Escape and Cancel ask before a list of tracking numbers is lost [OR-09, SH-07]', async () => {
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [anOrder(1)],
    'GET /api/orders/sums': () => ({ atLeast: false, sums: [] }),
    'GET /api/orders/couriers': () => ({ names: [], delivered: false, owed: [] }),
  })
  renderAt('/orders')
  await userEvent.click(await screen.findByRole('button', { name: 'Shipping and export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add tracking numbers' }))
  const list = await screen.findByLabelText<HTMLTextAreaElement>('Orders and tracking numbers')
  await userEvent.type(list, 'PAL-000001 DA-1')
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDefined()
  await expect(escapeAsks('Add tracking numbers', () => list.value)).resolves.toBeUndefined()
})
