import { EventEmitter } from 'node:events'

import type { MenuItemConstructorOptions } from 'electron'

export interface FakeMenu {
  readonly template: MenuItemConstructorOptions[]
}

class FakeTray extends EventEmitter {
  tip = ''
  image: string
  menu: FakeMenu = { template: [] }
  destroyed = false
  constructor(image: string) {
    super()
    this.image = image
  }
  setImage = (image: string) => {
    this.#alive()
    this.image = image
  }
  setToolTip = (tip: string) => {
    this.#alive()
    this.tip = tip
  }
  setContextMenu = (menu: FakeMenu) => {
    this.#alive()
    this.menu = menu
  }
  #alive() {
    if (this.destroyed) throw new Error('Tray is destroyed')
  }
  destroy = () => {
    this.destroyed = true
  }
}

class FakeNotification extends EventEmitter {
  readonly options: { readonly title: string; readonly body: string }
  constructor(options: { title: string; body: string }) {
    super()
    this.options = options
  }
}

/** What Electron shows outside of windows. */
export interface FakeDesk {
  readonly module: object
  readonly trays: FakeTray[]
  readonly notifications: FakeNotification[]
  readonly popups: FakeMenu[]
  readonly copied: string[]
  readonly powerMonitor: EventEmitter
  applicationMenu: FakeMenu
  /** Whether the system shows notifications at all. */
  notifies: boolean
  /** Clicks what has this label in a menu, or in one below it. */
  click(menu: FakeMenu, label: string): void
}

export function fakeDesk(): FakeDesk {
  const trays: FakeTray[] = []
  const notifications: FakeNotification[] = []
  const popups: FakeMenu[] = []
  const copied: string[] = []
  const powerMonitor = new EventEmitter()
  const find = (
    items: readonly MenuItemConstructorOptions[],
    label: string,
  ): MenuItemConstructorOptions | undefined => {
    for (const item of items) {
      if (item.label === label) return item
      const below = Array.isArray(item.submenu) ? find(item.submenu, label) : undefined
      if (below) return below
    }
    return undefined
  }
  const desk: FakeDesk = {
    trays,
    notifications,
    popups,
    copied,
    powerMonitor,
    applicationMenu: { template: [] },
    notifies: true,
    click: ({ template }, label) => {
      const item = find(template, label)
      const click = item?.click as (() => void) | undefined
      if (!item || !click) throw new Error(`There is no '${label}' to click`)
      // The system sets the tick, whatever the program makes of the click.
      if (item.type === 'checkbox') item.checked = !item.checked
      click()
    },
    module: {
      powerMonitor,
      clipboard: { writeText: (text: string) => void copied.push(text) },
      nativeImage: { createFromPath: (path: string) => path },
      Tray: class extends FakeTray {
        constructor(image: string) {
          super(image)
          trays.push(this)
        }
      },
      Notification: class extends FakeNotification {
        static readonly isSupported = () => desk.notifies
        readonly show = () => void notifications.push(this)
      },
      Menu: {
        buildFromTemplate: (template: MenuItemConstructorOptions[]) => ({
          template,
          popup: () => void popups.push({ template }),
        }),
        setApplicationMenu: (menu: FakeMenu) => {
          desk.applicationMenu = menu
        },
      },
    },
  }
  return desk
}
