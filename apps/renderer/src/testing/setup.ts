import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import i18next from 'i18next'
import * as React from 'react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'

import '../components/dialogs/confirm-dialog.tsx'
import '../components/dialogs/dialog.tsx'
import '../components/notices/toaster.tsx'
import { preloadParts } from '../components/lazily.tsx'
import { loadDialogTexts } from '../features/orders/data/dialog-texts.ts'
import { speak, startI18n } from '../lib/i18n/i18n.ts'
import { featureTexts, loadReasons, loadTexts } from '../lib/i18n/texts.ts'
import { copyStylesFast } from './computed-styles.ts'
import { FakeEventSource } from './fake-events.ts'
import { misfits } from './fake-server.ts'
import { freshStores } from './fresh-stores.ts'

vi.mock('zustand', async (original) => {
  const { remembering } = await import('./fresh-stores.ts')
  return remembering(await original())
})

// For its warnings React keeps where each element was made, which is an eighth of the time of these
// tests. It does so for the first 10,000 of a second: here there were always as many before.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside = {} } = React as {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: object
}
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set() {},
  configurable: true,
})

// Once for all files: words that came with a module do not come again with the next file.
if (!i18next.isInitialized) startI18n()
// A part that a test shows alone has no route that loads its words.
await Promise.all([loadReasons(), ...featureTexts.map(loadTexts)])
await loadDialogTexts()
// As in a window that has been open for a while.
await preloadParts()

// The first test of a file loads its lazy page; on a busy machine that takes more than a second.
configure({ asyncUtilTimeout: 20_000, getElementError })

copyStylesFast()

// What a test leaves under way asks nobody once its double is gone: else it would ask this machine.
globalThis.fetch = () => Promise.reject(new TypeError('No double of the server is there'))

// Mantine's text fields ask for it; happy-dom has none.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

beforeEach(() => {
  freshStores()
  history.replaceState(null, '', '/')
  localStorage.clear()
  sessionStorage.clear()
  FakeEventSource.opened = []
  vi.stubGlobal('EventSource', FakeEventSource)
})

afterEach(async () => {
  cleanup()
  if (document.documentElement.lang !== 'en') await speak('en')
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const found = misfits.splice(0)
  if (found.length > 0) throw new Error(`A double breaks the contract:\n${found.join('\n')}`)
})

// The next file finds the browser as it is.
afterAll(() => vi.restoreAllMocks())

/** Writes out the page for whoever looks in vain: at each look of a `find` it would be most of its time. */
function getElementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: looksAgain } = getConfig() as {
    readonly _disableExpensiveErrorDiagnostics?: boolean
  }
  const page = looksAgain ? '' : `\n\n${String(prettyDOM(container))}`
  return Object.assign(new Error((message ?? '') + page), { name: 'TestingLibraryElementError' })
}
