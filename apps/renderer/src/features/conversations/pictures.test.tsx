import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { refusal, serve, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { aDetail, aMessage, saying, configured, oneChat } from '../../testing/samples.ts'
import { useDrafts } from './data/drafts.ts'

let asked: readonly Asked[]
let sending: () => unknown
let taken: number
let newestFirst: ReturnType<typeof aMessage>[]

beforeEach(() => {
  useDrafts.setState({}, true)
  taken = 0
  newestFirst = [aMessage(1)]
  sending = () => ({ success: true, message: aMessage(50) })
  URL.createObjectURL = vi.fn(() => 'blob:preview')
  URL.revokeObjectURL = vi.fn()
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/conversations': () => [],
    'GET /api/conversations/meta': () => oneChat,
    'GET /api/conversations/1': () => aDetail(1, { customerName: 'Nusrat' }),
    'POST /api/conversations/1/seen': () => ({ success: true }),
    'GET /api/conversations/1/messages': () => newestFirst,
    'POST /api/pictures': () => {
      taken += 1
      return { id: String(taken).repeat(32).slice(0, 32), mime: 'image/png', size: 12 }
    },
    'POST /api/facebook/reply': () => sending(),
    'POST /api/conversations/1/messages/7/resend': () => aMessage(7),
  }))
})

async function open() {
  renderAt('/conversations?view=1')
  const dialog = within(await screen.findByRole('dialog', { name: 'Conversation' }))
  await dialog.findByRole('log', { name: 'Messages' })
  return dialog
}

const png = (name: string) =>
  new File([Uint8Array.from('\u0089PNG\r\n\u001a\n', (char) => char.charCodeAt(0))], name)
const box = () => screen.getByRole('textbox', { name: 'Reply to Nusrat' })
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByTestId('pictures'), files, { applyAccept: false })
const shown = () => {
  const strip = screen.queryByRole('list', { name: 'Pictures to send' })
  return [...(strip?.querySelectorAll('img') ?? [])].map(({ alt }) => alt)
}
const of = (path: string) => asked.filter((one) => one.path === path)

it('pictures are chosen, pasted and dropped, taken away again, and go out with or without words [CV-06]', async () => {
  const dialog = await open()
  expect(dialog.getByRole('button', { name: 'Add pictures' })).toBeDefined()
  await choose(png('one.png'))
  await waitFor(() => expect(shown()).toEqual(['one.png']))
  fireEvent.paste(box(), { clipboardData: { files: [png('two.png')], types: ['Files'] } })
  await waitFor(() => expect(shown()).toEqual(['one.png', 'two.png']))
  fireEvent.drop(dialog.getByRole('log'), {
    dataTransfer: { files: [png('three.png')], types: ['Files'] },
  })
  await waitFor(() => expect(shown()).toHaveLength(3))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove two.png' }))
  expect(document.activeElement).toBe(box())
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(shown()).toEqual([]))
  expect(of('/api/pictures').map(({ search }) => search)).toEqual([
    '?name=one.png',
    '?name=three.png',
  ])
  expect(of('/api/facebook/reply').map(({ body }) => body)).toMatchObject([
    { message: '', pictures: ['1'.repeat(32), '2'.repeat(32)] },
  ])
})

it('a picture that is dropped while a reply is sent changes nothing of it, and is sent with no other [CV-06]', async () => {
  const answered = Promise.withResolvers<object>()
  sending = () => answered.promise
  const dialog = await open()
  await userEvent.type(box(), 'Here it is{Enter}')
  await waitFor(() => expect(of('/api/facebook/reply')).toHaveLength(1))
  fireEvent.drop(dialog.getByRole('log'), {
    dataTransfer: { files: [png('late.png')], types: ['Files'] },
  })
  answered.resolve({ success: true, message: aMessage(9) })
  await waitFor(() => expect((box() as HTMLTextAreaElement).value).toBe(''))
  expect(shown()).toEqual([])
  expect(of('/api/facebook/reply')).toHaveLength(1)
})

it('words that were copied with a picture of them are pasted as words [CV-06]', async () => {
  await open()
  const clipboardData = { files: [png('words.png')], types: ['text/plain', 'text/html', 'Files'] }
  expect(fireEvent.paste(box(), { clipboardData })).toBe(true)
  expect(shown()).toEqual([])
})

it('what Messenger does not show is known by its bytes, by name and reason, and nothing else is lost [CV-07]', async () => {
  await open()
  await userEvent.type(box(), 'Look')
  const heavy = png('heavy.png')
  Object.defineProperty(heavy, 'size', { value: 25 * 1024 * 1024 + 1 })
  const many = Array.from({ length: 11 }, (_, n) => png(`${n}.png`))
  await choose(new File(['%PDF-1.7'], 'picture.png'), new File([], 'none.png'), heavy, ...many)
  const alert = await screen.findByRole('alert')
  expect([...alert.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    'picture.png: not added, Messenger shows pictures of the kinds JPEG, PNG, GIF and WebP.',
    'none.png: not added, the file is empty.',
    'heavy.png: not added, Facebook takes pictures of up to 25 MB.',
    '10.png: not added, one reply holds up to 10 pictures. Send the others after it.',
  ])
  expect(shown()).toHaveLength(10)
  expect((box() as HTMLTextAreaElement).value).toBe('Look')
  // It may be read while the person continues writing, and is over once they send.
  await userEvent.type(box(), ' here')
  expect(screen.queryByRole('alert')).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

it('says that a reply with pictures cannot go out later [CV-16]', async () => {
  await open()
  await userEvent.type(box(), 'Look')
  expect(screen.getByRole('button', { name: 'Send later' })).toBeDefined()
  expect(screen.queryByText(/Only text can be scheduled/)).toBeNull()
  await choose(png('one.png'))
  await waitFor(() => expect(screen.getByText(/Only text can be scheduled/)).toBeDefined())
  expect(screen.queryByRole('button', { name: 'Send later' })).toBeNull()
})

it('a failed reply keeps its pictures, and the same ones are sent again without being given twice [CV-07]', async () => {
  sending = () => refusal(502, 'refused_upstream', 'Facebook could not take the file.')
  await open()
  await choose(png('one.png'))
  await waitFor(() => expect(shown()).toHaveLength(1))
  await userEvent.type(box(), 'Here{Enter}')
  expect((await screen.findByRole('alert')).textContent).toContain('could not take the file')
  expect(shown()).toEqual(['one.png'])
  sending = () => ({ success: true, message: aMessage(50) })
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(shown()).toEqual([]))
  expect(of('/api/pictures')).toHaveLength(1)
  const bodies = of('/api/facebook/reply').map(({ body }) => body)
  expect(bodies[1]).toEqual(bodies[0])
})

it('pictures that the server has forgotten are given to it again [CV-07]', async () => {
  const body = { code: 'not_found', message: 'No longer here', field: 'pictures' }
  sending = () => Response.json(body, { status: 404 })
  await open()
  await choose(png('one.png'))
  await waitFor(() => expect(shown()).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('alert')
  sending = () => ({ success: true, message: aMessage(50) })
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(shown()).toEqual([]))
  expect(of('/api/facebook/reply').at(-1)?.body).toMatchObject({ pictures: ['2'.repeat(32)] })
})

it('a sent picture is in the chat; one that did not go out says why and is sent again from there [CV-05, CV-13]', async () => {
  const file = {
    id: 3,
    type: 'image',
    name: 'honey.png',
    url: null,
    state: 'kept' as const,
    reason: null,
    size: 600,
    mime: 'image/png',
    heard: null,
  }
  const said = { sender: 'human' as const, text: '', attachments: [file] }
  newestFirst = [
    aMessage(7, {
      ...said,
      state: 'failed',
      stateReason: saying('Facebook could not take the file.'),
    }),
  ]
  const dialog = await open()
  const picture = await dialog.findByRole('img', { name: 'honey.png' })
  expect(picture.getAttribute('src')).toBe('/api/attachments/3')
  expect(dialog.getByText('Not sent: Facebook could not take the file.')).toBeDefined()
  newestFirst = [aMessage(7, { ...said, state: 'sent' })]
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }))
  expect(await dialog.findByText('Sent')).toBeDefined()
  expect(of('/api/conversations/1/messages/7/resend')).toHaveLength(1)
})
