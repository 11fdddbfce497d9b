interface Chunking {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const entry = /renderer[\\/]src[\\/]main\.tsx$/
const firstPage = /renderer[\\/]src[\\/]app[\\/]dashboard-route\.tsx$/
const elsewhere = /node_modules|renderer[\\/]src[\\/](?:app|features)[\\/]|[\\/]texts[\\/]en[\\/]/

/** What a module is made of, by its static imports. */
function madeOf(module: string, chunking: Chunking): Set<string> {
  const found = new Set([module])
  for (const id of found) {
    if (id.includes('node_modules')) continue
    for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

let dashboard: string | undefined
let parts: Set<string> | undefined

/**
 * All that is needed before the first paint is one file: it packs smaller than twenty. What the
 * dashboard shares with other pages would be forty more of a few hundred bytes, of which a window
 * fetches six at a time: it is a second file.
 */
export const chunkGroups = [
  { name: 'frame', test: entry, priority: 1 },
  {
    test: (id: string): boolean => {
      if (firstPage.test(id)) dashboard = id
      return !elsewhere.test(id)
    },
    debugName: 'shared',
    includeDependenciesRecursively: false,
    name: (id: string, chunking: Chunking): string | null => {
      if (dashboard === undefined) return null
      parts ??= madeOf(dashboard, chunking)
      return parts.has(id) ? 'shared' : null
    },
  },
]
