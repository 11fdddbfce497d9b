import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { expect, type Page } from '@playwright/test'

import { test } from './product.ts'

const dist = join(import.meta.dirname, '../apps/renderer/dist')

/** What a text takes on its way, in kB. */
async function packed(paths: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const path of paths) {
    bytes += gzipSync(await readFile(join(dist, path)), { level: 9 }).length
  }
  return bytes / 1000
}

/** The scripts that a window fetches until this is there, which it does not fetch for later. */
async function scriptsUntil(page: Page, path: string, content: string): Promise<Set<string>> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname)
  })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  await page.goto(path)
  await expect(page.getByText(content).first()).toBeVisible()
  return scripts
}

test('before the first paint come at most 165 kB of scripts and 20 kB of styles', async () => {
  const html = await readFile(join(dist, 'index.html'), 'utf8')
  const named = (ending: string) =>
    [...html.matchAll(/(?:src|href)="([^"]+)"/g)]
      .map(([, path = '']) => path)
      .filter((path) => path.endsWith(ending))
  expect(named('.js')).not.toEqual([])
  expect(await packed(named('.js'))).toBeLessThanOrEqual(165)
  expect(await packed(named('.css'))).toBeLessThanOrEqual(20)
})

const pages = [
  { path: '/orders', content: 'No orders yet', most: 215 },
  { path: '/settings', content: 'Company name', most: 240 },
]

for (const { path, content, most } of pages) {
  test(`before ${path} shows its content come at most ${most} kB of scripts`, async ({ page }) => {
    const scripts = await scriptsUntil(page, path, content)
    expect(scripts.size).toBeGreaterThan(1)
    expect(await packed(scripts)).toBeLessThanOrEqual(most)
  })
}

test('no two scripts need each other: one of them would run before the other is whole', async () => {
  const folder = join(dist, 'assets')
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(20)
  const needs = new Map<string, readonly string[]>()
  for (const name of names) {
    const code = await readFile(join(folder, name), 'utf8')
    const found = code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([^"']+)["']/g)
    needs.set(
      name,
      Array.from(found, ([, needed = '']) => needed),
    )
  }
  const circles = names.filter((name) => {
    const reached = new Set(needs.get(name))
    for (const one of reached) for (const next of needs.get(one) ?? []) reached.add(next)
    return reached.has(name)
  })
  expect(circles).toEqual([])
})
