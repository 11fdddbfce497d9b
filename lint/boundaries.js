import { builtinModules } from 'node:module'
import { posix, relative, sep } from 'node:path'

/**
 * @typedef {object} Row
 * @property {string} at the files it is about; the first row that fits a file counts
 * @property {readonly string[]} ours packages of ours that they may import
 * @property {boolean} node whether they may use what only Node has
 * @property {readonly string[]} never other modules that they may not import
 * @property {readonly string[]} [apart] folders of their package that they may not reach
 * @property {string} [siblings] folder whose subfolders may not reach each other
 *
 * @typedef {{ readonly value?: unknown }} Literal
 * @typedef {{ readonly source?: Literal | null }} ImportNode
 * @typedef {object} Context
 * @property {string} cwd
 * @property {string} filename
 * @property {(finding: { node: object, message: string }) => void} report
 */

const renderer = { ours: ['core'], node: false, never: ['electron'] }
const desktop = { ours: ['core', 'db'], node: true, never: ['electron', 'react'] }

/** Who may import whom. @type {readonly Row[]} */
const table = [
  { at: 'apps/renderer/src/features/', ...renderer, apart: ['app/'], siblings: 'features/' },
  { at: 'apps/renderer/src/components/', ...renderer, apart: ['app/', 'features/'] },
  { at: 'apps/renderer/src/lib/', ...renderer, apart: ['app/', 'features/'] },
  { at: 'apps/renderer/src/', ...renderer },
  { at: 'apps/desktop/src/shell/', ...desktop, never: ['react'] },
  { at: 'apps/desktop/src/main.ts', ...desktop, never: ['react'] },
  { at: 'apps/desktop/src/preload.ts', ...desktop, ours: ['core'], node: false, never: ['react'] },
  { at: 'apps/desktop/src/', ...desktop },
  { at: 'packages/db/src/', ours: ['core'], node: true, never: ['electron', 'react'] },
  { at: 'packages/core/src/', ours: [], node: false, never: ['electron', 'react', 'react-dom'] },
  { at: 'packages/doubles/src/', ours: [], node: true, never: ['electron', 'react'] },
]

const testFile = /\.test\.tsx?$|\.testing\.tsx?$|\/src\/testing\/|^e2e\/|^bench\//
const testModule = /^@pal\/(doubles(\/|$)|[a-z]+\/testing(\/|$))/
const packageFolder = /^(?:apps|packages)\/[^/]+\/|^(?:e2e|bench)\//

/**
 * @param {string} file path of the importing file below the root, with forward slashes
 * @param {string} name what stands in the import
 * @returns {string | undefined} what is wrong with it
 */
export function violation(file, name) {
  const forTests = testModule.test(name)
  const inTest = testFile.test(file)
  if (forTests && !inTest) return `'${name}' is for tests only`
  const row = table.find(({ at }) => file.startsWith(at))
  if (name.startsWith('.')) return relativeViolation(file, row, name)
  if (!row) return undefined
  const ours = /^@pal\/([a-z]+)/.exec(name)?.[1]
  if (ours && !forTests && !row.ours.includes(ours)) return `${row.at} may not import '${name}'`
  if (!row.node && !inTest && isNode(name)) return `${row.at} may not use Node's '${name}'`
  const banned = row.never.find((module) => name === module || name.startsWith(`${module}/`))
  return banned && `${row.at} may not import '${banned}'`
}

/** @param {string} name */
function isNode(name) {
  return name.startsWith('node:') || builtinModules.includes(name)
}

/**
 * @param {string} file
 * @param {Row | undefined} row
 * @param {string} name
 */
function relativeViolation(file, row, name) {
  const target = posix.join(posix.dirname(file), name)
  const home = packageFolder.exec(file)?.[0] ?? ''
  if ((packageFolder.exec(target)?.[0] ?? '') !== home || target.startsWith('../')) {
    return `'${name}' leaves its package; import the other one by its name`
  }
  if (!row) return undefined
  const within = `${home}src/`.length
  const from = file.slice(within)
  const to = target.slice(within)
  const reached = row.apart?.find((folder) => to.startsWith(folder))
  if (reached) return `${row.at} may not import from ${reached}`
  if (row.siblings && to.startsWith(row.siblings) && subfolder(from) !== subfolder(to)) {
    return `a feature may not import another: '${name}'`
  }
  return undefined
}

/** @param {string} path */
function subfolder(path) {
  return path.split('/', 2).join('/')
}

const boundaries = {
  /** @param {Context} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/')
    /** @type {(node: object, source: Literal | null | undefined) => void} */
    const check = (node, source) => {
      if (typeof source?.value !== 'string') return
      const message = violation(file, source.value)
      if (message) context.report({ node, message })
    }
    /** @param {ImportNode} node */
    const checkExport = (node) => {
      if (!node.source) return
      check(node, node.source)
      context.report({ node, message: 'no re-exports: import from the file that holds it' })
    }
    /** @param {ImportNode} node */
    const checkImport = (node) => check(node, node.source)
    return {
      ImportDeclaration: checkImport,
      ImportExpression: checkImport,
      TSImportType: checkImport,
      ExportNamedDeclaration: checkExport,
      ExportAllDeclaration: checkExport,
    }
  },
}

export default { meta: { name: 'pal' }, rules: { boundaries } }
