import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

const question = { name: 'Leave without saving?' }

/** Escape and Cancel ask before what was typed is lost: to stay keeps it, and to leave closes the dialog. */
export async function escapeAsks(dialog: string | RegExp, typed: () => unknown): Promise<void> {
  const before = typed()
  const cancel = screen.queryByRole('button', { name: 'Cancel' })
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('dialog', question)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
  expect(typed()).toEqual(before)
  if (cancel) {
    await userEvent.click(cancel)
    const asked = within(await screen.findByRole('dialog', question))
    await userEvent.click(asked.getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
    expect(typed()).toEqual(before)
  }
  await userEvent.keyboard('{Escape}')
  const again = within(await screen.findByRole('dialog', question))
  await userEvent.click(again.getByRole('button', { name: 'Leave without saving' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: dialog })).toBeNull())
}
