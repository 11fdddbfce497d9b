import { conversationNotes } from '@pal/core/constants'
import type { ConversationDetail } from '@pal/core/contract/conversations'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Asked, refusal, serve } from '../../../testing/fake-server.ts'
import { renderPart } from '../../../testing/render-app.tsx'
import { aDetail } from '../../../testing/samples.ts'
import { CustomerNotes } from './customer-notes.tsx'

let asked: readonly Asked[]
let answer: (body: unknown) => unknown
beforeEach(() => {
  sessionStorage.clear()
  answer = () => ({ note: null, tags: [] })
  ;({ asked } = serve({
    'GET /api/conversations/tags': () => [{ tag: 'VIP', conversations: 2 }],
    'PATCH /api/conversations/4': ({ body }) => answer(body),
  }))
})

const sent = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

it('several tags with commas between are several tags, each of them once [CV-19]', async () => {
  renderPart(<CustomerNotes detail={aDetail(4, { tags: ['wholesale'] })} />)
  const add = await screen.findByLabelText('Add a tag')
  await userEvent.click(add)
  // Those that are used come with the page.
  await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull())
  const long = 'x'.repeat(45)
  await userEvent.paste(`vip, Wholesale ,  late  payer، دكا, vip,, ${long}`)
  const tags = ['wholesale', 'VIP', 'late payer', 'دكا', 'x'.repeat(conversationNotes.tagLength)]
  await waitFor(() => expect(sent()).toEqual([{ tags, was: { tags: ['wholesale'] } }]))
  await userEvent.type(add, 'one،')
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ tags: ['wholesale', 'one'] }))
})

it('tags are added as they were written before, lead to their chats, and come off again [CV-19]', async () => {
  renderPart(<CustomerNotes detail={aDetail(4, { tags: ['wholesale'] })} />)
  const list = within(screen.getByRole('list', { name: 'Tags' }))
  const link = list.getByRole('link', { name: 'wholesale' })
  expect(link.getAttribute('href')).toBe('/conversations?tag=wholesale')
  const field = screen.getByRole('combobox', { name: 'Add a tag' })
  await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull())
  await userEvent.type(field, 'Wholesale{Enter}')
  await userEvent.type(field, 'whole\u200Bsale\u200E{Enter}')
  expect(sent()).toEqual([])
  await userEvent.type(field, ' \u200Fvip{Enter}')
  await waitFor(() =>
    expect(sent()).toEqual([{ tags: ['wholesale', 'VIP'], was: { tags: ['wholesale'] } }]),
  )
  await userEvent.click(list.getByRole('button', { name: 'Remove the tag wholesale' }))
  await waitFor(() => expect(sent().at(-1)).toEqual({ tags: [], was: { tags: ['wholesale'] } }))
})

it('a note is kept when it is left, and once; a failure is reported and the words stay [CV-19]', async () => {
  answer = () => refusal(500, 'internal', 'no')
  renderPart(<CustomerNotes detail={aDetail(4, { note: 'Pays late' })} />)
  const field = screen.getByRole('textbox', { name: 'Note' })
  await userEvent.click(field)
  await userEvent.tab()
  expect(sent()).toEqual([])
  await userEvent.type(field, ', call first')
  await userEvent.tab()
  await waitFor(() =>
    expect(sent()).toEqual([{ note: 'Pays late, call first', was: { note: 'Pays late' } }]),
  )
  expect(await screen.findByText('Couldn’t save the note or tags')).toBeDefined()
  expect((field as HTMLTextAreaElement).value).toBe('Pays late, call first')
})

it('a note is saved by its key, which nothing else in the window hears [CV-19, AG-25]', async () => {
  const heard = vi.fn()
  globalThis.addEventListener('keydown', heard)
  renderPart(<CustomerNotes detail={aDetail(4)} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Pays late')
  heard.mockClear()
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  globalThis.removeEventListener('keydown', heard)
  await waitFor(() => expect(sent()).toEqual([{ note: 'Pays late', was: { note: '' } }]))
  const keys = heard.mock.calls.map(([event]: KeyboardEvent[]) => event?.key)
  expect(keys).not.toContain('Enter')
})

const noteField = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' })

/** A window that hears of what others write, as its live events do. */
function openWindow(note: string) {
  const hear = { changed: (_note: string | null) => {}, close: () => {}, open: () => {} }
  let last: string | null = note
  function Window() {
    const [detail, setDetail] = useState<ConversationDetail | null>(aDetail(4, { note }))
    hear.changed = (newer) => {
      last = newer
      act(() => setDetail(aDetail(4, { note: newer })))
    }
    hear.open = () => act(() => setDetail(aDetail(4, { note: last })))
    hear.close = () => act(() => setDetail(null))
    return detail && <CustomerNotes detail={detail} />
  }
  renderPart(<Window />)
  return hear
}

it('a note that another window wrote is shown, and clicking in and out writes nothing over it [CV-19]', async () => {
  const heard = openWindow('Pays late')
  heard.changed('Pays late, call first')
  expect(noteField().value).toBe('Pays late, call first')
  await userEvent.click(noteField())
  await userEvent.tab()
  expect(sent()).toEqual([])
})

it('who typed while another window wrote sees both notes, and chooses [CV-19]', async () => {
  answer = (body) => ({ tags: [], ...(body as { note: string }) })
  const heard = openWindow('Pays late')
  await userEvent.type(noteField(), ', of Rupnagar')
  heard.changed('Pays late, call first')
  await userEvent.tab()
  expect(sent()).toEqual([])
  expect(noteField().value).toBe('Pays late, of Rupnagar')
  const alert = within(screen.getByRole('alert'))
  expect(alert.getByText('Pays late, call first')).toBeDefined()
  await userEvent.click(alert.getByRole('button', { name: 'Save mine instead' }))
  await waitFor(() =>
    expect(sent()).toEqual([
      { note: 'Pays late, of Rupnagar', was: { note: 'Pays late, call first' } },
    ]),
  )
  heard.changed('Pays late, of Rupnagar')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  await userEvent.type(noteField(), ', call first')
  heard.changed(null)
  await userEvent.click(await screen.findByRole('button', { name: 'Use the newer one' }))
  expect(noteField().value).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('what is typed while the note is being saved is saved after it, as a change of that [CV-19]', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  answer = (body) => held.then(() => ({ tags: [], ...(body as { note: string }) }))
  openWindow('')
  await userEvent.type(noteField(), 'Pays late')
  await userEvent.keyboard('{Control>}{Enter}{/Control}, call first')
  await userEvent.tab()
  release()
  await waitFor(() =>
    expect(sent()).toEqual([
      { note: 'Pays late', was: { note: '' } },
      { note: 'Pays late, call first', was: { note: 'Pays late' } },
    ]),
  )
})

it('a note is kept when its chat is closed while it is being typed [CV-19]', async () => {
  const heard = openWindow('')
  await userEvent.type(noteField(), 'Pays late')
  heard.close()
  await waitFor(() => expect(sent()).toEqual([{ note: 'Pays late', was: { note: '' } }]))
})

it('who leaves the chat without having chosen finds both notes again [CV-19]', async () => {
  answer = (body) => ({ tags: [], ...(body as { note: string }) })
  const heard = openWindow('Pays late')
  await userEvent.type(noteField(), ', of Rupnagar')
  heard.changed('Pays late, call first')
  heard.close()
  expect(sent()).toEqual([])
  heard.open()
  expect(noteField().value).toBe('Pays late, of Rupnagar')
  expect(within(screen.getByRole('alert')).getByText('Pays late, call first')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Use the newer one' }))
  heard.close()
  heard.open()
  expect(noteField().value).toBe('Pays late, call first')
  expect(sent()).toEqual([])
})

it('what is typed is still there when the window is loaded again, and writes over nothing that came meanwhile [CV-19]', async () => {
  answer = (body) => ({ tags: [], ...(body as { note: string }) })
  renderPart(<CustomerNotes detail={aDetail(4, { note: 'Pays late' })} />)
  await userEvent.type(noteField(), ', of Rupnagar')
  const typed = sessionStorage.getItem('pal.note.4')
  // A window that is loaded again takes leave of nothing.
  answer = () => refusal(503, 'unavailable', 'gone')
  cleanup()
  await waitFor(() => expect(sent()).toHaveLength(1))
  sessionStorage.setItem('pal.note.4', typed ?? '')
  answer = (body) => ({ tags: [], ...(body as { note: string }) })
  renderPart(<CustomerNotes detail={aDetail(4, { note: 'Pays late, call first' })} />)
  expect(noteField().value).toBe('Pays late, of Rupnagar')
  await userEvent.click(noteField())
  await userEvent.tab()
  expect(sent()).toHaveLength(1)
  expect(screen.getByText('Pays late, call first')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save mine instead' }))
  await waitFor(() => expect(sessionStorage.getItem('pal.note.4')).toBe(''))
  expect(sent().at(-1)).toEqual({
    note: 'Pays late, of Rupnagar',
    was: { note: 'Pays late, call first' },
  })
})
