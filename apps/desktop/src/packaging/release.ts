import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

import { readPublicKey } from '../shell/updates/signature.ts'
import { signFolder } from './sign-release.ts'

/**
 * The key that our updates are signed with, and the signing of a release:
 *   release.ts key FILE          makes a key; the public half goes into resources, to be committed
 *   release.ts sign FOLDER       signs every feed in the folder (latest.yml, beta-mac.yml, …)
 */
const root = join(import.meta.dirname, '../../../..')
const publicKeyFile = join(root, 'resources/update-key.pub')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The running program cannot install it: people are asked to download it. */
    'by-hand': { type: 'boolean', default: false },
    /** Programs that look by themselves wait a random part of so many hours. */
    'rollout-hours': { type: 'string', default: '0' },
    /** So many of a hundred programs are offered it at all; raise it by editing the feed. */
    staging: { type: 'string' },
  },
})
const [task, place] = positionals
try {
  if (task === 'key' && place) makeKey(resolve(place))
  else if (task === 'sign' && place) await sign(resolve(place))
  else throw new Error('It takes “key FILE” or “sign FOLDER”; --help says more.')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function makeKey(path: string): void {
  if (existsSync(path)) throw new Error(`${path} is there already`)
  if (existsSync(publicKeyFile)) {
    throw new Error(
      `${publicKeyFile} is there already: programs that are out believe that key alone`,
    )
  }
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), {
    mode: 0o600,
    flag: 'wx',
  })
  writeFileSync(publicKeyFile, publicKey.export({ type: 'spki', format: 'pem' }), { flag: 'wx' })
  console.log(
    `${path}: keep it secret and safe; without it no program that is out takes an update.`,
  )
  console.log(`${publicKeyFile}: commit it; it is built into the program.`)
}

async function sign(folder: string): Promise<void> {
  const pem = process.env['PAL_UPDATE_KEY']
  if (!pem) throw new Error('PAL_UPDATE_KEY does not hold the private key')
  const feeds = await signFolder(folder, {
    privateKey: createPrivateKey(pem),
    publicKey: readPublicKey(readFileSync(publicKeyFile, 'utf8')),
    changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8'),
    byHand: values['by-hand'],
    rolloutHours: numberOf('rollout-hours', values['rollout-hours']),
    stagingPercentage: values.staging === undefined ? null : numberOf('staging', values.staging),
  })
  for (const name of feeds) console.log(`${name}: is signed`)
}

function numberOf(name: string, text: string): number {
  const number = Number(text)
  if (text === '' || !Number.isFinite(number) || number < 0) {
    throw new Error(`--${name} wants a number, not “${text}”`)
  }
  return number
}
