import { createPrivateKey, generateKeyPairSync } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'

import { dump, load } from 'js-yaml'

import {
  isSigned,
  readPublicKey,
  releaseInfo,
  sha512Of,
  signRelease,
} from '../shell/updates/signature.ts'

/**
 * The key that our updates are signed with, and the signing of a release:
 *   release.ts key FILE          makes a key; the public half goes into resources, to be committed
 *   release.ts sign FOLDER       signs every feed in the folder (latest.yml, beta-mac.yml, …)
 */
const publicKeyFile = join(import.meta.dirname, '../../../../resources/update-key.pub')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** The running program cannot install it: people are told to fetch it. */
    'by-hand': { type: 'boolean', default: false },
    /** Programs that look by themselves wait a random part of so many hours. */
    'rollout-hours': { type: 'string', default: '0' },
    /** So many of a hundred programs are offered it at all; raise it by editing the feed. */
    staging: { type: 'string' },
  },
})
const [task, place] = positionals
if (task === 'key' && place) makeKey(resolve(place))
else if (task === 'sign' && place) await signFolder(resolve(place))
else
  throw new Error(
    'Usage: npm run release -- key FILE | sign FOLDER [--by-hand] [--rollout-hours N] [--staging N]',
  )

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

async function signFolder(folder: string): Promise<void> {
  const pem = process.env['PAL_UPDATE_KEY']
  if (!pem) throw new Error('PAL_UPDATE_KEY does not hold the private key')
  const key = createPrivateKey(pem)
  const publicKey = readPublicKey(readFileSync(publicKeyFile, 'utf8'))
  const feeds = readdirSync(folder).filter((name) =>
    /^(?:latest|beta)(?:-[a-z0-9-]+)?\.yml$/.test(name),
  )
  if (feeds.length === 0) throw new Error(`${folder} holds no feed`)
  for (const name of feeds) {
    const path = join(folder, name)
    const content = load(readFileSync(path, 'utf8')) as Record<string, unknown>
    const release = releaseInfo.parse({ ...content, byHand: values['by-hand'] })
    for (const { url, sha512 } of release.files) {
      const sum = await sha512Of(join(folder, url))
      if (sum !== sha512) throw new Error(`${name}: ${url} is not the file that the feed names`)
    }
    const palSignature = signRelease(release, key)
    if (!isSigned({ ...release, palSignature }, publicKey)) {
      throw new Error('PAL_UPDATE_KEY is not the key whose public half is built into the program')
    }
    const more = {
      ...(values['by-hand'] && { byHand: true }),
      ...(Number(values['rollout-hours']) > 0 && { rolloutHours: Number(values['rollout-hours']) }),
      ...(values.staging !== undefined && { stagingPercentage: Number(values.staging) }),
    }
    writeFileSync(path, dump({ ...content, ...more, palSignature }, { lineWidth: -1 }))
    console.log(`${name}: ${release.version} is signed`)
  }
}
