import { EventEmitter } from 'node:events'

import type { AppUpdater } from 'electron-updater'
import { expect, it } from 'vitest'

import { updateFailure, updaterPort } from './updater.ts'

/** As much of electron-updater as is used. */
class UpdaterDouble extends EventEmitter {
  autoDownload = true
  autoInstallOnAppQuit = true
  disableWebInstaller = false
  allowPrerelease = false
  allowDowngrade = false
  found: object | null = null
  files: string[] = ['/tmp/pal-admin.exe']
  readonly installs: unknown[][] = []
  #channel: string | null = null
  get channel() {
    return this.#channel
  }
  /** Setting it allows what nobody asked for. */
  set channel(channel) {
    this.#channel = channel
    this.allowDowngrade = true
  }
  checkForUpdates = async () => this.found
  downloadUpdate = async () => {
    this.emit('download-progress', { percent: 40 })
    return this.files
  }
  quitAndInstall = (...how: unknown[]) => this.installs.push(how)
}
const port = (double: UpdaterDouble) => updaterPort(double as unknown as AppUpdater)

it('the updater fetches and installs nothing by itself, and nothing from the web while it installs [DT-04, DT-10]', () => {
  const double = new UpdaterDouble()
  port(double)
  expect(double).toMatchObject({
    autoDownload: false,
    autoInstallOnAppQuit: false,
    disableWebInstaller: true,
  })
})

it('looks in the channel that was chosen, and goes back to no older version [DT-04, DT-10]', async () => {
  const double = new UpdaterDouble()
  const updates = port(double)
  const updateInfo = { version: '2.0.0' }
  double.found = { isUpdateAvailable: true, updateInfo }
  expect(await updates.check('beta')).toBe(updateInfo)
  expect(double).toMatchObject({ channel: 'beta', allowPrerelease: true, allowDowngrade: false })
  double.found = { isUpdateAvailable: false, updateInfo }
  expect(await updates.check('latest')).toBeNull()
  expect(double).toMatchObject({ channel: 'latest', allowPrerelease: false, allowDowngrade: false })
  double.found = null
  expect(await updates.check('latest')).toBeNull()
})

it('tells how far the download is, as long as it is one, and where the file lies [DT-04]', async () => {
  const double = new UpdaterDouble()
  const updates = port(double)
  const seen: number[] = []
  expect(await updates.download((percent) => seen.push(percent))).toBe('/tmp/pal-admin.exe')
  double.emit('download-progress', { percent: 90 })
  expect(seen).toEqual([40])
  double.files = []
  await expect(updates.download(() => undefined)).rejects.toThrow('No file was downloaded')
  expect(double.listenerCount('download-progress')).toBe(0)
})

it('installs without questions of its own, and starts the new program [DT-04]', () => {
  const double = new UpdaterDouble()
  port(double).install()
  expect(double.installs).toEqual([[true, true]])
})

it('says in words why it failed, as far as it is known [DT-04]', () => {
  const failed = (code: string, message = 'it failed') =>
    updateFailure(Object.assign(new Error(message), { code }))
  expect(
    [
      'ERR_CHECKSUM_MISMATCH',
      'ERR_UPDATER_CHANNEL_FILE_NOT_FOUND',
      'ERR_UPDATER_INVALID_UPDATE_INFO',
      'ERR_UPDATER_INVALID_VERSION',
      'ENOSPC',
      'ENOTFOUND',
      'ECONNREFUSED',
      'ETIMEDOUT',
    ].map((code) => failed(code).code),
  ).toEqual([
    'update_cut',
    'update_feed_unreadable',
    'update_feed_unreadable',
    'update_feed_unreadable',
    'start_disk_full',
    'update_unreachable',
    'update_unreachable',
    'update_unreachable',
  ])
  expect(failed('', 'net::ERR_INTERNET_DISCONNECTED').code).toBe('update_unreachable')
  expect(updateFailure('what?')).toMatchObject({
    code: 'update_failed',
    params: { cause: 'what?' },
  })
})
