import { existsSync, realpathSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { AppError, errorText } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import type { KeySource } from './vault/vault.ts'

/** Everything that comes from outside the process: arguments, environment, places on disk. */
export interface Config {
  readonly version: string
  readonly dataDir: string
  /** 0 picks a free one. */
  readonly port: number
  /** Null: no webhook listener. */
  readonly webhookPort: number | null
  readonly keyFile: string | null
  readonly passphrase: string | null
  readonly rendererDir: string
  /** Without the version: https://graph.facebook.com */
  readonly graphUrl: string
  /** With its /v1; null uses the one of the settings. */
  readonly openAiUrl: string | null
  /** Telegram's API for bots; tests have another. */
  readonly telegramUrl?: string | null
  /** The key that every secret is sealed with again at this start, and from then on. */
  readonly newKey?: KeySource | null
  /** A backup that takes the place of the store at this start. */
  readonly restoreFrom?: string | null
  /** Also where it did so before: a person asked for it just now. */
  readonly restoreAgain?: boolean
}

export const facebooksOwn = 'https://graph.facebook.com'

export interface HeadlessConfig extends Config {
  /** Whoever started this process opens the start link in a browser. */
  readonly opensBrowser: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

interface HeadlessInput {
  readonly args: readonly string[]
  readonly env: Environment
  readonly version: string
  readonly rendererDir: string
}

const usage = because('start_usage')

const usualPort = '4780'

/** Throws with the usage for an argument that is unknown or out of range. */
export function headlessConfig({ args, env, version, rendererDir }: HeadlessInput): HeadlessConfig {
  const { values } = readArguments(args)
  const passphrase = env['PAL_PASSPHRASE'] || null
  if (values['key-file'] !== undefined && passphrase !== null)
    throw new AppError('bad_request', because('start_two_keys'))
  return {
    version,
    dataDir: dataDirOf(values['data-dir'], env),
    port: portOf('--port', values.port ?? usualPort, 0),
    webhookPort:
      values['webhook-port'] === undefined
        ? null
        : portOf('--webhook-port', values['webhook-port'], 0),
    keyFile: values['key-file'] === undefined ? null : resolve(values['key-file']),
    passphrase,
    rendererDir,
    graphUrl: addressOf('PAL_GRAPH_URL', env) ?? facebooksOwn,
    openAiUrl: addressOf('PAL_OPENAI_URL', env),
    telegramUrl: addressOf('PAL_TELEGRAM_URL', env),
    newKey: newKeyOf(values, env),
    restoreFrom: values.restore === undefined ? null : resolve(values.restore),
    opensBrowser: values['no-open'] !== true,
  }
}

interface DesktopSurroundings {
  readonly env: Environment
  readonly version: string
  readonly dataDir: string
  readonly rendererDir: string
  readonly packaged: boolean
}

/** The desktop program's: a packaged build talks to the real providers, whatever the environment says. */
export function desktopConfig({ env, packaged, ...given }: DesktopSurroundings): Config {
  const open = packaged ? {} : env
  return {
    ...given,
    port: 0,
    webhookPort: null,
    keyFile: null,
    passphrase: null,
    graphUrl: addressOf('PAL_GRAPH_URL', open) ?? facebooksOwn,
    openAiUrl: addressOf('PAL_OPENAI_URL', open),
    telegramUrl: addressOf('PAL_TELEGRAM_URL', open),
  }
}

/** Where a headless server keeps its store when nothing else is said. */
export function dataDirOf(given: string | undefined, env: Environment): string {
  if (given !== undefined) return resolve(given)
  const home = env['HOME'] ?? env['USERPROFILE'] ?? homedir()
  if (process.platform === 'win32')
    return join(env['APPDATA'] ?? join(home, 'AppData', 'Roaming'), 'PAL Admin')
  if (process.platform === 'darwin')
    return join(home, 'Library', 'Application Support', 'PAL Admin')
  return join(env['XDG_DATA_HOME'] ?? join(home, '.local', 'share'), 'pal-admin')
}

/** Where it leads now: what is built later is for the next start. */
export function asItIsNow(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder
}

/** What a start from the clone says besides; Electron and Chromium have arguments of their own there. */
export function givenDataDir(args: readonly string[]): string | undefined {
  const options = { 'data-dir': { type: 'string' } } as const
  const { values } = parseArgs({ args: [...args], options, strict: false })
  const given = values['data-dir']
  return typeof given === 'string' ? given : undefined
}

interface NewKeyArguments {
  readonly 'new-key-file'?: string | undefined
  readonly restore?: string | undefined
}

function newKeyOf(
  { 'new-key-file': file, restore }: NewKeyArguments,
  env: Environment,
): KeySource | null {
  const passphrase = env['PAL_NEW_PASSPHRASE'] || null
  if (file === undefined && passphrase === null) return null
  if (file !== undefined && passphrase !== null)
    throw new AppError('bad_request', because('start_two_new_keys'))
  if (restore !== undefined)
    throw new AppError('bad_request', because('start_restore_with_new_key'))
  return { keyFile: file === undefined ? null : resolve(file), passphrase }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string' },
        'webhook-port': { type: 'string' },
        'data-dir': { type: 'string' },
        'key-file': { type: 'string' },
        'new-key-file': { type: 'string' },
        restore: { type: 'string' },
        // Whoever started this process opens the browser, unless this is given.
        'no-open': { type: 'boolean' },
      },
    })
  } catch (cause) {
    const said = errorText(cause)
    throw new AppError('bad_request', because('start_bad_arguments', { cause: said, usage }), {
      cause,
    })
  }
}

function portOf(name: string, text: string, least: number): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1
  if (port >= least && port <= 65_535) return port
  throw new AppError('bad_request', because('start_bad_port', { name, least, text, usage }))
}

function addressOf(name: string, env: Environment): string | null {
  const text = env[name]
  if (!text) return null
  if (!URL.canParse(text)) {
    throw new AppError('bad_request', because('start_bad_address', { name, text }))
  }
  return text.replace(/\/+$/, '')
}
