import { join } from 'node:path'

import { AppError } from '@pal/core/errors'
import { isLoginReturn } from '@pal/desktop/src/messenger/graph/login-dialog.ts'
import { runDesktop } from '@pal/desktop/src/shell/desktop.ts'
import { loginWindows } from '@pal/desktop/src/shell/login-window.ts'

export type LoginOutcome =
  | { readonly end: string | null }
  | { readonly kind: AppError['kind']; readonly reason: AppError['reason'] }

/** What a test may call in the program. */
export interface LoginProgram {
  openLogin(address: string): Promise<LoginOutcome>
  leaveLogin(): void
}

const openLoginWindow = loginWindows()
let leave: AbortController | undefined

/**
 * The desktop program as it is, with the one thing more that its own server would ask for: the
 * Electron of tests cannot load the store, so the server runs in the test.
 */
Object.assign(globalThis, {
  openLogin: async (address: string) => {
    const visit = new AbortController()
    leave ??= visit
    try {
      return { end: await openLoginWindow({ address, isEnd: isLoginReturn, signal: visit.signal }) }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { kind: error.kind, reason: error.reason }
    } finally {
      if (leave === visit) leave = undefined
    }
  },
  leaveLogin: () => leave?.abort(),
} satisfies LoginProgram)

void runDesktop({
  attachTo: process.env['PAL_ATTACH_URL'] ?? null,
  iconsDir: join(import.meta.dirname, 'icons'),
  dataDir: '',
  startServer: () => Promise.reject(new Error('The server runs in the test')),
})
