import { EventEmitter } from 'node:events'

import type {
  BrowserWindow,
  BrowserWindowConstructorOptions,
  CookiesSetDetails,
  Session,
  WebContents,
} from 'electron'

type PermissionRequestHandler = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>
type PermissionCheckHandler = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>
type DeviceHandler = NonNullable<Parameters<Session['setDevicePermissionHandler']>[0]>
type WindowOpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0]

export class FakeSession extends EventEmitter {
  permissionRequest: PermissionRequestHandler | undefined
  permissionCheck: PermissionCheckHandler | undefined
  device: DeviceHandler | undefined
  spellChecker = true
  readonly cookies: {
    set: (details: CookiesSetDetails) => Promise<void>
    get: () => Promise<CookiesSetDetails[]>
  }
  readonly words: string[] = []
  readonly setCookies: CookiesSetDetails[] = []
  readonly clearStorageData: () => Promise<void>
  readonly clearCache = async () => undefined
  readonly clearAuthCache = async () => undefined

  constructor(deeds: string[]) {
    super()
    this.clearStorageData = async () => void deeds.push('clear storage')
    this.cookies = {
      set: async (details) => {
        this.setCookies.push(details)
        deeds.push('cookie')
      },
      get: async () => this.setCookies,
    }
  }

  setPermissionRequestHandler = (handler: PermissionRequestHandler) => {
    this.permissionRequest = handler
  }
  setPermissionCheckHandler = (handler: PermissionCheckHandler) => {
    this.permissionCheck = handler
  }
  setDevicePermissionHandler = (handler: DeviceHandler) => {
    this.device = handler
  }
  addWordToSpellCheckerDictionary = (word: string) => this.words.push(word) > 0
  setSpellCheckerEnabled = (enable: boolean) => {
    this.spellChecker = enable
  }
}

class FakeContents extends EventEmitter implements Pick<WebContents, 'setWindowOpenHandler'> {
  openHandler: WindowOpenHandler | undefined
  readonly session: FakeSession | undefined
  readonly loads: string[] = []

  constructor(session: FakeSession | undefined) {
    super()
    this.session = session
    // Nobody need have asked for it.
    this.loading.promise.catch(() => undefined)
  }

  /** It ends with the page, or fails as the test says. */
  readonly loading = Promise.withResolvers<void>()

  loadURL = (address: string) => {
    this.loads.push(address)
    return this.loading.promise
  }

  setWindowOpenHandler = (handler: WindowOpenHandler) => {
    this.openHandler = handler
  }

  /** What the page was given to run. */
  readonly scripts: string[] = []
  readonly replaced: string[] = []
  reloads = 0
  crashed = false
  destroyed = false
  zoom = 0
  /** What the page of a hidden window is asked: it answers when the test says so. */
  readonly there = Promise.withResolvers<void>()
  executeJavaScript = (script: string) => {
    this.scripts.push(script)
    return this.there.promise
  }
  readonly printed: object[] = []
  printToPDF = async (how: object) => {
    this.printed.push(how)
    return Buffer.from('%PDF-1.7')
  }
  replaceMisspelling = (word: string) => void this.replaced.push(word)
  isCrashed = () => this.crashed
  getZoomLevel = () => this.zoom
  setZoomLevel = (level: number) => {
    this.zoom = level
  }
  reload = () => {
    if (this.destroyed) throw new TypeError('Object has been destroyed')
    this.reloads += 1
    this.crashed = false
  }
  forcefullyCrashRenderer = () => {
    this.crashed = true
    this.emit('render-process-gone', {}, { reason: 'killed' })
  }
  readonly travelled: string[] = []
  readonly navigationHistory = {
    goBack: () => void this.travelled.push('back'),
    goForward: () => void this.travelled.push('forward'),
  }

  /** Emits an event that the program may prevent, and answers whether it did. */
  prevents(name: string, more: object = {}): boolean {
    const event = { ...cancellable(), isMainFrame: true, ...more }
    this.emit(name, event)
    return event.defaultPrevented
  }
}

export class FakeWindow
  extends EventEmitter
  implements
    Pick<BrowserWindow, 'isMinimized' | 'isDestroyed' | 'isVisible' | 'restore' | 'show' | 'focus'>
{
  readonly options: BrowserWindowConstructorOptions
  readonly webContents: FakeContents
  readonly loaded: Promise<string>
  readonly addresses: string[] = []
  focused = true
  minimized = false
  destroyed = false
  shown: boolean
  autoHideMenuBar: boolean
  menuBarShown: boolean
  readonly #deeds: string[]
  readonly #loads: ((window: FakeWindow) => Promise<void>) | undefined
  #load: (address: string) => void = () => undefined

  constructor(
    options: BrowserWindowConstructorOptions,
    app: EventEmitter,
    deeds: string[],
    loads?: (window: FakeWindow) => Promise<void>,
  ) {
    super()
    this.options = options
    this.#loads = loads
    this.shown = options.show ?? true
    this.autoHideMenuBar = options.autoHideMenuBar ?? false
    this.menuBarShown = !this.autoHideMenuBar
    const own = options.webPreferences?.session
    this.webContents = new FakeContents(own instanceof FakeSession ? own : undefined)
    this.#deeds = deeds
    this.loaded = new Promise((resolve) => {
      this.#load = resolve
    })
    app.emit('web-contents-created', {}, this.webContents)
  }

  loadURL = async (address: string) => {
    this.#deeds.push('load')
    this.addresses.push(address)
    if (this.#loads) await Promise.race([this.#loads(this), this.webContents.loading.promise])
    this.webContents.crashed = false
    this.#load(address)
    this.emit('ready-to-show')
    this.webContents.emit('did-finish-load')
  }
  /** As a person does it; what is under way in it fails before it is gone. */
  close = () => {
    if (this.destroyed) throw new TypeError('Object has been destroyed')
    const event = cancellable()
    this.emit('close', event)
    if (event.defaultPrevented) return
    this.webContents.loading.reject(
      Object.assign(new Error('ERR_FAILED (-2)'), { errno: -2, code: 'ERR_FAILED' }),
    )
    if (!this.destroyed) this.destroy()
  }
  destroy = () => {
    this.destroyed = true
    this.webContents.destroyed = true
    this.#deeds.push('destroy')
    this.emit('closed')
  }
  isMinimized = () => this.minimized
  isDestroyed = () => this.destroyed
  /** Each that was shown in the task bar; below 0 there is none. */
  readonly progress: number[] = []
  setProgressBar = (progress: number) => void this.progress.push(progress)
  setMenuBarVisibility = (shown: boolean) => {
    this.menuBarShown = shown
  }
  flashes = false
  overlay: { readonly image: unknown; readonly what: string } | undefined
  flashFrame = (flash: boolean) => {
    this.flashes = flash
  }
  setOverlayIcon = (image: unknown, what: string) => {
    this.overlay = { image, what }
  }
  isFocused = () => this.focused
  hide = () => {
    if (this.destroyed) throw new TypeError('Object has been destroyed')
    this.shown = false
    this.#deeds.push('hide')
  }
  isVisible = () => this.shown
  restore = () => {
    this.minimized = false
    this.#deeds.push('restore')
  }
  show = () => {
    this.shown = true
    this.#deeds.push('show')
  }
  focus = () => void this.#deeds.push('focus')
}

export function cancellable() {
  return {
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true
    },
  }
}
