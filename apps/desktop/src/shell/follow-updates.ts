import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { because, type Reason, type Say } from '@pal/core/texts/reason'
import { app, dialog, shell } from 'electron'

import type { Clock } from '../platform/clock.ts'
import type { DesktopShell } from './desktop-shell.ts'
import type { Item } from './logic/menu-item.ts'
import type { PreferenceFile } from './logic/preferences.ts'
import type { MainWindow } from './main-window.ts'
import type { Shutdown } from './shutdown.ts'
import { fetchUpdate } from './updates/fetch-update.ts'
import type { UpdateState } from './updates/machine.ts'
import { readPublicKey } from './updates/signature.ts'
import { updateChoice, updateItems, waitingUpdate, whyOff } from './updates/update-menu.ts'
import { updaterPort } from './updates/updater.ts'
import { Updates } from './updates/updates.ts'

export interface UpdateDeskParts {
  readonly desktopShell: DesktopShell
  readonly window: MainWindow
  readonly preferences: PreferenceFile
  readonly shutdown: Shutdown
  readonly clock: Clock
  readonly say: Say
  /** Of the makers: what an update has to be signed with. */
  readonly keyFile: string
  /** The command line asks for the update: it is installed without a question. */
  readonly unasked: boolean
}

/** For machines that are looked after: `--update` installs what there is, and starts it. */
export const updateArgument = '--update'

const feedFile = () => join(process.resourcesPath, 'app-update.yml')
const licencesFile = () => join(process.resourcesPath, 'licences', 'LICENCES.txt')

/** Offers updates in Help, where this copy of the program can have them. */
export async function followUpdates(parts: UpdateDeskParts): Promise<void> {
  const { desktopShell, preferences, keyFile, say, unasked } = parts
  const off = whyOff({
    packaged: app.isPackaged,
    store: process.windowsStore,
    hasFeed: app.isPackaged && existsSync(feedFile()),
    hasKey: existsSync(keyFile),
  })
  const show = (state: UpdateState, dialogs: UpdateDialogs | null) => {
    const actions = dialogs ?? nothing
    desktopShell.offer(() => {
      const { beta } = preferences.now()
      return {
        help: [...updateItems(state, beta, actions, say), ...licencesItem(say)],
        waiting: waitingUpdate(state, actions, say),
        choice: updateChoice(state, actions),
        beta: state.at === 'off' ? null : beta,
      }
    })
  }
  if (off) {
    show({ at: 'off', why: off }, null)
    return
  }
  const { default: electronUpdater } = await import('electron-updater')
  const { autoUpdater } = electronUpdater
  autoUpdater.logger = console
  autoUpdater.on('error', (error) => console.error('The updater failed', error))
  const updates: Updates = new Updates({
    port: updaterPort(autoUpdater),
    publicKey: readPublicKey(readFileSync(keyFile, 'utf8')),
    version: app.getVersion(),
    clock: parts.clock,
    random: Math.random,
    byHandOnly: process.platform === 'darwin' && !isSignedBuild(),
    memory: preferences,
    log: (message, details) => console.error(message, details),
    changed: (state) => {
      show(state, dialogs)
      if (state.at === 'available') dialogs.tellOnce(state.release.version)
      parts.window.progress(state.at === 'downloading' ? state.percent : null)
    },
  })
  const dialogs = new UpdateDialogs(updates, parts, () => show(updates.state, dialogs))
  show(updates.state, dialogs)
  parts.shutdown.before(async () => updates.stop())
  if (unasked) void dialogs.installUnasked()
}

class UpdateDialogs {
  readonly #updates: Updates
  readonly #parts: UpdateDeskParts
  readonly #redraw: () => void
  #asking = false

  constructor(updates: Updates, parts: UpdateDeskParts, redraw: () => void) {
    this.#updates = updates
    this.#parts = parts
    this.#redraw = redraw
  }

  /** Whoever has not asked is notified of a version once: it waits in the tray and in Help. */
  tellOnce(version: string): void {
    const { desktopShell, preferences, say, unasked } = this.#parts
    if (this.#asking || unasked || preferences.now().updateNotified === version) return
    preferences.change({ updateNotified: version })
    const [title, body] = [because('update_found', { version }), because('update_notified')]
    desktopShell.notify(say(title), say(body), () => void this.offer())
  }

  check = async (): Promise<void> => {
    this.#asking = true
    await this.#updates.check(true).finally(() => (this.#asking = false))
    const { state } = this.#updates
    if (state.at === 'available') await this.offer()
    else if (state.at === 'failed') await this.tell(state.why)
    else if (state.at === 'idle') {
      const version = app.getVersion()
      await this.#ask(because('update_current'), because('update_current_version', { version }), [
        because('update_close'),
      ])
    }
  }

  offer = async (): Promise<void> => {
    const { state } = this.#updates
    if (state.at === 'available') {
      const { version, byHand, notes } = state.release
      const title = because('update_found', { version })
      if (byHand)
        await this.#ask(title, because('update_by_hand'), [because('update_close')], notes)
      else {
        const said = await this.#ask(
          title,
          null,
          [because('update_now'), because('update_later')],
          notes,
        )
        if (said === 0) await this.#download()
      }
    } else if (state.at === 'ready') {
      const title = because('update_ready', { version: state.release.version })
      const buttons = [because('update_restart'), because('update_later')]
      if ((await this.#ask(title, because('update_ready_detail'), buttons)) === 0)
        await this.#install()
    }
  }

  tell = async (why: Reason): Promise<void> => {
    const buttons = [because('update_again'), because('update_close')]
    if ((await this.#ask(because('update_menu_failed'), why, buttons)) === 0) await this.check()
  }

  beta = (wanted: boolean): void => {
    this.#parts.preferences.change({ beta: wanted })
    this.#redraw()
  }

  /** Nobody sits before it: what is in the way is written to the log and the menu alone. */
  installUnasked = async (): Promise<void> => {
    const fetched = await fetchUpdate(this.#updates)
    if (!fetched || !(await this.#replace())) {
      console.error('No update was installed', this.#updates.state)
    }
  }

  /** What was asked for is announced at once; who would rather stay then finds it in the menu. */
  async #download(): Promise<void> {
    await this.#updates.download()
    const { state } = this.#updates
    if (state.at === 'ready') await this.offer()
    else if (state.at === 'failed') await this.tell(state.why)
  }

  async #install(): Promise<void> {
    if (await this.#replace()) return
    const { state } = this.#updates
    if (state.at === 'failed') await this.tell(state.why)
  }

  async #ask(
    title: Reason,
    detail: Reason | null,
    buttons: readonly Reason[],
    notes = '',
  ): Promise<number> {
    const { say } = this.#parts
    const { response } = await dialog.showMessageBox({
      type: 'info',
      title: app.name,
      message: say(title),
      detail: [detail && say(detail), notes].filter(Boolean).join('\n\n'),
      buttons: buttons.map((button) => say(button)),
      defaultId: 0,
      cancelId: buttons.length - 1,
      noLink: true,
    })
    return response
  }

  /** The agent's turns are given back and the store is closed before anything is replaced. */
  async #replace(): Promise<boolean> {
    if (!(await this.#updates.install())) return false
    this.#parts.shutdown.replaceBy({
      endsItself: process.platform === 'darwin',
      replace: () => this.#updates.replace(),
      stayed: () => this.#updates.stayed(),
    })
    app.quit()
    return true
  }
}

const nothing = {
  check: () => undefined,
  offer: () => undefined,
  tell: () => undefined,
  beta: () => undefined,
}

/** The licences of everything shipped, in the person's own text viewer. */
function licencesItem(say: Say): Item[] {
  if (!app.isPackaged) return []
  const open = async () => {
    const problem = await shell.openPath(licencesFile())
    if (problem) dialog.showErrorBox(say(because('desktop_folder_not_opened')), problem)
  }
  return [{ label: say(because('update_menu_licences')), click: () => void open() }]
}

/** Written by the build: macOS replaces a program only by one with the same signature. */
function isSignedBuild(): boolean {
  const { signed } = JSON.parse(readFileSync(join(app.getAppPath(), 'package.json'), 'utf8')) as {
    signed?: boolean
  }
  return signed === true
}
