/** Makes something when it is first asked for, and keeps it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}

/** Makes something of each object once, and keeps it as long as that is there. */
export function perObject<Of extends WeakKey, T extends WeakKey>(
  make: (of: Of) => T,
): (of: Of) => T {
  const made = new WeakMap<Of, T>()
  return (of) => {
    const before = made.get(of)
    if (before) return before
    const value = make(of)
    made.set(of, value)
    return value
  }
}

/** What is made of those texts that are asked for. */
export function whereAsked<T>(make: (text: string) => T): (text: string) => T {
  const made = new Map<string, T>()
  return (text) => {
    const before = made.get(text)
    if (before !== undefined) return before
    const value = make(text)
    made.set(text, value)
    return value
  }
}

/** So many texts are kept of the latest lists, or the latest list alone. */
const mostTexts = 150_000

/**
 * The same list as one of the latest, as long as it holds the same: what is made of a list of texts is made once
 * then, and not in each turn. A text that has changed makes another list.
 */
export function sameList(most = mostTexts): (texts: readonly string[]) => readonly string[] {
  let latest: readonly (readonly string[])[] = []
  return (texts) => {
    const same = latest.find(
      (list) => list.length === texts.length && list.every((text, at) => text === texts[at]),
    )
    const list = same ?? texts
    let kept = 0
    latest = [list, ...latest.filter((one) => one !== list)].filter((one, at) => {
      kept += one.length
      return at === 0 || kept <= most
    })
    return list
  }
}

/** Work a piece at a time: others may be served between two of them. */
export type Slices = Generator<undefined, void>

export interface InEach<T> {
  (texts: readonly string[]): readonly T[]
  /** The same, a text at a time; what is begun so is continued by whoever asks next. */
  slices(texts: readonly string[]): Slices
}

/**
 * What is found in the texts of a list, looked for once in it; in one that has changed since, only in the texts
 * that the last one did not hold.
 */
export function inEach<T>(find: (text: string) => readonly T[]): InEach<T> {
  type Found = Map<string, readonly T[]>
  let last: Found = new Map()
  const begun = new WeakMap<readonly string[], { readonly found: Found; readonly before: Found }>()
  const made = new WeakMap<readonly string[], readonly T[]>()
  const begin = (texts: readonly string[]) => {
    const lookup = { found: new Map<string, readonly T[]>(), before: last }
    begun.set(texts, lookup)
    last = lookup.found
    return lookup
  }
  function* slices(texts: readonly string[]): Slices {
    if (made.has(texts)) return
    const { found, before } = begun.get(texts) ?? begin(texts)
    for (const text of texts) {
      if (found.has(text)) continue
      found.set(text, before.get(text) ?? find(text))
      yield
    }
    made.set(
      texts,
      texts.flatMap((text) => found.get(text) ?? []),
    )
    begun.delete(texts)
  }
  const inAll = (texts: readonly string[]) => {
    const left = slices(texts)
    while (!left.next().done);
    return made.get(texts) ?? []
  }
  return Object.assign(inAll, { slices })
}
