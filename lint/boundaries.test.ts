import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { afterAll, beforeAll, expect, it } from 'vitest'

/** Each file holds one import; a reason says that the rule must refuse it, null that it may not. */
const planted: readonly (readonly [file: string, code: string, refusedFor: string | null])[] = [
  ['apps/renderer/src/app/a.ts', `import '@pal/core/errors'`, null],
  [
    'apps/renderer/src/app/b.ts',
    `import '@pal/db/orders/orders'`,
    "may not import '@pal/db/orders/orders'",
  ],
  ['apps/renderer/src/app/c.ts', `import 'fs'`, "may not use Node's 'fs'"],
  ['apps/renderer/src/app/d.ts', `import '../features/orders/page.ts'`, null],
  ['apps/renderer/src/features/orders/a.ts', `import './b.ts'`, null],
  ['apps/renderer/src/features/orders/b.ts', `import '../../lib/api.ts'`, null],
  ['apps/renderer/src/features/orders/c.ts', `import '../logs/page.ts'`, 'may not import another'],
  ['apps/renderer/src/features/orders/d.ts', `await import('../logs/p.ts')`, 'import another'],
  ['apps/renderer/src/features/orders/e.ts', `import '../../app/x.ts'`, 'not import from app/'],
  ['apps/renderer/src/features/orders/f.ts', `import '../../testing/x.ts'`, 'is for tests only'],
  ['apps/renderer/src/features/campaigns/launch/a.ts', `import '../draft.ts'`, null],
  ['apps/renderer/src/features/campaigns/a.ts', `import './launch/x.ts'`, 'not import from'],
  ['apps/renderer/src/lib/a.ts', `import '../features/logs/page.ts'`, 'not import from features/'],
  ['apps/renderer/src/components/a.ts', `import '../app/x.ts'`, 'may not import from app/'],
  ['apps/renderer/src/lib/b.test.ts', `import 'node:fs'`, null],
  ['apps/desktop/src/features/orders/a.ts', `import '@pal/db/orders/orders'`, null],
  ['apps/desktop/src/features/orders/b.ts', `import '@pal/renderer/x'`, "import '@pal/renderer/x'"],
  ['apps/desktop/src/features/orders/c.ts', `import 'electron'`, "may not import 'electron'"],
  ['apps/desktop/src/features/orders/d.ts', `export type A = import('electron').App`, 'electron'],
  ['apps/desktop/src/features/orders/e.test.ts', `import '@pal/doubles/http/clock'`, null],
  ['apps/desktop/src/features/orders/f.ts', `import '@pal/doubles/http/clock'`, 'tests only'],
  ['apps/desktop/src/features/orders/g.ts', `import '@pal/db/testing/testing'`, 'for tests only'],
  ['apps/desktop/src/features/orders/h.ts', `import '@pal/db/testing/fixtures'`, 'tests only'],
  ['apps/desktop/src/features/orders/i.ts', `import '../../testing/shop.ts'`, 'for tests only'],
  ['apps/desktop/src/features/orders/j.ts', `import './rows.testing.ts'`, 'for tests only'],
  ['apps/desktop/src/features/orders/l.ts', `import 'kysely'`, 'queries are functions of'],
  ['apps/desktop/src/features/orders/m.ts', `import type { A } from 'better-sqlite3'`, 'queries'],
  ['apps/desktop/src/features/orders/n.ts', `db.selectFrom('orders')`, 'may hold no query'],
  ['apps/desktop/src/features/orders/o.test.ts', `db.selectFrom('orders')`, null],
  ['apps/desktop/src/features/orders/p.ts', `tx['deleteFrom']('orders')`, 'may hold no query'],
  ['packages/db/src/orders/e.ts', `db.selectFrom('orders')`, null],
  ['packages/db/src/orders/f.ts', `import 'kysely'`, null],
  ['apps/desktop/src/features/orders/k.ts', `import '../../platform/log.ts'`, null],
  ['apps/desktop/src/platform/a.ts', `import '../messenger/graph/graph.ts'`, 'is above it'],
  ['apps/desktop/src/platform/b.ts', `import type { A } from '../app/a.ts'`, 'is above it'],
  ['apps/desktop/src/platform/c.ts', `export type B = import('../app/a.ts').B`, 'is above it'],
  ['apps/desktop/src/platform/d.test.ts', `import '../app/compose.ts'`, null],
  ['apps/desktop/src/messenger/inbox/a.ts', `import '../outbox/outbox.ts'`, 'is above it'],
  ['apps/desktop/src/messenger/outbox/a.ts', `import '../inbox/ingest.ts'`, null],
  ['apps/desktop/src/helpers/a.ts', `import 'node:fs'`, 'has no place in the order'],
  ['apps/desktop/src/agent/a.ts', `import 'node:fs'`, 'has no place in the order'],
  ['apps/desktop/src/shell/a.ts', `import 'electron/main'`, null],
  ['apps/desktop/src/main.ts', `import 'electron'`, null],
  ['packages/db/src/orders/a.ts', `import '@pal/core/errors'`, null],
  ['packages/db/src/orders/b.ts', `import '../../../core/src/errors.ts'`, 'leaves its package'],
  ['packages/db/src/orders/index.ts', `export { a } from './a.ts'`, 'no re-exports'],
  ['packages/db/src/orders/c.ts', `export * from './a.ts'`, 'no re-exports'],
  ['packages/db/src/orders/d.ts', `import '../testing/fixtures.ts'`, 'is for tests only'],
  ['packages/db/src/sqlite/a.ts', `import '../maintenance/backup.ts'`, 'is above it'],
  ['packages/db/src/a.ts', `import 'node:fs'`, 'has no place in the order'],
  [
    'packages/core/src/a.ts',
    `import '@pal/db/orders/orders'`,
    "may not import '@pal/db/orders/orders'",
  ],
  ['packages/core/src/b.ts', `import 'react'`, "may not import 'react'"],
  ['packages/core/src/c.ts', `import 'node:crypto'`, "may not use Node's 'node:crypto'"],
  ['packages/core/src/d.ts', `import 'zod/mini'`, null],
  ['apps/desktop/src/app/a.ts', `import '@pal/demo/shop.ts'`, "not import '@pal/demo/shop.ts'"],
  ['demo/a.ts', `import '@pal/doubles/http/clock'`, null],
  ['demo/b.ts', `import '../apps/desktop/src/serve.ts'`, 'leaves its package'],
  ['e2e/a.spec.ts', `import '@pal/doubles/http/clock'`, null],
  ['e2e/b.spec.ts', `import '../apps/desktop/src/serve.ts'`, 'leaves its package'],
]

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'pal-boundaries-'))
const findings = new Map<string, string[]>()

beforeAll(() => {
  for (const [file, code] of planted) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  cpSync(join(root, 'lint'), join(folder, 'lint'), { recursive: true })
  const config = {
    jsPlugins: ['./lint/boundaries.js'],
    categories: { correctness: 'off' },
    rules: { 'pal/boundaries': 'error' },
  }
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify(config))
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint')
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { filename: string; message: string }[]
  }
  for (const { filename, message } of diagnostics) {
    findings.set(filename, [...(findings.get(filename) ?? []), message])
  }
})

afterAll(() => rmSync(folder, { recursive: true }))

it.each(planted)('%s: %s', (file, _code, refusedFor) => {
  const messages = findings.get(file) ?? []
  expect(messages).toHaveLength(refusedFor === null ? 0 : 1)
  expect(messages.join()).toContain(refusedFor ?? '')
})
