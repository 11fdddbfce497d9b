import { createHmac, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

interface Note {
  readonly port: number
  readonly linkSecret: string
}

/** Where it keeps its data, under each home that it may have been given. */
export function dataFolders(...homes: readonly string[]): string[] {
  return homes.flatMap((home) =>
    ['PAL Admin', 'Library/Application Support/PAL Admin', 'pal-admin'].map((name) =>
      join(home, name),
    ),
  )
}

/** The one of this system, under a home that it was given. */
export function dataFolder(home: string): string {
  const [windows = '', mac = '', linux = ''] = dataFolders(home)
  if (process.platform === 'win32') return windows
  return process.platform === 'darwin' ? mac : linux
}

/** What makes a folder the home of the program. */
export function atHome(home: string): { args: readonly string[]; env: NodeJS.ProcessEnv } {
  const places = { HOME: home, APPDATA: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  return {
    // What these tests read is English, whatever the machine speaks.
    args: ['--hidden', '--lang=en-US', `--user-data-dir=${join(home, 'user')}`],
    env: { ...process.env, ...places, LANGUAGE: 'en' },
  }
}

/** The usual ones of this machine's user. */
export const usualFolders = () =>
  dataFolders(
    process.env['APPDATA'] ?? homedir(),
    process.env['XDG_DATA_HOME'] ?? join(homedir(), '.local/share'),
    homedir(),
  )

/** How to reach the program that runs on one of the folders; null while none does. */
export async function runningNote(folders: readonly string[]): Promise<Note | null> {
  for (const folder of folders) {
    const text = await readFile(join(folder, 'running.json'), 'utf8').catch(() => null)
    if (text !== null) return JSON.parse(text) as Note
  }
  return null
}

/** A program that is just ending may leave a question without an answer. */
const longestMs = 10_000

/** A fresh start link, as the program itself hands it out to its own user. */
export async function linkFrom({ port, linkSecret }: Note): Promise<string> {
  const origin = `http://127.0.0.1:${port}`
  const nonce = randomBytes(32).toString('base64url')
  const question = JSON.stringify(['asks', port, nonce])
  const proof = createHmac('sha256', linkSecret).update(question).digest('base64url')
  const answer = await fetch(`${origin}/start/link`, {
    method: 'POST',
    headers: { authorization: `Proof ${nonce}.${proof}`, origin },
    signal: AbortSignal.timeout(longestMs),
  })
  const { token } = (await answer.json()) as { token: string }
  return `${origin}/start?token=${token}`
}

/** Opens the program's window in a browser: its fuses keep every driver out of its own. */
export async function openInBrowser(page: Page, note: Note): Promise<void> {
  await page.goto(await linkFrom(note), { timeout: longestMs })
}

export const shopName = 'Sundarban Honey'

/** Something of the seller's, to be found again. */
export const saveName = (page: Page) =>
  page.evaluate(async (companyName) => {
    await fetch('/api/settings', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ company: { companyName } }),
    })
  }, shopName)

export const savedName = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/settings')
    const { company } = (await answer.json()) as { company: { companyName: string } }
    return company.companyName
  })
