import { basename, extname } from 'node:path'

interface Chunking {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[]
    readonly code: string | null
  } | null
}

const entry = /renderer[\\/]src[\\/]main\.tsx$|rolldown[\\/]runtime/
const firstPage = /renderer[\\/]src[\\/]app[\\/]dashboard-route\.tsx$/
const ofPages = /renderer[\\/]src[\\/](?:app|features)[\\/]/
/** Of the dashboard, see router.tsx. */
const firstWords = /[\\/]texts[\\/]en[\\/](?:dashboard|conversations)\.ts$/
const words = /[\\/]texts[\\/]en[\\/]/
const packages = /node_modules/
/** Its own file each, and an index that names them all. */
const piece =
  /node_modules[\\/]@(?:tabler[\\/]icons-react|tanstack[\\/](?:react-query|query-core))[\\/]/

/** What a module is made of, by its static imports. */
function madeOf(module: string, chunking: Chunking): Set<string> {
  const found = new Set([module])
  for (const id of found) {
    if (packages.test(id)) continue
    for (const imported of chunking.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

/** The pieces of packages that these modules name. */
function namedIn(modules: Iterable<string>, chunking: Chunking): Set<string> {
  const names = new Set<string>()
  for (const id of modules) {
    if (packages.test(id)) continue
    const code = chunking.getModuleInfo(id)?.code ?? ''
    for (const [name] of code.matchAll(/\b(?:Icon|use)[A-Z]\w+/g)) names.add(name)
  }
  if (names.has('useMutation')) names.add('mutationObserver')
  return names
}

let dashboard: string | undefined
let parts: Set<string> | undefined
let pieces: Set<string> | undefined
const wordFiles = new Set<string>()
let wordParts: Set<string> | undefined

/**
 * All that is needed before the first paint is one file: it packs smaller than twenty. What the
 * dashboard shares with other pages would be forty more of a few hundred bytes, of which a window
 * fetches six at a time, and its figures wait behind them: it is a second file, its words a third.
 */
export const chunkGroups = [
  { name: 'frame', test: entry, priority: 1 },
  {
    test: (id: string): boolean => {
      if (firstPage.test(id)) dashboard = id
      if (firstWords.test(id)) wordFiles.add(id)
      return !ofPages.test(id)
    },
    debugName: 'shared',
    includeDependenciesRecursively: false,
    name: (id: string, chunking: Chunking): string | null => {
      if (dashboard === undefined) return null
      parts ??= madeOf(dashboard, chunking)
      pieces ??= namedIn(parts, chunking)
      if (packages.test(id)) {
        return piece.test(id) && pieces.has(basename(id, extname(id))) ? 'shared' : null
      }
      // With what they are made of: two files that need each other would run before one is whole.
      wordParts ??= new Set([...wordFiles].flatMap((file) => [...madeOf(file, chunking)]))
      if (wordParts.has(id)) return 'first-words'
      return parts.has(id) && !words.test(id) ? 'shared' : null
    },
  },
]
