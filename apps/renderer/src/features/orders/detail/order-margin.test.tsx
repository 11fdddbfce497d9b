import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { anOrder, anOrderDetail, configured } from '../../../testing/samples.ts'

let margin: { amount: number; value: number } | null
beforeEach(() => {
  serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [anOrder(3)],
    'GET /api/orders/3': () => anOrderDetail(3),
    'GET /api/orders/3/margin': () => ({ margin }),
  })
})

const items = async () => {
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  return sheet.findByRole('table', { name: 'Items' }).then((table) => table.parentElement)
}

it('the sheet of an order says its margin, its share and what is counted [AN-10]', async () => {
  margin = { amount: 450.5, value: 1_201 }
  renderAt('/orders?order=3')
  const said = await screen.findByText(/^Margin/)
  expect(said.textContent).toMatch(/^Margin ৳450\.50 · 37\.5%/)
  expect(said.textContent).toContain('less their cost price. Without delivery.')
})

it('a loss is said as one, and no share of nothing [AN-10]', async () => {
  margin = { amount: -20, value: 0 }
  renderAt('/orders?order=3')
  expect((await screen.findByText(/^Margin/)).textContent).toMatch(/^Margin -৳20[^%]*$/)
})

it('says nothing where it is not known [AN-10]', async () => {
  margin = null
  renderAt('/orders?order=3')
  expect((await items())?.textContent).not.toContain('Margin')
})
