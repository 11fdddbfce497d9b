import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { keepFocus } from './kept-focus.ts'

let stop = () => {}

beforeEach(() => {
  document.body.innerHTML = `
    <main>
      <button id="opener">Open</button>
      <section id="form"><button id="save">Save</button><button id="other">Other</button></section>
    </main>
    <div role="dialog" id="dialog"><button id="inside">Launch</button></div>`
  stop = keepFocus()
})
afterEach(() => {
  stop()
  document.body.innerHTML = ''
})

const button = (id: string) => {
  const found = document.getElementById(id)
  if (!(found instanceof HTMLButtonElement)) throw new Error(`no button ${id}`)
  return found
}
const focused = () => document.activeElement?.id

it('gives the focus back to a button that was busy, and to what led to a dialog that is gone [SH-07]', async () => {
  button('opener').focus()
  fireEvent.keyDown(button('opener'), { key: 'Enter' })
  button('save').focus()
  button('save').blur()
  button('save').disabled = true
  button('save').disabled = false
  await vi.waitFor(() => expect(focused()).toBe('save'), 10_000)

  button('opener').focus()
  button('inside').focus()
  document.getElementById('dialog')?.remove()
  await vi.waitFor(() => expect(focused()).toBe('opener'), 10_000)
})

it('gives it to what is in the place of a button that is gone [SH-07]', async () => {
  fireEvent.keyDown(document.body, { key: 'Enter' })
  button('save').focus()
  button('save').remove()
  await vi.waitFor(() => expect(focused()).toBe('other'), 10_000)
})

it('does not put somebody back into a field that they left with Escape [SH-07, CV-18]', async () => {
  document.getElementById('form')?.append(document.createElement('textarea'))
  const field = document.querySelector('textarea')
  field?.focus()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  field?.blur()
  // A message comes.
  document.getElementById('form')?.append('Hi')
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(document.activeElement).toBe(document.body)
})

it('leaves it where a pointer has left it', async () => {
  button('save').focus()
  fireEvent.pointerDown(document.body)
  button('save').blur()
  button('save').remove()
  await new Promise((resolve) => setTimeout(resolve, 60))
  expect(document.activeElement).toBe(document.body)
})

it('gives it to the page where nothing of the one before is there any more [SH-07]', async () => {
  button('opener').focus()
  fireEvent.keyDown(button('opener'), { key: 'Enter' })
  button('inside').focus()
  document.body.innerHTML = '<main id="page" tabindex="-1"></main>'
  await vi.waitFor(() => expect(focused()).toBe('page'), 10_000)
})
