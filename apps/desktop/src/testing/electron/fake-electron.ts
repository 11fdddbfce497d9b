import { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type {
  App,
  BrowserWindowConstructorOptions,
  Dialog,
  MessageBoxOptions,
  NativeTheme,
  SafeStorage,
  Shell,
} from 'electron'

import { fakeDesk, type FakeDesk } from './fake-electron-desk.ts'
import { cancellable, FakeSession, FakeWindow } from './fake-electron-window.ts'

export interface FakeElectronOptions {
  readonly packaged?: boolean
  /** False: another instance of the program runs already. */
  readonly first?: boolean
  readonly version?: string
  readonly languages?: string[]
  readonly appPath?: string
  readonly switches?: readonly string[]
  readonly safeStorage?: Partial<SafeStorage>
  /** Where it keeps what is its own, such as its log. */
  readonly home?: string
  /** What the person clicks in a question, now or later. */
  readonly answers?: (question: MessageBoxOptions) => number | Promise<number>
  /** Why the system opens no such path or address; empty where it does. */
  readonly opens?: (what: string) => string
  /** How long a page of the window takes to load, or why it does not. */
  readonly loads?: (window: FakeWindow) => Promise<void>
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
  /** Every question that was asked. */
  readonly questions: MessageBoxOptions[]
  readonly desk: FakeDesk
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
      | 'getPreferredSystemLanguages'
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
  releaseSingleInstanceLock = () => void this.#deeds.push('release lock')
  relaunch = (options: object) => {
    this.#deeds.push('relaunch')
    this.calls.push(['relaunch', options])
  }
  requestSingleInstanceLock = () => this.#options.first ?? true
  getPreferredSystemLanguages = () => this.#options.languages ?? ['en-US']
  getVersion = () => this.#options.version ?? '1.2.3'
  getAppPath = () => this.#options.appPath ?? '/app'
  whenReady = async () => void this.#deeds.push('ready')

  readonly name = 'PAL Admin'
  readonly windows: FakeWindow[] = []
  readonly calls: unknown[][] = []
  loginItem = false
  /** Each number that was set beside the icon. */
  readonly badges: number[] = []
  get badge(): number {
    return this.badges.at(-1) ?? 0
  }
  setBadgeCount = (count: number) => this.badges.push(count) > 0
  readonly dock = { bounce: (kind: string) => this.calls.push(['bounce', kind]) }
  getPath = (name: string) => join(this.#options.home ?? tmpdir(), name)
  setAppUserModelId = (id: string) => void this.calls.push(['setAppUserModelId', id])
  setAsDefaultProtocolClient = (scheme: string) => this.calls.push(['scheme', scheme]) > 0
  setAboutPanelOptions = (options: object) => void this.calls.push(['aboutOptions', options])
  showAboutPanel = () => void this.calls.push(['about'])
  getLoginItemSettings = () => ({ openAtLogin: this.loginItem })
  setLoginItemSettings = (settings: { openAtLogin?: boolean; args?: string[] }) => {
    this.loginItem = settings.openAtLogin ?? false
    this.calls.push(['setLoginItemSettings', settings])
  }

  /** As Electron does it: each window may stay, and a listener may put the end off. */
  quit = () => {
    this.#deeds.push('quit')
    this.emit('before-quit', cancellable())
    for (const window of this.windows) {
      if (!window.destroyed) window.close()
      if (!window.destroyed) return
    }
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

/** Electron as far as the shell uses it; `module` takes the place of `import 'electron'`. */
export function fakeElectron(options: FakeElectronOptions = {}): FakeElectron {
  const deeds: string[] = []
  const app = new FakeApp(options, deeds)
  const { windows } = app
  const desk = fakeDesk()
  const questions: MessageBoxOptions[] = []
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
  const answer = (args: readonly unknown[]) => {
    const question = args.at(-1) as MessageBoxOptions
    questions.push(question)
    deeds.push('question')
    return { question, said: options.answers?.(question) ?? question.cancelId ?? 0 }
  }
  const dialog: Pick<Dialog, 'showErrorBox'> & {
    showMessageBox: (...args: unknown[]) => Promise<{ response: number }>
    showMessageBoxSync: (...args: unknown[]) => number
  } = {
    // A question that belongs to a window has it as its first argument.
    showMessageBox: async (...args) => {
      const { question, said } = answer(args)
      // Closed from elsewhere it is as if the person had cancelled it.
      const closed = Promise.withResolvers<number>()
      question.signal?.addEventListener('abort', () => closed.resolve(question.cancelId ?? 0))
      return { response: await Promise.race([said, closed.promise]) }
    },
    showMessageBoxSync: (...args) => {
      const { said } = answer(args)
      if (typeof said !== 'number') throw new Error('This question waits for its answer')
      return said
    },
    showErrorBox: (title, content) => {
      errors.push({ title, content })
      deeds.push('dialog')
    },
  }
  const shell: Pick<Shell, 'openExternal' | 'openPath'> = {
    openPath: async (path) => {
      opened.push(path)
      return options.opens?.(path) ?? ''
    },
    openExternal: async (address) => {
      opened.push(address)
      const problem = options.opens?.(address)
      if (problem) throw new Error(problem)
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
    questions,
    desk,
    module: {
      app,
      ...desk.module,
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
          super(given, app, deeds, options.loads)
          windows.push(this)
        }
      },
    },
  }
}
