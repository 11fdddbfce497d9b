import { generateKeyPairSync } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { releaseInfo } from './release-info.ts'
import { isNewer, isSigned, readPublicKey, signRelease } from './signature.ts'

const keys = generateKeyPairSync('ed25519')
const sum = (letter: string) => `${letter.repeat(86)}==`
const files = [
  { url: 'pal-admin-2.0.0-win-x64.exe', sha512: sum('a') },
  { url: 'pal-admin-2.0.0-win-arm64.exe', sha512: sum('b') },
]
const release = { version: '2.0.0', files, byHand: false }
const signed = releaseInfo.parse({
  ...release,
  palSignature: signRelease(release, keys.privateKey),
})

describe('our signature', () => {
  it('is over version, files, their checksums and whether it is for the hand, in any order [DT-10]', () => {
    const holds = (change: object) => isSigned({ ...signed, ...change }, keys.publicKey)
    expect(holds({})).toBe(true)
    expect(holds({ files: files.toReversed() })).toBe(true)
    const [one, other] = files
    for (const change of [
      { version: '2.0.1' },
      { byHand: true },
      { files: [one] },
      { files: [one, { ...other, url: 'evil.exe' }] },
      { files: [one, { ...other, sha512: sum('c') }] },
      {
        files: [
          { ...one, sha512: other?.sha512 },
          { ...other, sha512: one?.sha512 },
        ],
      },
      { palSignature: undefined },
      { palSignature: '' },
    ])
      expect(holds(change)).toBe(false)
    // How it is handed out may be changed later.
    expect(holds({ rolloutHours: 24, releaseNotes: 'Other words' })).toBe(true)
  })

  it('is of our key, and of one of its kind alone [DT-10]', () => {
    expect(isSigned(signed, generateKeyPairSync('ed25519').publicKey)).toBe(false)
    const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey
    const pem = (key: typeof rsa) => key.export({ type: 'spki', format: 'pem' }) as string
    expect(() => readPublicKey(pem(rsa))).toThrow('no Ed25519 key')
    expect(isSigned(signed, readPublicKey(pem(keys.publicKey)))).toBe(true)
  })
})

it('a feed that is not as ours are is not read [DT-10]', () => {
  const reads = (change: object) => releaseInfo.safeParse({ ...signed, ...change }).success
  expect(reads({})).toBe(true)
  for (const change of [
    { version: '2' },
    { version: '2.0.0 or so' },
    { version: '../2.0.0' },
    { files: [] },
    { files: Array.from({ length: 51 }, () => files[0]) },
    { files: [{ url: '', sha512: sum('a') }] },
    { files: [{ url: 'a.exe', sha512: sum('a').slice(1) }] },
    { rolloutHours: -1 },
    { rolloutHours: 24 * 31 },
  ])
    expect(reads(change), JSON.stringify(change).slice(0, 60)).toBe(false)
})

it.each([
  ['2.0.0', '1.9.9'],
  ['1.10.0', '1.9.0'],
  ['1.0.10', '1.0.9'],
  ['2.0.0', '2.0.0-beta.9'],
  ['2.0.0-beta.10', '2.0.0-beta.9'],
  ['2.0.0-beta.1.1', '2.0.0-beta.1'],
  ['2.0.0-beta', '2.0.0-7'],
  ['2.0.0-rc.1', '2.0.0-beta.2'],
  ['2.0.1-beta.1', '2.0.0'],
])('%s comes after %s, and not the other way round [DT-10]', (one, other) => {
  expect([isNewer(one, other), isNewer(other, one)]).toEqual([true, false])
})

it('what differs in the name of the build alone is the same version [DT-10]', () => {
  expect([isNewer('2.0.0+7-b', '2.0.0'), isNewer('2.0.0', '2.0.0+7-b')]).toEqual([false, false])
  expect([isNewer('2.0.1+7', '2.0.0'), isNewer('2.0.0', '1.9.0+7')]).toEqual([true, true])
  expect(isNewer('2.0.0-beta.1', '2.0.0-beta.1')).toBe(false)
})
