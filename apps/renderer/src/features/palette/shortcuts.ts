import type { ParseKeys } from 'i18next'

export interface Shortcut {
  /** Pressed together, in this order; several ways are beside each other. */
  readonly ways: readonly (readonly string[])[]
  readonly text: ParseKeys
}

/** Ctrl on most machines, Command on a Mac. */
export const mainKey = 'Mod'

/** Every key that does something, by where it does it. */
export const shortcutGroups: readonly {
  readonly name: ParseKeys
  readonly shortcuts: readonly Shortcut[]
}[] = [
  {
    name: 'palette.keys.everywhere',
    shortcuts: [
      { ways: [[mainKey, 'K']], text: 'palette.keys.search' },
      { ways: [['?']], text: 'palette.keys.help' },
      { ways: [['F8']], text: 'palette.keys.notifications' },
      { ways: [['Esc']], text: 'palette.keys.close' },
    ],
  },
  {
    name: 'palette.keys.lists',
    shortcuts: [
      { ways: [['↑'], ['↓']], text: 'palette.keys.move' },
      { ways: [['Enter']], text: 'palette.keys.open' },
    ],
  },
  {
    name: 'palette.keys.chat',
    shortcuts: [
      { ways: [['Enter']], text: 'palette.keys.send' },
      { ways: [['Shift', 'Enter']], text: 'palette.keys.line' },
      { ways: [['/']], text: 'palette.keys.saved' },
      { ways: [[mainKey, 'Enter']], text: 'palette.keys.sendDraft' },
    ],
  },
  {
    name: 'palette.keys.tasks',
    shortcuts: [
      { ways: [['J'], ['↓']], text: 'palette.keys.next' },
      { ways: [['K'], ['↑']], text: 'palette.keys.previous' },
      { ways: [['R']], text: 'palette.keys.reply' },
      { ways: [['E']], text: 'palette.keys.done' },
      { ways: [['A']], text: 'palette.keys.letAgent' },
      { ways: [['S']], text: 'palette.keys.snooze' },
    ],
  },
]
