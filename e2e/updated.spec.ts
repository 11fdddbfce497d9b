import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { basename, join } from 'node:path'

import { expect, test, type Page } from '@playwright/test'

import {
  openInBrowser,
  runningNote,
  savedName,
  saveName,
  shopName,
  usualFolders,
} from './installed-program.ts'

/**
 * Plays an update on a machine that may be changed: PAL_OUTDATED is an installed program of a lower
 * version whose updates are at port 8791 of this machine, PAL_UPDATE_FEED the folder with the signed
 * release that it is to find there.
 */
const program = process.env['PAL_OUTDATED'] ?? ''
const folder = process.env['PAL_UPDATE_FEED'] ?? ''
const feedPort = 8791

test('an installed program refuses a forged update, and takes ours with its data [DT-04, DT-10]', async ({
  page,
}) => {
  test.skip(!program || !folder, 'NOT RUN: no outdated program, or no feed, is named')
  test.setTimeout(10 * 60_000)
  const feed = await serveFeed()
  const old = await start(page)
  const version = await versionOf(page)
  expect(version).not.toBe(feed.version)
  await saveName(page)
  expect(await savedName(page)).toBe(shopName)
  await old.end()

  feed.forge(true)
  const careful = await start(page, '--update')
  await expect.poll(() => feed.asked.some((path) => path.endsWith('.yml'))).toBe(true)
  await page.waitForTimeout(5_000)
  expect(await versionOf(page)).toBe(version)
  expect(feed.asked.filter((path) => !path.endsWith('.yml'))).toEqual([])
  await careful.end()

  feed.forge(false)
  await start(page, '--update')
  await expect
    .poll(
      () =>
        openAgain(page)
          .then(versionOf)
          .catch(() => null),
      { timeout: 5 * 60_000 },
    )
    .toBe(feed.version)
  expect(await savedName(page)).toBe(shopName)
  await feed.close()
})

async function serveFeed() {
  const names = new Set(await readdir(folder))
  const texts = new Map<string, string>()
  for (const name of names) {
    if (name.endsWith('.yml')) texts.set(name, await readFile(join(folder, name), 'utf8'))
  }
  const [feed = '{}'] = texts.values()
  const { version } = JSON.parse(feed) as { version?: string }
  if (!version) throw new Error(`${folder} holds no release`)
  const asked: string[] = []
  let forged = false
  const server = createServer((request, response) => {
    const name = basename(new URL(request.url ?? '', 'http://feed').pathname)
    asked.push(name)
    const text = texts.get(name)
    if (text !== undefined) response.end(forged ? text.replace(version, '99.0.0') : text)
    else if (names.has(name)) createReadStream(join(folder, name)).pipe(response)
    else response.writeHead(404).end()
  })
  await new Promise<void>((listens) => server.listen(feedPort, '127.0.0.1', listens))
  return {
    version,
    asked,
    /** Says another version than was signed. */
    forge: (wanted: boolean) => {
      forged = wanted
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function start(page: Page, ...args: string[]) {
  const child = spawn(program, ['--hidden', ...args], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await expect.poll(() => openAgain(page).catch(() => null), { timeout: 60_000 }).not.toBeNull()
  return {
    end: async () => {
      child.kill()
      await ended
    },
  }
}

/** The link of a program that has ended leads nowhere. */
async function openAgain(page: Page): Promise<Page> {
  const note = await runningNote(usualFolders())
  if (!note) throw new Error('No program runs')
  await openInBrowser(page, note)
  return page
}

const versionOf = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/openapi.json', { signal: AbortSignal.timeout(10_000) })
    const { info } = (await answer.json()) as { info: { version: string } }
    return info.version
  })
