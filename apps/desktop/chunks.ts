import { join } from 'node:path'

import type { CodeSplittingNameFunction } from 'rolldown'

const source = join(import.meta.dirname, 'src')

/** What is loaded as a whole; the window's program begins without the server, which it loads next. */
const wholes = [
  { name: 'link', roots: ['link.ts'] },
  { name: 'main', roots: ['main.ts'] },
  { name: 'server', roots: ['serve.ts', 'app/compose.ts'] },
  { name: 'thread', roots: ['threads/store.worker.ts'] },
].map(({ name, roots }) => ({ name, roots: roots.map((root) => join(source, root)) }))

/**
 * The chunk of a module that is there from the start: one for each set of programs that share it, for
 * each file more costs a start half a millisecond. Null for what is loaded later, and for what a program
 * begins with or has for itself: whoever loaded something beside that would begin the program, too.
 */
export function startChunks(): CodeSplittingNameFunction {
  let reached: { readonly name: string; readonly modules: ReadonlySet<string> }[] | undefined
  return (id, context) => {
    reached ??= wholes.map(({ name, roots }) => ({
      name,
      modules: reachedFrom(roots, (from) => context.getModuleInfo(from)?.importedIds ?? []),
    }))
    if (context.getModuleInfo(id)?.isEntry) return null
    const sharing = reached.filter(({ modules }) => modules.has(id)).map(({ name }) => name)
    const name = sharing.join('-')
    return sharing.length > 1 || name === 'server' ? name : null
  }
}

/** Everything that is loaded with these, themselves included. */
export function reachedFrom(
  roots: readonly string[],
  importedBy: (id: string) => readonly string[],
): Set<string> {
  const reached = new Set(roots)
  // A set continues over what is added meanwhile.
  for (const id of reached) for (const imported of importedBy(id)) reached.add(imported)
  return reached
}
