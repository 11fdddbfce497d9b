import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { type Browser, chromium } from '@playwright/test'

import { findBrowser } from './browser.ts'
import { icns, icnsSizes, ico, type Picture } from './icon-files.ts'

/** Draws every icon of the program into `resources`: node e2e/icons.ts */
const resources = join(import.meta.dirname, '../resources')
const green = '#17693f'
const bubble =
  'M8.5 10.5a2.5 2.5 0 0 1 2.5-2.5h10a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1-2.5 2.5h-5.5l-4.2 3.6a.5.5 0 0 1-.8-.4v-3.2a2.5 2.5 0 0 1-2-2.5z'
const tick = 'm12.5 14.3 2.5 2.4 4.6-4.7'

const svg = (inside: string, box = '0 0 32 32') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`
const mark = (ground: string, rx = 8) =>
  `<rect width="32" height="32" rx="${rx}" fill="${ground}"/><path d="${bubble}" fill="#fff"/>` +
  `<path d="${tick}" fill="none" stroke="${ground}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`

const square = svg(mark(green))
// macOS draws its icons with room around them.
const withRoom = svg(mark(green, 7.2), '-3.9 -3.9 39.8 39.8')
const wide = svg(
  `<rect x="-20" width="72" height="32" fill="${green}"/>${mark(green, 0)}`,
  '-17 0 66 32',
)

/** The bubble alone, as large as the tray's little room allows. */
const trayBox = '6 6.2 20 20'
const tray = {
  on: (ink: string, paper: string) =>
    `<path d="${bubble}" fill="${ink}"/><path d="${tick}" fill="none" stroke="${paper}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>`,
  off: (ink: string, paper: string) =>
    `<path d="${bubble}" fill="${ink}"/><path d="M13.8 11.4v5.8M18.2 11.4v5.8" stroke="${paper}" stroke-width="2.2" stroke-linecap="round"/>`,
  attention: (ink: string, paper: string) =>
    `<path d="${bubble}" fill="${ink}"/><path d="M16 10.8v4" stroke="${paper}" stroke-width="2.4" stroke-linecap="round"/><circle cx="16" cy="18" r="1.5" fill="${paper}"/>`,
} as const
const inks = { on: green, off: '#6a6761', attention: '#c2570c' } as const

/** A template has no colours: macOS takes only how much of each point is covered. */
function template(state: keyof typeof tray): string {
  const mask = tray[state]('#fff', '#000')
  return svg(
    `<mask id="m">${mask}</mask><rect x="0" y="0" width="32" height="32" mask="url(#m)"/>`,
    trayBox,
  )
}

async function drawn(browser: Browser, source: string, width: number, height = width) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(
    `<style>*{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${source}`,
  )
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

async function keep(name: string, content: Buffer) {
  const path = join(resources, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

const executablePath = await findBrowser()
const browser = await chromium.launch(executablePath ? { executablePath } : {})
const at = async (source: string, sizes: readonly number[]) => {
  const pictures: Picture[] = []
  for (const size of sizes) pictures.push({ size, png: await drawn(browser, source, size) })
  return pictures
}
await keep('icon.ico', ico(await at(square, [16, 24, 32, 48, 64, 128, 256])))
await keep('icon.icns', icns(await at(withRoom, icnsSizes)))
for (const { size, png } of await at(square, [16, 32, 48, 64, 128, 256, 512])) {
  await keep(`icons/${size}x${size}.png`, png)
}
await keep('appx/StoreLogo.png', await drawn(browser, square, 50))
await keep('appx/Square44x44Logo.png', await drawn(browser, square, 44))
await keep('appx/Square150x150Logo.png', await drawn(browser, square, 150))
await keep('appx/Wide310x150Logo.png', await drawn(browser, wide, 310, 150))
for (const state of ['on', 'off', 'attention'] as const) {
  const coloured = svg(tray[state](inks[state], '#fff'), trayBox)
  for (const [suffix, size] of [
    ['', 16],
    ['@2x', 32],
  ] as const) {
    await keep(`tray/tray-${state}${suffix}.png`, await drawn(browser, coloured, size))
    await keep(
      `tray/tray-${state}-Template${suffix}.png`,
      await drawn(browser, template(state), size),
    )
  }
}
await browser.close()
