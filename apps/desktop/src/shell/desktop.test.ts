import { access, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { minuteMs } from '@pal/core/durations'
import { messageOf } from '@pal/core/texts/reason'
import { describe, expect, it, vi } from 'vitest'

import { checkedIn, clicked, soon, shellStage } from '../testing/electron/shell-stage.ts'
import { ManualClock } from '../testing/manual-clock.ts'
import { settled } from '../testing/settled.ts'
import { unknownAgent } from './logic/agent-view.ts'
import type { MainWindow } from './main-window.ts'

const { inHome, play, preferencesFile, run, server, start } = shellStage()

describe('closing the window', () => {
  it('leaves the agent at work in the tray, which is explained once and kept [DT-03]', async () => {
    const { window, questions, app, tray } = await start({ answers: clicked('Keep running') })
    window.close()
    await soon(() => expect(window.shown).toBe(false))
    expect([window.destroyed, app.exits]).toEqual([false, []])
    expect(questions).toMatchObject([
      { message: 'PAL Admin keeps running', buttons: ['Keep running', 'Quit'] },
    ])
    tray.emit('click')
    expect(window.shown).toBe(true)
    window.close()
    expect(window.shown).toBe(false)
    expect(questions).toHaveLength(1)
    const kept = await soon(async () => JSON.parse(await readFile(preferencesFile(), 'utf8')))
    expect(kept).toMatchObject({ closingExplained: true, keepRunning: true })
    expect(await server().ask('/api/settings')).toMatchObject({ status: 200 })
  })

  it('ends the program where the person says so then, or has chosen it [DT-02, DT-03]', async () => {
    const first = await start({ answers: clicked('Quit') })
    first.window.close()
    expect(await first.app.ended).toBe(0)
    const second = await start()
    second.desk.click(second.tray.menu, 'Keep running when the window is closed')
    second.window.close()
    expect(second.window.destroyed).toBe(true)
    second.app.emit('window-all-closed')
    expect(await second.app.ended).toBe(0)
    expect([second.questions, second.tray.destroyed]).toEqual([[], true])
  })

  it('asks before unsaved changes are lost; whoever stays can close into the tray again [DT-02]', async () => {
    let choice = 'Stay'
    const { app, window, contents, questions } = await start({
      answers: (question) => question.buttons?.indexOf(choice) ?? -1,
    })
    app.emit('before-quit')
    expect(contents.prevents('will-prevent-unload')).toBe(false)
    choice = 'Keep running'
    window.close()
    await soon(() => expect(window.shown).toBe(false))
    choice = 'Leave'
    expect(contents.prevents('will-prevent-unload')).toBe(true)
    expect(questions.map(({ message }) => message)).toEqual([
      'You have unsaved changes',
      'PAL Admin keeps running',
      'You have unsaved changes',
    ])
  })
})

describe('closing the window, once more', () => {
  it('while it is explained asks nothing again [DT-03]', async () => {
    const said = Promise.withResolvers<number>()
    const { window, questions } = await start({ answers: () => said.promise })
    window.close()
    window.close()
    expect(questions).toHaveLength(1)
    said.resolve(0)
    await soon(() => expect(window.shown).toBe(false))
  })

  it('may end while it is explained [DT-03]', async () => {
    const said = Promise.withResolvers<number>()
    const { window } = await start({ answers: () => said.promise })
    window.close()
    window.destroy()
    said.resolve(0)
    const kept = await soon(async () => JSON.parse(await readFile(preferencesFile(), 'utf8')))
    expect(kept).toMatchObject({ closingExplained: true })
  })

  it('is not explained to whoever has chosen it from the menu [DT-03]', async () => {
    const { window, tray, desk, questions } = await start()
    for (const keep of [false, true]) {
      desk.click(tray.menu, 'Keep running when the window is closed')
      const item = tray.menu.template.find(({ label }) => label?.startsWith('Keep running'))
      expect(item?.checked).toBe(keep)
    }
    window.close()
    expect([window.shown, window.destroyed, questions]).toEqual([false, false, []])
  })

  it('brings a hidden window with unsaved changes to the front first [DT-02]', async () => {
    const { window, contents, deeds } = await start({ answers: clicked('Leave') })
    window.hide()
    expect(contents.prevents('will-prevent-unload')).toBe(true)
    expect(deeds.slice(-2)).toEqual(['show', 'question'])
  })
})

describe('the tray', () => {
  it('shows the agent as the server knows it, and pauses and resumes it [DT-03]', async () => {
    const { tray, desk } = await start()
    await soon(() => expect(tray.tip).toContain('The agent is off'))
    const paused = async () =>
      ((await (await server().ask('/api/settings')).json()) as { agent: object }).agent
    desk.click(tray.menu, 'Until I resume it')
    await soon(() => expect(tray.tip).toBe('PAL Admin: The agent is paused'))
    expect(await paused()).toEqual({ paused: true, pausedUntil: null })
    expect(tray.image).toBe(join('/icons', 'tray-off.png'))
    desk.click(desk.applicationMenu, 'Resume agent')
    await soon(() => expect(tray.tip).toContain('The agent is off'))
    expect(await paused()).toEqual({ paused: false, pausedUntil: null })
    // And what is changed elsewhere shows here.
    await server().ask('/api/settings', { method: 'PUT', body: { agent: { paused: true } } })
    await soon(() => expect(tray.tip).toBe('PAL Admin: The agent is paused'))
  })

  it('says why what was clicked did not work', async () => {
    const { tray, desk, errors } = await start()
    await server().end()
    desk.click(tray.menu, 'Until I resume it')
    await soon(() => expect(errors).toMatchObject([{ title: 'That did not work' }]))
  })

  it('is left alone once the program has ended, whatever the agent does then [DT-02]', async () => {
    const clock = new ManualClock()
    const { tray, app } = await start({ clock })
    await clock.until(async () => tray.tip.includes('The agent is off'))
    app.quit()
    await app.ended
    await server().ask('/api/settings', { method: 'PUT', body: { agent: { paused: true } } })
    await clock.elapse(5 * minuteMs)
    expect(tray.tip).toContain('The agent is off')
    expect(console.error).not.toHaveBeenCalled()
  })

  it('has its own kind of icons on macOS, where a click opens the menu', async () => {
    const { tray } = await start({ platform: 'darwin' })
    expect(tray.image).toBe(join('/icons', 'tray-off-Template.png'))
    expect(tray.listenerCount('click')).toBe(0)
  })
})

describe('starting at login', () => {
  it('is a setting of the system on Windows and macOS [DT-03]', async () => {
    const { tray, desk, app } = await start({ platform: 'win32', packaged: true })
    desk.click(tray.menu, 'Start when you log in')
    expect(app.calls).toContainEqual([
      'setLoginItemSettings',
      { openAtLogin: true, args: ['--hidden'] },
    ])
    const item = () => tray.menu.template.find(({ label }) => label === 'Start when you log in')
    await soon(() => expect(item()?.checked).toBe(true))
    desk.click(tray.menu, 'Start when you log in')
    await soon(() => expect(item()?.checked).toBe(false))
  })

  it('is a file on Linux, which a start finds again [DT-03]', async () => {
    vi.stubEnv('APPIMAGE', '/home/rahim/PAL Admin.AppImage')
    const file = inHome('appData/autostart/pal-admin.desktop')
    const { tray, desk } = await start({ packaged: true })
    desk.click(tray.menu, 'Start when you log in')
    await soon(async () =>
      expect(await readFile(file, 'utf8')).toContain(
        'Exec="/home/rahim/PAL Admin.AppImage" --hidden',
      ),
    )
    const again = await start({ packaged: true })
    const item = again.tray.menu.template.find(({ label }) => label === 'Start when you log in')
    expect(item?.checked).toBe(true)
    again.desk.click(again.tray.menu, 'Start when you log in')
    await soon(() => expect(access(file)).rejects.toThrow('ENOENT'))
  })

  it('that cannot be set is reported with its cause [DT-03]', async () => {
    await writeFile(inHome('appData'), 'a file where the folder should be')
    const { tray, desk, errors } = await start({ packaged: true })
    desk.click(tray.menu, 'Start when you log in')
    await soon(() => expect(errors).toHaveLength(1))
    expect(errors[0]).toMatchObject({
      title: 'That did not work',
      content: expect.stringMatching(/start.*\n\n.*appData/s),
    })
  })

  it('is switched in Settings, too, which say why it cannot be [DT-03]', async () => {
    const { tray, app } = await start({ platform: 'win32', packaged: true })
    const program = async () => (await server().ask('/api/program')).json()
    expect(await program()).toMatchObject({
      version: '1.2.3',
      desktop: { startAtLogin: false, keepRunning: true, beta: null },
    })
    const changed = await server().ask('/api/program', {
      method: 'PATCH',
      body: { startAtLogin: true, keepRunning: false },
    })
    expect(await changed.json()).toMatchObject({
      desktop: { startAtLogin: true, keepRunning: false },
    })
    expect(app.loginItem).toBe(true)
    expect(checkedIn(tray.menu, 'Start when you log in')).toBe(true)
    expect(checkedIn(tray.menu, 'Keep running when the window is closed')).toBe(false)
    await writeFile(inHome('appData'), 'a file where the folder should be')
    const { errors } = await start({ packaged: true })
    const refused = await server().ask('/api/program', {
      method: 'PATCH',
      body: { startAtLogin: true },
    })
    expect([refused.status, await refused.json()]).toMatchObject([
      503,
      { code: 'desktop_login_not_set' },
    ])
    expect(errors).toEqual([])
  })

  it('is not offered for development, and opens no window by itself [DT-03]', async () => {
    const { tray, window, deeds } = await start({ args: ['--hidden'] })
    expect(tray.menu.template.map(({ label }) => label)).not.toContain('Start when you log in')
    expect([window.shown, deeds.includes('show')]).toEqual([false, false])
  })
})

describe('a link of ours', () => {
  it('opens its page at the first start, and in the running window without a reload [DT-03]', async () => {
    const { window, app, contents } = await start({ args: ['pal-admin', 'pal-admin://orders/3'] })
    expect(window.addresses).toEqual([`${server().origin}/orders?order=3`])
    window.shown = false
    app.emit('second-instance', {}, ['pal-admin', 'pal-admin://conversations/7'])
    app.emit('open-url', { preventDefault: () => undefined }, 'pal-admin://logs')
    app.emit('open-url', { preventDefault: () => undefined }, 'pal-admin://api/data')
    expect(window.shown).toBe(true)
    expect(window.addresses).toHaveLength(1)
    expect(contents.scripts).toEqual([
      `void dispatchEvent(new CustomEvent('pal-navigate', { detail: "/conversations?view=7" }))`,
      `void dispatchEvent(new CustomEvent('pal-navigate', { detail: "/logs" }))`,
    ])
  })

  it('is loaded whole where no page is there that could go to it [DT-03]', async () => {
    const { app, window, contents } = await start()
    contents.crashed = true
    app.emit('second-instance', {}, ['pal-admin', 'pal-admin://orders/3'])
    expect(window.addresses.slice(1)).toEqual([`${server().origin}/orders?order=3`])
    expect(contents.scripts).toEqual([])
    await settled()
    app.emit('second-instance', {}, ['pal-admin', 'pal-admin://logs'])
    expect([window.addresses.length, contents.scripts.length]).toEqual([2, 1])
  })

  it('that the system brings while the program starts is what the window opens with [DT-03]', async () => {
    const preventDefault = vi.fn()
    const { window } = await start({
      platform: 'darwin',
      starting: async (_, { app }) =>
        void app.emit('open-url', { preventDefault }, 'pal-admin://orders/3'),
    })
    expect(window.addresses).toEqual([`${server().origin}/orders?order=3`])
    expect(preventDefault).toHaveBeenCalledOnce()
  })

  it('comes after the link that opens a session elsewhere [DT-03]', async () => {
    const attachTo = `${server().origin}/start?token=abc`
    const { window } = await start({ attachTo, args: ['pal-admin', 'pal-admin://orders/3'] })
    expect(window.addresses).toEqual([attachTo, `${server().origin}/orders?order=3`])
  })

  it('belongs to the installed program alone [DT-03]', async () => {
    expect((await start()).app.calls.map(([name]) => name)).not.toContain('scheme')
    expect((await start({ packaged: true })).app.calls).toContainEqual(['scheme', 'pal-admin'])
  })
})

describe('a page that breaks down', () => {
  const crash = { reason: 'crashed' }
  it('is loaded again; a row of crashes is reported, and the agent goes on', async () => {
    const { contents, questions, app } = await start({ answers: clicked('Reload') })
    // What ended in order is no crash, and does not count as one.
    contents.emit('render-process-gone', {}, { reason: 'clean-exit' })
    for (let time = 0; time < 3; time += 1) contents.emit('render-process-gone', {}, crash)
    await soon(() => expect([contents.reloads, questions]).toEqual([3, []]))
    contents.emit('render-process-gone', {}, crash)
    await soon(() => expect(contents.reloads).toBe(4))
    expect(questions[0]?.detail).toContain('The agent keeps answering')
    expect(app.exits).toEqual([])
  })

  it('or hangs is asked about once, and loaded again when the person has waited enough', async () => {
    let said = Promise.withResolvers<number>()
    const { window, contents, questions, app } = await start({ answers: () => said.promise })
    const hangs = async () => {
      said = Promise.withResolvers()
      window.emit('unresponsive')
      window.emit('unresponsive')
      await settled()
    }
    await hangs()
    expect(questions).toMatchObject([
      { message: 'The window of PAL Admin does not respond', buttons: ['Wait', 'Reload'] },
    ])
    // The page answers again: nobody has to decide, and the next time is asked about again.
    window.emit('responsive')
    await settled()
    await hangs()
    expect([questions.length, contents.reloads]).toEqual([2, 0])
    said.resolve(1)
    await soon(() => expect(contents.reloads).toBe(1))
    app.emit('before-quit')
    await hangs()
    expect(questions).toHaveLength(2)
  })

  it('is left alone once its window is gone', async () => {
    const said = Promise.withResolvers<number>()
    const { window, contents, desk } = await start({ answers: () => said.promise })
    window.emit('unresponsive')
    window.destroy()
    said.resolve(1)
    await settled()
    for (const label of ['Close window', 'Reload']) desk.click(desk.applicationMenu, label)
    expect([contents.crashed, contents.reloads]).toEqual([false, 0])
  })

  it('ends the program where the person has enough of it, and is let go while it ends [DT-02]', async () => {
    const { contents, app } = await start({ answers: clicked('Quit') })
    for (let time = 0; time < 3; time += 1) contents.emit('render-process-gone', {}, crash)
    await soon(() => expect(contents.reloads).toBe(3))
    contents.emit('render-process-gone', {}, crash)
    expect(await app.ended).toBe(0)
    const ending = await start()
    ending.app.emit('before-quit')
    ending.contents.emit('render-process-gone', {}, crash)
    await settled()
    expect([contents.reloads, ending.contents.reloads]).toEqual([3, 0])
  })
})

describe('the window', () => {
  it('holds the agent back for a few seconds, however long it takes', async () => {
    const clock = new ManualClock()
    let shown = false
    const seen: boolean[] = []
    await start({
      clock,
      starting: async ({ contentShown }) => {
        void contentShown.then(() => (shown = true))
        for (const ms of [4_900, 200]) {
          await clock.elapse(ms)
          seen.push(shown)
        }
      },
    })
    expect(seen).toEqual([false, true])
  })

  it('closed while it loads is no failure that anybody has to read about [DT-02]', async () => {
    await writeFile(preferencesFile(), JSON.stringify({ keepRunning: false }))
    const { app, window, errors } = await start({
      loads: async (loading) => {
        loading.close()
        await new Promise(() => undefined)
      },
    })
    expect([window.destroyed, errors, app.exits]).toEqual([true, [], []])
    app.emit('window-all-closed')
    expect(await app.ended).toBe(0)
  })

  it('left or broken down while its files still come is no program that could not start [DT-02]', async () => {
    const stopped = Object.assign(new Error('ERR_FAILED (-2)'), { errno: -2, code: 'ERR_FAILED' })
    const there = await start({
      loads: async ({ webContents: contents }) => {
        contents.emit('did-navigate')
        contents.emit('render-process-gone', {}, { reason: 'crashed' })
        throw stopped
      },
    })
    await soon(() => expect(there.contents.reloads).toBe(1))
    expect([there.errors, there.app.exits]).toEqual([[], []])
    const never = await run({ loads: () => Promise.reject(stopped) })
    expect(await never.app.ended).toBe(1)
    expect(never.errors).toHaveLength(1)
  })

  it('is not missed by whoever ended a start that came to nothing [DT-02]', async () => {
    const { app, windows, errors } = await run({
      starting: async (_, electron) => {
        await settled()
        electron.app.quit()
        throw new Error('Interrupted')
      },
    })
    expect(await app.ended).toBe(0)
    expect([windows, errors]).toEqual([[], []])
  })

  it('belongs to the program in the task bar, and comes back from the dock [DT-02, DT-03]', async () => {
    const { app, window, deeds } = await start({ platform: 'darwin', args: ['--hidden'] })
    expect(app.calls).toContainEqual(['setAppUserModelId', 'app.pal-admin.desktop'])
    expect(window.shown).toBe(false)
    app.emit('activate')
    expect([window.shown, deeds.slice(-2)]).toEqual([true, ['show', 'focus']])
    const linux = await start()
    expect([window.options.icon, linux.window.options.icon]).toEqual([
      undefined,
      join('/icons', 'window.png'),
    ])
  })

  it('shows its content before the agent is loaded', async () => {
    const clock = new ManualClock()
    const { window, contentShown } = await start({ clock })
    let shown = false
    void contentShown?.then(() => (shown = true))
    expect(window.addresses).toHaveLength(1)
    await clock.elapse(400)
    expect(shown).toBe(false)
    await clock.elapse(200)
    expect(shown).toBe(true)
  })

  it('keeps what was compiled of its own version only', async () => {
    const clock = new ManualClock()
    for (const version of ['1.2.2', '1.2.3']) {
      await mkdir(inHome('userData/compiled', version), { recursive: true })
    }
    for (const packaged of [false, true]) {
      await start({ clock, packaged })
      expect(await readdir(inHome('userData/compiled'))).toHaveLength(2)
      await clock.elapse(15_000)
    }
    await soon(async () => expect(await readdir(inHome('userData/compiled'))).toEqual(['1.2.3']))
  })

  it('keeps its zoom over starts', async () => {
    const { desk, contents } = await start()
    desk.click(desk.applicationMenu, 'Zoom in')
    contents.emit('zoom-changed', {}, 'in')
    expect(contents.zoom).toBe(1)
    await soon(async () =>
      expect(JSON.parse(await readFile(preferencesFile(), 'utf8'))).toMatchObject({
        zoom: 1,
      }),
    )
    const again = await start()
    expect(again.contents.zoom).toBe(1)
    again.desk.click(again.desk.applicationMenu, 'Actual size')
    expect(again.contents.zoom).toBe(0)
    for (const [label, end] of [
      ['Zoom in', 5],
      ['Zoom out', -3],
    ] as const) {
      for (let time = 0; time < 20; time += 1) again.desk.click(again.desk.applicationMenu, label)
      expect(again.contents.zoom).toBe(end)
    }
    again.app.quit()
    await again.app.ended
    // What was changed last is on the disk before the program has ended.
    expect(JSON.parse(await readFile(preferencesFile(), 'utf8'))).toMatchObject({ zoom: -3 })
  })

  it('offers spelling in its context menu, with a dictionary only after a yes', async () => {
    let choice = 'Cancel'
    const { desk, contents, questions } = await start({
      answers: (question) => question.buttons?.indexOf(choice) ?? -1,
    })
    const ticked = () => checkedIn(desk.applicationMenu, 'Check spelling')
    expect(contents.session?.spellChecker).toBe(false)
    desk.click(desk.applicationMenu, 'Check spelling')
    await soon(() => expect(questions).toHaveLength(1))
    await settled()
    expect([contents.session?.spellChecker, ticked()]).toEqual([false, false])
    choice = 'Download'
    desk.click(desk.applicationMenu, 'Check spelling')
    await soon(() => expect(contents.session?.spellChecker).toBe(true))
    const pointed = {
      isEditable: true,
      selectionText: '',
      linkURL: 'https://www.facebook.com/',
      misspelledWord: 'shose',
      dictionarySuggestions: ['shoes'],
      editFlags: { canCut: true, canCopy: true, canPaste: true, canSelectAll: true },
    }
    contents.emit('context-menu', {}, pointed)
    const [menu] = desk.popups
    if (!menu) throw new Error('No menu')
    for (const label of ['shoes', 'Add to dictionary', 'Copy link']) desk.click(menu, label)
    expect([contents.replaced, contents.session?.words, desk.copied]).toEqual([
      ['shoes'],
      ['shose'],
      ['https://www.facebook.com/'],
    ])
    contents.emit(
      'context-menu',
      {},
      { ...pointed, isEditable: false, linkURL: '', misspelledWord: '' },
    )
    expect(desk.popups).toHaveLength(1)
    const again = await start()
    expect(again.contents.session?.spellChecker).toBe(true)
    const mac = await start({ platform: 'darwin' })
    mac.desk.click(mac.desk.applicationMenu, 'Check spelling')
    expect([mac.contents.session?.spellChecker, mac.questions]).toEqual([false, []])
    mac.desk.click(mac.desk.applicationMenu, 'Check spelling')
    expect(mac.contents.session?.spellChecker).toBe(true)
  })

  it('leads from its menu to pages, folders and versions', async () => {
    const { desk, contents, opened, app } = await start()
    for (const label of [
      'Orders',
      'Back',
      'Forward',
      'Reload',
      'Open data folder',
      'Open log folder',
      'About PAL Admin',
    ]) {
      desk.click(desk.applicationMenu, label)
    }
    expect(contents.scripts[0]).toContain('"/orders"')
    expect([contents.travelled, contents.reloads]).toEqual([['back', 'forward'], 1])
    expect(opened).toEqual(['/data', inHome('logs')])
    expect(app.calls).toContainEqual(['about'])
    expect(app.calls).toContainEqual([
      'aboutOptions',
      expect.objectContaining({ applicationName: 'PAL Admin', applicationVersion: '1.2.3' }),
    ])
  })

  it('says which folder the system does not open, and why', async () => {
    const { desk, errors } = await start({ opens: () => 'No program for it' })
    desk.click(desk.applicationMenu, 'Open data folder')
    await soon(() =>
      expect(errors).toEqual([
        { title: 'The folder could not be opened', content: '/data\n\nNo program for it' },
      ]),
    )
  })
})

it('waking up fetches at once what came in the night, and a shutdown ends in order [DT-02]', async () => {
  const { desk, wakes, app } = await start()
  desk.powerMonitor.emit('resume')
  expect(wakes).toEqual(['woke'])
  desk.powerMonitor.emit('shutdown')
  expect(await app.ended).toBe(0)
})

it('the end of a Windows session ends it in order, whatever the window would ask [DT-02]', async () => {
  const { app, window, contents, desk, questions } = await start({ platform: 'win32' })
  window.once('close', () => contents.prevents('will-prevent-unload'))
  window.emit('session-end', {})
  expect(await app.ended).toBe(0)
  expect([desk.trays.at(-1)?.destroyed, questions]).toEqual([true, []])
})

describe('the end', () => {
  async function endOf(close: (deeds: string[]) => Promise<void>, clock = new ManualClock()) {
    const electron = play()
    const { Shutdown } = await import('./shutdown.ts')
    const dispose = () => close(electron.deeds)
    const running = { ...server().running, [Symbol.asyncDispose]: dispose }
    const stayed = vi.fn<() => void>()
    const replacement = (endsItself: boolean) => ({
      endsItself,
      replace: () => void electron.deeds.push('replace'),
      stayed,
    })
    const ending = new Shutdown(Promise.resolve(running), clock)
    const done = () => electron.deeds.filter((deed) => deed !== 'quit')
    return { ...electron, ending, replacement, stayed, clock, done }
  }
  const inOrder = async (deeds: string[]) => void deeds.push('close server')

  it('comes before a newer version takes the place of this one [DT-02, DT-04]', async () => {
    const { ending, replacement, stayed, app, done } = await endOf(inOrder)
    ending.replaceBy(replacement(false))
    ending.stay()
    expect(stayed).toHaveBeenCalledOnce()
    ending.replaceBy(replacement(false))
    app.quit()
    expect(await app.ended).toBe(0)
    expect(done()).toEqual(['close server', 'release lock', 'replace', 'exit 0'])
  })

  it('is left to the system where that puts the newer version in place [DT-02, DT-04]', async () => {
    const { ending, replacement, app, done } = await endOf(inOrder)
    ending.replaceBy(replacement(true))
    app.quit()
    await settled()
    expect(done()).toEqual(['close server', 'release lock', 'replace'])
    app.quit()
    expect([done().at(-1), app.exits]).toEqual(['exit 0', [0]])
  })

  it('after a failure leaves no other version in the place of this one [DT-04]', async () => {
    const { ending, replacement, done } = await endOf(inOrder)
    ending.replaceBy(replacement(false))
    await ending.begin(1)
    expect(done()).toEqual(['close server', 'exit 1'])
  })

  it('comes in time though something hangs or fails while the server is closed [DT-02]', async () => {
    const hung = await endOf(() => new Promise(() => undefined))
    hung.app.quit()
    await hung.clock.elapse(4_400)
    expect(hung.app.exits).toEqual([])
    await hung.clock.elapse(200)
    expect(hung.app.exits).toEqual([1])
    const failing = await endOf(() => Promise.reject(new Error('The disk is full')))
    failing.app.quit()
    expect(await failing.app.ended).toBe(1)
    const well = await endOf(inOrder)
    well.app.quit()
    await well.app.ended
    expect(well.clock.due()).toEqual([])
  })

  it('that the server asks for starts an AppImage again from its own file [SE-10, DT-02]', async () => {
    vi.stubEnv('APPIMAGE', '/home/rahim/PAL Admin.AppImage')
    for (const [packaged, more] of [
      [true, { execPath: '/home/rahim/PAL Admin.AppImage' }],
      [false, {}],
    ] as const) {
      let restart = () => expect.unreachable('Nothing was started')
      const { app } = await start({
        packaged,
        starting: async (asked) => {
          restart = asked.restart as typeof restart
        },
      })
      restart()
      expect(await app.ended).toBe(0)
      expect(app.calls).toContainEqual(['relaunch', { args: expect.any(Array), ...more }])
    }
  })

  it('before a restart closes everything first, and opens where it was asked for [SE-10, DT-02]', async () => {
    vi.stubGlobal('process', {
      ...process,
      argv: ['electron', '.', '--hidden', 'pal-admin://orders'],
    })
    const { ending, app, done } = await endOf(inOrder)
    ending.restart('/home/rahim/PAL Admin.AppImage')
    expect(await app.ended).toBe(0)
    expect(done()).toEqual(['close server', 'release lock', 'relaunch', 'exit 0'])
    expect(app.calls).toContainEqual([
      'relaunch',
      { args: ['.', 'pal-admin://settings/data'], execPath: '/home/rahim/PAL Admin.AppImage' },
    ])
  })
})

describe('a notification', () => {
  const order = { title: 'New order PAL-8', body: 'Rahim', path: '/orders?order=8' }
  async function desk(focused: boolean) {
    const electron = play()
    const { DesktopShell } = await import('./desktop-shell.ts')
    const { openPreferences } = await import('./logic/preferences.ts')
    const shown: (string | undefined)[] = []
    const window = {
      focused,
      show: (path?: string) => void shown.push(path),
      callAttention: () => void shown.push('attention'),
      showMenuBar: () => undefined,
    } as unknown as MainWindow
    const preferences = await openPreferences(preferencesFile(), vi.fn())
    const made = new DesktopShell({
      window,
      preferences,
      iconsDir: '',
      dataDir: '',
      say: messageOf,
      quit: vi.fn(),
      drawn: vi.fn(),
    })
    return { made, shown, ...electron.desk, system: electron.desk }
  }
  it('opens the page that it is about [DT-03]', async () => {
    const { made, shown, notifications } = await desk(false)
    made.alert(order)
    expect(notifications[0]?.options).toEqual({ title: order.title, body: order.body })
    notifications[0]?.emit('click')
    expect(shown).toEqual(['attention', '/orders?order=8'])
  })
  it('that the system did not show is logged [DT-03]', async () => {
    const { made, notifications } = await desk(false)
    made.alert(order)
    notifications[0]?.emit('failed', {}, 'Notifications are not allowed')
    expect(console.error).toHaveBeenCalledWith(
      'A notification was not shown: Notifications are not allowed',
    )
  })
  it('is not tried where the system shows none [DT-03]', async () => {
    const { made, shown, notifications, system } = await desk(false)
    system.notifies = false
    made.alert(order)
    expect([notifications, shown]).toEqual([[], []])
  })
  it('does not come to whoever looks at the window [DT-03]', async () => {
    const { made, shown, notifications } = await desk(true)
    made.alert(order)
    expect([notifications, shown]).toEqual([[], []])
  })
})

describe('beside its icon', () => {
  const waits = (needHuman: number, drafts = 0) => ({ ...unknownAgent, needHuman, drafts })
  async function parts(platform: NodeJS.Platform) {
    const electron = await start({ platform })
    const { DesktopShell } = await import('./desktop-shell.ts')
    const { MainWindow } = await import('./main-window.ts')
    const { openPreferences } = await import('./logic/preferences.ts')
    const preferences = await openPreferences(preferencesFile(), vi.fn())
    const window = new MainWindow(
      {
        entrance: { origin: server().running.origin, cookie: null, address: '' },
        preferences,
        now: () => 0,
        say: messageOf,
        quitting: () => false,
        stay: vi.fn(),
        quit: vi.fn(),
        sessionEnds: vi.fn(),
      },
      null,
    )
    const desk = new DesktopShell({
      window,
      preferences,
      iconsDir: '/icons',
      dataDir: '',
      say: messageOf,
      quit: vi.fn(),
      drawn: vi.fn(),
    })
    const shown = electron.windows.at(-1)
    if (!shown) throw new Error('No window')
    return { ...electron, desk, window, shown }
  }

  it('the program shows how many customers wait, and nothing once none does [DT-03]', async () => {
    const { app, desk } = await parts('darwin')
    for (const count of [0, 3, 3, 0, 2]) desk.show(waits(count))
    // A draft waits for the seller as a customer does.
    desk.show(waits(2, 4))
    desk.dispose()
    // It is left alone while it stays as it is.
    expect(app.badges).toEqual([3, 0, 2, 6, 0])
  })

  it('it has a mark on Windows, which knows no number there [DT-03]', async () => {
    const { app, desk, shown } = await parts('win32')
    desk.show(waits(3))
    expect(shown.overlay?.image).toBe(join('/icons', 'tray-attention.png'))
    desk.show(waits(0))
    expect(shown.overlay?.image).toBeNull()
    expect(app.badge).toBe(0)
  })

  it('a page is loaded where none was shown yet [DT-03]', async () => {
    const { window, shown } = await parts('linux')
    window.show('/orders')
    expect(shown.addresses).toEqual([`${server().running.origin}/orders`])
    expect(shown.webContents.scripts).toEqual([])
  })

  it('news asks for a look, until the person looks [DT-03]', async () => {
    const { desk, shown } = await parts('win32')
    shown.focused = false
    desk.alert({ title: 'New order PAL-8', body: 'Rahim', path: '/orders?order=8' })
    expect(shown.flashes).toBe(true)
    shown.emit('focus')
    expect(shown.flashes).toBe(false)
    const mac = await parts('darwin')
    mac.shown.focused = false
    mac.desk.alert({ title: 'New order PAL-9', body: 'Rahim', path: '/orders?order=9' })
    expect(mac.app.calls).toContainEqual(['bounce', 'informational'])
    // There it ends by itself.
    expect(mac.shown.listenerCount('focus')).toBe(0)
  })
})
