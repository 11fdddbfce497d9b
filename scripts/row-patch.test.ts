import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import { parsePatch, readPatches, testsByRow, titlePattern } from './row-patch.ts'

const root = join(import.meta.dirname, '..')
const patches = readPatches(root)
const tests = testsByRow(root, globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}', { cwd: root }))

it('has patches for many rows', () => {
  expect(new Set(patches.map(({ row }) => row)).size).toBeGreaterThanOrEqual(25)
})

const requirements = readFileSync(join(root, 'docs/requirements.md'), 'utf8')

it.each(patches)('$path takes a row away that a test names, in files that exist', (patch) => {
  expect(requirements).toContain(`\n- ${patch.row} `)
  expect(tests.get(patch.row)).not.toBeUndefined()
  for (const file of patch.files) expect(existsSync(join(root, file)), file).toBe(true)
})

it('tests name no row that is not written down', () => {
  const files = globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}', { cwd: root })
  const others = globSync('{e2e,bench,demo}/**/*.{test,spec}.ts', {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const named = [...testsByRow(root, [...files, ...others]).keys()]
  expect(named.length).toBeGreaterThan(150)
  expect(named.filter((row) => !requirements.includes(`\n- ${row} `))).toEqual([])
})

/** Of no two of a group is one file: each applies to the code as it is, or not, whatever the others do. */
const groups = patches.reduce<(typeof patches)[number][][]>((all, patch) => {
  const isApart = (group: typeof patches) =>
    !group.some(({ files }) => files.some((file) => patch.files.includes(file)))
  const group = all.find(isApart)
  if (group) group.push(patch)
  else all.push([patch])
  return all
}, [])

it.each(groups)('all patches apply to the code as it is: $path and so on', (...group) => {
  const paths = group.map(({ path }) => path)
  expect(() =>
    execFileSync('git', ['apply', '--check', ...paths], { cwd: root, stdio: 'pipe' }),
  ).not.toThrow()
})

const diff = `--- a/packages/core/src/domain/money.ts
+++ b/packages/core/src/domain/money.ts
@@ -1,3 +1,2 @@
 one
-two
 three
@@ -9 +8,2 @@ somewhere
 nine
+ten
`
const patch = (name: string, text: string) => parsePatch(`mutations/rows/${name}`, text)

describe('a patch', () => {
  it('tells its row, what goes wrong, and the files it changes', () => {
    const other = diff.replaceAll('packages/core/src/domain/money.ts', 'apps/desktop/src/main.ts')
    expect(patch('CU-03-cents.patch', `CU-03: cents are lost\n\n${diff}${other}`)).toEqual({
      path: 'mutations/rows/CU-03-cents.patch',
      row: 'CU-03',
      what: 'cents are lost',
      files: ['packages/core/src/domain/money.ts', 'apps/desktop/src/main.ts'],
    })
  })

  it.each([
    ['of another name', 'cents.patch', `CU-03: cents are lost\n\n${diff}`, 'not named after a row'],
    ['of another row', 'CU-02.patch', `CU-03: cents are lost\n\n${diff}`, 'another row than CU-03'],
    ['without words', 'CU-03.patch', diff, "does not begin with 'CU-03: what'"],
    ['without the empty line', 'CU-03.patch', `CU-03: cents are lost\n${diff}`, 'no empty line'],
    ['without a diff', 'CU-03.patch', 'CU-03: cents are lost\n\n', 'holds no diff'],
    [
      'of a test',
      'CU-03.patch',
      patchOf('packages/core/src/domain/money.test.ts'),
      'not the product',
    ],
    [
      'of a double',
      'CU-03.patch',
      patchOf('packages/doubles/src/http/server.ts'),
      'not the product',
    ],
    [
      'of what tests use',
      'CU-03.patch',
      patchOf('apps/desktop/src/testing/shop.ts'),
      'not the product',
    ],
    [
      'of two files at once',
      'CU-03.patch',
      `CU-03: cents are lost\n\n${diff.replace('+++ b/packages', '+++ b/apps')}`,
      'of one file in line 3',
    ],
    [
      'that is cut off',
      'CU-03.patch',
      `CU-03: cents are lost\n\n${diff.slice(0, diff.indexOf(' three'))}`,
      'ends within a hunk',
    ],
    [
      'that changes nothing',
      'CU-03.patch',
      `CU-03: cents are lost\n\n${diff.slice(0, diff.indexOf('@@'))}@@ -1,2 +1,2 @@\n one\n two\n`,
      'bad hunk',
    ],
  ])('%s is refused', (_, name, text, why) => {
    expect(() => patch(name, text)).toThrow(why)
  })
})

function patchOf(file: string): string {
  return `CU-03: cents are lost\n\n${diff.replaceAll('packages/core/src/domain/money.ts', file)}`
}

it('knows a title that names a row, alone or among others', () => {
  const named = new RegExp(titlePattern('CU-03'))
  for (const title of ['a cent [CU-03]', 'it [AG-05, CU-03]', 'of [CU-03] > adds up'])
    expect(named.test(title), title).toBe(true)
  for (const title of ['a cent CU-03', 'it [XCU-03]', 'it [CU-030]', '[AG-05] CU-03 []'])
    expect(named.test(title), title).toBe(false)
})
