type Entry = { readonly id?: unknown; readonly title?: unknown; readonly model?: unknown }

/** What names an entry of a list; a text is its own name. */
function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null) return String(entry)
  const { id, title, model } = entry as Entry
  return String(id ?? title ?? model)
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * What another window saved, with what was typed here since both saw the same. Of lists the
 * differences come together; `clashes` are the fields in which both changed the same thing, where
 * what was typed here stays.
 */
export function mergeTyped<Values extends Record<string, unknown>>(
  since: Values,
  mine: Values,
  theirs: Values,
): { readonly values: Values; readonly clashes: readonly string[] } {
  const clashes: string[] = []
  const kept = Object.entries(mine).flatMap(([name, value]): [string, unknown][] => {
    const [before, now] = [since[name], theirs[name]]
    if (same(value, before)) return []
    if (same(now, before) || same(now, value)) return [[name, value]]
    if (!Array.isArray(before) || !Array.isArray(value) || !Array.isArray(now)) {
      clashes.push(name)
      return [[name, value]]
    }
    const { list, clash } = mergeLists(before, value, now)
    if (clash) clashes.push(name)
    return [[name, list]]
  })
  const typed = Object.fromEntries<unknown>(kept) as Partial<Values>
  return { values: { ...theirs, ...typed }, clashes }
}

function mergeLists(
  since: readonly unknown[],
  mine: readonly unknown[],
  theirs: readonly unknown[],
) {
  const byName = (list: readonly unknown[]) => new Map(list.map((entry) => [nameOf(entry), entry]))
  const [before, here, there] = [byName(since), byName(mine), byName(theirs)]
  let clash = false
  const list = [...here].flatMap(([name, entry]) => {
    const other = there.get(name)
    if (same(entry, before.get(name))) return there.has(name) ? [other] : []
    if (same(other, before.get(name)) || same(other, entry)) return [entry]
    // Both added one, which happened to get the same id: no other thing names it yet.
    if (!before.has(name) && isNamedById(entry)) {
      return [other, { ...entry, id: freeId(name, [...here.keys(), ...there.keys()]) }]
    }
    clash = true
    return [entry]
  })
  const added = [...there].filter(([name, entry]) => {
    if (here.has(name)) return false
    const removed = before.get(name)
    if (removed !== undefined && !same(removed, entry)) clash = true
    return removed === undefined
  })
  return { list: [...list, ...added.map(([, entry]) => entry)], clash }
}

const isNamedById = (entry: unknown): entry is object =>
  typeof entry === 'object' && entry !== null && 'id' in entry

function freeId(name: string, taken: readonly string[]): string {
  const stem = name.replace(/-\d+$/, '')
  let number = 2
  while (taken.includes(`${stem}-${number}`)) number += 1
  return `${stem}-${number}`
}
