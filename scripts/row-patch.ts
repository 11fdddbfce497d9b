import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

/** A change of the product's code that takes what one requirement row asks for away. */
export interface RowPatch {
  /** Its place below the root. */
  readonly path: string
  readonly row: string
  /** What the product does wrong with it. */
  readonly what: string
  /** The files that it changes. */
  readonly files: readonly string[]
}

const patchFolder = 'mutations/rows'

const rowId = '[A-Z][A-Z0-9]{1,2}-\\d{2}'
const fileName = new RegExp(`^(${rowId})(?:-[a-z0-9-]+)?\\.patch$`)
const firstLine = new RegExp(`^(${rowId}): (\\S.*)$`)
const titleEnd = new RegExp(`\\[${rowId}(?:, ${rowId})*\\]`, 'g')
/** What is shipped: no test, and nothing that only tests use. */
const product =
  /^(?:apps\/\w+|packages\/(?:core|db))\/src\/(?!.*\btesting\/)(?!.*\.(?:test|testing)\.tsx?$).*\.tsx?$/

export function readPatches(root: string): RowPatch[] {
  return readdirSync(join(root, patchFolder))
    .toSorted()
    .map((name) => {
      const path = `${patchFolder}/${name}`
      return parsePatch(path, readFileSync(join(root, path), 'utf8'))
    })
}

/** Throws where it is none: one line of what goes wrong, an empty one, and a unified diff. */
export function parsePatch(path: string, text: string): RowPatch {
  const refuse = (why: string) => new Error(`${path} ${why}`)
  const [, named] = fileName.exec(basename(path)) ?? []
  if (named === undefined) throw refuse('is not named after a row, such as CV-07-what.patch')
  const [head = '', empty, ...diff] = text.split(/\r?\n/)
  const [, row, what] = firstLine.exec(head) ?? []
  if (row === undefined || what === undefined) throw refuse(`does not begin with '${named}: what'`)
  if (row !== named) throw refuse(`is named after another row than ${row}`)
  if (empty !== '') throw refuse('has no empty line after the first')
  const files = changedFiles(diff, refuse)
  const other = files.find((file) => !product.test(file))
  if (other !== undefined) throw refuse(`changes ${other}, which is not the product's code`)
  return { path, row, what, files }
}

type Refuse = (why: string) => Error

function changedFiles(diff: readonly string[], refuse: Refuse): string[] {
  const files: string[] = []
  let at = 0
  while (at < diff.length && !(at === diff.length - 1 && diff[at] === '')) {
    const [, before] = /^--- a\/(\S+)$/.exec(diff[at] ?? '') ?? []
    const [, after] = /^\+\+\+ b\/(\S+)$/.exec(diff[at + 1] ?? '') ?? []
    if (before === undefined || before !== after) {
      throw refuse(`has no '--- a/file' and '+++ b/file' of one file in line ${at + 3}`)
    }
    files.push(before)
    const first = at + 2
    for (at = first; diff[at]?.startsWith('@@');) at = endOfHunk(diff, at, refuse)
    if (at === first) throw refuse(`changes nothing in ${before}`)
  }
  if (files.length === 0) throw refuse('holds no diff')
  return files
}

/** As many lines as the hunk's head says, or it was cut off or edited by hand. */
function endOfHunk(diff: readonly string[], at: number, refuse: Refuse): number {
  const head = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/.exec(diff[at] ?? '')
  if (!head) throw refuse(`has a bad head of a hunk: ${diff[at]}`)
  let [before, after] = [Number(head[1] ?? 1), Number(head[2] ?? 1)]
  let line = at + 1
  let changes = 0
  for (; before > 0 || after > 0; line++) {
    const mark = diff[line]?.[0]
    if (mark !== ' ' && mark !== '-' && mark !== '+')
      throw refuse(`ends within a hunk: ${diff[at]}`)
    if (mark !== '+') before -= 1
    if (mark !== '-') after -= 1
    if (mark !== ' ') changes += 1
  }
  if (before < 0 || after < 0 || changes === 0) throw refuse(`has a bad hunk: ${diff[at]}`)
  return line
}

/** What a test's title that names the row looks like. */
export function titlePattern(row: string): string {
  return String.raw`\[[^\]\n]*\b${row}\b[^\]\n]*\]`
}

/** The test files that name each row in a title. */
export function testsByRow(root: string, testFiles: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of testFiles) {
    const text = readFileSync(join(root, file), 'utf8')
    const named = text.match(titleEnd) ?? []
    const rows = new Set(named.flatMap((ids) => ids.slice(1, -1).split(', ')))
    for (const row of rows) found.set(row, [...(found.get(row) ?? []), file])
  }
  return found
}
