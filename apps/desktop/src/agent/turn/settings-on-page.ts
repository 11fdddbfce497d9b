import type { Settings } from '@pal/core/contract/settings'
import { pageById } from '@pal/db/pages/pages'
import type { Reads } from '@pal/db/schema/reads'

/** Where the shop goes by its pages' names, under this one's. */
export async function settingsOnPage(
  db: Reads,
  settings: Settings,
  pageId: string,
): Promise<Settings> {
  if (!settings.company.usePageName) return settings
  const { name = '' } = (await pageById(db, pageId)) ?? {}
  if (name === '') return settings
  return { ...settings, company: { ...settings.company, companyName: name } }
}
