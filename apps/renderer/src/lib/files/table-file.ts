import type { SheetText } from './sheet-text.ts'

/** What the server takes in one request. */
const largest = 8 * 1024 * 1024
/** What is around the text in the request. */
const around = 64
/** A workbook of that size is read in two or three seconds. */
const longestMs = 30_000
/** How a file begins that is packed as a workbook of Excel is. */
const packed = [0x50, 0x4b, 0x03, 0x04]
/** An Excel file of before 2007, or one that a password locks. */
const compound = [0xd0, 0xcf, 0x11, 0xe0]

type TableFile =
  | { readonly text: string }
  | { readonly problem: 'tooLarge' | 'tooFull' | 'empty' | 'notText' | 'oldExcel' | 'unread' }

/** An old workbook can be picked, too: greyed out in the system's window, it would have no explanation. */
export const tableFiles = '.csv,text/csv,.tsv,.txt,.xlsx,.xls'

/**
 * The text of a table that a person picked, or why it cannot be sent. A workbook's first sheet becomes
 * lines with tabs between the cells, as a spreadsheet gives them to the clipboard.
 */
export async function readTableFile(file: File): Promise<TableFile> {
  if (file.size > largest) return { problem: 'tooLarge' }
  let text: string | null
  try {
    const bytes = new Uint8Array(await file.arrayBuffer())
    if (beginsWith(bytes, compound)) return { problem: 'oldExcel' }
    const read = beginsWith(bytes, packed) ? await readWorkbook(bytes) : { text: decode(bytes) }
    if ('problem' in read) return read
    text = read.text
  } catch (error) {
    // Taken away, or locked by the spreadsheet, since it was picked; or what reads workbooks did not come.
    console.error(error)
    return { problem: 'unread' }
  }
  if (text === null) return { problem: 'notText' }
  if (text.trim() === '') return { problem: 'empty' }
  const sent = new TextEncoder().encode(JSON.stringify(text)).length
  return sent + around > largest ? { problem: 'tooLarge' } : { text }
}

const beginsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, index) => bytes[index] === byte)

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

/** In a thread of its own: whatever is packed in it, the window stays at work, and it has an end. */
function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<SheetText> {
  const worker = new Worker(new URL('workbook-worker.ts', import.meta.url), { type: 'module' })
  let tooLong: ReturnType<typeof setTimeout> | undefined
  return new Promise<SheetText>((resolve, reject) => {
    tooLong = setTimeout(() => resolve({ problem: 'tooFull' }), longestMs)
    worker.addEventListener('message', ({ data }: MessageEvent<SheetText>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(bytes, [bytes.buffer])
  }).finally(() => {
    clearTimeout(tooLong)
    worker.terminate()
  })
}
