import type { Backup } from '@pal/core/contract/data'
import { type SettingsAnswer } from '@pal/core/contract/settings'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'

import { exactTime } from '../../../lib/format/format-time.ts'
import { useSession } from '../../../lib/session.ts'
import { server } from '../../../testing/fake-events.ts'
import { type Answers, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { savedSettings } from '../../../testing/samples.ts'

const daily: Backup = {
  file: 'pal-000001-daily.tar',
  madeAt: '2026-11-20T12:00:00.000Z',
  reason: 'daily',
  size: 4_000_000,
  holds: { conversations: 400, orders: 500 },
}

const backups = {
  folder: '',
  keeps: 7,
  backups: [daily],
  damaged: [] as string[],
  restoring: null as unknown,
  restored: null as unknown,
  restarts: false,
}

/** As a person reads when it was made. */
const made = exactTime(daily.madeAt, 'en')

let settings: SettingsAnswer

function start(over: Answers = {}) {
  settings = {
    ...savedSettings,
  }
  const { asked } = serve({
    'GET /api/settings': () => settings,
    'PUT /api/settings': ({ body }) => {
      const { data } = body as Pick<SettingsAnswer, 'data'>
      settings = { ...settings, data: { ...settings.data, ...data } }
      return settings
    },
    'GET /api/data': () => ({
      folder: '/home/nila/pal',
      size: { store: 3_700_000, logs: 480_000, attachments: 0, backups: 4_000_000, setAside: 0 },
    }),
    'GET /api/session': () => ({ isOwnWindow: true, openedAt: daily.madeAt, others: 0 }),
    'GET /api/data/backups': () => backups,
    'GET /api/data/since': () => ({ orders: 12, messages: 1_340, customers: 3 }),
    'GET /api/data/jobs': () => ({ jobs: [] }),
    'GET /api/data/erased-in-backups': () => ({ erased: 0, holders: [] }),
    'GET /api/data/erasing': () => ({ erasing: null }),
    ...over,
  })
  renderAt('/settings?tab=data')
  return () => asked.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body])
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('says where the store is and how much room each part takes [SE-10]', async () => {
  start()
  expect(await screen.findByText('/home/nila/pal')).toBeDefined()
  const size = (name: string) => screen.getByRole('row', { name: new RegExp(name) }).textContent
  expect(size('Conversations, orders')).toContain('3.7 MB')
  expect(size('Total')).toContain('8.2 MB')
  expect(screen.queryByText('Set aside by an earlier restore')).toBeNull()
})

it('comes at once, so that nothing of it moves while it is read [SE-10]', async () => {
  const listed = Promise.withResolvers<typeof backups>()
  start({ 'GET /api/data/backups': () => listed.promise })
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeDefined()
  expect(screen.queryByText('/home/nila/pal')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Delete everything…' })).toBeNull()
  listed.resolve(backups)
  expect(await screen.findByText('/home/nila/pal')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Delete everything…' })).toBeDefined()
})

it('says how a backup comes to another computer, and lists what was put into the folder [SE-10]', async () => {
  let files = [daily]
  const folder = '/home/nila/pal/backups'
  start({ 'GET /api/data/backups': () => ({ ...backups, folder, backups: files }) })
  expect(
    await screen.findByText(
      /^To keep a backup on another disk, or to move to another computer, save a copy/,
    ),
  ).toBeDefined()
  expect(screen.getByText(folder)).toBeDefined()
  const list = screen.getByRole('list', { name: 'Backups, newest first' })
  expect(within(list).getAllByRole('listitem')).toHaveLength(1)
  files = [daily, { ...daily, file: 'pal-000002-manual.tar', reason: 'manual' }]
  fireEvent(window, new Event('visibilitychange'))
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(2))
})

it('looks through the store when it is asked to, and says what it found [SE-10]', async () => {
  const cause = 'row 7 missing from index orders_by_phone'
  let problem: unknown = null
  start({ 'POST /api/data/check': () => ({ problem }) })
  await screen.findByText('/home/nila/pal')
  await press('Check database')
  expect(await screen.findByText('No problems found')).toBeDefined()
  problem = { code: 'store_damage_found', params: { cause }, message: cause }
  await press('Check database')
  expect(await screen.findByText('The database is damaged')).toBeDefined()
  expect(screen.getByText(cause)).toBeDefined()
  expect(screen.queryByText('No problems found')).toBeNull()
})

it('names the files that only look like backups [SE-10]', async () => {
  const damaged = ['pal-000002-daily.tar', 'pal-000003-daily.tar']
  start({ 'GET /api/data/backups': () => ({ ...backups, damaged }) })
  expect(await screen.findByText(`Damaged: ${damaged.join(', ')}`)).toBeDefined()
})

it('shows how far the whole export is, and breaks it off [SE-10]', async () => {
  const job = { startedAt: '2026-11-20T10:00:00.000Z', percent: 42, canBeCancelled: true }
  const changes = start({
    'GET /api/data/jobs': () => ({ jobs: [{ ...job, id: 8, kind: 'export', subject: null }] }),
    'POST /api/data/jobs/8/cancel': () => ({}),
  })
  const link = await screen.findByRole('link', { name: 'Export everything as CSV' })
  const section = within(link.closest('section') ?? document.body)
  expect(await section.findByText('42 %')).toBeDefined()
  await screen.findByRole('list', { name: 'Backups, newest first' })
  expect(screen.getAllByText('42 %')).toHaveLength(1)
  await userEvent.click(section.getByRole('button', { name: 'Stop' }))
  expect(changes().map(([path]) => path)).toEqual(['/api/data/jobs/8/cancel'])
})

it('keeps for how long the log stays and how much room files get [SE-12]', async () => {
  const changes = start()
  const days = await screen.findByLabelText('Days to keep the system log')
  fireEvent.change(days, { target: { value: '30' } })
  await press('Save changes')
  await screen.findByText('Settings saved')
  expect(changes()).toEqual([
    ['/api/settings', { data: { logDays: 30 }, was: { data: { logDays: 90 } } }],
  ])
})

it('makes a backup, shows how far it is, and breaks it off [SE-10]', async () => {
  const job = {
    id: 3,
    kind: 'backup',
    subject: null,
    startedAt: daily.madeAt,
    percent: 40,
    canBeCancelled: true,
  }
  const changes = start({
    'GET /api/data/jobs': () => ({ jobs: [job] }),
    'POST /api/data/backup': () => daily,
    'POST /api/data/jobs/3/cancel': () => ({}),
  })
  await screen.findByText(/400 conversations, 500 orders/)
  expect(await screen.findByText('40 %')).toBeDefined()
  await press('Stop')
  // The second click asks for no other one, neither while one is made nor where it is made by then.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  const twice = () => {
    const make = screen.getByRole('button', { name: 'Back up now' })
    act(() => {
      make.click()
      make.click()
    })
  }
  twice()
  await wait(400)
  expect(screen.getByText('Backup made')).toBeDefined()
  twice()
  await wait(400)
  expect(changes().map(([path]) => path)).toEqual(['/api/data/jobs/3/cancel', '/api/data/backup'])
})

it('counts what a backup holds as the language does: one is one [SE-10, SH-11]', async () => {
  const first = { ...daily, holds: { conversations: 1, orders: 0 } }
  start({ 'GET /api/data/backups': () => ({ ...backups, backups: [first] }) })
  expect(await screen.findByText(/1 conversation, 0 orders/)).toBeDefined()
})

it('restores a backup at the next start, after a question, says so and can be called off [SE-10]', async () => {
  let restoring: unknown = null
  const changes = start({
    'GET /api/data/backups': () => ({ ...backups, restoring }),
    'POST /api/data/restore': ({ body }) => {
      restoring = { ...(body as object), madeAt: daily.madeAt, setAside: 'set-aside-1' }
      return restoring
    },
    'POST /api/data/restore/cancel': () => {
      restoring = null
      return { cancelled: true }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Restore the backup of/ }))
  expect(changes()).toEqual([])
  await screen.findByText(/orders\s12, messages\s1,340, new customers\s3/)
  await press('Restore at the next start')
  await screen.findByText(new RegExp(`The backup of ${made} is restored`))
  expect(changes()).toEqual([['/api/data/restore', { file: daily.file }]])
  await press('Cancel restore')
  await screen.findByText('Restore cancelled')
  await waitFor(() => expect(screen.queryByText(/takes the place of the store/)).toBeNull())
  expect(changes().at(-1)?.[0]).toBe('/api/data/restore/cancel')
})

it('saves a copy of a backup, and goes back to one from a file, after a question [SE-10, DT-07]', async () => {
  let state = backups
  const changes = start({
    'GET /api/data/backups': () => state,
    'POST /api/data/restore/file': () => {
      const restoring = { file: 'usb.tar', madeAt: daily.madeAt, setAside: 'set-aside-1' }
      state = { ...backups, restoring }
      return restoring
    },
  })
  const copy = await screen.findByRole('link', { name: /Save a copy of the backup of/ })
  expect(copy.getAttribute('href')).toBe(`/api/data/backups/${daily.file}`)
  const pick = (name: string, text: string) =>
    userEvent.upload(screen.getByLabelText('Backup file'), new File([text], name))
  await pick('holiday.tar', 'beach.jpg')
  await screen.findByText(/holiday\.tar.* is not a backup of PAL Admin/)
  expect(screen.queryByRole('dialog')).toBeNull()
  const about = JSON.stringify(
    { format: 1, madeAt: Date.parse(daily.madeAt), reason: 'daily' },
    null,
    2,
  )
  await pick('usb.tar', `manifest.json${'\0'.repeat(499)}${about}`)
  await screen.findByText(`Go back to ${made}?`)
  expect(await screen.findByText(/orders 12, messages 1,340, new customers 3/)).toBeDefined()
  expect(changes()).toEqual([])
  await press('Restore at the next start')
  await screen.findByText(new RegExp(`The backup of ${made} is restored`))
  expect(changes().map(([path]) => path)).toEqual(['/api/data/restore/file'])
})

it('says before a restore where nothing has come in since [SE-10]', async () => {
  start({ 'GET /api/data/since': () => ({ orders: 0, messages: 0, customers: 0 }) })
  await userEvent.click(await screen.findByRole('button', { name: /Restore the backup of/ }))
  expect(await screen.findByText(/^No orders, messages or customers/)).toBeDefined()
})

it('restarts by itself where it can, and then says what was restored [SE-10]', async () => {
  const restoring = { file: `/x/${daily.file}`, madeAt: daily.madeAt, setAside: 'set-aside-1' }
  let state = { ...backups, restoring: restoring as unknown, restarts: true }
  const changes = start({
    'GET /api/data/backups': () => state,
    'POST /api/data/restart': () => {
      state = { ...backups, restored: restoring, restarts: true }
      return {}
    },
  })
  await screen.findByText(/replaces what is stored as soon as PAL Admin restarts/)
  await press('Restart now')
  await screen.findByText('PAL Admin is restarting')
  expect(changes()).toEqual([['/api/data/restart', undefined]])
  const name = /^(Restart now|Cancel restore)$/
  for (const button of screen.getAllByRole('button', { name }))
    expect(button).toHaveProperty('disabled', true)
  await server.changed('data')
  expect(
    await screen.findByText(
      `The backup of ${made} was restored at this start. What was stored before is in the folder set-aside-1.`,
    ),
  ).toBeDefined()
  // The same one once more.
  state = { ...backups, restoring, restarts: true }
  await server.changed('data')
  const again = await screen.findByRole('button', { name: 'Restart now' })
  expect(again).toHaveProperty('disabled', false)
})

it('shows no button where it cannot start again by itself [SE-10]', async () => {
  const restoring = { file: daily.file, madeAt: daily.madeAt, setAside: 'set-aside-1' }
  start({ 'GET /api/data/backups': () => ({ ...backups, restoring }) })
  await screen.findByText(/Close PAL Admin and start it again/)
  expect(screen.queryByRole('button', { name: 'Restart now' })).toBeNull()
})

it('names the backups that still hold erased people, and rewrites them [SE-10]', async () => {
  const holder = {
    kind: 'backup',
    name: daily.file,
    madeAt: daily.madeAt,
    goesAt: '2026-11-27T12:00:00.000Z',
    afterBackups: 7,
  }
  const changes = start({
    'GET /api/data/erased-in-backups': () => ({ erased: 1, holders: [holder] }),
    'POST /api/data/erased-in-backups/rewrite': () => ({ backup: 'b', removed: [daily.file] }),
  })
  const list = await screen.findByRole('list', {
    name: 'Files that still contain erased customers',
  })
  expect(within(list).getByText(/Deleted automatically on Nov 27, 2026/)).toBeDefined()
  await press('Replace them now')
  await press('Make a backup and delete them')
  await screen.findByText('No backup contains erased customers any more')
  expect(changes().map(([path]) => path)).toEqual(['/api/data/erased-in-backups/rewrite'])
})

it('offers everything as one file [SE-10]', async () => {
  start()
  const link = await screen.findByRole('link', { name: 'Export everything as JSON' })
  expect(link.getAttribute('href')).toBe('/api/data/export?format=json')
})

it('deletes everything only once the word is typed [SE-10]', async () => {
  const changes = start({ 'POST /api/data/erase': () => ({ outcome: 'erased' }) })
  await userEvent.click(await screen.findByRole('button', { name: 'Delete everything…' }))
  const confirm = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete everything' })
  expect(confirm.disabled).toBe(true)
  await userEvent.type(screen.getByLabelText('Type “everything” to confirm'), 'Everything')
  await userEvent.click(confirm)
  await screen.findByText('Everything was deleted')
  expect(changes()).toEqual([['/api/data/erase', { confirm: 'everything' }]])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('signs out this browser, or the others; the desktop window has no such thing [DT-09]', async () => {
  const changes = start({
    'GET /api/session': () => ({ isOwnWindow: false, openedAt: daily.madeAt, others: 2 }),
    'POST /api/session/end': () => ({ success: true }),
  })
  expect(await screen.findByText('Other browsers that are signed in: 2')).toBeDefined()
  await press('Sign out the other browsers')
  await screen.findByText('The other browsers are signed out')
  // To come back takes a new start link: it is asked about, and nothing is done until then.
  await press('Sign out')
  const question = within(await screen.findByRole('dialog', { name: 'Sign out of this browser?' }))
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
  expect(useSession.getState().connected).toBe(true)
  await press('Sign out')
  const again = within(await screen.findByRole('dialog', { name: 'Sign out of this browser?' }))
  await userEvent.click(again.getByRole('button', { name: 'Sign out' }))
  await waitFor(() => expect(useSession.getState().connected).toBe(false))
  useSession.setState({ connected: true })
  expect(changes()).toEqual([
    ['/api/session/end', { which: 'others' }],
    ['/api/session/end', { which: 'this' }],
  ])
})

it('in the desktop window nothing can be signed out [DT-09]', async () => {
  start()
  expect(await screen.findByText('/home/nila/pal')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
})

it('how long and how much is kept follows another window, which saving replaces or gives way to [SE-09, SE-12]', async () => {
  const changes = start()
  const days = await screen.findByLabelText<HTMLInputElement>('Days to keep the system log')
  fireEvent.change(days, { target: { value: '30' } })
  settings = { ...settings, data: { logDays: 60, attachmentsMb: 900 } }
  await server.changed('settings')
  const warning = within(await screen.findByRole('alert'))
  expect(days.value).toBe('30')
  expect(
    screen.getByLabelText<HTMLInputElement>('Storage limit for photos and files', { exact: false })
      .value,
  ).toMatch(/900/)
  await userEvent.click(warning.getByRole('button', { name: 'Use the newer ones' }))
  expect(days.value).toBe('60')
  expect(screen.queryByRole('alert')).toBeNull()
  fireEvent.change(days, { target: { value: '45' } })
  await press('Save changes')
  await waitFor(() =>
    expect(changes()).toEqual([
      ['/api/settings', { data: { logDays: 45 }, was: { data: { logDays: 60 } } }],
    ]),
  )
})
