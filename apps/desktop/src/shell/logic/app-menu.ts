import { because, type Reason, type Say } from '@pal/core/texts/reason'

import type { AgentView } from './agent-view.ts'
import { inGroups, separator, type Item } from './menu-item.ts'
import { agentItem, startupItems, type MenuActions, type Startup } from './tray-menu.ts'

/** What only the window's own menu can do. */
export interface WindowActions extends MenuActions {
  close(): void
  reload(): void
  zoom(to: 'in' | 'out' | 'actual'): void
  travel(to: 'back' | 'forward'): void
  checkSpelling(check: boolean): void
  openFolder(which: 'data' | 'logs'): void
  about(): void
}

export interface MenuState {
  readonly mac: boolean
  readonly development: boolean
  readonly agent: AgentView
  readonly startup: Startup
  readonly spelling: boolean
  /** What others add to Help, such as looking for an update. */
  readonly help: readonly Item[]
  readonly say: Say
}

const pages = [
  ['desktop_menu_dashboard', '/'],
  ['desktop_menu_campaigns', '/campaigns'],
  ['desktop_menu_conversations', '/conversations'],
  ['desktop_menu_orders', '/orders'],
  ['desktop_menu_products', '/products'],
  ['desktop_menu_analytics', '/ai-analytics'],
  ['desktop_menu_logs', '/logs'],
] as const

/** The window's menu, with the shortcuts that people know from other programs of their system. */
export function appMenu(state: MenuState, actions: WindowActions): Item[] {
  const { mac, agent, say } = state
  return [
    ...(mac ? [macMenu(state, actions)] : [fileMenu(state, actions)]),
    editMenu(state, actions),
    viewMenu(state, actions),
    goMenu(state, actions),
    { label: say(because('desktop_menu_agent')), submenu: [agentItem(agent, actions, say)] },
    ...(mac ? [windowMenu(say)] : []),
    helpMenu(state, actions),
  ]
}

const settingsItem = (actions: MenuActions, say: Say): Item => ({
  label: say(because('desktop_menu_settings')),
  accelerator: 'CmdOrCtrl+,',
  click: () => actions.open('/settings'),
})

const quitItem = (actions: MenuActions, say: Say): Item => ({
  label: say(because('desktop_quit')),
  accelerator: 'CmdOrCtrl+Q',
  click: () => actions.quit(),
})

const closeItem = (actions: WindowActions, say: Say): Item => ({
  label: say(because('desktop_menu_close')),
  accelerator: 'CmdOrCtrl+W',
  click: () => actions.close(),
})

function macMenu({ startup, say }: MenuState, actions: WindowActions): Item {
  return {
    label: 'PAL Admin',
    submenu: inGroups(
      [aboutItem(actions, say)],
      [settingsItem(actions, say)],
      startupItems(startup, actions, say),
      [{ label: say(because('desktop_menu_services')), role: 'services' }],
      [
        { label: say(because('desktop_menu_hide')), role: 'hide' },
        { label: say(because('desktop_menu_hide_others')), role: 'hideOthers' },
        { label: say(because('desktop_menu_show_all')), role: 'unhide' },
      ],
      [closeItem(actions, say), quitItem(actions, say)],
    ),
  }
}

function fileMenu({ startup, say }: MenuState, actions: WindowActions): Item {
  return {
    label: say(because('desktop_menu_file')),
    submenu: inGroups([settingsItem(actions, say)], startupItems(startup, actions, say), [
      closeItem(actions, say),
      quitItem(actions, say),
    ]),
  }
}

function editMenu({ spelling, say }: MenuState, actions: WindowActions): Item {
  return {
    label: say(because('desktop_menu_edit')),
    submenu: inGroups(
      [
        { label: say(because('desktop_menu_undo')), role: 'undo' },
        { label: say(because('desktop_menu_redo')), role: 'redo' },
      ],
      [
        { label: say(because('desktop_menu_cut')), role: 'cut' },
        { label: say(because('desktop_menu_copy')), role: 'copy' },
        { label: say(because('desktop_menu_paste')), role: 'paste' },
        { label: say(because('desktop_menu_paste_plain')), role: 'pasteAndMatchStyle' },
        { label: say(because('desktop_menu_select_all')), role: 'selectAll' },
      ],
      [
        {
          label: say(because('desktop_menu_spelling')),
          type: 'checkbox',
          checked: spelling,
          click: () => actions.checkSpelling(!spelling),
        },
      ],
    ),
  }
}

function viewMenu({ development, say }: MenuState, actions: WindowActions): Item {
  const zoom = (reason: Reason, to: 'in' | 'out' | 'actual', accelerator: string): Item => ({
    label: say(reason),
    accelerator,
    click: () => actions.zoom(to),
  })
  return {
    label: say(because('desktop_menu_view')),
    submenu: inGroups(
      [
        {
          label: say(because('desktop_menu_reload')),
          accelerator: 'CmdOrCtrl+R',
          click: () => actions.reload(),
        },
      ],
      [
        zoom(because('desktop_menu_actual_size'), 'actual', 'CmdOrCtrl+0'),
        zoom(because('desktop_menu_zoom_in'), 'in', 'CmdOrCtrl+Plus'),
        // The same key without Shift, on most keyboards.
        { ...zoom(because('desktop_menu_zoom_in'), 'in', 'CmdOrCtrl+='), visible: false },
        zoom(because('desktop_menu_zoom_out'), 'out', 'CmdOrCtrl+-'),
      ],
      [{ label: say(because('desktop_menu_full_screen')), role: 'togglefullscreen' }],
      development ? [{ role: 'toggleDevTools' }] : [],
    ),
  }
}

function goMenu({ mac, say }: MenuState, actions: WindowActions): Item {
  return {
    label: say(because('desktop_menu_go')),
    submenu: [
      ...pages.map(([code, path], index) => ({
        label: say(because(code)),
        accelerator: `CmdOrCtrl+${index + 1}`,
        click: () => actions.open(path),
      })),
      separator,
      {
        label: say(because('desktop_menu_back')),
        accelerator: mac ? 'Cmd+[' : 'Alt+Left',
        click: () => actions.travel('back'),
      },
      {
        label: say(because('desktop_menu_forward')),
        accelerator: mac ? 'Cmd+]' : 'Alt+Right',
        click: () => actions.travel('forward'),
      },
    ],
  }
}

/** As Electron makes it by itself, whose words are English. */
const windowMenu = (say: Say): Item => ({
  label: say(because('desktop_menu_window')),
  role: 'windowMenu',
  submenu: [
    { label: say(because('desktop_menu_minimize')), role: 'minimize' },
    { label: say(because('desktop_menu_zoom')), role: 'zoom' },
    separator,
    { label: say(because('desktop_menu_front')), role: 'front' },
  ],
})

const aboutItem = (actions: WindowActions, say: Say): Item => ({
  label: say(because('desktop_menu_about')),
  click: () => actions.about(),
})

function helpMenu({ mac, help, say }: MenuState, actions: WindowActions): Item {
  const folder = (reason: Reason, which: 'data' | 'logs'): Item => ({
    label: say(reason),
    click: () => actions.openFolder(which),
  })
  return {
    label: say(because('desktop_menu_help')),
    submenu: inGroups(
      help,
      [
        folder(because('desktop_menu_data_folder'), 'data'),
        folder(because('desktop_menu_log_folder'), 'logs'),
      ],
      [
        {
          label: say(because('desktop_menu_help_file')),
          click: () => actions.open('/help'),
        },
      ],
      mac ? [] : [aboutItem(actions, say)],
    ),
  }
}
