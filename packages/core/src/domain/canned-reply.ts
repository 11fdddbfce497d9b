/** What a canned reply can have filled in. */
const cannedFields = ['name', 'order', 'status', 'total', 'page'] as const
type CannedField = (typeof cannedFields)[number]
export type CannedFacts = Readonly<Record<CannedField, string | null>>

const field = /\{(\w+)\}/g
const isField = (name: string): name is CannedField => cannedFields.some((known) => known === name)

/** The text with what is known in it. What is not known stays as it is, for the person to see. */
export function fillCanned(text: string, facts: CannedFacts): string {
  return text.replaceAll(field, (whole, name: string) => (isField(name) && facts[name]) || whole)
}

/** The first field that is still open: nobody wants to send that to a customer. */
export function openField(text: string): string | null {
  for (const [whole, name = ''] of text.matchAll(field)) if (isField(name)) return whole
  return null
}
