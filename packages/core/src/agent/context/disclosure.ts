import { everyLabels, labelsFor } from './labels.ts'
import { oneLine } from './text.ts'

const shop = '\0'
const sentences = everyLabels.map(({ assistant }) => {
  const [before = '', after = ''] = assistant(shop).split(shop)
  return { alone: assistant(''), before, after }
})

/** The sentence that an assistant is speaking, and whose. */
export function disclosure(language: string, companyName: string): string {
  return labelsFor(language).assistant(oneLine(companyName, 100))
}

/** What a list shows of a message: what is said after the sentence that an assistant is speaking. */
export function withoutDisclosure(text: string): string {
  const end = text.indexOf('\n\n')
  if (end < 0) return text
  const first = text.slice(0, end)
  const said = text.slice(end).trim()
  const isDisclosure = sentences.some(
    ({ alone, before, after }) =>
      first === alone ||
      (first.length > before.length + after.length &&
        first.startsWith(before) &&
        first.endsWith(after)),
  )
  return isDisclosure && said !== '' ? said : text
}
