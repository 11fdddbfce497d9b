import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openStore } from '@pal/db/maintenance/open-store'
import { rollupState } from '@pal/db/stats/rollups'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { startTestServer } from '../../testing/test-server.ts'
import { computersTimeZone } from './first-time-zone.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pal-zone-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(dataDir, { recursive: true, force: true })
})

function computerIsIn(timeZone: string | undefined): void {
  const options = new Intl.DateTimeFormat().resolvedOptions()
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...options,
    timeZone: timeZone as string,
  })
}

/** What a start in this place finds: the setting, and the zone of the sums by day. */
async function startIn(timeZone: string, change?: object) {
  computerIsIn(timeZone)
  const server = await startTestServer({ config: { dataDir } })
  if (change) await server.ask('/api/settings', { method: 'PUT', body: change })
  const { company } = (await (await server.ask('/api/settings')).json()) as {
    company: { timezone: string; defaultCurrency: string }
  }
  await server.running[Symbol.asyncDispose]()
  vi.restoreAllMocks()
  await using store = await openStore(dataDir)
  const { zone, rebuild } = await rollupState(store.db)
  return { setting: company.timezone, currency: company.defaultCurrency, zone, rebuild }
}

it('takes the computer’s time zone at the very first start, for the setting and the sums alike, and keeps it [SE-02, EN-01]', async () => {
  const dhaka = { setting: 'Asia/Dhaka', currency: 'BDT', zone: 'Asia/Dhaka', rebuild: null }
  expect(await startIn('Asia/Dhaka')).toEqual(dhaka)
  expect(await startIn('Europe/Berlin')).toEqual(dhaka)
})

it('leaves a store as it is that has a setting already [SE-02]', async () => {
  const before = await startIn('UTC', { company: { companyName: 'Honey' } })
  expect(before).toMatchObject({ setting: 'UTC', zone: 'UTC' })
  expect(await startIn('Asia/Dhaka')).toEqual(before)
})

it('is UTC where the computer does not tell one that is known', () => {
  for (const zone of [undefined, '', 'Etc/Unknown', 'Mars/Olympus']) {
    computerIsIn(zone)
    expect(computersTimeZone()).toBe('UTC')
    vi.restoreAllMocks()
  }
})
