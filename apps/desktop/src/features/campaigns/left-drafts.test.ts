import { emptyLaunchDraft } from '@pal/core/domain/drafts/launch-draft'
import { writeAppState } from '@pal/db/settings/app-state'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { systemClock } from '../../platform/clock.ts'
import { keepLeftDraft, leftLaunchDraft } from './left-drafts.ts'

it('a draft that an older version left is offered, and gone on with [W4-09]', async () => {
  await using store = openTestStore()
  const draft = { ...emptyLaunchDraft(), name: 'Begun before' }
  await writeAppState(store.db, 'launch_draft', draft, 1)
  expect(await leftLaunchDraft(store.db)).toEqual({ draft })
  const now = { ...draft, name: 'Begun before, and now' }
  const parts = { store, clock: systemClock }
  await keepLeftDraft(parts, 'launch_draft', { draft: now, window: 'a', instead: '' })
  expect(await leftLaunchDraft(store.db)).toEqual({ draft: now, window: 'a' })
  await keepLeftDraft(parts, 'launch_draft', { draft: null, window: 'a' })
  expect(await leftLaunchDraft(store.db)).toEqual({ draft: null })
})

it('what nobody can read any more is passed over for what is below it [W4-09]', async () => {
  await using store = openTestStore()
  const draft = { ...emptyLaunchDraft(), name: 'Winter' }
  const kept = [
    { window: 'b', draft: { products: 'many' } },
    { window: 'a', draft },
  ]
  await writeAppState(store.db, 'launch_draft', kept, 1)
  expect(await leftLaunchDraft(store.db)).toEqual({ draft, window: 'a' })
})
