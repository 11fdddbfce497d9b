import { expect, it } from 'vitest'

import { isPicture, mimeOf, signatureBytes } from './file-kind.ts'

const head = (latin1: string) => Uint8Array.from(latin1, (character) => character.charCodeAt(0))
const wrapped = (brand: string) => `\0\0\0\u0020ftyp${brand}\0\0\u0002\0`
const nothingKnown = 'application/octet-stream'

it.each([
  ['\u0089PNG\r\n\u001a\n\0\0\0\rIHDR', 'image/png'],
  ['\u0089PNG\n\u001a\n\0\0\0\rIHDR', nothingKnown],
  ['\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF', 'image/jpeg'],
  ['GIF87a\u0001\0', 'image/gif'],
  ['GIF89a\u0001\0', 'image/gif'],
  ['GIF90a\u0001\0', nothingKnown],
  ['RIFF\u0024\0\0\0WEBPVP8 ', 'image/webp'],
  ['RIFF\u0024\0\0\0WAVEfmt ', 'audio/wav'],
  ['RIFF\u0024\0\0\0AVI LIST', nothingKnown],
  ['XXXX\u0024\0\0\0WEBPVP8 ', nothingKnown],
  ['XXXX\u0024\0\0\0WAVEfmt ', nothingKnown],
  ['OggS\0\u0002\0\0', 'audio/ogg'],
  ['ID3\u0004\0\0\0\0', 'audio/mpeg'],
  ['\u001a\u0045\u00df\u00a3\u0001\0', 'video/webm'],
  ['%PDF-1.7\n', 'application/pdf'],
  [wrapped('isom'), 'video/mp4'],
  [wrapped('M4A '), 'audio/mp4'],
  [wrapped('qt  '), 'video/quicktime'],
  // Eleven bits of ones, and which layer.
  ['\u00ff\u00fb\u0090d', 'audio/mpeg'],
  ['\u00ff\u00e3\u0090d', 'audio/mpeg'],
  ['\u00ff\u00f1P\u0080', 'audio/aac'],
  ['\u00ff\u00f9P\u0080', 'audio/aac'],
  ['\u00ff\u00c0P\u0080', nothingKnown],
  ['\u00fe\u00fbP\u0080', nothingKnown],
  ['\u00ff', nothingKnown],
  ['', nothingKnown],
  ['<svg xmlns="http', nothingKnown],
  ['<html><script>', nothingKnown],
])('knows by its first bytes what %j is [FB-12]', (latin1, mime) => {
  expect(mimeOf('file', head(latin1))).toBe(mime)
})

it.each(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis'])(
  'takes a picture in the wrapping %s for no film [FB-12]',
  (brand) => {
    expect(mimeOf('image', head(wrapped(brand)))).toBe(nothingKnown)
  },
)

it('hears what comes as a voice message, in the wrapping of a film too [FB-12]', () => {
  expect(mimeOf('audio', head(wrapped('isom')))).toBe('audio/mp4')
  expect(mimeOf('audio', head('\u001a\u0045\u00df\u00a3'))).toBe('audio/webm')
  expect(mimeOf('audio', head(wrapped('qt  ')))).toBe('video/quicktime')
  expect(mimeOf('audio', head('ID3'))).toBe('audio/mpeg')
  expect(mimeOf('video', head('\u001a\u0045\u00df\u00a3'))).toBe('video/webm')
})

it('needs no more of a file than its first bytes [FB-12]', () => {
  const whole = `RIFF\u0024\0\0\0WEBPVP8 ${'x'.repeat(100)}`
  expect(mimeOf('image', head(whole.slice(0, signatureBytes)))).toBe('image/webp')
  expect(mimeOf('image', head(whole))).toBe('image/webp')
})

it('sends four kinds as pictures [CV-07]', () => {
  for (const mime of ['image/jpeg', 'image/png', 'image/gif', 'image/webp'])
    expect(isPicture(mime), mime).toBe(true)
  for (const mime of ['image/svg+xml', 'video/mp4', nothingKnown, ''])
    expect(isPicture(mime), mime).toBe(false)
})
