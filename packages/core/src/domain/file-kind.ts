/** So many bytes at the beginning tell what a file is. */
export const signatureBytes = 16

const other = 'application/octet-stream'

/** What a file is by its first bytes; what its server says of it is only a claim. */
function kindOf(head: Uint8Array): string {
  const text = String.fromCharCode(...head.subarray(0, signatureBytes))
  const starts = (prefix: string, at = 0) => text.startsWith(prefix, at)
  if (starts('\u0089PNG\r\n\u001a\n')) return 'image/png'
  if (starts('\u00ff\u00d8\u00ff')) return 'image/jpeg'
  if (starts('GIF87a') || starts('GIF89a')) return 'image/gif'
  if (starts('RIFF') && starts('WEBP', 8)) return 'image/webp'
  if (starts('RIFF') && starts('WAVE', 8)) return 'audio/wav'
  if (starts('OggS')) return 'audio/ogg'
  if (starts('ID3')) return 'audio/mpeg'
  if (starts('\u001a\u0045\u00df\u00a3')) return 'video/webm'
  if (starts('%PDF-')) return 'application/pdf'
  if (starts('ftyp', 4)) return boxed(text.slice(8, 12))
  const [first = 0, second = 0] = head
  // Eleven bits of ones begin a frame of MPEG audio; no layer is AAC.
  if (first === 0xff && (second & 0xe0) === 0xe0) {
    return (second & 0x06) === 0 ? 'audio/aac' : 'audio/mpeg'
  }
  return other
}

/** Pictures in the wrapping of a film, which Messenger shows as neither. */
const stills: ReadonlySet<string> = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'mif1',
  'msf1',
  'avif',
  'avis',
])

function boxed(brand: string): string {
  if (stills.has(brand)) return other
  if (brand === 'M4A ') return 'audio/mp4'
  return brand === 'qt  ' ? 'video/quicktime' : 'video/mp4'
}

/** A voice message comes in the same wrapping as a film. */
const asSound: ReadonlyMap<string, string> = new Map([
  ['video/mp4', 'audio/mp4'],
  ['video/webm', 'audio/webm'],
])

export function mimeOf(type: string, head: Uint8Array): string {
  const kind = kindOf(head)
  return type === 'audio' ? (asSound.get(kind) ?? kind) : kind
}

const pictures: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
])

/** Whether Messenger takes a file of this kind as a picture. */
export const isPicture = (mime: string): boolean => pictures.has(mime)
