import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { aProduct } from '../../../components/products/sold.testing.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { type Asked, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { aDetail, aMessage, configured, oneChat } from '../../../testing/samples.ts'
import { draftOf, useDrafts } from '../data/drafts.ts'

let asked: readonly Asked[]
let campaignId: number | null
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1, 1, 0, 0, 1])
let answerPicture: () => Response

beforeEach(() => {
  useDrafts.setState({}, true)
  campaignId = 4
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, { customerName: 'Nusrat', campaignId }),
    'GET /api/conversations/1/messages': () => [aMessage(1)],
    'GET /api/campaigns/4/products': ({ url }) =>
      [
        aProduct(7, {
          name: 'Desk Lamp, brass',
          price: 2_400,
          imageUrl: 'https://shop.test/a.jpg',
        }),
        aProduct(8, { name: 'Wool Blanket', price: 3_200, imageUrl: null, inStock: false }),
      ].filter(({ name }) => name.includes(url.searchParams.get('search') ?? '')),
  }))
  const served = globalThis.fetch
  answerPicture = () => new Response(jpeg, { headers: { 'content-type': 'image/jpeg' } })
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    String(input).includes('/picture?') ? Promise.resolve(answerPicture()) : served(input, init),
  )
})
afterEach(() => vi.restoreAllMocks())

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reply to Nusrat' })
const openPicker = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Send a product' }))
  return within(await screen.findByRole('dialog', { name: 'Send a product' }))
}

it('a product is put into the reply with name, price and picture, after what was typed [CV-06]', async () => {
  renderAt('/conversations?view=1')
  await userEvent.type(await field(), 'This one?')
  const dialog = await openPicker()
  const lamp = await dialog.findByRole('button', { name: /Desk Lamp/ })
  expect(lamp.textContent).toContain('৳2,400')
  expect(dialog.getByRole('button', { name: /Wool Blanket/ }).textContent).toContain('Out of stock')
  await userEvent.click(lamp)
  expect((await field()).value).toBe('This one?\nDesk Lamp, brass – ৳2,400')
  await waitFor(() => expect(draftOf('1').pictures).toHaveLength(1))
  expect(draftOf('1').pictures[0]?.file).toMatchObject({ type: 'image/jpeg' })
  // Nothing has gone out by itself, and Enter sends it.
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  await waitFor(async () => expect(document.activeElement).toBe(await field()))
})

it('one that has no picture goes as words; one whose picture is lost says so [CV-06]', async () => {
  answerPicture = () => new Response('', { status: 502 })
  renderAt('/conversations?view=1')
  const first = await openPicker()
  await userEvent.type(first.getByRole('searchbox', { name: 'Search products' }), 'Wool{Enter}')
  await userEvent.click(await first.findByRole('button', { name: /Wool Blanket/ }))
  expect((await field()).value).toBe('Wool Blanket – ৳3,200')
  expect(useToasts.getState().current).toBeNull()
  const second = await openPicker()
  await userEvent.click(await second.findByRole('button', { name: /Desk Lamp/ }))
  expect((await field()).value).toBe('Wool Blanket – ৳3,200\nDesk Lamp, brass – ৳2,400')
  await waitFor(() => expect(useToasts.getState().current?.title).toBe('The picture was not added'))
  expect(draftOf('1').pictures).toEqual([])
})

it('a conversation of no campaign has none to send [CV-06]', async () => {
  campaignId = null
  renderAt('/conversations?view=1')
  await screen.findByRole('button', { name: 'Add pictures' })
  expect(screen.queryByRole('button', { name: 'Send a product' })).toBeNull()
})
