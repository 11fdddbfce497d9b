import { campaignFile, campaignFileLimits } from '@pal/core/contract/campaign-file'
import type { NewProduct } from '@pal/db/campaigns/products'
import { aCampaign, aPage } from '@pal/db/testing/fixtures'
import { openTestStore } from '@pal/db/testing/testing'
import { expect, it } from 'vitest'

import { campaignAsFile } from './campaign-file.ts'

async function fileOf(products: NewProduct[], name = 'Winter') {
  await using store = openTestStore()
  await aPage(store)
  const { campaign } = await aCampaign(store, { name, products })
  return await campaignAsFile({ store }, campaign.id)
}

const many = (count: number, description = ''): NewProduct[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Shawl ${at}`, price_minor: 100, description }))

it('a campaign of as many products as an import takes goes out, of one more it is refused [CP-08]', async () => {
  const { products } = campaignFileLimits
  const file = await fileOf(many(products))
  expect(campaignFile.safeParse(file).error).toBeUndefined()
  await expect(fileOf(many(products + 1))).rejects.toMatchObject({
    kind: 'conflict',
    reason: { code: 'campaign_file_too_many', params: { most: products } },
  })
})

it('a file that would be larger than an import takes is refused [CP-08]', async () => {
  const long = 'x'.repeat(10_000)
  const fitting = Math.floor(campaignFileLimits.bytes / 10_400)
  expect((await fileOf(many(fitting, long))).products).toHaveLength(fitting)
  await expect(fileOf(many(fitting + 200, long))).rejects.toMatchObject({
    kind: 'conflict',
    reason: { code: 'campaign_file_too_large', params: { megabytes: 32 } },
  })
})

it('a text that is longer than an import takes is refused by the name of what has it [CP-08]', async () => {
  const products = [
    ...many(1),
    { name: 'Saree', price_minor: 100, description: 'x'.repeat(10_001) },
  ]
  const tooLong = (count: number) => ({ code: 'field_too_long', params: { count } })
  await expect(fileOf(products)).rejects.toMatchObject({
    kind: 'conflict',
    reason: { params: { name: 'Saree', why: tooLong(10_000) } },
  })
  await expect(fileOf(products)).rejects.toThrow(
    /something of 'Saree' must not be longer than 10,?000 characters/,
  )
  await expect(fileOf(many(1), 'W'.repeat(201))).rejects.toMatchObject({
    reason: { params: { name: 'W'.repeat(80), why: tooLong(200) } },
  })
})
