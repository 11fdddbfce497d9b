import { conversationNotes } from '@pal/core/constants'
import type { Body } from '@pal/core/contract/endpoints'
import { badField } from '@pal/core/errors'
import { tagKey, tagText } from '@pal/core/tags'
import { because } from '@pal/core/texts/reason'
import { changeConversation, mustFindConversation } from '@pal/db/conversations/conversations'
import { annotate } from '@pal/db/conversations/notes'
import { draftAgain } from '@pal/db/jobs/job-kinds'
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

/** Puts right what whoever delivers is to know; a summary with the old note is none that a yes can be taken to. */
export function changeDeliveryNote(
  store: Store,
  of: string | number,
  { deliveryNote, was }: Body<'conversations.noteDelivery'>,
  now: number,
) {
  return store.transaction(async (tx) => {
    const row = await mustFindConversation(tx, of)
    refuseOvertaken(
      was === undefined ? {} : { deliveryNote: was },
      { deliveryNote },
      { deliveryNote: row.delivery_note },
    )
    const changed = await changeConversation(tx, row.id, { delivery_note: deliveryNote }, now)
    await draftAgain(tx, row.id, now)
    return changed
  })
}

function tagsAfter(stored: readonly string[], { tags, was }: Notes): string[] | undefined {
  if (tags === undefined || was?.tags === undefined) return tags && sameOnce(tags.map(tagText))
  const [seen, wanted] = [new Set(was.tags), new Set(tags)]
  const left = stored.filter((tag) => wanted.has(tag) || !seen.has(tag))
  const after = sameOnce([...left, ...tags.filter((tag) => !seen.has(tag)).map(tagText)])
  if (after.length > conversationNotes.tags) {
    throw badField('tags', because('field_too_many', { count: conversationNotes.tags }))
  }
  return after
}

/** Whichever way it is written, a tag is there once. */
function sameOnce(tags: readonly string[]): string[] {
  const keys = tags.map(tagKey)
  return tags.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
}
