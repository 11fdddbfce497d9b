import { expect, it } from 'vitest'

import { ensureConversation } from '../../conversations/conversations.ts'
import { changeCustomer } from '../../conversations/customers.ts'
import { openStore } from '../../maintenance/open-store.ts'
import { thaw } from './frozen/thaw.ts'

it('of an older store no source is made up; Facebook’s name comes with the next news [DT-06, CV-15]', async () => {
  await using folder = await thaw(3)
  await using store = await openStore(folder.path)
  const first = () =>
    store.db
      .selectFrom('customers')
      .select(['page_id', 'psid', 'name', 'profile_name', 'fact_sources'])
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
  const old = await first()
  expect(old).toMatchObject({ profile_name: null, fact_sources: '{}' })
  await store.transaction(async (tx) => {
    await changeCustomer(tx, 1, { name: 'Learned' }, { now: 1 })
    const known = { pageId: old.page_id, psid: old.psid ?? '', name: 'Of Facebook', at: 2, now: 2 }
    await ensureConversation(tx, known)
  })
  expect(await first()).toMatchObject({
    name: 'Learned',
    profile_name: 'Of Facebook',
    fact_sources: '{}',
  })
})
