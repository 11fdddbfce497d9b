import { builtinModules } from 'node:module'
import { posix, relative, sep } from 'node:path'

/**
 * @typedef {object} Row
 * @property {string} at the files it is about; the first row that fits a file counts
 * @property {readonly string[]} ours packages of ours that they may import
 * @property {boolean} node whether they may use what only Node has
 * @property {readonly string[]} never other modules that they may not import
 * @property {boolean} [sql] false where the product asks the store by functions of packages/db only
 *
 * @typedef {{ readonly value?: unknown }} Literal
 * @typedef {{ readonly source?: Literal | null }} ImportNode
 * @typedef {{ readonly property: { readonly name?: string, readonly value?: unknown } }} MemberNode
 * @typedef {object} Context
 * @property {string} cwd
 * @property {string} filename
 * @property {(finding: { node: object, message: string }) => void} report
 */

/**
 * The floors of each package, lowest first. A file may import from its own folder and from those
 * above it in this list, never from those below; for types as for values. Every folder has a place
 * here, and a new one is refused until it gets one. '.' is the folder `src` itself: the programs'
 * entries, or in core what everything is built on.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const floors = {
  'packages/core': [
    ...['en', 'bn', 'es', 'fr', 'de', 'ar'].flatMap((language) => [
      ...['frame', 'settings', 'reasons', 'orders', 'conversations', 'campaigns'].map(
        (part) => `texts/${language}/${part}`,
      ),
      `texts/${language}`,
    ]),
    'texts',
    '.',
    'domain',
    'domain/drafts',
    'domain/models',
    'domain/orders',
    'messages',
    'contract',
    'contract/client',
    'contract/openapi',
    'agent/context/labels',
    'agent/context/phrases',
    'agent/context',
    'agent/follow-up',
    'agent/decision/answers',
    'agent/decision/wishes',
    'agent/language/samples',
    'agent/language',
    'order-texts',
    'agent/decision',
    'agent/checks/numbers',
    'agent/checks/promises',
    ...['denials', 'facts', 'samples', 'sayings', 'talk', 'replies'].map(
      (part) => `agent/checks/commitments/${part}`,
    ),
    'agent/templates',
    'agent/checks/commitments',
    'agent/checks',
    'agent/outcome',
    'agent/prompt',
    'testing',
  ],
  'packages/db': [
    'sqlite',
    'schema',
    'stats',
    'search',
    'schema/migrations',
    'logs',
    'settings',
    'pages',
    'campaigns',
    'conversations',
    'conversations/tasks',
    'customers',
    'messages',
    'messages/search',
    'orders',
    'jobs',
    'inbox',
    'turns',
    'maintenance/backup',
    'maintenance',
    'schema/migrations/frozen',
    'testing',
    'testing/faults',
  ],
  'packages/doubles': ['http', 'graph', 'openai'],
  'apps/desktop': [
    'platform/vault',
    'platform',
    'jobs',
    'messenger/graph',
    'messenger/files',
    'messenger/inbox',
    'messenger/outbox',
    'messenger/webhook',
    'messenger/pages',
    'agent/model',
    'agent/turn',
    'agent/follow-up',
    'products',
    'threads',
    'files',
    'http',
    'features/campaigns',
    'features/orders/words',
    'features/orders',
    'features/conversations',
    'features/search',
    'features/facebook',
    'features/settings',
    'features/status',
    'features/notifications',
    'features/test-chat',
    'features/analytics',
    'features/recall',
    'features/gaps',
    'features/export',
    'features/data',
    'features/help',
    'features/program',
    'app',
    'shell/logic',
    'shell/updates',
    'shell',
    'packaging',
    '.',
    'testing/electron',
    'testing/thread',
    'testing',
    'testing/month',
    'testing/crash',
    'testing/scenarios',
    'testing/trace',
  ],
  'apps/renderer': [
    'lib/address',
    'lib/changes',
    'lib/files',
    'lib/sound',
    'lib/keyboard',
    'lib/i18n',
    'lib/format',
    'lib',
    'lib/queries',
    'lib/actions',
    'lib/rehearsal',
    'lib/keyset',
    'components',
    'components/badges',
    'components/fields',
    'components/dialogs',
    'components/lists',
    'components/notices',
    'components/import',
    'components/products',
    'components/products/picture',
    'features/analytics/figures',
    'features/analytics/charts',
    'features/analytics/recall',
    'features/analytics/gaps',
    'features/analytics/proposals',
    'features/analytics',
    'features/campaigns/manage',
    'features/campaigns/wizard',
    'features/campaigns/quick',
    'features/campaigns',
    'features/campaigns/launch',
    'features/conversations/data',
    'features/conversations/customer',
    'features/conversations/composer',
    'features/conversations/messages',
    'features/conversations/tasks',
    'features/conversations',
    'features/dashboard',
    'features/gate',
    'features/help',
    'features/logs',
    'features/orders/data',
    'features/orders/documents',
    'features/orders/ledger',
    'features/orders/customers',
    'features/orders/detail',
    'features/orders/by-hand',
    'features/orders',
    'features/products',
    'features/settings/form',
    'features/settings/general',
    'features/settings/ai/model',
    'features/settings/ai',
    'features/settings/tactics',
    'features/settings/flow',
    'features/settings/integrations',
    'features/settings/notifications',
    'features/settings/data',
    'features/settings',
    'features/test-chat',
    'features/rehearsal',
    'features/palette',
    'app/layout',
    'app',
    '.',
    'testing',
    'testing/plain-table',
  ],
}

const renderer = { ours: ['core'], node: false, never: ['electron'] }
const desktop = { ours: ['core', 'db'], node: true, never: ['electron', 'react'], sql: false }

/** Which packages and modules each may use. @type {readonly Row[]} */
const table = [
  { at: 'apps/renderer/src/', ...renderer },
  { at: 'apps/desktop/src/shell/logic/', ...desktop },
  { at: 'apps/desktop/src/shell/updates/', ...desktop },
  { at: 'apps/desktop/src/shell/', ...desktop, never: ['react'] },
  { at: 'apps/desktop/src/main.ts', ...desktop, never: ['react'] },
  { at: 'apps/desktop/src/testing/electron/', ...desktop, never: ['react'] },
  { at: 'apps/desktop/src/', ...desktop },
  { at: 'packages/db/src/', ours: ['core'], node: true, never: ['electron', 'react'] },
  { at: 'packages/core/src/', ours: [], node: false, never: ['electron', 'react', 'react-dom'] },
  { at: 'packages/doubles/src/', ours: [], node: true, never: ['electron', 'react'] },
]

/** Folders of which no two may know each other: what one needs of another is given to it from above. */
const apart = { 'apps/renderer': 'features/' }

const testFile =
  /\.test\.tsx?$|\.testing\.tsx?$|\/src\/(?:testing|schema\/migrations\/frozen)\/|^(?:e2e|bench|demo)\//
const testModule = /^@pal\/(?:doubles(?:\/|$)|[a-z]+\/(?:src\/)?testing(?:\/|$))/
const sqlModule = /^(?:kysely|better-sqlite3)(?:\/|$)/
const query =
  /^(?:selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto)$/
const packageFolder = /^(?:apps|packages)\/[^/]+\/|^(?:e2e|bench|demo)\//

/**
 * @param {string} file path of the importing file below the root, with forward slashes
 * @param {string} name what is written in the import
 * @returns {string | undefined} what is wrong with it
 */
export function violation(file, name) {
  const inTest = testFile.test(file)
  if (testModule.test(name) && !inTest) return `'${name}' is for tests only`
  if (name.startsWith('.')) return relativeViolation(file, name, inTest)
  const row = table.find(({ at }) => file.startsWith(at))
  if (!row) return undefined
  const ours = /^@pal\/([a-z]+)/.exec(name)?.[1]
  if (ours && !testModule.test(name) && !row.ours.includes(ours)) {
    return `${row.at} may not import '${name}'`
  }
  if (!row.node && !inTest && isNode(name)) return `${row.at} may not use Node's '${name}'`
  if (row.sql === false && !inTest && sqlModule.test(name)) {
    return `${row.at} may not import '${name}': queries are functions of packages/db`
  }
  const banned = row.never.find((module) => name === module || name.startsWith(`${module}/`))
  return banned && `${row.at} may not import '${banned}'`
}

/**
 * @param {string} file
 * @param {string} method what is called of something
 * @returns {string | undefined} that the file may hold no query
 */
export function queryViolation(file, method) {
  const row = table.find(({ at }) => file.startsWith(at))
  if (row?.sql !== false || testFile.test(file) || !query.test(method)) return undefined
  return `${row.at} may hold no query (${method}): it is a function of packages/db`
}

/** @param {string} name */
function isNode(name) {
  return name.startsWith('node:') || builtinModules.includes(name)
}

/**
 * @param {string} file
 * @param {string} name
 * @param {boolean} inTest
 */
function relativeViolation(file, name, inTest) {
  const target = posix.join(posix.dirname(file), name)
  const home = packageFolder.exec(file)?.[0] ?? ''
  if ((packageFolder.exec(target)?.[0] ?? '') !== home || target.startsWith('../')) {
    return `'${name}' leaves its package; import the other one by its name`
  }
  const from = placeOf(file)
  const to = placeOf(target)
  if (!from || !to || inTest) return undefined
  if (testFile.test(target)) return `'${name}' is for tests only`
  if (from.folder === to.folder) return undefined
  const between = apart[/** @type {keyof typeof apart} */ (from.home)]
  if (between && from.folder.startsWith(between) && to.folder.startsWith(between)) {
    const [one, other] = [from, to].map(({ folder }) => folder.split('/', 2)[1])
    if (one !== other) return `a feature may not import another: '${name}'`
  }
  if (to.floor > from.floor) {
    return `${from.folder}/ may not import from ${to.folder}/, which is above it in the order of lint/boundaries.js`
  }
  return undefined
}

/**
 * @param {string} file
 * @returns {{ home: string, folder: string, floor: number } | undefined} nothing where there are no floors
 */
function placeOf(file) {
  const [, home = '', path = ''] = /^((?:apps|packages)\/[^/]+)\/src\/(.*)$/.exec(file) ?? []
  const order = floors[home]
  if (!order) return undefined
  const folder = posix.dirname(path)
  return { home, folder, floor: order.indexOf(folder) }
}

/**
 * @param {string} file
 * @returns {string | undefined} that its folder has no place in the order
 */
export function withoutPlace(file) {
  const place = placeOf(file)
  if (!place || place.floor >= 0) return undefined
  return `${place.folder}/ has no place in the order of lint/boundaries.js`
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
      /** @param {object} node */
      Program(node) {
        const message = withoutPlace(file)
        if (message) context.report({ node, message })
      },
      /** @param {MemberNode & object} node */
      MemberExpression(node) {
        const message = queryViolation(file, String(node.property.name ?? node.property.value))
        if (message) context.report({ node, message })
      },
      ImportDeclaration: checkImport,
      ImportExpression: checkImport,
      TSImportType: checkImport,
      ExportNamedDeclaration: checkExport,
      ExportAllDeclaration: checkExport,
    }
  },
}

export default { meta: { name: 'pal' }, rules: { boundaries } }
