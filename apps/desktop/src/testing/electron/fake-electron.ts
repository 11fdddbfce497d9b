import { EventEmitter } from 'node:events'

import type {
  App,
  BrowserWindow,
  BrowserWindowConstructorOptions,
  CookiesSetDetails,
  Dialog,
  MessageBoxOptions,
  NativeTheme,
  SafeStorage,
  Session,
  Shell,
  WebContents,
} from 'electron'

type PermissionRequestHandler = NonNullable<Parameters<Session['setPermissionRequestHandler']>[0]>
type PermissionCheckHandler = NonNullable<Parameters<Session['setPermissionCheckHandler']>[0]>
type DeviceHandler = NonNullable<Parameters<Session['setDevicePermissionHandler']>[0]>
type WindowOpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0]

export interface FakeElectronOptions {
  readonly packaged?: boolean
  /** False: another instance of the program runs already. */
  readonly first?: boolean
  readonly version?: string
  readonly appPath?: string
  readonly switches?: readonly string[]
  readonly safeStorage?: Partial<SafeStorage>
  /** What the person clicks in a question. */
  readonly answers?: (question: MessageBoxOptions) => number
}

/** What a test may do to the program, and what the program did, in order. */
export interface FakeElectron {
  readonly module: object
  readonly app: FakeApp
  readonly sessions: Map<string, FakeSession>
  readonly windows: FakeWindow[]
  readonly opened: string[]
  readonly errors: { title: string; content: string }[]
  readonly deeds: string[]
}

class FakeApp
  extends EventEmitter
  implements
    Pick<
      App,
      | 'isPackaged'
      | 'enableSandbox'
      | 'requestSingleInstanceLock'
      | 'whenReady'
      | 'getVersion'
      | 'getAppPath'
    >
{
  readonly isPackaged: boolean
  readonly ended: Promise<number>
  readonly exits: number[] = []
  readonly #options: FakeElectronOptions
  readonly #deeds: string[]
  #end: (code: number) => void = () => undefined

  constructor(options: FakeElectronOptions, deeds: string[]) {
    super()
    this.isPackaged = options.packaged ?? false
    this.#options = options
    this.#deeds = deeds
    this.ended = new Promise((resolve) => {
      this.#end = resolve
    })
  }

  readonly commandLine = {
    hasSwitch: (name: string) => this.#options.switches?.includes(name) ?? false,
  }
  enableSandbox = () => void this.#deeds.push('enableSandbox')
  requestSingleInstanceLock = () => this.#options.first ?? true
  getVersion = () => this.#options.version ?? '1.2.3'
  getAppPath = () => this.#options.appPath ?? '/app'
  whenReady = async () => void this.#deeds.push('ready')

  /** As Electron does it: the windows are gone by now, and a listener may put the end off. */
  quit = () => {
    this.#deeds.push('quit')
    const event = cancellable()
    this.emit('will-quit', event)
    if (!event.defaultPrevented) this.exit(0)
  }

  exit = (code: number) => {
    this.exits.push(code)
    this.#deeds.push(`exit ${code}`)
    this.#end(code)
  }
}

class FakeSession extends EventEmitter {
  permissionRequest: PermissionRequestHandler | undefined
  permissionCheck: PermissionCheckHandler | undefined
  device: DeviceHandler | undefined
  spellChecker = true
  readonly cookies: { set: (details: CookiesSetDetails) => Promise<void> }
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

  /** What the page of a hidden window is asked: it answers when the test says so. */
  readonly there = Promise.withResolvers<void>()
  executeJavaScript = () => this.there.promise
  printToPDF = async () => Buffer.from('%PDF-1.7')

  /** Emits an event that the program may prevent, and answers whether it did. */
  prevents(name: string, more: object = {}): boolean {
    const event = { ...cancellable(), isMainFrame: true, ...more }
    this.emit(name, event)
    return event.defaultPrevented
  }
}

class FakeWindow
  extends EventEmitter
  implements
    Pick<BrowserWindow, 'isMinimized' | 'isDestroyed' | 'isVisible' | 'restore' | 'show' | 'focus'>
{
  readonly options: BrowserWindowConstructorOptions
  readonly webContents: FakeContents
  readonly loaded: Promise<string>
  minimized = false
  destroyed = false
  shown: boolean
  readonly #deeds: string[]
  #load: (address: string) => void = () => undefined

  constructor(options: BrowserWindowConstructorOptions, app: FakeApp, deeds: string[]) {
    super()
    this.options = options
    this.shown = options.show ?? true
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
    this.#load(address)
    this.emit('ready-to-show')
  }
  /** As a person does it; what is under way in it fails before it is gone. */
  close = () => {
    this.emit('close', cancellable())
    this.webContents.loading.reject(
      Object.assign(new Error('ERR_FAILED (-2)'), { errno: -2, code: 'ERR_FAILED' }),
    )
    if (!this.destroyed) this.destroy()
  }
  destroy = () => {
    this.destroyed = true
    this.#deeds.push('destroy')
    this.emit('closed')
  }
  isMinimized = () => this.minimized
  isDestroyed = () => this.destroyed
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

/** Electron as far as the shell uses it; `module` takes the place of `import 'electron'`. */
export function fakeElectron(options: FakeElectronOptions = {}): FakeElectron {
  const deeds: string[] = []
  const app = new FakeApp(options, deeds)
  const windows: FakeWindow[] = []
  const sessions = new Map<string, FakeSession>()
  const opened: string[] = []
  const errors: { title: string; content: string }[] = []
  const sessionOf = (partition: string) => {
    const known = sessions.get(partition)
    if (known) return known
    const made = new FakeSession(deeds)
    sessions.set(partition, made)
    app.emit('session-created', made)
    return made
  }
  const dialog: Pick<Dialog, 'showErrorBox'> & {
    showMessageBox: (question: MessageBoxOptions) => Promise<{ response: number }>
  } = {
    showMessageBox: async (question) => {
      deeds.push('question')
      return { response: options.answers?.(question) ?? question.cancelId ?? 0 }
    },
    showErrorBox: (title, content) => {
      errors.push({ title, content })
      deeds.push('dialog')
    },
  }
  const shell: Pick<Shell, 'openExternal'> = {
    openExternal: async (address) => {
      opened.push(address)
    },
  }
  const nativeTheme: Pick<NativeTheme, 'shouldUseDarkColors'> = { shouldUseDarkColors: false }
  const safeStorage: Partial<SafeStorage> = {
    isAsyncEncryptionAvailable: async () => false,
    getSelectedStorageBackend: () => 'basic_text',
    ...options.safeStorage,
  }
  return {
    app,
    sessions,
    windows,
    opened,
    errors,
    deeds,
    module: {
      app,
      dialog,
      shell,
      nativeTheme,
      safeStorage,
      session: {
        get defaultSession() {
          return sessionOf('')
        },
        fromPartition: sessionOf,
      },
      screen: { getPrimaryDisplay: () => ({ workAreaSize: { width: 1366, height: 728 } }) },
      BrowserWindow: class extends FakeWindow {
        static readonly getAllWindows = () => windows.filter((window) => !window.destroyed)
        constructor(given: BrowserWindowConstructorOptions) {
          super(given, app, deeds)
          windows.push(this)
        }
      },
    },
  }
}

function cancellable() {
  return {
    defaultPrevented: false,
    preventDefault() {
      this.defaultPrevented = true
    },
  }
}
