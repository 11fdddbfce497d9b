import type { OrderDetail } from '@pal/core/contract/orders'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { anOrder, anOrderDetail, configured } from '../../../testing/samples.ts'

async function open(over: Partial<OrderDetail>) {
  let detail = anOrderDetail(3, over)
  const { asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/orders': () => [anOrder(3)],
    'GET /api/orders/3': () => detail,
    'POST /api/orders/3/set-back': () =>
      (detail = { ...detail, status: detail.setBackTo ?? detail.status, setBackTo: null }),
  })
  renderAt('/orders?order=3')
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  await sheet.findByText(detail.customerName)
  return { sheet, sent: () => asked.filter(({ path }) => path.endsWith('/set-back')) }
}

it.each([
  ['delivered', 'shipped', 'Set back to Shipped', 'Its history keeps both'],
  ['cancelled', 'confirmed', 'Set back to Confirmed', 'Its items leave the stock again'],
  ['processing', 'confirmed', 'Set back to Confirmed', 'The customer is not told'],
] as const)(
  'an order that is %s is set back to %s, once that was meant [OR-06]',
  async (status, setBackTo, name, text) => {
    const { sheet, sent } = await open({ status, setBackTo })
    await userEvent.click(await sheet.findByRole('button', { name }))
    const question = within(await screen.findByRole('dialog', { name: /^Set PAL-/ }))
    expect(question.getByText(new RegExp(text))).toBeDefined()
    expect(sent()).toEqual([])
    await userEvent.click(question.getByRole('button', { name }))
    await waitFor(() => expect(sent()).toMatchObject([{ body: { from: status } }]))
    await waitFor(() => expect(sheet.queryByRole('button', { name })).toBeNull())
  },
)

it('the second click of a double click leaves the question open [OR-06]', async () => {
  await open({ status: 'delivered', setBackTo: 'shipped' })
  const sheet = within(await screen.findByRole('dialog', { name: 'Order' }))
  const back = await sheet.findByRole('button', { name: 'Set back to Shipped' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const question = () => screen.queryByRole('dialog', { name: /^Set PAL-/ })
  const beside = () =>
    fireEvent.click([...document.querySelectorAll('.mantine-Modal-overlay')].at(-1) ?? document)
  fireEvent.click(back)
  await wait(400)
  expect(question()).not.toBeNull()
  beside()
  await wait(400)
  expect(question()).not.toBeNull()
  // Later a click beside it is meant.
  beside()
  await wait(400)
  expect(question()).toBeNull()
})

it('nothing is offered where something has followed [OR-06]', async () => {
  const { sheet } = await open({ status: 'delivered', setBackTo: null })
  expect(sheet.queryByRole('button', { name: /Set back/ })).toBeNull()
})
