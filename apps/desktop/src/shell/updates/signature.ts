import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import type { ReleaseInfo } from './release-info.ts'

type Signed = Pick<ReleaseInfo, 'version' | 'files' | 'byHand'>

/** What is signed, to the byte. */
function signedText({ version, files, byHand }: Signed): Buffer {
  const lines = files.map(({ url, sha512: sum }) => `${sum} ${url}`).toSorted()
  return Buffer.from(
    ['PAL Admin update 1', version, byHand ? 'by hand' : 'by itself', ...lines, ''].join('\n'),
  )
}

export function signRelease(release: Signed, privateKey: KeyObject): string {
  return sign(null, signedText(release), privateKey).toString('base64')
}

export function isSigned(release: ReleaseInfo, publicKey: KeyObject): boolean {
  const { palSignature } = release
  if (palSignature === undefined) return false
  const signature = Buffer.from(palSignature, 'base64')
  return (
    signature.length === 64 &&
    publicKey.asymmetricKeyType === 'ed25519' &&
    verify(null, signedText(release), publicKey, signature)
  )
}

export function readPublicKey(pem: string): KeyObject {
  const key = createPublicKey(pem)
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key of updates is no Ed25519 key')
  return key
}

/** As the feed writes it. */
export async function sha512Of(path: string): Promise<string> {
  const hash = createHash('sha512')
  await pipeline(createReadStream(path), hash)
  return hash.digest('base64')
}

/** Whether one version comes after another, by the rules of semver. */
export function isNewer(version: string, than: string): boolean {
  const [one, other] = [parts(version), parts(than)]
  for (const [index, number] of one.numbers.entries()) {
    const difference = number - (other.numbers[index] ?? 0)
    if (difference !== 0) return difference > 0
  }
  if (one.pre === null || other.pre === null) return one.pre === null && other.pre !== null
  return comparePre(one.pre, other.pre) > 0
}

function parts(version: string) {
  const [numbers = '', ...pre] = version.split('+')[0]?.split('-') ?? []
  return { numbers: numbers.split('.').map(Number), pre: pre.length > 0 ? pre.join('-') : null }
}

function comparePre(one: string, other: string): number {
  const [left, right] = [one.split('.'), other.split('.')]
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const [a, b] = [left[index], right[index]]
    if (a === b) continue
    if (a === undefined) return -1
    if (b === undefined) return 1
    const [x, y] = [/^\d+$/.test(a), /^\d+$/.test(b)]
    if (x && y) return Number(a) - Number(b)
    if (x !== y) return x ? -1 : 1
    return a < b ? -1 : 1
  }
  return 0
}
