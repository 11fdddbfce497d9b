import { because } from '@pal/core/texts/reason'
import { expect, it } from 'vitest'

import { nextUpdateState, type UpdateEvent, type UpdateState } from './machine.ts'

const release = { version: '2.0.0', notes: '', byHand: false }
const why = because('update_not_signed')
const states: Readonly<Record<UpdateState['at'], UpdateState>> = {
  off: { at: 'off', why: because('update_by_store') },
  idle: { at: 'idle' },
  checking: { at: 'checking', asked: false, offered: null },
  waiting: { at: 'waiting', release, until: 100 },
  available: { at: 'available', release },
  downloading: { at: 'downloading', release, percent: 40 },
  ready: { at: 'ready', release },
  installing: { at: 'installing', release },
  failed: { at: 'failed', why },
}
const events: Readonly<Record<UpdateEvent['is'], UpdateEvent>> = {
  check: { is: 'check', asked: true },
  nothing: { is: 'nothing' },
  found: { is: 'found', release, until: null },
  time: { is: 'time', now: 100 },
  download: { is: 'download' },
  progress: { is: 'progress', percent: 50.9 },
  downloaded: { is: 'downloaded' },
  install: { is: 'install' },
  stayed: { is: 'stayed' },
  failed: { is: 'failed', why },
}

/** Every step that there is; whatever is not here changes nothing. */
const steps: Readonly<
  Partial<Record<UpdateState['at'], Partial<Record<UpdateEvent['is'], UpdateState['at']>>>>
> = {
  idle: { check: 'checking' },
  failed: { check: 'checking' },
  checking: { nothing: 'idle', found: 'available', failed: 'failed' },
  waiting: { check: 'checking', time: 'available' },
  available: { check: 'checking', download: 'downloading' },
  downloading: { progress: 'downloading', downloaded: 'ready', failed: 'failed' },
  ready: { install: 'installing' },
  installing: { stayed: 'ready', failed: 'failed' },
}

it('takes the steps of the table and no others: only a person’s word installs what is whole [DT-04]', () => {
  for (const state of Object.values(states)) {
    for (const event of Object.values(events)) {
      const next = nextUpdateState(state, event)
      const step = steps[state.at]?.[event.is]
      expect(next.at, `${state.at} + ${event.is}`).toBe(step ?? state.at)
      if (step === undefined) expect(next).toBe(state)
    }
  }
})

it('a staged release waits its time, but not for whoever asks [DT-10]', () => {
  const found: UpdateEvent = { is: 'found', release, until: 100 }
  const waiting = nextUpdateState({ at: 'checking', asked: false, offered: null }, found)
  expect(waiting).toEqual({ at: 'waiting', release, until: 100 })
  expect(nextUpdateState(waiting, { is: 'time', now: 99 })).toBe(waiting)
  expect(nextUpdateState(waiting, { is: 'time', now: 100 }).at).toBe('available')
  expect(nextUpdateState({ at: 'checking', asked: true, offered: null }, found).at).toBe(
    'available',
  )
})

it('a newer one is looked for while one is offered, which stays offered where that fails [DT-04]', () => {
  const check: UpdateEvent = { is: 'check', asked: false }
  const again = nextUpdateState(states.available, check)
  expect(again).toEqual({ at: 'checking', asked: false, offered: release })
  expect(nextUpdateState(again, { is: 'failed', why })).toEqual(states.available)
  // Its time was waited for already, that of a newer one was not.
  const same: UpdateEvent = { is: 'found', release, until: 100 }
  expect(nextUpdateState(again, same)).toEqual(states.available)
  const newer = { ...release, version: '2.1.0' }
  expect(nextUpdateState(again, { ...same, release: newer })).toMatchObject({ at: 'waiting' })
  expect(nextUpdateState(again, { ...same, release: newer, until: null })).toEqual({
    at: 'available',
    release: newer,
  })
  expect(nextUpdateState(again, { is: 'nothing' })).toEqual({ at: 'idle' })
})

it('what must be fetched by hand is never downloaded, and progress never goes back [DT-04, DT-10]', () => {
  const byHand: UpdateState = { at: 'available', release: { ...release, byHand: true } }
  expect(nextUpdateState(byHand, { is: 'download' })).toBe(byHand)
  const on = nextUpdateState(states.downloading, { is: 'progress', percent: 12 })
  expect(on).toMatchObject({ percent: 40 })
  expect(nextUpdateState(on, { is: 'progress', percent: 140 })).toMatchObject({ percent: 100 })
})
