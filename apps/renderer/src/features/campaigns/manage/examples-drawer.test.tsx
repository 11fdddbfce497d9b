import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings } from '../../../testing/samples.ts'
import { campaign } from '../campaign.testing.ts'

const at = '2026-11-20T00:00:00.000Z'
const pair = (id: number) => ({
  id,
  conversationId: 7,
  question: `Question ${id}?`,
  answer: `Answer ${id}`,
  at,
})

async function open(examples: ReturnType<typeof pair>[], enableLearning = true) {
  let kept = examples
  const { asked } = serve({
    'GET /api/campaigns': () => [campaign({ id: 1, name: 'Eid sale' })],
    'GET /api/settings': () => ({
      ...savedSettings,
      ai: { ...savedSettings.ai, enableLearning },
    }),
    'GET /api/campaigns/1/examples': () => kept,
    'DELETE /api/campaigns/1/examples/2': () => {
      kept = kept.filter(({ id }) => id !== 2)
      return { success: true }
    },
  })
  renderAt('/campaigns')
  await userEvent.click(await screen.findByRole('button', { name: /^More actions for/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'What it learned from you' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Learned from you: Eid sale' }))
  return { drawer, asked }
}

it('lists what the agent of a campaign learned from its seller, and takes one out [SE-03, AG-03]', async () => {
  const { drawer, asked } = await open([pair(3), pair(2)])
  const rows = await drawer.findAllByRole('listitem')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^CustomerQuestion 3\?YouAnswer 3/),
    expect.stringMatching(/^CustomerQuestion 2\?YouAnswer 2/),
  ])
  const link = within(rows[0]!).getByRole('link')
  expect(link.getAttribute('href')).toBe('/conversations?view=7')
  await userEvent.click(drawer.getByRole('button', { name: 'Remove: Question 2?' }))
  await screen.findByText('The agent no longer learns from it')
  expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  expect(await drawer.findAllByRole('listitem')).toHaveLength(1)
})

it('shows fifty and then more, and says where learning is off or nothing is learned [SE-03]', async () => {
  const { drawer } = await open(
    Array.from({ length: 60 }, (_, n) => pair(n + 1)),
    false,
  )
  expect(await drawer.findAllByRole('listitem')).toHaveLength(50)
  await userEvent.click(drawer.getByRole('button', { name: 'Show more' }))
  expect(drawer.getAllByRole('listitem')).toHaveLength(60)
  expect(await drawer.findByText(/^Learning is off in Settings/)).toBeDefined()
})

it('begins empty, and says how it fills [SE-03]', async () => {
  const { drawer } = await open([])
  expect(await drawer.findByText('Nothing yet')).toBeDefined()
  expect(drawer.queryByText(/^Learning is off/)).toBeNull()
})
