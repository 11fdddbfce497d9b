/** What the server takes in one request. */
const largest = 8 * 1024 * 1024
/** What is around the text in the request. */
const around = 64

type CsvFile =
  | { readonly csv: string }
  | { readonly problem: 'tooLarge' | 'empty' | 'notText' | 'unread' }

/** The text of a file that a person picked, or why it cannot be sent. */
export async function readCsvFile(file: File): Promise<CsvFile> {
  if (file.size > largest) return { problem: 'tooLarge' }
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await file.arrayBuffer())
  } catch {
    // Taken away, or locked by the spreadsheet, since it was picked.
    return { problem: 'unread' }
  }
  const csv = decode(bytes)
  if (csv === null) return { problem: 'notText' }
  if (csv.trim() === '') return { problem: 'empty' }
  const sent = new TextEncoder().encode(JSON.stringify(csv)).length
  return sent + around > largest ? { problem: 'tooLarge' } : { csv }
}

/** UTF-8, or the UTF-16 of a spreadsheet's "Unicode text". */
function decode(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const wide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  try {
    const encoding = wide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8'
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}
