import type { Log } from '@pal/core/contract/system'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { speak } from '../../lib/i18n/i18n.ts'
import { refusal, serve, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'

const log = (id: number, part: Partial<Log> = {}): Log => ({
  id,
  timestamp: `2026-11-20T10:00:0${id}.000Z`,
  level: 'info',
  category: 'system',
  code: null,
  params: null,
  message: `Entry ${id}`,
  details: null,
  about: { conversation: null, order: null, campaign: null, page: null },
  ...part,
})

const stored: readonly Log[] = [
  log(4, {
    level: 'error',
    category: 'facebook',
    message: 'Token expired',
    details: { code: 190 },
  }),
  log(3, { category: 'webhook', message: 'Event stored' }),
  log(2, { level: 'warn', category: 'ai', message: 'Slow answer' }),
  log(1),
]
const summary = {
  all: 4_212,
  webhook: 1_900,
  facebook: 801,
  ai: 702,
  errors: 63,
  lastDay: { errors: 7, webhook: 310, ai: 95 },
}

let rows: readonly Log[] = []
let clearing: () => unknown = () => ({ success: true })
let asked: readonly Asked[] = []

beforeEach(() => {
  rows = stored
  clearing = () => {
    rows = []
    return { success: true }
  }
  ;({ asked } = serve({
    'GET /api/system/logs': ({ url }) => {
      const filter = url.searchParams.get('filter')
      if (filter === 'errors') return rows.filter((row) => row.level === 'error')
      return filter === 'all' ? rows : rows.filter((row) => row.category === filter)
    },
    'GET /api/system/logs/export': () => new Response('all of it', textFile),
    'GET /api/system/logs/summary': () => summary,
    'DELETE /api/system/logs': () => clearing(),
  }))
})

const listReads = () => asked.filter(({ path }) => path === '/api/system/logs').length
const table = () => screen.findByRole('table', { name: 'Log entries' })
const bodyRows = async () =>
  within(await table())
    .getAllByRole('row')
    .slice(1)

const textFile = { headers: { 'content-type': 'text/plain;charset=utf-8' } }

describe('rows', () => {
  it('show time, category icon, level, category and message [LG-03]', async () => {
    renderAt('/logs')
    const [first] = await bodyRows()
    expect(first?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-20T10:00:04.000Z')
    expect(first?.textContent).toContain('Error')
    expect(first?.textContent).toContain('Facebook')
    expect(first?.textContent).toContain('Token expired')
    expect(first?.querySelector('[data-category="facebook"] svg')).not.toBeNull()
    expect(await bodyRows()).toHaveLength(4)
  })

  it.each([
    [true, 2],
    [false, 5],
  ])('unfold over the columns that are shown, small window: %j [LG-03]', async (small, columns) => {
    const real = window.matchMedia.bind(window)
    const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const value = small && query === '(max-width: 63.99em)'
      return Object.defineProperty(real(query), 'matches', { value })
    })
    renderAt('/logs')
    const [first] = await bodyRows()
    await userEvent.click(within(first!).getByRole('button', { name: 'Show details' }))
    // One too many would be a column of its own, and take its room from the others.
    expect(screen.getByText('Error code').closest('td')?.colSpan).toBe(columns)
    spy.mockRestore()
  })

  it('keep their details folded until asked for, by pointer and by keyboard [LG-03]', async () => {
    renderAt('/logs')
    const [first] = await bodyRows()
    expect(screen.queryByText('Error code')).toBeNull()
    await userEvent.click(within(first!).getByRole('button', { name: 'Show details' }))
    expect(screen.getByText('Error code')).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Error code')).toBeNull()
    act(() => first?.focus())
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(screen.getByText('Error code')).toBeDefined()
  })

  it('tell a fault from a warning and from what is as it should be, and which of them is unfolded [LG-03]', async () => {
    renderAt('/logs')
    const all = await bodyRows()
    const level = (row: HTMLElement | undefined, name: string) =>
      within(row!)
        .getAllByText(name)
        .map((badge) => badge.closest('[data-status]')?.getAttribute('data-status'))
    expect(new Set(level(all[0], 'Error'))).toEqual(new Set(['danger']))
    expect(new Set(level(all[2], 'Warning'))).toEqual(new Set(['attention']))
    expect(new Set(level(all[3], 'Info'))).toEqual(new Set(['neutral']))
    await userEvent.click(within(all[0]!).getByRole('button', { name: 'Show details' }))
    const shown = within(all[0]!).getByRole('button', { name: 'Hide details' })
    expect(shown.getAttribute('aria-expanded')).toBe('true')
    expect(
      within(all[1]!).getByRole('button', { name: 'Show details' }).getAttribute('aria-expanded'),
    ).toBe('false')
    await userEvent.click(shown)
    expect(screen.queryByText('Error code')).toBeNull()
  })

  it('move the focus with the arrow keys, as one stop of the Tab key', async () => {
    renderAt('/logs')
    const all = await bodyRows()
    expect(all.map((row) => row.tabIndex)).toEqual([0, -1, -1, -1])
    act(() => all[0]?.focus())
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(all[2])
    await userEvent.keyboard('{End}{ArrowDown}')
    expect(document.activeElement).toBe(all[3])
    expect(all.map((row) => row.tabIndex)).toEqual([-1, -1, -1, 0])
  })
})

describe('in the language of the screen', () => {
  afterEach(() => speak('en'))

  it('rows and the file say what happened, and older lines as they are [LG-03, SH-11]', async () => {
    const reason = { code: 'graph_spam' }
    rows = [
      log(3, { code: 'page_connected', params: { page: 'Nilgiri' }, message: 'In English' }),
      log(2, { code: 'send_refused', params: { reason }, message: 'In English' }),
      log(1),
    ]
    await speak('de')
    renderAt('/logs')
    expect(await screen.findByText('Die Seite Nilgiri ist verbunden')).toBeDefined()
    const refused = await screen.findByText(
      /^Eine Nachricht konnte nicht gesendet werden: Facebook/,
    )
    expect(refused.textContent).not.toContain('warns')
    expect(screen.getByText('Entry 1')).toBeDefined()
    expect(screen.queryByText('In English')).toBeNull()
    await act(() => speak('es'))
    expect(await screen.findByText('La página Nilgiri está conectada')).toBeDefined()
    await act(() => speak('en'))
    expect(await screen.findAllByText('In English')).toHaveLength(2)
  })

  it('details are named in it, and what has no name runs in its own direction [LG-03, SH-11]', async () => {
    rows = [log(1, { details: { attempt: 2, threadId: 't_77' } })]
    await speak('ar')
    renderAt('/logs')
    await userEvent.click((await screen.findAllByRole('button', { name: 'عرض التفاصيل' }))[0]!)
    expect(screen.getByText('المحاولة')).toBeDefined()
    expect(screen.getByText('threadId').tagName).toBe('BDI')
    expect(screen.getByText('t_77').dir).toBe('auto')
  })
})

describe('filters', () => {
  it('each carry their count over all that is stored [LG-02]', async () => {
    renderAt('/logs')
    await screen.findByText('1,900')
    const buttons = within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual([
      'All4,212',
      'Webhook1,900',
      'Facebook801',
      'AI702',
      'Errors63',
    ])
  })

  it('show their own rows only and live in the address [LG-02]', async () => {
    const { router } = renderAt('/logs')
    await table()
    for (const [name, message] of [
      ['Webhook', 'Event stored'],
      ['AI', 'Slow answer'],
      ['Errors', 'Token expired'],
      ['Facebook', 'Token expired'],
    ] as const) {
      await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }))
      await waitFor(async () => {
        const shown = await bodyRows()
        expect(shown).toHaveLength(1)
        expect(shown[0]?.textContent).toContain(message)
      })
      expect(router.state.location.search).toBe(`?filter=${name.toLowerCase()}`)
      // What is picked is no step of Back: whoever goes back leaves the logs.
      expect(router.state.historyAction).toBe('REPLACE')
    }
    await userEvent.click(screen.getByRole('button', { name: /^All/ }))
    await waitFor(async () => expect(await bodyRows()).toHaveLength(4))
  })

  it('say which of them is on, and how much it shows [LG-02]', async () => {
    renderAt('/logs?filter=errors')
    await screen.findByText('1,900')
    const pressed = () =>
      within(screen.getByRole('group', { name: 'Show' }))
        .getAllByRole('button', { pressed: true })
        .map((button) => button.textContent)
    expect(pressed()).toEqual(['Errors63'])
    expect(await screen.findByText('Newest 1 of 63')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: /^Webhook/ }))
    expect(pressed()).toEqual(['Webhook1,900'])
  })

  it('say where there is nothing of their kind, and lead back to all [LG-02]', async () => {
    rows = stored.filter(({ category }) => category !== 'webhook')
    renderAt('/logs?filter=webhook')
    expect(await screen.findByText('No entries of this kind')).toBeDefined()
    expect(screen.getByText('There are entries of other kinds.')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all entries' }))
    await waitFor(async () => expect(await bodyRows()).toHaveLength(3))
  })
})

it('sums up all rows, and errors, webhooks and AI calls of the last 24 h [LG-04]', async () => {
  renderAt('/logs')
  await screen.findByText('310')
  const terms = screen
    .getAllByRole('term')
    .map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
      term.nextElementSibling?.nextElementSibling?.textContent,
    ])
  expect(terms).toEqual([
    ['All entries', '4,212', 'kept on this computer'],
    ['Errors', '7', 'in the last 24 hours'],
    ['Webhook deliveries', '310', 'in the last 24 hours; one entry can count several'],
    ['AI calls', '95', 'in the last 24 hours; one entry can count several'],
  ])
})

it('colours the card of errors only while there are some [LG-04]', async () => {
  renderAt('/logs')
  expect((await screen.findByText('7')).hasAttribute('data-alarming')).toBe(true)
  expect(screen.getByText('310').hasAttribute('data-alarming')).toBe(false)
  cleanup()
  serve({
    'GET /api/system/logs': () => rows,
    'GET /api/system/logs/summary': () => ({
      ...summary,
      lastDay: { ...summary.lastDay, errors: 0 },
    }),
  })
  renderAt('/logs')
  expect((await screen.findByText('0')).hasAttribute('data-alarming')).toBe(false)
})

describe('actions', () => {
  it('refreshes every 2 s until paused, and again after resuming [LG-01, API-08]', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    renderAt('/logs')
    // Its scripts take their own time to come, whatever the clock is set to.
    await vi.waitFor(() => expect(listReads()).toBe(1), 10_000)
    await act(() => vi.advanceTimersByTimeAsync(6_000))
    expect(listReads()).toBe(4)
    fireEvent.click(screen.getByRole('button', { name: 'Pause auto-refresh' }))
    await act(() => vi.advanceTimersByTimeAsync(20_000))
    expect(listReads()).toBe(4)
    fireEvent.click(screen.getByRole('button', { name: 'Resume auto-refresh' }))
    await act(() => vi.advanceTimersByTimeAsync(2_500))
    expect(listReads()).toBe(5)
  })

  it('refreshes at once when asked, also while paused [LG-01]', async () => {
    renderAt('/logs')
    await userEvent.click(await screen.findByRole('button', { name: 'Pause auto-refresh' }))
    await table()
    rows = [log(9, { message: 'Brand new' }), ...stored]
    await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
    expect(await screen.findByText('Brand new')).toBeDefined()
  })

  it("saves what the filter shows as a text file and says 'Logs downloaded' [LG-01, LG-05]", async () => {
    const files: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) files.push(blob)
      return 'blob:logs'
    })
    const names: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    })
    renderAt('/logs?filter=errors&search=token')
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    expect(await screen.findByText('Logs downloaded')).toBeDefined()
    expect(names[0]).toMatch(/^pal-logs-.*\.txt$/)
    expect(files[0]?.type).toContain('text/plain')
    expect(await files[0]?.text()).toBe('all of it')
    const { search } = asked.find(({ path }) => path === '/api/system/logs/export')!
    expect(search).toBe('?format=text&filter=errors&search=token')
    vi.restoreAllMocks()
  })

  it("deletes everything after a question and says 'Logs cleared' [LG-01, LG-05]", async () => {
    renderAt('/logs')
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
    const dialog = await screen.findByRole('dialog', { name: 'Clear all logs?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Clear logs' }))
    expect(await screen.findByText('Logs cleared')).toBeDefined()
    expect(await screen.findByText('No log entries yet')).toBeDefined()
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })

  it('deletes nothing where the question is answered with no [LG-01]', async () => {
    renderAt('/logs')
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    const dialog = await screen.findByRole('dialog', { name: 'Clear all logs?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(asked.some(({ method }) => method === 'DELETE')).toBe(false)
    expect(await bodyRows()).toHaveLength(4)
  })

  it("says 'Failed to clear logs' with the server's reason, once, and keeps the rows [LG-05]", async () => {
    clearing = () => refusal(500, 'internal', 'The log file is locked.')
    renderAt('/logs')
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Clear logs' }))
    const toast = await screen.findByRole('alert')
    expect(toast.textContent).toBe('Failed to clear logsThe log file is locked.')
    expect(await bodyRows()).toHaveLength(4)
    expect(asked.filter(({ method }) => method === 'DELETE')).toHaveLength(1)
  })
})

describe('search and older entries', () => {
  it('searches in what the filter shows, and the words live in the address [LG-06]', async () => {
    const searches: (string | null)[] = []
    serve({
      'GET /api/system/logs': ({ url }) => {
        const search = url.searchParams.get('search')
        searches.push(search)
        return search ? stored.filter(({ message }) => message.includes(search)) : stored
      },
      'GET /api/system/logs/summary': () => summary,
    })
    const { router } = renderAt('/logs?filter=errors')
    await table()
    await userEvent.type(
      screen.getByRole('searchbox', { name: 'Search the logs' }),
      'expired{Enter}',
    )
    await waitFor(async () => expect(await bodyRows()).toHaveLength(1))
    expect(searches.at(-1)).toBe('expired')
    expect(router.state.location.search).toBe('?filter=errors&search=expired')
    await userEvent.clear(screen.getByRole('searchbox'))
    await userEvent.type(screen.getByRole('searchbox'), 'nowhere{Enter}')
    expect(await screen.findByText('No matching entries')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: 'Show all entries' }))
    await waitFor(async () => expect(await bodyRows()).toHaveLength(4))
    expect(router.state.location.search).toBe('')
  })

  const older = log(1, { id: 1, message: 'From long ago' })
  const paged = () =>
    serve({
      'GET /api/system/logs': ({ url }) => {
        if (url.searchParams.get('cursor') === 'back') return [older]
        const answer = Response.json(stored.slice(0, 3))
        answer.headers.set('link', '</api/system/logs?cursor=back>; rel="next"')
        return answer
      },
      'GET /api/system/logs/summary': () => summary,
    })

  it('goes back in time as far as there is anything, and does not move meanwhile [LG-06, LG-01]', async () => {
    paged()
    renderAt('/logs')
    await table()
    await userEvent.click(screen.getByRole('button', { name: 'Show older entries' }))
    expect(await screen.findByText('From long ago')).toBeDefined()
    expect(await bodyRows()).toHaveLength(4)
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull()
    // What moves while one reads back would leave gaps.
    await userEvent.click(screen.getByRole('button', { name: 'Resume auto-refresh' }))
    await waitFor(() => expect(screen.queryByText('From long ago')).toBeNull())
    expect(await bodyRows()).toHaveLength(3)
  })
})

it('shows what happened when the logs cannot be loaded, and tries again when asked', async () => {
  let down = true
  serve({
    'GET /api/system/logs': () =>
      down ? refusal(503, 'unavailable', 'The store is being restored.') : rows,
    'GET /api/system/logs/summary': () => summary,
  })
  renderAt('/logs')
  expect(await screen.findByText('The store is being restored.')).toBeDefined()
  down = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await bodyRows()).toHaveLength(4)
})
