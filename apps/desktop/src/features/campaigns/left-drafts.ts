import { type LaunchDraft, readLaunchDraft } from '@pal/core/domain/drafts/launch-draft'
import { type QuickDraft, readQuickDraft } from '@pal/core/domain/drafts/quick-draft'
import type { Reads, Tx } from '@pal/db/schema/reads'
import { readAppState, removeAppState, writeAppState } from '@pal/db/settings/app-state'
import * as z from 'zod/mini'

import type { Platform } from '../../platform/platform.ts'

/** Where each of the two dialogs keeps the campaigns that were begun in it and not created. */
export type LeftDraft = 'launch_draft' | 'campaign_draft'

/** As many windows as somebody may have left with something begun in them. */
const mostWindows = 5

/** One a window, the newest first. A version before kept one alone, as it was. */
const left = z.array(z.object({ window: z.string(), draft: z.unknown() }))
type Left = z.output<typeof left>

async function leftDrafts(db: Reads, at: LeftDraft): Promise<Left> {
  const kept = await readAppState(db, at)
  const { success, data } = left.safeParse(kept)
  if (success) return data
  return kept === null ? [] : [{ window: '', draft: kept }]
}

interface Begun<Draft> {
  readonly draft: Draft | null
  /** The window that it was begun in. */
  readonly window?: string
}

async function newest<Draft>(
  db: Reads,
  at: LeftDraft,
  read: (text: string | null) => Draft | null,
): Promise<Begun<Draft>> {
  for (const { window, draft } of await leftDrafts(db, at)) {
    const known = read(JSON.stringify(draft))
    if (known) return { draft: known, ...(window !== '' && { window }) }
  }
  return { draft: null }
}

export const leftLaunchDraft = (db: Reads) => newest(db, 'launch_draft', readLaunchDraft)
export const leftQuickDraft = (db: Reads) => newest(db, 'campaign_draft', readQuickDraft)

interface Keeping {
  readonly draft: LaunchDraft | QuickDraft | null
  readonly window?: string | undefined
  readonly instead?: string | undefined
}

export async function keepLeftDraft(
  { store, clock }: Pick<Platform, 'store' | 'clock'>,
  at: LeftDraft,
  keeping: Keeping,
): Promise<void> {
  await store.transaction((tx) => replaceDraft(tx, at, keeping, clock.now()))
}

/** What is begun in other windows stays; without a draft, that of this window is forgotten. */
export async function replaceDraft(
  tx: Tx,
  at: LeftDraft,
  { draft, window = '', instead = window }: Keeping,
  now: number,
): Promise<void> {
  const others = (await leftDrafts(tx, at)).filter(
    (other) => other.window !== window && other.window !== instead,
  )
  const drafts = [...(draft ? [{ window, draft }] : []), ...others].slice(0, mostWindows)
  if (drafts.length === 0) await removeAppState(tx, at)
  else await writeAppState(tx, at, drafts, now)
}
