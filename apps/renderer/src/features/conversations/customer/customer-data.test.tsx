import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { aDetail, configured, oneChat } from '../../../testing/samples.ts'

it('a customer is handed out as a file, and erased after a question [EN-02]', async () => {
  const erased = Promise.withResolvers<object>()
  const nusrat = { customerName: 'Nusrat', customerId: '24/7' }
  const collected = { ...aDetail(1).collected, phone: '01711123456' }
  const past = { ...aDetail(1).customerOrders, orders: 3, delivered: 1, cancelled: 1 }
  const { asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, { ...nusrat, collected, customerOrders: past }),
    'GET /api/conversations/1/messages': () => [],
    'GET /api/facebook/conversation-messages/1': () => [],
    'POST /api/conversations/1/seen': () => ({ success: true }),
    'GET /api/orders/caller': () => ({
      known: { customerName: 'Nusrat', customerAddress: '', orders: 2 },
      ordered: null,
      chat: null,
    }),
    'POST /api/customers/24%2F7/erase': () => erased.promise,
  })
  const { router } = renderAt('/conversations?view=1')
  const file = await screen.findByRole('link', { name: 'Export as ZIP' })
  expect(file.getAttribute('href')).toBe('/api/customers/24%2F7/export?pageId=page-1&format=zip')

  await userEvent.click(screen.getByRole('button', { name: 'Erase…' }))
  const posts = () => asked.filter(({ path }) => path.endsWith('/erase'))
  expect(screen.getByText('Permanently erase Nusrat?')).toBeDefined()
  expect(screen.getByText(/1 order is still open/)).toBeDefined()
  expect(await screen.findByText(/same phone number are kept apart, and stay/)).toBeDefined()
  expect(screen.getByText(/Backups made before still hold them/)).toBeDefined()
  expect(posts()).toEqual([])
  const confirm = screen.getByRole('button', { name: 'Erase this customer' })
  fireEvent.click(confirm)
  // The second click of a double click comes before the button is drawn as busy.
  fireEvent.click(confirm)
  await waitFor(() => expect(posts()).not.toEqual([]))
  erased.resolve({ outcome: 'erased' })
  await screen.findByText('The customer was erased')
  expect(posts()).toMatchObject([{ method: 'POST', search: '?pageId=page-1' }])
  expect(router.state.location.search).toBe('')
})
