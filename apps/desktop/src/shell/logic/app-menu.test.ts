import { messageOf } from '@pal/core/texts/reason'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { expect, it, vi } from 'vitest'

import { unknownAgent } from './agent-view.ts'
import { appMenu, type MenuState, type WindowActions } from './app-menu.ts'
import type { Item } from './menu-item.ts'

const usual: MenuState = {
  mac: false,
  development: false,
  agent: unknownAgent,
  startup: { keepRunning: true, startAtLogin: true },
  spelling: false,
  help: [],
  say: messageOf,
}
function recorded() {
  const calls: unknown[][] = []
  const actions: WindowActions = new Proxy({} as WindowActions, {
    get: (_, name) => vi.fn((...args: unknown[]) => calls.push([name, ...args])),
  })
  return { calls, actions }
}
const flat = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...flat(item.submenu ?? [])])

it.each([true, false])('has each shortcut once, and a word for each item (mac: %s)', (mac) => {
  const { actions } = recorded()
  const items = flat(appMenu({ ...usual, mac }, actions))
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
  const { actions, calls } = recorded()
  const help: Item = { label: 'Check for updates…' }
  const items = flat(appMenu({ ...usual, development: true, help: [help] }, actions))
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
      ['pause', { paused: true }],
      ['openFolder', 'data'],
      ['openFolder', 'logs'],
      ['about'],
    ]),
  )
})

it.each([true, false])(
  'has no English word in another language (mac: %s) [SH-11, DT-02]',
  async (mac) => {
    const { actions } = recorded()
    const arabic = await catalogueIn('ar')
    const say: MenuState['say'] = (reason) => messageOf(reason, arabic)
    // Electron names in English what has a role and no word.
    const items = flat(appMenu({ ...usual, mac, say }, actions)).filter(
      ({ type }) => type !== 'separator',
    )
    const words = items.map(({ label, role }) => label ?? role ?? '')
    expect(words.filter((word) => !/[\u0600-\u06ff]/.test(word))).toEqual(mac ? ['PAL Admin'] : [])
  },
)
