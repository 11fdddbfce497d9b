import { erasedUntil } from '../conversations/tombstones.ts'
import { type Page, pageById } from '../pages/pages.ts'
import type { Reads } from '../schema/reads.ts'

/** `unknown`: its webhook was set up before it was connected here, so what comes is kept for then. */
export type PageState =
  | { readonly state: 'connected'; readonly page: Page }
  | { readonly state: 'disconnected' | 'unknown'; readonly page: null }

/** What is to become of what Facebook tells of these pages. */
export async function pageStates(
  db: Reads,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PageState>> {
  const states = new Map<string, PageState>()
  for (const id of new Set(ids)) {
    const page = await pageById(db, id)
    const erased = page ? null : await erasedUntil(db, { pageId: id, psid: null })
    // Whoever has disconnected or erased a page wants nothing of it kept here.
    if (page?.disconnected_at === null) states.set(id, { state: 'connected', page })
    else states.set(id, { state: page || erased !== null ? 'disconnected' : 'unknown', page: null })
  }
  return states
}
