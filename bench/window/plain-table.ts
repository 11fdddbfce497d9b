import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import type { Browser, Page } from '@playwright/test'

import { measureItself } from './window.ts'

const renderer = join(import.meta.dirname, '../../apps/renderer')
const built = join(import.meta.dirname, '../../node_modules/.cache/pal-plain-table')
const origin = 'http://plain.test'

/** A page with a button that shows fifty orders in Mantine's own table, as shipped code is built. */
export async function openPlainTable(browser: Browser): Promise<Page> {
  await build()
  const page = await browser.newPage({ viewport: { width: 1_280, height: 800 } })
  await measureItself(page)
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: join(built, pathname === '/' ? 'index.html' : pathname) })
  })
  await page.goto(origin)
  return page
}

async function build(): Promise<void> {
  const vite = createRequire(join(renderer, 'package.json')).resolve('vite/package.json')
  const page = join(renderer, 'src/testing/plain-table')
  const args = ['build', page, '--config', join(renderer, 'vite.config.ts')]
  const child = spawn(
    process.execPath,
    [join(dirname(vite), 'bin/vite.js'), ...args, '--outDir', built, '--emptyOutDir'],
    { cwd: renderer, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Building the plain table failed (exit code ${code})`)
}
