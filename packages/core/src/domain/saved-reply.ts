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

/** The first field that is still open: nobody wants to send that to a customer. */
export function openField(text: string): string | null {
  for (const [whole, name] of text.matchAll(field)) if (isField(name)) return whole
  return null
}
