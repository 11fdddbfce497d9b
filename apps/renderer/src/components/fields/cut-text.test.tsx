import { MantineProvider, Textarea, TextInput } from '@mantine/core'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { speak } from '../../lib/i18n/i18n.ts'
import './cut-text.ts'

function Form({ most = 2_000 }: { readonly most?: number }) {
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  return (
    <MantineProvider env="test">
      <Textarea
        label="Description"
        description="What the agent says of it"
        maxLength={most}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <TextInput
        label="Name"
        maxLength={10}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <button type="button" onClick={() => setText('')}>
        Send
      </button>
    </MantineProvider>
  )
}

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
const note = () => screen.queryByRole('alert')?.textContent ?? null

/** As a browser does: it tells of the whole text, and puts in what fits. */
function paste(into: HTMLTextAreaElement, data: string, inputType = 'insertFromPaste') {
  const event = new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true })
  act(() => void into.dispatchEvent(event))
  const whole = into.value.slice(0, into.selectionStart) + data
  fireEvent.change(into, { target: { value: whole.slice(0, into.maxLength) } })
}

it('says at the field what it was cut to, until another text is in it [SH-11]', async () => {
  render(<Form />)
  const description = field('Description')
  const before = description.getAttribute('aria-describedby')
  paste(description, 'a'.repeat(2_000))
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(note()).toBeNull()
  fireEvent.change(description, { target: { value: '' } })

  paste(description, 'a'.repeat(2_001))
  await waitFor(() => expect(note()).toBe('Cut to 2,000 characters, the most that fit here.'))
  const shown = screen.getByRole('alert')
  expect(description.getAttribute('aria-describedby')).toBe(`${before} ${shown.id}`)
  expect(shown.closest('.mantine-InputWrapper-root')?.contains(description)).toBe(true)
  expect(description.value).toHaveLength(2_000)

  fireEvent.change(description, { target: { value: 'a'.repeat(1_999) } })
  await waitFor(() => expect(note()).toBe(null))
  expect(description.getAttribute('aria-describedby')).toBe(before)
})

it('says so of one line too, and of what is typed into a full field', async () => {
  render(<Form />)
  paste(field('Name'), 'Ten letter')
  paste(field('Name'), 's', 'insertText')
  await waitFor(() => expect(note()).toBe('Cut to 10 characters, the most that fit here.'))
})

it('does not count the end of a line that a field of one line leaves out', async () => {
  render(<Form />)
  paste(field('Name'), 'Ten letter\r\n')
  await new Promise((resolve) => setTimeout(resolve, 10))
  expect(note()).toBeNull()
})

it('is gone with the text that it is said of, whoever took it away', async () => {
  render(<Form />)
  paste(field('Description'), 'a'.repeat(3_000))
  await waitFor(() => expect(note()).toBe('Cut to 2,000 characters, the most that fit here.'))
  fireEvent.click(screen.getByText('Send'))
  await waitFor(() => expect(note()).toBe(null))
})

it('speaks the language of the screens, with its figures', async () => {
  await speak('de')
  render(<Form most={1_000} />)
  paste(field('Description'), 'a'.repeat(1_001))
  await waitFor(() => expect(note()).toBe('Gekürzt auf 1.000 Zeichen: Mehr passt hier nicht.'))
  await speak('en')
})
