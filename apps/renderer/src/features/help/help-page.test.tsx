import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'

import { serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'

afterEach(() => void vi.restoreAllMocks())

const file = {
  madeAt: '2026-11-20T12:00:00.000Z',
  sections: [
    { name: 'versions', lines: ['PAL Admin 1.2.3'] },
    { name: 'crashes', lines: [] },
    { name: 'log', lines: ['2026-11-20T11:59:00.000Z error system The disk is full'] },
  ],
}

it('shows the whole file before it is saved, and saves just that [DT-11]', async () => {
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) saved.push(blob)
    return 'blob:help'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const { asked } = serve({ 'POST /api/help/file': () => file })
  renderAt('/help')
  const make = await screen.findByRole('button', { name: 'Make the file' })
  expect(screen.queryByRole('button', { name: 'Save file…' })).toBeNull()
  expect(asked.some(({ method }) => method === 'POST')).toBe(false)
  await userEvent.click(make)
  const shown = await screen.findByLabelText('Content of the file', { selector: 'pre' })
  expect(shown.textContent).toContain('PAL Admin 1.2.3')
  expect(shown.textContent).toContain('Crashes\n-------\nNone\n')
  expect(shown.textContent).toContain('error system The disk is full')
  expect(saved).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Save file…' }))
  expect(names).toEqual(['pal-help-2026-11-20T12-00-00.txt'])
  expect(await saved[0]?.text()).toBe(shown.textContent)
})

it('tells how far the check of the database is, which can be skipped [DT-11]', async () => {
  let done: (() => void) | undefined
  const check = { id: 4, kind: 'check', subject: null, percent: 40, canBeCancelled: true }
  const { asked } = serve({
    'POST /api/help/file': () =>
      new Promise<object>((resolve) => {
        done = () => resolve(file)
      }),
    'GET /api/data/jobs': () => ({ jobs: [{ ...check, startedAt: file.madeAt }] }),
    'POST /api/data/jobs/4/cancel': () => {
      done?.()
      return {}
    },
  })
  renderAt('/help')
  await userEvent.click(await screen.findByRole('button', { name: 'Make the file' }))
  expect(await screen.findByText('40 %')).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Skip the check' }))
  await screen.findByLabelText('Content of the file', { selector: 'pre' })
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/api/data/jobs/4/cancel'))
})
