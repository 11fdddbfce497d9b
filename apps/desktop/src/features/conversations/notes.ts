import { conversationNotes } from '@pal/core/constants'
import type { Body } from '@pal/core/contract/endpoints'
import { badField } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'
import { mustFindConversation } from '@pal/db/conversations/conversations'
import { annotate } from '@pal/db/conversations/notes'
import type { Store } from '@pal/db/maintenance/store'
import { readTags } from '@pal/db/schema/stored-tags'

import { refuseOvertaken } from '../../platform/overtaken.ts'

type Notes = Body<'conversations.annotate'>

/** Writes the seller's note and tags, and nothing over what another window wrote since. */
export function annotateConversation(store: Store, of: string | number, typed: Notes, now: number) {
  return store.transaction(async (tx) => {
    const row = await mustFindConversation(tx, of)
    const note = typed.note === undefined ? undefined : typed.note?.trim() || null
    if (typed.was?.note !== undefined) {
      refuseOvertaken({ note: typed.was.note || null }, { note }, { note: row.note })
    }
    return annotate(tx, row.id, { note, tags: tagsAfter(readTags(row), typed) }, now)
  })
}

function tagsAfter(stored: readonly string[], { tags, was }: Notes): string[] | undefined {
  if (tags === undefined || was?.tags === undefined) return tags && sameOnce(tags)
  const [seen, wanted] = [new Set(was.tags), new Set(tags)]
  const left = stored.filter((tag) => wanted.has(tag) || !seen.has(tag))
  const after = sameOnce([...left, ...tags.filter((tag) => !seen.has(tag))])
  if (after.length > conversationNotes.tags) {
    throw badField('tags', because('field_too_many', { count: conversationNotes.tags }))
  }
  return after
}

/** Whichever way it is written, a tag is there once. */
function sameOnce(tags: readonly string[]): string[] {
  const lower = tags.map((tag) => tag.toLocaleLowerCase())
  return tags.filter((_, at) => lower.indexOf(lower[at] ?? '') === at)
}
