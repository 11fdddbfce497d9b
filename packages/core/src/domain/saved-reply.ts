/** What a saved reply can have filled in. */
const savedReplyFields = ['name', 'order', 'status', 'total', 'page'] as const
type SavedReplyField = (typeof savedReplyFields)[number]
export type SavedReplyFacts = Readonly<Record<SavedReplyField, string | null>>

const field = /\{(\w+)\}/g
const isField = (name?: string): name is SavedReplyField =>
  savedReplyFields.some((known) => known === name)

/** The text with what is known in it. What is not known stays as it is, for the person to see. */
export function fillSavedReply(text: string, facts: SavedReplyFacts): string {
  return text.replaceAll(field, (whole, name: string) => (isField(name) && facts[name]) || whole)
}

const braces = /\{([^{}]*)\}/g

/** What is in braces in a saved reply and is nothing that could be filled in. */
export function unknownFields(text: string): string[] {
  const odd = [...text.matchAll(braces)].filter(([, name]) => !isField(name))
  return [...new Set(odd.map(([whole]) => whole))]
}

/**
 * The first field that is still open: nobody wants to send that to a customer. What is no field is one
 * all the same where one of the saved replies has it: it was mistyped there.
 */
export function openField(
  text: string,
  replies: readonly { readonly text: string }[],
): string | null {
  const mistyped = new Set(replies.flatMap((reply) => unknownFields(reply.text)))
  for (const [whole, name] of text.matchAll(braces)) {
    if (isField(name) || mistyped.has(whole)) return whole
  }
  return null
}
