import { join } from 'node:path'

import { app } from 'electron'

import { asItIsNow, dataDirOf, desktopConfig, givenDataDir } from './platform/config.ts'
import { runDesktop } from './shell/desktop.ts'
import { helpSources, keepLog } from './shell/log-file.ts'
import { loginWindows } from './shell/login-window.ts'
import { printPdf } from './shell/print-pdf.ts'
import { refuseOldElectron } from './shell/store-part.ts'

const attachTo = app.isPackaged ? undefined : process.env['PAL_ATTACH_URL']

// Whatever is made from here on is this user's alone.
process.umask(0o077)

// The same place as without a window: a seller who gets Electron later keeps the store.
const dataDir = dataDirOf(app.isPackaged ? undefined : givenDataDir(process.argv), process.env)

const rendererDir = app.isPackaged
  ? join(process.resourcesPath, 'renderer')
  : asItIsNow(join(app.getAppPath(), '../renderer/dist'))

keepLog()
void runDesktop({
  attachTo: attachTo ?? null,
  iconsDir: join(import.meta.dirname, 'icons'),
  dataDir,
  startServer: async ({ restoreFrom, restart, contentShown, program }) => {
    refuseOldElectron(process.versions)
    const [{ startServer }, { survivingRejections }, { systemVault }] = await Promise.all([
      import('./app/compose.ts'),
      import('./app/rejections.ts'),
      import('./shell/system-vault.ts'),
    ])
    const config = desktopConfig({
      env: process.env,
      version: app.getVersion(),
      dataDir,
      packaged: app.isPackaged,
      rendererDir,
    })
    const asked = { ...config, restoreFrom, restoreAgain: true }
    const desktop = {
      openLoginWindow: loginWindows(),
      printPdf,
      help: helpSources(),
      restart,
      contentShown,
      program,
    }
    return survivingRejections(await startServer(asked, await systemVault(), desktop))
  },
})
