import { messageTextLimit } from '../constants.ts'

/** Facebook takes texts under its limit. */
const most = messageTextLimit - 1

/** Where a text may be parted, the best place first: a line, a sentence, a word. */
const ends = [/\n+/g, /[.!?…।؟۔。！？]+["'”’)\]]*\s+/g, /\s+/g] as const

/**
 * The text as messages that Facebook takes, in order and with nothing lost but the blanks between
 * them. What has no end within the limit is cut between two characters, never within one.
 */
export function splitText(text: string): string[] {
  const parts: string[] = []
  let rest = text.trim()
  while ([...rest].length > most) {
    const head = [...rest].slice(0, most).join('')
    const at = lastEnd(head) ?? wholeCharacters(head, rest)
    parts.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest]
}

function lastEnd(head: string): number | null {
  for (const end of ends) {
    const last = [...head.matchAll(end)].at(-1)
    const at = last ? last.index + last[0].length : 0
    // A scrap of a message reads worse than a sentence that is parted.
    if (at > head.length / 4) return at
  }
  return null
}

/** As much as fits without parting what a reader sees as one character. */
function wholeCharacters(head: string, rest: string): number {
  let at = 0
  for (const { index, segment } of new Intl.Segmenter().segment(rest.slice(0, head.length + 64))) {
    if (index + segment.length > head.length) break
    at = index + segment.length
  }
  return at === 0 ? head.length : at
}
