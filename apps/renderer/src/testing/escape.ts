import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect } from 'vitest'

const question = { name: 'Discard what you typed?' }

/** Escape asks before what was typed is lost: to stay keeps it, and to discard closes the dialog. */
export async function escapeAsks(dialog: string | RegExp, typed: () => unknown): Promise<void> {
  const before = typed()
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('dialog', question)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull())
  expect(typed()).toEqual(before)
  await userEvent.keyboard('{Escape}')
  const again = within(await screen.findByRole('dialog', question))
  await userEvent.click(again.getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: dialog })).toBeNull())
}
