import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { Program, ProgramChange } from '@pal/core/contract/system'
import { errorText } from '@pal/core/errors'
import { answerOf, because, type Reason, type Say } from '@pal/core/texts/reason'
import { app, dialog, Menu, nativeImage, Notification, shell, Tray } from 'electron'

import { unknownAgent, type AgentView } from './logic/agent-view.ts'
import type { AgentWatch } from './logic/agent-watch.ts'
import type { Alert } from './logic/alerts.ts'
import { appMenu, type WindowActions } from './logic/app-menu.ts'
import { autostartEntry, hiddenArgument } from './logic/login-item.ts'
import type { Item } from './logic/menu-item.ts'
import type { PreferenceFile } from './logic/preferences.ts'
import { trayMenu, trayTip, type Startup } from './logic/tray-menu.ts'
import type { MainWindow } from './main-window.ts'
import type { UpdateChoice } from './updates/update-menu.ts'

export interface DeskParts {
  readonly window: MainWindow
  readonly preferences: PreferenceFile
  readonly iconsDir: string
  readonly dataDir: string
  /** In the language of the moment: whatever is drawn is drawn again when it changes. */
  readonly say: Say
  readonly quit: () => void
  /** Told whenever the menus are drawn anew. */
  readonly drawn: () => void
}

/** What is said of updates: in Help, in the tray, and in Settings. */
export interface UpdateOffer {
  readonly help: readonly Item[]
  /** What waits for the person; nothing until an update is there. */
  readonly waiting: readonly Item[]
  readonly choice: UpdateChoice
  /** Null where no updates are looked for. */
  readonly beta: boolean | null
}

/** Tray, menu and notifications: what the program shows outside its window. */
export class DesktopShell {
  readonly #parts: DeskParts
  readonly #tray: Tray
  readonly #actions: WindowActions
  readonly #shown = new Set<Notification>()
  #agent: AgentView = unknownAgent
  #watch: AgentWatch | undefined
  #offer: (() => UpdateOffer) | undefined
  #waiting = 0

  constructor(parts: DeskParts) {
    this.#parts = parts
    this.#actions = this.#makeActions()
    this.#tray = new Tray(this.#icon())
    // On macOS a click opens the menu; elsewhere it is the short way to the window.
    if (process.platform !== 'darwin') this.#tray.on('click', () => parts.window.show())
    this.#draw()
  }

  /** From now on the agent can be paused from here. */
  follow(watch: AgentWatch): void {
    this.#watch = watch
  }

  show(agent: AgentView): void {
    this.#agent = agent
    this.#draw()
    this.#badge(agent.needHuman + agent.drafts)
  }

  /** What the Help menu and the tray hold besides. */
  offer(update: () => UpdateOffer): void {
    this.#offer = update
    this.#draw()
  }

  now(): Program['desktop'] {
    const offer = this.#offer?.()
    if (!offer) return null
    const { choice, beta } = offer
    return {
      ...this.#startup(),
      update: { label: answerOf(choice.label), open: choice.open !== null },
      beta,
    }
  }

  async change({ startAtLogin: start, keepRunning, beta }: ProgramChange): Promise<void> {
    const { preferences } = this.#parts
    if (keepRunning !== undefined) preferences.change({ keepRunning, closingExplained: true })
    if (beta !== undefined) preferences.change({ beta })
    try {
      if (start !== undefined && start !== startsAtLogin()) await startAtLogin(start)
    } finally {
      this.#draw()
    }
  }

  openUpdate(): void {
    this.#offer?.().choice.open?.()
  }

  /** A notification that opens the right page; not while the person looks at the window anyway. */
  alert({ title, body, path }: Alert): void {
    if (this.#parts.window.focused) return
    if (this.notify(title, body, () => this.#parts.window.show(path))) {
      this.#parts.window.callAttention()
    }
  }

  /** False where the system shows none. */
  notify(title: string, body: string, clicked: () => void): boolean {
    if (!Notification.isSupported()) return false
    const notification = new Notification({ title, body })
    // Kept until it is over: what the garbage collector takes answers no click.
    this.#shown.add(notification)
    notification.on('click', () => {
      this.#shown.delete(notification)
      clicked()
    })
    notification.on('close', () => this.#shown.delete(notification))
    notification.on('failed', (_, error) => {
      this.#shown.delete(notification)
      console.error(`A notification was not shown: ${error}`)
    })
    notification.show()
    return true
  }

  dispose(): void {
    this.#watch?.stop()
    this.#badge(0)
    this.#tray.destroy()
  }

  #makeActions(): WindowActions {
    const { window, say, quit } = this.#parts
    const failed = (error: unknown, why?: Reason) => notDone(say, error, why)
    const change = (to: ProgramChange) =>
      void this.change(to).catch((error: unknown) =>
        failed(error, because('desktop_login_not_set')),
      )
    return {
      open: (path) => window.show(path),
      pause: (wish) => void this.#watch?.pause(wish).catch((error: unknown) => failed(error)),
      keepRunning: (keepRunning) => change({ keepRunning }),
      startAtLogin: (start) => change({ startAtLogin: start }),
      quit,
      close: () => window.close(),
      reload: () => window.reload(),
      zoom: (to) => window.zoom(to),
      travel: (to) => window.travel(to),
      checkSpelling: (check) => void this.#checkSpelling(check),
      openFolder: (which) =>
        void openFolder(which === 'data' ? this.#parts.dataDir : app.getPath('logs'), say),
      about: () => app.showAboutPanel(),
    }
  }

  /** macOS checks by itself; elsewhere a dictionary is downloaded, which the person is asked about. */
  async #checkSpelling(check: boolean): Promise<void> {
    const { say } = this.#parts
    if (check && process.platform !== 'darwin') {
      const { response } = await dialog.showMessageBox({
        type: 'question',
        title: app.name,
        message: say(because('desktop_spelling_title')),
        detail: say(because('desktop_spelling_detail')),
        buttons: [say(because('desktop_spelling_on')), say(because('desktop_cancel'))],
        cancelId: 1,
        noLink: true,
      })
      if (response !== 0) {
        this.#draw()
        return
      }
    }
    this.#parts.preferences.change({ spelling: check })
    this.#parts.window.checkSpelling(check)
    this.#draw()
  }

  #draw(): void {
    const { say } = this.#parts
    const startup = this.#startup()
    const mac = process.platform === 'darwin'
    const { help = [], waiting: update = [] } = this.#offer?.() ?? {}
    this.#tray.setImage(this.#icon())
    this.#tray.setToolTip(trayTip(this.#agent, say))
    this.#tray.setContextMenu(
      Menu.buildFromTemplate(trayMenu(this.#agent, startup, this.#actions, say, update)),
    )
    const menu = appMenu(
      {
        mac,
        development: !app.isPackaged,
        agent: this.#agent,
        startup,
        spelling: checksSpelling(this.#parts.preferences),
        help,
        say,
      },
      this.#actions,
    )
    // Not on macOS, whose menu bar takes no line of its own; it always shows the one in Help.
    if (!mac) menu.push(...update)
    Menu.setApplicationMenu(Menu.buildFromTemplate(menu))
    this.#parts.window.showMenuBar(update.length > 0)
    this.#parts.drawn()
  }

  #startup(): Startup {
    return {
      keepRunning: this.#parts.preferences.now().keepRunning,
      startAtLogin: startsAtLogin(),
    }
  }

  #badge(waiting: number): void {
    if (waiting === this.#waiting) return
    this.#waiting = waiting
    const { say } = this.#parts
    const mark = nativeImage.createFromPath(join(this.#parts.iconsDir, 'tray-attention.png'))
    this.#parts.window.badge(waiting, mark, trayTip(this.#agent, say))
  }

  #icon() {
    const mac = process.platform === 'darwin'
    const name = mac ? `tray-${this.#agent.icon}-Template.png` : `tray-${this.#agent.icon}.png`
    return nativeImage.createFromPath(join(this.#parts.iconsDir, name))
  }
}

export function checksSpelling(preferences: PreferenceFile): boolean {
  return preferences.now().spelling ?? process.platform === 'darwin'
}

const autostartFile = () => join(app.getPath('appData'), 'autostart', 'pal-admin.desktop')
let startsOnLinux = false

/** Looked up once: the menus ask for it whenever they are drawn. */
export async function findAutostart(exists: (path: string) => Promise<boolean>): Promise<void> {
  startsOnLinux = process.platform === 'linux' && (await exists(autostartFile()))
}

/** Null where the program has no place of its own that could be started. */
function startsAtLogin(): boolean | null {
  if (!app.isPackaged) return null
  if (process.platform === 'linux') return startsOnLinux
  return app.getLoginItemSettings({ args: [hiddenArgument] }).openAtLogin
}

async function startAtLogin(start: boolean): Promise<void> {
  if (process.platform !== 'linux') {
    app.setLoginItemSettings({ openAtLogin: start, args: [hiddenArgument] })
    return
  }
  const file = autostartFile()
  if (start) {
    await mkdir(dirname(file), { recursive: true })
    // An AppImage runs from a place that is gone after it; its file stays.
    await writeFile(file, autostartEntry(process.env['APPIMAGE'] ?? process.execPath))
  } else await rm(file, { force: true })
  startsOnLinux = start
}

async function openFolder(path: string, say: Say): Promise<void> {
  const problem = await shell.openPath(path)
  if (problem) {
    dialog.showErrorBox(say(because('desktop_folder_not_opened')), `${path}\n\n${problem}`)
  }
}

function notDone(say: Say, error: unknown, why?: Reason): void {
  console.error(error)
  const said = errorText(error)
  dialog.showErrorBox(say(because('desktop_not_done')), why ? `${say(why)}\n\n${said}` : said)
}
