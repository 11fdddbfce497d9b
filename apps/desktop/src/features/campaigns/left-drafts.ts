import { type LaunchDraft, readLaunchDraft } from '@pal/core/domain/drafts/launch-draft'
import { type QuickDraft, readQuickDraft } from '@pal/core/domain/drafts/quick-draft'
import type { Reads } from '@pal/db/schema/reads'
import { appStateText, removeAppState, writeAppState } from '@pal/db/settings/app-state'

import type { Platform } from '../../platform/platform.ts'

/** Where each of the two dialogs keeps the campaign that was begun in it and not created. */
export type LeftDraft = 'launch_draft' | 'campaign_draft'

export const leftLaunchDraft = async (db: Reads): Promise<LaunchDraft | null> =>
  readLaunchDraft(await appStateText(db, 'launch_draft'))

export const leftQuickDraft = async (db: Reads): Promise<QuickDraft | null> =>
  readQuickDraft(await appStateText(db, 'campaign_draft'))

export async function keepLeftDraft(
  { store, clock }: Pick<Platform, 'store' | 'clock'>,
  at: LeftDraft,
  draft: LaunchDraft | QuickDraft | null,
): Promise<void> {
  await store.transaction((tx) =>
    draft ? writeAppState(tx, at, draft, clock.now()) : removeAppState(tx, at),
  )
}
