import { errorText } from '@pal/core/errors'
import { because, type Reason } from '@pal/core/texts/reason'
import type { AppUpdater } from 'electron-updater'

/** What electron-updater does for us; what it finds is not trusted before we have checked it. */
export interface UpdaterPort {
  /** What the feed of the channel holds, as it is there; null where it is nothing newer. */
  check(channel: Channel): Promise<unknown>
  /** The file, once it is whole. */
  download(progress: (percent: number) => void): Promise<string>
  /** Puts it in the place of this program, and starts it; this one has to end at once. */
  install(): void
}

export type Channel = 'latest' | 'beta'

export function updaterPort(updater: AppUpdater): UpdaterPort {
  updater.autoDownload = false
  updater.autoInstallOnAppQuit = false
  updater.disableWebInstaller = true
  // Who gets a staged release when is decided here, and by the feed's own percentage.
  return {
    async check(channel) {
      updater.channel = channel
      updater.allowPrerelease = channel === 'beta'
      // Setting the channel switches it on.
      updater.allowDowngrade = false
      const found = await updater.checkForUpdates()
      return found?.isUpdateAvailable ? found.updateInfo : null
    },
    async download(progress) {
      const tell = ({ percent }: { readonly percent: number }) => progress(percent)
      updater.on('download-progress', tell)
      try {
        const [file] = await updater.downloadUpdate()
        if (file === undefined) throw new Error('No file was downloaded')
        return file
      } finally {
        updater.off('download-progress', tell)
      }
    },
    install: () => updater.quitAndInstall(true, true),
  }
}

const known: Readonly<Record<string, Reason>> = {
  ERR_CHECKSUM_MISMATCH: because('update_cut'),
  ERR_UPDATER_CHANNEL_FILE_NOT_FOUND: because('update_feed_unreadable'),
  ERR_UPDATER_INVALID_UPDATE_INFO: because('update_feed_unreadable'),
  ERR_UPDATER_INVALID_VERSION: because('update_feed_unreadable'),
  ENOSPC: because('start_disk_full'),
}

/** Why it failed, for the seller. */
export function updateFailure(error: unknown): Reason {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = errorText(error)
  const network = /ENOTFOUND|ECONN|EAI_AGAIN|ETIMEDOUT|net::ERR_|HttpError/.test(
    `${code} ${message}`,
  )
  return (
    known[code] ??
    (network ? because('update_unreachable') : because('update_failed', { cause: message }))
  )
}
