const before = 24
const length = 120

/** Some of a text, from shortly before the first of the words that were searched for. */
export function excerpt(text: string, search: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const small = line.toLocaleLowerCase()
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const at = words.map((word) => small.indexOf(word)).filter((place) => place >= 0)
  const first = at.length === 0 ? 0 : Math.min(...at)
  if (first <= before) return cut(line)
  const space = line.indexOf(' ', first - before)
  const from = space >= 0 && space < first ? space + 1 : first
  return `… ${cut(line.slice(from))}`
}

const cut = (line: string) =>
  line.length <= length ? line : `${line.slice(0, length).trimEnd()} …`
