import { because, type Reason, type Say } from '@pal/core/texts/reason'
import {
  app,
  BrowserWindow,
  clipboard,
  dialog,
  Menu,
  type MessageBoxSyncOptions,
  type NativeImage,
  type RenderProcessGoneDetails,
} from 'electron'

import { onClose, Recovery } from './logic/closing.ts'
import { contextMenu } from './logic/context-menu.ts'
import type { PreferenceFile } from './logic/preferences.ts'
import { windowOptions, type Entrance } from './window.ts'

interface MainWindowParts {
  readonly entrance: Entrance
  readonly preferences: PreferenceFile
  readonly now: () => number
  readonly say: Say
  /** True once the program is to end. */
  readonly quitting: () => boolean
  /** The person would rather stay. */
  readonly stay: () => void
  readonly quit: () => void
  /** The person logs off, or the computer is switched off. */
  readonly sessionEnds: () => void
}

const zoomSteps = { in: 0.5, out: -0.5 } as const
const zoomRange = { least: -3, most: 5 } as const
/** The page listens for it: see app/layout/use-shell-links.ts of the renderer. */
const navigateEvent = 'pal-navigate'

/** The product's one window: closed into the tray, brought back, fixed when its page breaks down. */
export class MainWindow {
  readonly #parts: MainWindowParts
  readonly #recovery: Recovery
  readonly #window: BrowserWindow
  #explaining = false
  #asking = false
  #loaded = false

  constructor(parts: MainWindowParts, icon: string | null) {
    this.#parts = parts
    this.#recovery = new Recovery(parts.now)
    const window = new BrowserWindow({ ...windowOptions(), ...(icon === null ? {} : { icon }) })
    this.#window = window
    const { webContents: contents } = window
    window.on('close', (event) => this.#closing(event))
    // Windows tells windows alone, and waits for no question.
    window.on('session-end', parts.sessionEnds)
    contents.on('did-finish-load', () => {
      this.#loaded = true
      contents.setZoomLevel(parts.preferences.now().zoom)
    })
    contents.on('will-prevent-unload', (event) => this.#leaving(event))
    contents.on('render-process-gone', (_, details) => this.#gone(details))
    contents.on('zoom-changed', (_, direction) => this.zoom(direction))
    window.on('unresponsive', () => void this.#hung())
    if (process.platform !== 'darwin') window.on('focus', () => window.flashFrame(false))
    contents.on('context-menu', (_, pointed) => {
      const actions = {
        replace: (word: string) => contents.replaceMisspelling(word),
        learn: (word: string) => void contents.session.addWordToSpellCheckerDictionary(word),
        copyLink: (address: string) => void clipboard.writeText(address),
      }
      const items = contextMenu(pointed, actions, parts.say)
      if (items.length > 0) Menu.buildFromTemplate(items).popup({ window })
    })
  }

  get gone(): boolean {
    return this.#window.isDestroyed()
  }

  get focused(): boolean {
    return !this.gone && this.#window.isVisible() && this.#window.isFocused()
  }

  /** Loads what comes first; unless it starts in the tray, it is shown as soon as it is drawn. */
  async load({ hidden, path }: { readonly hidden: boolean; readonly path: string | null }) {
    const { entrance } = this.#parts
    if (!hidden) this.#window.once('ready-to-show', () => this.#window.show())
    // A start link has to be opened first, for the session that it brings.
    const direct = path !== null && entrance.cookie !== null
    await this.#open(direct ? entrance.origin + path : entrance.address)
    if (path !== null && !direct) await this.#open(entrance.origin + path)
  }

  /**
   * A page that has come may be left, or break down and be loaded again, before all of its files are
   * here: that stops its load, and is no program that could not start.
   */
  async #open(address: string): Promise<void> {
    let came = false
    this.#window.webContents.once('did-navigate', () => (came = true))
    await this.#window.loadURL(address).catch((error: unknown) => {
      if (!came || this.gone) throw error
    })
  }

  /** In front of everything, at a page of ours where one is named. */
  show(path?: string): void {
    if (this.gone) return
    if (this.#window.isMinimized()) this.#window.restore()
    this.#window.show()
    this.#window.focus()
    if (path !== undefined) this.#navigate(path)
  }

  /** The page goes there itself, so that nothing typed in it is lost. */
  #navigate(path: string): void {
    const { webContents: contents } = this.#window
    const failed = (error: unknown) => console.error(error)
    if (!this.#loaded || contents.isCrashed()) {
      this.#window.loadURL(this.#parts.entrance.origin + path).catch(failed)
      return
    }
    const event = `new CustomEvent('${navigateEvent}', { detail: ${JSON.stringify(path)} })`
    contents.executeJavaScript(`void dispatchEvent(${event})`).catch(failed)
  }

  close(): void {
    if (!this.gone) this.#window.close()
  }

  reload(): void {
    if (!this.gone) this.#window.webContents.reload()
  }

  travel(to: 'back' | 'forward'): void {
    const { navigationHistory: history } = this.#window.webContents
    if (to === 'back') history.goBack()
    else history.goForward()
  }

  zoom(to: 'in' | 'out' | 'actual'): void {
    const { webContents: contents } = this.#window
    const level = to === 'actual' ? 0 : contents.getZoomLevel() + zoomSteps[to]
    const kept = Math.min(Math.max(level, zoomRange.least), zoomRange.most)
    contents.setZoomLevel(kept)
    this.#parts.preferences.change({ zoom: kept })
  }

  /** In the task bar or the dock; null: nothing is under way. */
  progress(percent: number | null): void {
    if (!this.gone) this.#window.setProgressBar(percent === null ? -1 : percent / 100)
  }

  /** Where it hides otherwise (Windows, Linux), it stays in view while it has something to say. */
  showMenuBar(shown: boolean): void {
    if (this.gone || process.platform === 'darwin' || shown === !this.#window.autoHideMenuBar)
      return
    this.#window.autoHideMenuBar = !shown
    this.#window.setMenuBarVisibility(shown)
  }

  /** How many wait for the person, beside the program's icon in the dock or the task bar. */
  badge(count: number, mark: NativeImage, what: string): void {
    if (process.platform !== 'win32') app.setBadgeCount(count)
    // Windows has no number there, but a mark.
    else if (!this.gone) this.#window.setOverlayIcon(count > 0 ? mark : null, what)
  }

  /** The entry in the task bar blinks until the person looks; the dock's icon bounces once. */
  callAttention(): void {
    if (this.gone) return
    if (process.platform === 'darwin') app.dock?.bounce('informational')
    else this.#window.flashFrame(true)
  }

  checkSpelling(check: boolean): void {
    this.#window.webContents.session.setSpellCheckerEnabled(check)
  }

  #closing(event: { preventDefault: () => void }): void {
    const { preferences, quitting } = this.#parts
    const { keepRunning, closingExplained: explained } = preferences.now()
    const what = onClose({ quitting: quitting(), keepRunning, explained })
    if (what === 'close') return
    event.preventDefault()
    if (what === 'hide') this.#window.hide()
    else void this.#explain()
  }

  async #explain(): Promise<void> {
    if (this.#explaining) return
    this.#explaining = true
    const { say } = this.#parts
    const { response } = await dialog.showMessageBox(this.#window, {
      ...question(say, 'desktop_tray_title', because('desktop_tray_detail')),
      type: 'info',
      buttons: [say(because('desktop_tray_keep')), say(because('desktop_tray_quit'))],
    })
    this.#explaining = false
    this.#parts.preferences.change({ closingExplained: true })
    if (response === 1) this.#parts.quit()
    else if (!this.gone) this.#window.hide()
  }

  /** A page with unsaved changes asks to stay; Electron itself would say nothing and do nothing. */
  #leaving(event: { preventDefault: () => void }): void {
    this.#window.show()
    const { say } = this.#parts
    const leave = dialog.showMessageBoxSync(this.#window, {
      ...question(say, 'desktop_leave_title', because('desktop_leave_detail')),
      buttons: [say(because('desktop_leave')), say(because('desktop_stay'))],
      defaultId: 1,
      cancelId: 1,
    })
    // Prevented is the staying.
    if (leave === 0) event.preventDefault()
    else this.#parts.stay()
  }

  #gone({ reason }: RenderProcessGoneDetails): void {
    if (this.gone || this.#parts.quitting() || reason === 'clean-exit') return
    console.error(`The page of the window is gone: ${reason}`)
    // Chromium still takes the page apart: a load from within the event would come to nothing.
    if (this.#recovery.next() === 'reload') setImmediate(() => this.reload())
    else void this.#crashed(reason)
  }

  async #crashed(cause: string): Promise<void> {
    const { say } = this.#parts
    const { response } = await dialog.showMessageBox({
      ...question(say, 'desktop_crashed_title', because('desktop_crashed_detail', { cause })),
      type: 'error',
      buttons: [say(because('desktop_reload')), say(because('desktop_quit'))],
    })
    if (response === 0) this.reload()
    else this.#parts.quit()
  }

  async #hung(): Promise<void> {
    if (this.#asking || this.gone || this.#parts.quitting()) return
    this.#asking = true
    const { say } = this.#parts
    console.error('The page of the window does not respond')
    const answered = new AbortController()
    this.#window.once('responsive', () => answered.abort())
    const { response } = await dialog.showMessageBox({
      ...question(say, 'desktop_hung_title', because('desktop_hung_detail')),
      buttons: [say(because('desktop_wait')), say(because('desktop_reload'))],
      // It closes, as if the person waited, once the page answers again.
      signal: answered.signal,
      cancelId: 0,
    })
    this.#asking = false
    // Its end is reported as that of any other page that is gone, and it is loaded again.
    if (response === 1 && !this.gone) this.#window.webContents.forcefullyCrashRenderer()
  }
}

function question(
  say: Say,
  title:
    | 'desktop_tray_title'
    | 'desktop_leave_title'
    | 'desktop_crashed_title'
    | 'desktop_hung_title',
  detail: Reason,
) {
  return {
    type: 'warning',
    title: app.name,
    message: say(because(title)),
    detail: say(detail),
    defaultId: 0,
    noLink: true,
  } satisfies MessageBoxSyncOptions
}
