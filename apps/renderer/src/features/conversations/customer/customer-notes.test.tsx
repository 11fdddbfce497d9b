import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'

import { type Asked, refusal, serve } from '../../../testing/fake-server.ts'
import { renderPart } from '../../../testing/render-app.tsx'
import { aDetail } from '../../../testing/samples.ts'
import { CustomerNotes } from './customer-notes.tsx'

let asked: readonly Asked[]
let answer: () => unknown
beforeEach(() => {
  answer = () => ({ note: null, tags: [] })
  ;({ asked } = serve({
    'GET /api/conversations/tags': () => [{ tag: 'VIP', conversations: 2 }],
    'PATCH /api/conversations/4': () => answer(),
  }))
})

const sent = () => asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

it('tags are added as they were written before, lead to their chats, and come off again [CV-19]', async () => {
  renderPart(<CustomerNotes detail={aDetail(4, { tags: ['wholesale'] })} />)
  const list = within(screen.getByRole('list', { name: 'Tags' }))
  const link = list.getByRole('link', { name: 'wholesale' })
  expect(link.getAttribute('href')).toBe('/conversations?tag=wholesale')
  const field = screen.getByRole('combobox', { name: 'Add a tag' })
  await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull())
  await userEvent.type(field, 'Wholesale{Enter}')
  expect(sent()).toEqual([])
  await userEvent.type(field, ' vip{Enter}')
  await waitFor(() => expect(sent()).toEqual([{ tags: ['wholesale', 'VIP'] }]))
  await userEvent.click(list.getByRole('button', { name: 'Remove the tag wholesale' }))
  await waitFor(() => expect(sent().at(-1)).toEqual({ tags: [] }))
})

it('a note is kept when it is left, and once; a failure is told and the words stay [CV-19]', async () => {
  answer = () => refusal(500, 'internal', 'no')
  renderPart(<CustomerNotes detail={aDetail(4, { note: 'Pays late' })} />)
  const field = screen.getByRole('textbox', { name: 'Note' })
  await userEvent.click(field)
  await userEvent.tab()
  expect(sent()).toEqual([])
  await userEvent.type(field, ', call first')
  await userEvent.tab()
  await waitFor(() => expect(sent()).toEqual([{ note: 'Pays late, call first' }]))
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
  await waitFor(() => expect(sent()).toEqual([{ note: 'Pays late' }]))
  const keys = heard.mock.calls.map(([event]: KeyboardEvent[]) => event?.key)
  expect(keys).not.toContain('Enter')
})
