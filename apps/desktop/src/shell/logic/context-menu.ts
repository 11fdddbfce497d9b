import { because, type Say } from '@pal/core/texts/reason'

import { inGroups, type Item } from './menu-item.ts'

/** What is under the pointer, as Electron tells it. */
export interface Pointed {
  readonly isEditable: boolean
  readonly selectionText: string
  readonly linkURL: string
  readonly misspelledWord: string
  readonly dictionarySuggestions: readonly string[]
  readonly editFlags: {
    readonly canCut: boolean
    readonly canCopy: boolean
    readonly canPaste: boolean
    readonly canSelectAll: boolean
  }
}

export interface TextDeeds {
  replace(word: string): void
  learn(word: string): void
  copyLink(address: string): void
}

const mostSuggestions = 5

/** What a right click offers; nothing where there is nothing to do. */
export function contextMenu(pointed: Pointed, actions: TextDeeds, say: Say): Item[] {
  const { isEditable, selectionText, editFlags } = pointed
  const selected = selectionText.trim() !== ''
  const editing: Item[] = isEditable
    ? [
        { label: say(because('desktop_menu_cut')), role: 'cut', enabled: editFlags.canCut },
        {
          label: say(because('desktop_menu_copy')),
          role: 'copy',
          enabled: editFlags.canCopy,
        },
        {
          label: say(because('desktop_menu_paste')),
          role: 'paste',
          enabled: editFlags.canPaste,
        },
        {
          label: say(because('desktop_menu_select_all')),
          role: 'selectAll',
          enabled: editFlags.canSelectAll,
        },
      ]
    : selected
      ? [{ label: say(because('desktop_menu_copy')), role: 'copy' }]
      : []
  return inGroups(spelling(pointed, actions, say), link(pointed, actions, say), editing)
}

function spelling(
  { misspelledWord: word, dictionarySuggestions }: Pointed,
  actions: TextDeeds,
  say: Say,
) {
  if (word === '') return []
  const suggestions = dictionarySuggestions.slice(0, mostSuggestions)
  const items: Item[] =
    suggestions.length === 0
      ? [{ label: say(because('desktop_no_suggestions')), enabled: false }]
      : suggestions.map((label) => ({ label, click: () => actions.replace(label) }))
  return [
    ...items,
    { label: say(because('desktop_menu_learn_word')), click: () => actions.learn(word) },
  ]
}

function link({ linkURL }: Pointed, actions: TextDeeds, say: Say): Item[] {
  // Addresses inside the window mean nothing elsewhere.
  if (!linkURL.startsWith('https://')) return []
  return [{ label: say(because('desktop_menu_copy_link')), click: () => actions.copyLink(linkURL) }]
}
