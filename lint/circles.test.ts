import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

import { expect, it } from 'vitest'

import { circlesIn, foldersOf, importsOf } from './import-graph.ts'

const forTests = /\.test\.tsx?$|\.testing\.tsx?$|\/src\/(?:testing|schema\/migrations\/frozen)\//

const sources = execFileSync('git', ['ls-files', '--', 'apps', 'packages'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/.test(file) && existsSync(file))

it('no files import each other in a circle, for values or for types', () => {
  const graph = importsOf(sources)
  // So many that the reading of imports must have worked.
  expect(
    Array.from(graph.values(), (targets) => targets.size).filter(Boolean).length,
  ).toBeGreaterThan(sources.length * 0.7)
  expect(circlesIn(graph)).toEqual([])
})

it('no folders of the product import each other in a circle', () => {
  const product = importsOf(sources.filter((file) => !forTests.test(file)))
  expect(circlesIn(foldersOf(product))).toEqual([])
})

it('no folder of the product is a heap: 25 files at most, 8 in the middle', () => {
  const product = sources.filter((file) => !forTests.test(file))
  const sizes = Map.groupBy(product, (file) => file.slice(0, file.lastIndexOf('/')))
  const heaps = Array.from(sizes, ([folder, files]) => `${folder}: ${files.length}`)
  expect(heaps.filter((heap) => Number(heap.split(': ')[1]) > 25)).toEqual([])
  const counts = Array.from(sizes.values(), (files) => files.length).toSorted((a, b) => a - b)
  expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(8)
})

it('sees every kind of import, and the circle that it closes', () => {
  const files: Record<string, string> = {
    'packages/a/package.json': '{ "name": "@pal/a", "exports": { "./x": "./src/x.ts" } }',
    'packages/a/src/x.ts': "import type { Y } from './in/y.ts'\n",
    'packages/a/src/in/y.ts': "import {\n  one,\n  two,\n} from '../z.ts'\nexport type Y = 1\n",
    'packages/a/src/z.ts': "const later = () => import('@pal/a/x')\n",
    'packages/a/src/alone.ts': "import './x.ts'\nimport { it } from 'vitest'\n",
  }
  const names = Object.keys(files).filter((file) => file.endsWith('.ts'))
  const graph = importsOf(names, (file) => files[file] ?? '')
  expect(circlesIn(graph)).toEqual([
    ['packages/a/src/in/y.ts', 'packages/a/src/x.ts', 'packages/a/src/z.ts'],
  ])
  expect(circlesIn(foldersOf(graph))).toEqual([['packages/a/src', 'packages/a/src/in']])
})
