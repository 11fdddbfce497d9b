import { readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** Of each file or folder, which others it imports from. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

const imported =
  /^(?:import|export)\s[^'";]*?from '(?<from>[^']+)'|^import '(?<bare>[^']+)'|\bimport\(\s*'(?<later>[^']+)'\s*\)/gm

/** Values and types alike, of files below the root; what they import from elsewhere is left out. */
export function importsOf(
  files: readonly string[],
  read: (file: string) => string = (file) => readFileSync(file, 'utf8'),
): Graph {
  const known = new Set(files)
  const exported = exportsOf(files, read)
  return new Map(
    files.map((file) => {
      const names = Array.from(read(file).matchAll(imported), ({ groups }) =>
        String(groups?.['from'] ?? groups?.['bare'] ?? groups?.['later']),
      )
      const targets = names.map((name) =>
        name.startsWith('.') ? posix.join(posix.dirname(file), name) : exported.get(name),
      )
      const ours = targets.filter((target) => target !== undefined && known.has(target))
      return [file, new Set(ours as string[])]
    }),
  )
}

/** Where the packages' public names lead to. */
function exportsOf(files: readonly string[], read: (file: string) => string): Map<string, string> {
  const homes = new Set(files.map((file) => file.split('/', 2).join('/')))
  const found = new Map<string, string>()
  for (const home of homes) {
    if (!home.startsWith('packages/')) continue
    const manifest = JSON.parse(read(`${home}/package.json`)) as {
      name: string
      exports: Record<string, string>
    }
    for (const [name, target] of Object.entries(manifest.exports)) {
      found.set(posix.join(manifest.name, name), posix.join(home, target))
    }
  }
  return found
}

/** The same between the folders that the files lie in. */
export function foldersOf(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>()
  for (const [file, targets] of graph) {
    const folder = posix.dirname(file)
    const others = folders.get(folder) ?? new Set()
    for (const target of targets) {
      if (posix.dirname(target) !== folder) others.add(posix.dirname(target))
    }
    folders.set(folder, others)
  }
  return folders
}

/** Those that import each other, straight or by way of others; each circle by itself. */
export function circlesIn(graph: Graph): string[][] {
  const circles: string[][] = []
  const place = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const visit = (node: string): number => {
    place.set(node, place.size)
    lowest.set(node, place.get(node) ?? 0)
    open.push(node)
    for (const target of graph.get(node) ?? []) {
      const reached = place.has(target)
        ? open.includes(target)
          ? (place.get(target) ?? 0)
          : Infinity
        : visit(target)
      lowest.set(node, Math.min(lowest.get(node) ?? 0, reached))
    }
    if (lowest.get(node) === place.get(node)) {
      const circle = open.splice(open.indexOf(node))
      if (circle.length > 1 || graph.get(node)?.has(node)) circles.push(circle.toSorted())
    }
    return lowest.get(node) ?? 0
  }
  for (const node of graph.keys()) if (!place.has(node)) visit(node)
  return circles
}
