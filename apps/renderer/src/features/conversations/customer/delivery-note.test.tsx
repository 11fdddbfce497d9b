import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'

import { type Asked, refusal, serve } from '../../../testing/fake-server.ts'
import { renderPart } from '../../../testing/render-app.tsx'
import { DeliveryNote } from './delivery-note.tsx'

let asked: readonly Asked[]
let answer: (body: unknown) => unknown
beforeEach(() => {
  answer = () => ({ deliveryNote: null })
  ;({ asked } = serve({ 'PATCH /api/conversations/4/delivery-note': ({ body }) => answer(body) }))
})

const sent = () => asked.map(({ body }) => body)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for delivery' })

it('a note for delivery is kept as it is left, and once [OR-03, CV-18]', async () => {
  renderPart(<DeliveryNote id={4} stored="after six" />)
  await userEvent.click(field())
  await userEvent.tab()
  expect(sent()).toEqual([])
  // It is one line: Enter keeps it, too.
  await userEvent.type(field(), ', call first{Enter}')
  await userEvent.tab()
  await waitFor(() =>
    expect(sent()).toEqual([{ deliveryNote: 'after six, call first', was: 'after six' }]),
  )
})

it('a note for delivery that could not be kept stays as it was typed, and says so [OR-03]', async () => {
  answer = () => refusal(500, 'internal', 'no')
  renderPart(<DeliveryNote id={4} stored="" />)
  await userEvent.type(field(), 'after six')
  await userEvent.tab()
  expect(await screen.findByText('Couldn’t save the note for delivery')).toBeDefined()
  expect(field().value).toBe('after six')
  answer = () => ({ deliveryNote: 'after six' })
  await userEvent.click(field())
  await userEvent.tab()
  await waitFor(() => expect(sessionStorage.getItem('pal.delivery-note.4')).toBe(''))
})

it('a note for delivery that is being typed outlives the window, and goes out as it is left [OR-03]', async () => {
  sessionStorage.setItem(
    'pal.delivery-note.4',
    JSON.stringify({ text: 'ring the upper bell', seen: 'after six' }),
  )
  const Chat = () => {
    const [open, setOpen] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
        {open ? <DeliveryNote id={4} stored="after six" /> : null}
      </>
    )
  }
  renderPart(<Chat />)
  expect(field().value).toBe('ring the upper bell')
  await userEvent.type(field(), '!')
  expect(sessionStorage.getItem('pal.delivery-note.4')).toContain('ring the upper bell!')
  act(() => screen.getByText('Leave').click())
  await waitFor(() =>
    expect(sent()).toEqual([{ deliveryNote: 'ring the upper bell!', was: 'after six' }]),
  )
  await waitFor(() => expect(sessionStorage.getItem('pal.delivery-note.4')).toBe(''))
})

it('what came meanwhile is shown before it is replaced [OR-03]', async () => {
  let change: (to: string) => void = () => undefined
  const Chat = () => {
    const [stored, setStored] = useState('')
    change = setStored
    return <DeliveryNote id={4} stored={stored} />
  }
  renderPart(<Chat />)
  await userEvent.type(field(), 'after six')
  act(() => change('call the guard'))
  expect(await screen.findByText(/It now says: call the guard/)).toBeDefined()
  await userEvent.tab()
  expect(sent()).toEqual([])
  await userEvent.click(field())
  await userEvent.tab()
  await waitFor(() =>
    expect(sent()).toEqual([{ deliveryNote: 'after six', was: 'call the guard' }]),
  )
})
