import { expect, it, vi } from 'vitest'

import { unknownAgent } from './agent-view.ts'
import { appMenu, type MenuState, type WindowDeeds } from './app-menu.ts'
import type { Item } from './menu-item.ts'

const usual: MenuState = {
  mac: false,
  development: false,
  agent: unknownAgent,
  standing: { keepRunning: true, startAtLogin: true },
  spelling: false,
  help: [],
}
function recorded() {
  const calls: unknown[][] = []
  const deeds: WindowDeeds = new Proxy({} as WindowDeeds, {
    get: (_, name) => vi.fn((...args: unknown[]) => calls.push([name, ...args])),
  })
  return { calls, deeds }
}
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(item.submenu ?? [])])

it.each([true, false])('has each shortcut once, and a word for each item (mac: %s)', (mac) => {
  const { deeds } = recorded()
  const items = flat(appMenu({ ...usual, mac }, deeds))
  const keys = items.flatMap(({ accelerator }) => accelerator ?? [])
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toContain('CmdOrCtrl+Q')
  for (const { label, role, type } of items) expect(label ?? role ?? type).toBeTruthy()
  const roles = items.flatMap(({ role }) => role ?? [])
  expect(roles).toEqual(
    expect.arrayContaining([
      'undo',
      'redo',
      'cut',
      'copy',
      'paste',
      'selectAll',
      'togglefullscreen',
    ]),
  )
  // Tools that could change what the page does are for development.
  expect(roles).not.toContain('toggleDevTools')
})

it('does what its items say', () => {
  const { deeds, calls } = recorded()
  const help: Item = { label: 'Check for updates…' }
  const items = flat(appMenu({ ...usual, development: true, help: [help] }, deeds))
  expect(items).toContain(help)
  expect(items.some(({ role }) => role === 'toggleDevTools')).toBe(true)
  for (const item of items) item.click?.()
  expect(calls).toEqual(
    expect.arrayContaining([
      ['open', '/settings'],
      ['startAtLogin', false],
      ['keepRunning', false],
      ['close'],
      ['quit'],
      ['checkSpelling', true],
      ['reload'],
      ['zoom', 'actual'],
      ['zoom', 'in'],
      ['zoom', 'out'],
      ['open', '/'],
      ['open', '/logs'],
      ['open', '/help'],
      ['travel', 'back'],
      ['travel', 'forward'],
      ['pause', true],
      ['openFolder', 'data'],
      ['openFolder', 'logs'],
      ['about'],
    ]),
  )
})
