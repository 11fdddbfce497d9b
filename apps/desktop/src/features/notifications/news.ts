import type { Answer, Query } from '@pal/core/contract/endpoints'
import type { News } from '@pal/core/contract/notifications'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { alertsSince } from '@pal/db/jobs/alerts'

import type { Platform } from '../../platform/platform.ts'
import { currentSettings } from '../../platform/settings.ts'
import { findAlert } from './alert.ts'
import { wantedKinds } from './notifier.ts'

/** A notification of the desktop shows some lines. */
const most = 250

/** For the desktop, which keeps its mark itself: what the other channels are told of, too. */
export async function newsSince(
  { store: { db }, clock }: Pick<Platform, 'store' | 'clock'>,
  since: string | undefined,
): Promise<Answer<'notifications.news'>> {
  const { alerts, mark } = await alertsSince(db, readMark(since), clock.now())
  const { notifications: wishes, company } = await currentSettings(db)
  const wanted = wantedKinds(wishes)
  const telling = { catalogue: await catalogueIn(company.language), most }
  const news: News[] = []
  for (const alert of alerts) {
    const found = wanted[alert.kind] ? await findAlert(db, alert, telling) : null
    if (!found) continue
    const { name, subject: title, text, path } = found
    news.push({ kind: alert.kind, name, title, text, path })
  }
  return { mark: JSON.stringify(mark), news }
}

function readMark(since: Query<'notifications.news'>['since']): unknown {
  if (since === undefined) return null
  try {
    return JSON.parse(since)
  } catch {
    // Not one of ours: then nothing is news yet.
    return null
  }
}
