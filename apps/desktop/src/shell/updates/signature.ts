import { createHash, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'

import * as z from 'zod/mini'

const sha512 = z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/))

/** As much of a feed's entry as an installation depends on; the rest of it is electron-updater's. */
export const releaseInfo = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/)),
  files: z
    .array(z.object({ url: z.string().check(z.minLength(1)), sha512 }))
    .check(z.minLength(1), z.maxLength(50)),
  /** It cannot be installed by the running program: the person has to fetch it. */
  byHand: z._default(z.boolean(), false),
  /** Those who look by themselves wait a random part of it, so that not all come at once. */
  rolloutHours: z._default(z.number().check(z.minimum(0), z.maximum(24 * 30)), 0),
  releaseNotes: z.optional(z.unknown()),
  /** Ours, over all that stands above but the wait and the notes: Ed25519, in base64. */
  palSignature: z.optional(z.string()),
})
export type ReleaseInfo = z.output<typeof releaseInfo>

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
