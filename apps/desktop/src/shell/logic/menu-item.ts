type Role =
  | 'about'
  | 'close'
  | 'copy'
  | 'cut'
  | 'front'
  | 'hide'
  | 'hideOthers'
  | 'minimize'
  | 'paste'
  | 'pasteAndMatchStyle'
  | 'redo'
  | 'selectAll'
  | 'services'
  | 'toggleDevTools'
  | 'togglefullscreen'
  | 'undo'
  | 'unhide'
  | 'windowMenu'
  | 'zoom'

/** As much of Electron's items as the menus of this program have. */
export interface Item {
  readonly id?: string
  readonly label?: string
  readonly role?: Role
  readonly type?: 'normal' | 'separator' | 'submenu' | 'checkbox'
  readonly checked?: boolean
  readonly enabled?: boolean
  readonly visible?: boolean
  readonly accelerator?: string
  readonly submenu?: Item[]
  readonly click?: () => void
}

export const separator: Item = { type: 'separator' }

/** The parts with a line between those that are not empty. */
export function inGroups(...groups: readonly (readonly Item[])[]): Item[] {
  return groups
    .filter((group) => group.length > 0)
    .flatMap((group, index) => (index === 0 ? group : [separator, ...group]))
}
