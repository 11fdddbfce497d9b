import { messageOf } from '@pal/core/texts/reason'
import { expect, it, vi } from 'vitest'

import { contextMenu, type Pointed, type TextDeeds } from './context-menu.ts'

const nothing: Pointed = {
  isEditable: false,
  selectionText: '',
  linkURL: '',
  misspelledWord: '',
  dictionarySuggestions: [],
  editFlags: { canCut: true, canCopy: true, canPaste: false, canSelectAll: true },
}
const deeds = () => ({
  replace: vi.fn<TextDeeds['replace']>(),
  learn: vi.fn<TextDeeds['learn']>(),
  copyLink: vi.fn<TextDeeds['copyLink']>(),
})

it('offers nothing where there is nothing to do', () => {
  expect(contextMenu(nothing, deeds(), messageOf)).toEqual([])
  expect(
    contextMenu({ ...nothing, linkURL: 'http://127.0.0.1:4780/orders' }, deeds(), messageOf),
  ).toEqual([])
})

it('offers to edit what can be edited, and to copy what is selected', () => {
  const editing = contextMenu({ ...nothing, isEditable: true }, deeds(), messageOf)
  expect(editing.map(({ role, enabled }) => [role, enabled])).toEqual([
    ['cut', true],
    ['copy', true],
    ['paste', false],
    ['selectAll', true],
  ])
  expect(contextMenu({ ...nothing, selectionText: 'shoes' }, deeds(), messageOf)).toMatchObject([
    { role: 'copy' },
  ])
})

it('mends a word, learns it, and copies a link', () => {
  const done = deeds()
  const menu = contextMenu(
    {
      ...nothing,
      isEditable: true,
      misspelledWord: 'shose',
      dictionarySuggestions: ['shoes', 'hose', 'those', 'shows', 'shore', 'shone'],
      linkURL: 'https://www.facebook.com/',
    },
    done,
    messageOf,
  )
  const labels = menu.map(({ label, type }) => label ?? type)
  expect(labels.slice(0, 8)).toEqual([
    'shoes',
    'hose',
    'those',
    'shows',
    'shore',
    'Add to dictionary',
    'separator',
    'Copy link',
  ])
  for (const item of menu.slice(0, 1)) item.click?.()
  for (const item of menu)
    if (item.label?.startsWith('Add') || item.label === 'Copy link') item.click?.()
  expect(done.replace).toHaveBeenCalledWith('shoes')
  expect(done.learn).toHaveBeenCalledWith('shose')
  expect(done.copyLink).toHaveBeenCalledWith('https://www.facebook.com/')
  const none = contextMenu({ ...nothing, misspelledWord: 'qwrt' }, done, messageOf)
  expect(none[0]).toMatchObject({ label: 'No spelling suggestions', enabled: false })
})
