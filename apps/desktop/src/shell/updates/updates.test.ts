import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, get, type ClientRequest, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { hourMs } from '@pal/core/durations'
import { messageOf } from '@pal/core/texts/reason'
import { configureRequestUrl, HttpExecutor, type DownloadOptions } from 'builder-util-runtime'
import { AppImageUpdater } from 'electron-updater'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ManualClock } from '../../testing/manual-clock.ts'
import { fetchUpdate } from './fetch-update.ts'
import type { UpdateState } from './machine.ts'
import { isNewer, sha512Of, signRelease } from './signature.ts'
import { updaterPort } from './updater.ts'
import { Updates, type UpdateMemory } from './updates.ts'

/** electron-updater's own way to the network, by Node instead of Chromium. */
class NodeExecutor extends HttpExecutor<ClientRequest> {
  createRequest(options: RequestOptions, callback: (response: unknown) => void) {
    return get(options, callback)
  }
  download(url: URL, destination: string, options: DownloadOptions): Promise<string> {
    return options.cancellationToken.createPromise((resolve, reject, onCancel) => {
      const request: RequestOptions = { headers: options.headers ?? {} }
      configureRequestUrl(url, request)
      this.doDownload(
        request,
        {
          destination,
          options,
          onCancel,
          responseHandler: null,
          callback: (error) => (error ? reject(error) : resolve(destination)),
        },
        0,
      )
    })
  }
}

const program = Buffer.from('the next program, whole '.repeat(5_000))
let folder = ''
let feed: { url: string; files: Map<string, string | Buffer>; asked: string[]; close: () => void }
let keys: { publicKey: KeyObject; privateKey: KeyObject }
let clock: ManualClock
const made: Updates[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pal-updates-'))
  keys = generateKeyPairSync('ed25519')
  clock = new ManualClock()
  const files = new Map<string, string | Buffer>()
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '', 'http://feed').pathname.slice(1)
    asked.push(path)
    const content = files.get(path)
    response.statusCode = content === undefined ? 404 : 200
    response.end(content ?? '')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  feed = { url, files, asked, close: () => server.closeAllConnections() ?? server.close() }
  vi.stubEnv('APPIMAGE', join(folder, 'pal-admin.AppImage'))
  await writeFile(join(folder, 'pal-admin.AppImage'), 'the program that runs')
})
afterEach(async () => {
  for (const each of made.splice(0)) each.stop()
  feed.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

interface Publishing {
  readonly version?: string
  readonly channel?: string
  readonly byHand?: boolean
  readonly signWith?: KeyObject | null
  /** What is changed after it was signed. */
  readonly forged?: Record<string, unknown>
  readonly more?: Record<string, unknown>
}

/** Puts a release into the feed, as the release workflow does. JSON is YAML, too. */
async function publish({
  version = '2.0.0',
  channel = 'latest',
  byHand,
  signWith,
  forged,
  more,
}: Publishing = {}) {
  const url = `pal-admin-${version}.AppImage`
  await writeFile(join(folder, 'made'), program)
  const sha512 = await sha512Of(join(folder, 'made'))
  const files = [{ url, sha512, size: program.length }]
  const signed = { version, files, byHand: byHand ?? false }
  const key = signWith === undefined ? keys.privateKey : signWith
  const info = {
    ...signed,
    path: url,
    sha512,
    releaseDate: '2026-11-22T12:00:00.000Z',
    releaseNotes: 'Faster <b>search</b>',
    ...(key && { palSignature: signRelease(signed, key) }),
    ...more,
    ...forged,
  }
  feed.files.set(`${channel}-linux.yml`, JSON.stringify(info))
  feed.files.set(url, program)
  return { url, sha512 }
}

interface Program {
  readonly version?: string
  readonly beta?: boolean
  readonly byHandOnly?: boolean
  readonly random?: () => number
  /** What the updater takes for newer, whatever the feed holds. */
  readonly found?: unknown
}

async function updates({
  version = '1.2.3',
  beta = false,
  byHandOnly = false,
  random = () => 0.5,
  found,
}: Program = {}) {
  const home = await mkdtemp(join(folder, 'home-'))
  const config = join(home, 'app-update.yml')
  await writeFile(
    config,
    JSON.stringify({ provider: 'generic', url: feed.url, updaterCacheDirName: 'cache' }),
  )
  await mkdir(join(home, 'user'))
  const atQuit: unknown[] = []
  const updater = new AppImageUpdater(null, {
    version,
    name: 'PAL Admin',
    isPackaged: true,
    appUpdateConfigPath: config,
    userDataPath: join(home, 'user'),
    baseCachePath: home,
    whenReady: async () => undefined,
    relaunch: () => undefined,
    quit: () => undefined,
    onQuit: (installs: unknown) => void atQuit.push(installs),
  })
  const fetching = vi.spyOn(updater, 'downloadUpdate')
  updater.logger = null
  updater.on('error', () => undefined)
  Object.assign(updater, { httpExecutor: new NodeExecutor() })
  const states: UpdateState[] = []
  let memory: UpdateMemory = { beta, updateWait: null }
  const installs: string[] = []
  const port = updaterPort(updater)
  const files: string[] = []
  const one = new Updates({
    port: {
      ...port,
      ...(found !== undefined && { check: async () => found }),
      download: async (progress) => {
        const file = await port.download(progress)
        files.push(file)
        return file
      },
      install: () => void installs.push('installed'),
    },
    publicKey: keys.publicKey,
    version,
    clock,
    random,
    byHandOnly,
    memory: {
      now: () => memory,
      change: (to) => {
        memory = { ...memory, ...to }
      },
    },
    changed: (state) => states.push(state),
    log: () => undefined,
  })
  made.push(one)
  return { one, states, installs, files, fetching, atQuit, memory: () => memory }
}

const outcomeOf = (state: UpdateState) => (state.at === 'failed' ? messageOf(state.why) : state.at)

it('finds, downloads with progress, and installs a release when the person says so [DT-04, DT-10]', async () => {
  await publish()
  const { one, states, installs, files } = await updates()
  await one.check(true)
  expect(one.state).toEqual({
    at: 'available',
    release: { version: '2.0.0', notes: 'Faster <b>search</b>', byHand: false },
  })
  await one.download()
  expect(one.state.at).toBe('ready')
  expect(await readFile(files[0] ?? '')).toEqual(program)
  expect(states.map(({ at }) => at).filter((at, index, all) => at !== all[index - 1])).toEqual([
    'checking',
    'available',
    'downloading',
    'ready',
  ])
  expect(installs).toEqual([])
  expect(await one.install()).toBe(true)
  one.replace()
  expect(installs).toEqual(['installed'])
})

it('fetches nothing before the person says so, and installs nothing because the program ends [DT-04]', async () => {
  await publish()
  const { one, fetching, atQuit } = await updates()
  await one.check(true)
  expect(fetching).not.toHaveBeenCalled()
  await one.download()
  expect(one.state.at).toBe('ready')
  expect(fetching).toHaveBeenCalledOnce()
  expect(atQuit).toEqual([])
})

const other = generateKeyPairSync('ed25519').privateKey
const otherSum = `${'A'.repeat(86)}==`
it.each<[string, Publishing]>([
  ['no signature', { signWith: null }],
  ['the signature of another key', { signWith: other }],
  ['another version than was signed', { forged: { version: '3.0.0' } }],
  [
    'another checksum',
    { forged: { files: [{ url: 'pal-admin-2.0.0.AppImage', sha512: otherSum }] } },
  ],
  ['another file', { forged: { files: [{ url: 'evil.AppImage', sha512: otherSum }] } }],
  ['by hand signed, by itself said', { byHand: true, forged: { byHand: false } }],
  ['a signature of nothing', { forged: { palSignature: '' } }],
])('refuses a forged release: %s [DT-10]', async (_, forged) => {
  await publish(forged)
  const { one } = await updates()
  await one.check(true)
  expect(outcomeOf(one.state)).toBe(
    'The update is not signed by the makers of PAL Admin, so it was refused. Nothing was changed.',
  )
  await one.download()
  expect(feed.asked.filter((path) => path.endsWith('.AppImage'))).toEqual([])
})

it('refuses a release that was cut or changed, and leaves the program as it is [DT-04, DT-10]', async () => {
  for (const content of [program.subarray(0, 1_000), Buffer.concat([program, Buffer.from('x')])]) {
    const { url } = await publish()
    feed.files.set(url, content)
    const { one } = await updates()
    await one.check(true)
    await one.download()
    expect(outcomeOf(one.state)).toBe(
      'The update did not arrive whole, so it was refused. Nothing was changed.',
    )
    expect(await one.install()).toBe(false)
  }
  expect(await readFile(join(folder, 'pal-admin.AppImage'), 'utf8')).toBe('the program that runs')
})

it('looks at the file again before it is installed [DT-10]', async () => {
  await publish()
  const { one, files } = await updates()
  await one.check(true)
  await one.download()
  await writeFile(files[0] ?? '', 'another program')
  expect(await one.install()).toBe(false)
  expect(outcomeOf(one.state)).toContain('did not arrive whole')
})

it('takes neither the same release nor an older one, well signed as it may be [DT-10]', async () => {
  for (const version of ['1.2.3', '1.2.2', '1.2.3-beta.1']) {
    await publish({ version })
    const { one } = await updates()
    await one.check(true)
    expect([version, one.state.at]).toEqual([version, 'idle'])
  }
  const { one, port } = { ...(await updates()), port: await publish({ version: '1.0.0' }) }
  expect(port.url).toContain('1.0.0')
  await one.check(true)
  expect(one.state.at).toBe('idle')
  expect(isNewer('1.10.0', '1.9.9')).toBe(true)
  expect(isNewer('2.0.0-beta.10', '2.0.0-beta.9')).toBe(true)
  expect(isNewer('2.0.0', '2.0.0-beta.9')).toBe(true)
  expect(isNewer('2.0.0-beta.1', '2.0.0')).toBe(false)
  expect(isNewer('1.2.3', '1.2.3')).toBe(false)
})

it('tells by itself that a release is not newer, whatever the updater takes it for [DT-10]', async () => {
  for (const version of ['1.2.3', '1.2.2', '1.2.3-beta.1']) {
    await publish({ version })
    const found: unknown = JSON.parse(String(feed.files.get('latest-linux.yml')))
    const { one, files } = await updates({ found })
    await one.check(true)
    expect(one.state).toMatchObject({ at: 'failed', why: { code: 'update_older' } })
    await one.download()
    expect(files).toEqual([])
  }
})

it('long notes end with a whole line [DT-04]', async () => {
  const line = '• Answers come sooner when many customers write at once.'
  await publish({ more: { releaseNotes: Array<string>(60).fill(line).join('\n') } })
  const { one } = await updates()
  await one.check(true)
  const { notes } = one.state.at === 'available' ? one.state.release : { notes: '' }
  expect(notes.length).toBeLessThanOrEqual(2_000)
  expect(new Set(notes.split('\n'))).toEqual(new Set([line, '…']))
})

it('test versions come only to whoever wants them [DT-04]', async () => {
  await publish({ version: '1.2.3' })
  await publish({ version: '2.1.0-beta.1', channel: 'beta' })
  const stable = await updates()
  await stable.one.check(true)
  expect(stable.one.state.at).toBe('idle')
  const beta = await updates({ beta: true })
  await beta.one.check(true)
  expect(beta.one.state).toMatchObject({ at: 'available', release: { version: '2.1.0-beta.1' } })
})

it('a staged release waits a random part of its hours, drawn once, and not for whoever asks [DT-10]', async () => {
  await publish({ more: { rolloutHours: 24 } })
  const drawing = [0.5, 0.9]
  const { one, memory } = await updates({ random: () => drawing.shift() ?? 1 })
  const asked = clock.now()
  await clock.during(one.check(false))
  expect(one.state).toMatchObject({ at: 'waiting' })
  expect(memory().updateWait?.version).toBe('2.0.0')
  // Drawn when the feed had answered, which takes its time where others use the computer, too.
  const drawn = (memory().updateWait?.until ?? 0) - 12 * hourMs
  expect(drawn).toBeGreaterThanOrEqual(asked)
  expect(drawn).toBeLessThanOrEqual(clock.now())
  await clock.during(one.check(false))
  expect(one.state).toMatchObject({ at: 'waiting', until: drawn + 12 * hourMs })
  await clock.during(one.check(true))
  expect(one.state.at).toBe('available')
  await publish({ more: { stagingPercentage: 0 } })
  const nobody = await updates()
  await nobody.one.check(false)
  expect(nobody.one.state.at).toBe('idle')
})

it('a release for the hand is announced, and never downloaded; so is any over an unsigned program [DT-04, DT-10]', async () => {
  await publish({ byHand: true })
  const signed = await updates()
  await signed.one.check(true)
  await publish()
  const unsigned = await updates({ byHandOnly: true })
  await unsigned.one.check(true)
  for (const { one } of [signed, unsigned]) {
    expect(one.state).toMatchObject({ at: 'available', release: { byHand: true } })
    await one.download()
    expect(one.state.at).toBe('available')
  }
})

it('fetches what there is without a question, if it is ours and newer and not for the hand [DT-04, DT-10]', async () => {
  await publish()
  const ours = await updates()
  expect(await fetchUpdate(ours.one)).toBe(true)
  expect(ours.installs).toEqual([])
  const others: Publishing[] = [{ signWith: other }, { version: '1.2.2' }, { byHand: true }]
  for (const release of others) {
    await publish(release)
    const { one, files } = await updates()
    expect(await fetchUpdate(one)).toBe(false)
    expect(files).toEqual([])
  }
})

it('whoever asks for it on the command line does not wait for a staged release [DT-10]', async () => {
  await publish({ more: { rolloutHours: 24 } })
  const { one } = await updates()
  expect(await fetchUpdate(one)).toBe(true)
})

it('tells a feed that is away, broken or empty, and finds it again [DT-04]', async () => {
  const { one } = await updates()
  await one.check(true)
  expect(outcomeOf(one.state)).toContain('could not be read')
  feed.files.set('latest-linux.yml', 'version: [')
  await one.check(true)
  expect(outcomeOf(one.state)).toMatch(/could not be read|failed/)
  await publish({ forged: { files: [{ url: 'a', sha512: 'short' }] } })
  await one.check(true)
  expect(one.state.at).toBe('failed')
  await publish()
  await one.check(true)
  expect(one.state.at).toBe('available')
})

it('looks by itself, a minute after the start and every four hours [DT-04]', async () => {
  await publish({ version: '1.0.0' })
  await updates()
  const looks = () => feed.asked.filter((path) => path === 'latest-linux.yml').length
  await clock.elapse(30_000)
  expect(looks()).toBe(0)
  await clock.elapse(60_000)
  await vi.waitFor(() => expect(looks()).toBe(1), 5_000)
  await clock.elapse(4 * hourMs)
  await vi.waitFor(() => expect(looks()).toBe(2), 5_000)
})

it('a staged release is offered when its time has come; another one has a time of its own [DT-10]', async () => {
  await publish({ more: { rolloutHours: 2 } })
  const drawing = [0.5, 0.75]
  const { one, memory } = await updates({ random: () => drawing.shift() ?? 1 })
  await clock.during(one.check(false))
  expect(memory().updateWait?.version).toBe('2.0.0')
  await publish({ version: '2.1.0', more: { rolloutHours: 2 } })
  await clock.during(one.check(false))
  expect(memory().updateWait?.version).toBe('2.1.0')
  const until = memory().updateWait?.until ?? 0
  expect(until - clock.now()).toBeGreaterThan(hourMs)
  await clock.elapse(until - clock.now() - 60_000)
  await vi.waitFor(() => expect(one.state.at).toBe('waiting'), 10_000)
  await clock.elapse(180_000)
  await vi.waitFor(
    () => expect(one.state).toMatchObject({ at: 'available', release: { version: '2.1.0' } }),
    10_000,
  )
})

it('looks no more once the program ends [DT-04]', async () => {
  await publish({ version: '1.0.0' })
  const { one } = await updates()
  one.stop()
  await clock.elapse(9 * hourMs)
  expect(feed.asked).toEqual([])
})

it('notes for each version are under each other [DT-04]', async () => {
  const releaseNotes = [
    { version: '2.0.0', note: 'Faster search' },
    'Returns',
    { version: '1.9' },
    7,
  ]
  await publish({ more: { releaseNotes } })
  const { one } = await updates()
  await one.check(true)
  expect(one.state).toMatchObject({ release: { notes: 'Faster search\n\nReturns' } })
})
