import { because, messageOf } from '@pal/core/texts/reason'
import { expect, it, vi } from 'vitest'

import type { UpdateState } from './machine.ts'
import { updateItems, whyOff, type UpdateDeeds } from './update-menu.ts'

const release = { version: '2.0.0', notes: '', byHand: false }
const actions = () => ({
  check: vi.fn<UpdateDeeds['check']>(),
  offer: vi.fn<UpdateDeeds['offer']>(),
  tell: vi.fn<UpdateDeeds['tell']>(),
  beta: vi.fn<UpdateDeeds['beta']>(),
})

it('says the state, and does what fits [DT-04]', () => {
  const done = actions()
  const why = because('update_unreachable')
  const rows: [UpdateState, string, unknown][] = [
    [{ at: 'idle' }, 'Check for updates…', done.check],
    [{ at: 'waiting', release, until: 1 }, 'Check for updates…', done.check],
    [{ at: 'checking', asked: true, offered: null }, 'Checking for updates…', null],
    [{ at: 'available', release }, 'Update to 2.0.0…', done.offer],
    [{ at: 'downloading', release, percent: 40 }, 'Downloading update: 40 %', null],
    [{ at: 'ready', release }, 'Restart to update to 2.0.0…', done.offer],
    [{ at: 'failed', why }, 'Update failed…', done.tell],
  ]
  for (const [state, label, action] of rows) {
    vi.clearAllMocks()
    const [item, beta] = updateItems(state, false, done, messageOf)
    expect(item?.label).toBe(label)
    if (action === null) expect(item?.enabled).toBe(false)
    item?.click?.()
    if (action !== null) expect(action).toHaveBeenCalledOnce()
    beta?.click?.()
    expect(done.beta).toHaveBeenCalledWith(true)
  }
})

it('a copy of the Store, or without feed or key, has no updates of its own and says why [DT-04, DT-10]', () => {
  const good = { packaged: true, store: false, hasFeed: true, hasKey: true }
  expect(whyOff(good)).toBe(null)
  expect(whyOff({ ...good, store: true })?.code).toBe('update_by_store')
  expect(whyOff({ ...good, hasFeed: false })?.code).toBe('update_no_feed')
  expect(whyOff({ ...good, hasKey: false })?.code).toBe('update_no_key')
  expect(whyOff({ ...good, packaged: false })?.code).toBe('update_development')
  const items = updateItems(
    { at: 'off', why: because('update_by_store') },
    false,
    actions(),
    messageOf,
  )
  expect(items).toEqual([
    { label: 'The Microsoft Store keeps PAL Admin up to date', enabled: false },
  ])
})
