import { generateKeyPairSync } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'

import { hourMs, minuteMs } from '@pal/core/durations'
import { describe, expect, it, vi } from 'vitest'

import {
  checkedIn,
  help,
  soon,
  shellStage,
  type ShellStart,
} from '../testing/electron/shell-stage.ts'
import { ManualClock } from '../testing/manual-clock.ts'
import { settled } from '../testing/settled.ts'
import { sha512Of, signRelease } from './updates/signature.ts'

const { after, inHome, preferencesFile, server, start } = shellStage()

interface Feed extends ShellStart {
  readonly signature?: 'ours' | 'of others'
  /** Whether macOS may replace the program by another one of ours. */
  readonly signed?: boolean
  /** What the person clicks, in this order; a question too many is closed. */
  readonly clicks?: string[]
}

/** An installed program, version 1.0.0, whose feed holds version 2.0.0. */
async function startOver({ signature = 'ours', signed = true, clicks = [], ...more }: Feed = {}) {
  const [ours, others] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')]
  const file = inHome('pal-admin-2.0.0.AppImage')
  await writeFile(file, 'the next program')
  await writeFile(inHome('app-update.yml'), 'provider: generic')
  await writeFile(inHome('package.json'), JSON.stringify({ signed }))
  await mkdir(inHome('icons'), { recursive: true })
  await writeFile(inHome('update-key.pub'), ours.publicKey.export({ type: 'spki', format: 'pem' }))
  const files = [{ url: 'pal-admin-2.0.0.AppImage', sha512: await sha512Of(file) }]
  const release = { version: '2.0.0', files, byHand: false }
  const key = signature === 'ours' ? ours.privateKey : others.privateKey
  const updateInfo = {
    ...release,
    releaseNotes: 'Faster search',
    palSignature: signRelease(release, key),
  }
  const installed = vi.fn<() => void>()
  const feed = { isUpdateAvailable: true, unreachable: false }
  const checks: string[] = []
  const downloads: string[] = []
  const autoUpdater = Object.assign(new EventEmitter(), {
    channel: '',
    checkForUpdates: async () => {
      checks.push(autoUpdater.channel)
      if (feed.unreachable) throw new Error('getaddrinfo ENOTFOUND updates.test')
      return { isUpdateAvailable: feed.isUpdateAvailable, updateInfo }
    },
    downloadUpdate: async () => {
      downloads.push(file)
      autoUpdater.emit('download-progress', { percent: 41.7 })
      return [file]
    },
    quitAndInstall: installed,
  })
  vi.doMock('electron-updater', () => ({ default: { autoUpdater } }))
  after(async () => vi.doUnmock('electron-updater'))
  const started = await start({
    packaged: true,
    version: '1.0.0',
    iconsDir: inHome('icons'),
    appPath: inHome(),
    answers: ({ buttons, cancelId }) => {
      const click = clicks.shift()
      return click === undefined ? (cancelId ?? 0) : (buttons?.indexOf(click) ?? -1)
    },
    ...more,
  })
  const { desk, questions } = started
  return {
    ...started,
    autoUpdater,
    installed,
    feed,
    file,
    checks,
    downloads,
    inHelp: () => help(desk.applicationMenu)[0],
    click: (label: string) => desk.click(desk.applicationMenu, label),
    /** The last question, once there are so many and nothing more happens by itself. */
    asked: async (count: number) => {
      await soon(() => expect(questions.length).toBeGreaterThanOrEqual(count))
      await settled()
      expect(questions).toHaveLength(count)
      return questions.at(-1)
    },
  }
}

/** In which it is looked for twice; else the window would ask for the agent's state all that time. */
async function eightHours(clock: ManualClock): Promise<void> {
  for (let looks = 0; looks < 2; looks += 1) {
    clock.advance(4 * hourMs)
    await clock.elapse(minuteMs)
  }
}

describe('Help', () => {
  it('says why there are no updates, and has the licences of an installed program [DT-04, DT-12]', async () => {
    const development = await start()
    const lines = help(development.desk.applicationMenu)
    expect(lines).toContain('A copy for development is not updated')
    expect(lines).not.toContain('Licences')
    const installed = await start({ packaged: true })
    expect(help(installed.desk.applicationMenu)).toContain(
      'This copy of PAL Admin was made without updates',
    )
    installed.desk.click(installed.desk.applicationMenu, 'Licences')
    await soon(() => expect(installed.opened).toEqual([inHome('licences/LICENCES.txt')]))
    expect(installed.errors).toEqual([])
    await writeFile(inHome('app-update.yml'), 'provider: generic')
    const keyless = await start({ packaged: true })
    expect(help(keyless.desk.applicationMenu)[0]).toContain('cannot check who made an update')
  })

  it('is in Settings, too: what it says, what it opens, and test versions [DT-04]', async () => {
    const clock = new ManualClock()
    const { inHelp, asked, checks } = await startOver({ clock })
    const program = async () => (await server().ask('/api/program')).json()
    expect(await program()).toMatchObject({
      desktop: { update: { label: { message: inHelp() }, open: true }, beta: false },
    })
    await server().ask('/api/program', { method: 'PATCH', body: { beta: true } })
    await server().ask('/api/program/update', { method: 'POST' })
    expect(await asked(1)).toMatchObject({ message: 'PAL Admin 2.0.0 is available' })
    expect(checks).toEqual(['beta'])
    expect(await program()).toMatchObject({
      desktop: { update: { label: { message: 'Update to 2.0.0…' }, open: true }, beta: true },
    })
    const development = await start()
    expect(help(development.desk.applicationMenu)).toContain(
      'A copy for development is not updated',
    )
    expect(await program()).toMatchObject({
      desktop: { update: { label: { code: 'update_development' }, open: false }, beta: null },
    })
  })

  it('says so where nothing on the computer opens the licences [DT-12]', async () => {
    const { desk, errors } = await start({ packaged: true, opens: () => 'No program for it' })
    desk.click(desk.applicationMenu, 'Licences')
    await soon(() =>
      expect(errors).toEqual([
        { title: 'The folder could not be opened', content: 'No program for it' },
      ]),
    )
  })

  it('leaves updates to the Microsoft Store where the program came from it [DT-04]', async () => {
    const clock = new ManualClock()
    const { inHelp, checks } = await startOver({ platform: 'win32', store: true, clock })
    expect(inHelp()).toBe('The Microsoft Store keeps PAL Admin up to date')
    await clock.elapse(hourMs)
    expect(checks).toEqual([])
  })
})

describe('a newer version', () => {
  it('is downloaded after one yes and installed after another; Later leaves it in Help [DT-04, DT-10]', async () => {
    const clicks = ['Later']
    const { click, asked, inHelp, window, app, ...started } = await startOver({ clicks })
    click('Check for updates…')
    expect(await asked(1)).toMatchObject({
      message: 'PAL Admin 2.0.0 is available',
      detail: 'Faster search',
      buttons: ['Download', 'Later'],
      cancelId: 1,
    })
    expect([started.downloads, inHelp()]).toEqual([[], 'Update to 2.0.0…'])
    clicks.push('Download', 'Later')
    click('Update to 2.0.0…')
    expect(await asked(3)).toMatchObject({
      message: 'PAL Admin 2.0.0 is ready to install',
      buttons: ['Restart now', 'Later'],
    })
    // While it comes, the task bar shows how far it is.
    expect(window.progress.filter((part) => part >= 0)).toEqual([0, 0.41])
    expect(window.progress.at(-1)).toBe(-1)
    expect([app.exits, inHelp()]).toEqual([[], 'Restart to update to 2.0.0…'])
    expect(started.installed).not.toHaveBeenCalled()
    clicks.push('Restart now')
    click('Restart to update to 2.0.0…')
    expect(await app.ended).toBe(0)
    expect(started.installed).toHaveBeenCalledOnce()
    expect([started.downloads.length, started.errors]).toEqual([1, []])
  })

  it('is looked for without a word until the program ends: it waits in Help [DT-04]', async () => {
    const clock = new ManualClock()
    const { checks, downloads, questions, inHelp } = await startOver({ clock })
    await clock.elapse(minuteMs)
    expect([checks, downloads, questions]).toEqual([['latest'], [], []])
    expect(inHelp()).toBe('Update to 2.0.0…')
    const later = new ManualClock()
    const other = await startOver({ clock: later })
    other.app.quit()
    await other.app.ended
    // Only what a start leaves behind for a few seconds is still planned.
    expect(later.due().filter((ms) => ms >= minuteMs)).toEqual([])
  })

  it('is in the tray, and announced once, also at a later start: a click shows what is new [DT-03, DT-04]', async () => {
    const clicks = ['Later']
    const clock = new ManualClock()
    const first = await startOver({ clock, clicks })
    const inTray = ({ desk }: typeof first) =>
      desk.trays.at(-1)?.menu.template.map(({ label }) => label)
    expect(inTray(first)).not.toContain('Update to 2.0.0…')
    await clock.elapse(minuteMs)
    expect(inTray(first)).toContain('Update to 2.0.0…')
    expect(first.desk.notifications.map(({ options }) => options)).toEqual([
      {
        title: 'PAL Admin 2.0.0 is available',
        body: 'Click to see what is new and to install it.',
      },
    ])
    first.desk.notifications[0]?.emit('click')
    expect(await first.asked(1)).toMatchObject({ detail: 'Faster search' })
    await eightHours(clock)
    expect(first.desk.notifications).toHaveLength(1)
    first.app.quit()
    await first.app.ended

    const later = new ManualClock()
    const again = await startOver({ clock: later, clicks: ['Download', 'Later'] })
    await later.elapse(minuteMs)
    expect(again.desk.notifications).toEqual([])
    const menu = again.desk.trays.at(-1)?.menu
    if (menu) again.desk.click(menu, 'Update to 2.0.0…')
    await again.asked(2)
    expect(inTray(again)).toContain('Restart to update to 2.0.0…')
  })

  it.each(['linux', 'win32'] as const)(
    'has a line of its own in the window, whose menu bar is hidden otherwise (%s) [DT-04]',
    async (platform) => {
      const clock = new ManualClock()
      const clicks = ['Later']
      const { window, desk, feed, asked, click } = await startOver({ platform, clock, clicks })
      const inBar = () => desk.applicationMenu.template.at(-1)?.label
      expect([window.menuBarShown, inBar()]).toEqual([false, 'Help'])
      await clock.elapse(minuteMs)
      expect([window.menuBarShown, window.autoHideMenuBar]).toEqual([true, false])
      expect(inBar()).toBe('Update to 2.0.0…')
      // The release was taken back.
      feed.isUpdateAvailable = false
      await eightHours(clock)
      expect([window.menuBarShown, window.autoHideMenuBar, inBar()]).toEqual([false, true, 'Help'])
      feed.isUpdateAvailable = true
      click('Check for updates…')
      await asked(1)
      expect(inBar()).toBe('Update to 2.0.0…')
    },
  )

  it('is in Help of macOS, whose menu bar is always there and has menus only [DT-04]', async () => {
    const clock = new ManualClock()
    const { desk, inHelp } = await startOver({ platform: 'darwin', clock })
    await clock.elapse(minuteMs)
    expect(inHelp()).toBe('Update to 2.0.0…')
    expect(desk.applicationMenu.template.every(({ submenu, role }) => submenu ?? role)).toBe(true)
  })

  it('that whoever asked has found is no news to them [DT-04]', async () => {
    const { click, asked, desk } = await startOver({ clicks: ['Later'] })
    click('Check for updates…')
    await asked(1)
    expect(desk.notifications).toEqual([])
  })

  it('that is not there is said to whoever asked [DT-04]', async () => {
    const { feed, click, asked, inHelp } = await startOver()
    feed.isUpdateAvailable = false
    click('Check for updates…')
    expect(await asked(1)).toMatchObject({
      message: 'PAL Admin is up to date',
      detail: 'You have version 1.0.0.',
      buttons: ['Close'],
    })
    expect(inHelp()).toBe('Check for updates…')
  })

  it('that cannot be looked for is reported with its cause, and tried again where wanted [DT-04]', async () => {
    const clicks = ['Close']
    const { feed, click, asked, checks } = await startOver({ clicks })
    feed.unreachable = true
    click('Check for updates…')
    const failed = await asked(1)
    expect(failed).toMatchObject({
      message: 'Update failed…',
      buttons: ['Try again', 'Close'],
      cancelId: 1,
    })
    expect([failed?.detail, checks.length]).toEqual([expect.stringContaining('reached'), 1])
    clicks.push('Try again', 'Later')
    feed.unreachable = false
    click('Update failed…')
    expect(await asked(3)).toMatchObject({ message: 'PAL Admin 2.0.0 is available' })
    expect(checks).toHaveLength(2)
  })

  it('that is not the signed one is refused after the download, and again before it is installed [DT-04, DT-10]', async () => {
    const clicks = ['Download', 'Close']
    const { file, click, asked, app, installed, inHelp } = await startOver({ clicks })
    await writeFile(file, 'a program of others')
    click('Check for updates…')
    const refused = {
      message: 'Update failed…',
      detail: 'The update did not arrive whole, so it was refused. Nothing was changed.',
    }
    expect(await asked(2)).toMatchObject(refused)
    await writeFile(file, 'the next program')
    clicks.push('Try again', 'Download', 'Later')
    click('Update failed…')
    await asked(5)
    expect(inHelp()).toBe('Restart to update to 2.0.0…')
    await writeFile(file, 'a program of others')
    clicks.push('Restart now', 'Close')
    click('Restart to update to 2.0.0…')
    expect(await asked(7)).toMatchObject(refused)
    expect(app.exits).toEqual([])
    expect(installed).not.toHaveBeenCalled()
  })

  it('waits on where unsaved changes keep the window, and comes with no other end [DT-02, DT-04]', async () => {
    const clicks = ['Download', 'Restart now', 'Stay']
    const { click, asked, inHelp, app, window, contents, installed } = await startOver({ clicks })
    window.once('close', (event: { preventDefault: () => void }) => {
      event.preventDefault()
      contents.prevents('will-prevent-unload')
    })
    click('Check for updates…')
    expect(await asked(3)).toMatchObject({ message: 'You have unsaved changes' })
    expect([inHelp(), app.exits]).toEqual(['Restart to update to 2.0.0…', []])
    app.quit()
    expect(await app.ended).toBe(0)
    expect(installed).not.toHaveBeenCalled()
  })

  it('is put in place by macOS itself, which ends the program; a failure of it is logged [DT-04]', async () => {
    const clicks = ['Download', 'Restart now']
    const mac = await startOver({ platform: 'darwin', clicks })
    mac.click('Check for updates…')
    await soon(() => expect(mac.installed).toHaveBeenCalledOnce())
    await settled()
    expect(mac.app.exits).toEqual([])
    const failure = new Error('Could not get code signature')
    mac.autoUpdater.emit('error', failure)
    expect(console.error).toHaveBeenCalledWith('The updater failed', failure)
    mac.app.quit()
    expect(mac.app.exits).toEqual([0])
  })

  it('is fetched by hand on a macOS that replaces no unsigned program [DT-04, DT-10]', async () => {
    const unsigned = await startOver({ platform: 'darwin', signed: false, clicks: ['Close'] })
    unsigned.click('Check for updates…')
    const found = await unsigned.asked(1)
    expect(found).toMatchObject({ message: 'PAL Admin 2.0.0 is available', buttons: ['Close'] })
    expect(found?.detail).toContain('Faster search')
    expect(found?.detail).not.toBe('Faster search')
    expect(unsigned.downloads).toEqual([])
    const signed = await startOver({ platform: 'darwin', signed: true, clicks: ['Later'] })
    signed.click('Check for updates…')
    expect(await signed.asked(1)).toMatchObject({ buttons: ['Download', 'Later'] })
  })

  it('may be one that is still tried, where the person wants those, at the next start, too [DT-04]', async () => {
    const first = await startOver()
    const box = ({ desk }: typeof first) => checkedIn(desk.applicationMenu, 'Get test versions')
    expect(box(first)).toBe(false)
    first.click('Get test versions')
    expect(box(first)).toBe(true)
    first.click('Check for updates…')
    await first.asked(1)
    expect(first.checks).toEqual(['beta'])
    first.app.quit()
    await first.app.ended
    expect(JSON.parse(await readFile(preferencesFile(), 'utf8'))).toMatchObject({ beta: true })
    const again = await startOver()
    expect(box(again)).toBe(true)
    again.click('Get test versions')
    expect(box(again)).toBe(false)
  })
})

describe('the update that the command line asks for', () => {
  const args = ['--hidden', '--update']
  it('is installed once everything is closed, and nothing is asked [DT-04, DT-10]', async () => {
    const { app, installed, questions } = await startOver({ args })
    expect(await app.ended).toBe(0)
    expect(installed).toHaveBeenCalledOnce()
    expect(questions).toEqual([])
  })
  it('is refused when it is not ours: the program stays, and says so in Help [DT-10]', async () => {
    const refused = await startOver({ args, signature: 'of others' })
    await soon(() => expect(refused.inHelp()).toBe('Update failed…'))
    expect([refused.app.exits, refused.questions]).toEqual([[], []])
    expect(refused.installed).not.toHaveBeenCalled()
  })
})
