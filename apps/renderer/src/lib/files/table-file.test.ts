import { strToU8, zipSync } from 'fflate'
import { beforeEach, expect, it, vi } from 'vitest'

import { sheetText } from './sheet-text.ts'
import { readTableFile } from './table-file.ts'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const parcels = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** A workbook as ECMA-376 has it: parts of XML in a zip; the second sheet is empty. */
function workbook(rows: string, strings: readonly string[] = []): File {
  const sheet = (data: string) =>
    `<worksheet xmlns="${main}"><sheetData>${data}</sheetData></worksheet>`
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${parcels}">${relation('r', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Honey" sheetId="1" r:id="a"/><sheet name="Notes" sheetId="2" r:id="b"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${parcels}">${relation('a', 'worksheet', 'worksheets/sheet1.xml')}${relation('b', 'worksheet', 'worksheets/sheet2.xml')}${relation('c', 'sharedStrings', 'sharedStrings.xml')}${relation('d', 'styles', 'styles.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${strings.map((each) => `<si><t xml:space="preserve">${each}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheet(rows),
    'xl/worksheets/sheet2.xml': sheet(''),
  }
  const bytes = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  )
  return new File([bytes.slice()], 'honey.xlsx')
}

/** Stands in for the thread, which Node starts in another way; `e2e/orders.spec.ts` reads in a real one. */
class Thread extends EventTarget {
  static answer: (bytes: Uint8Array) => Promise<unknown> = sheetText
  static ended = 0
  postMessage(bytes: Uint8Array) {
    Thread.answer(bytes).then(
      (data) => this.dispatchEvent(new MessageEvent('message', { data })),
      (error: unknown) => this.dispatchEvent(new ErrorEvent('error', { message: String(error) })),
    )
  }
  terminate() {
    Thread.ended += 1
  }
}

beforeEach(() => {
  Thread.answer = sheetText
  Thread.ended = 0
  vi.stubGlobal('Worker', Thread)
})

it('can be picked again where what reads workbooks did not come [PR-03]', async () => {
  Thread.answer = () => Promise.reject(new Error('The server is away'))
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(await readTableFile(workbook(''))).toEqual({ problem: 'unread' })
  expect(said).toHaveBeenCalled()
})

it('ends what takes too long to read [PR-03]', async () => {
  vi.useFakeTimers()
  Thread.answer = () => new Promise(() => undefined)
  const read = readTableFile(workbook(''))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(Thread.ended).toBe(0)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await read).toEqual({ problem: 'tooFull' })
  expect(Thread.ended).toBe(1)
})

it('unpacks no workbook that says it is larger than 80 MB, and none larger than it says [PR-03]', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const filled = workbook(`<row r="1"></row>${' '.repeat(81 * 1024 * 1024)}`)
  expect(filled.size).toBeLessThan(100_000)
  expect(await readTableFile(filled)).toEqual({ problem: 'tooFull' })
  const lying = new Uint8Array(await filled.arrayBuffer())
  const view = new DataView(lying.buffer)
  const entry = [0x50, 0x4b, 0x01, 0x02]
  for (let at = 0; at < lying.length - 28; at += 1) {
    const size = at + 24
    if (entry.every((byte, index) => lying[at + index] === byte)) {
      view.setUint32(size, Math.min(view.getUint32(size, true), 2_000), true)
    }
  }
  expect(await readTableFile(new File([lying], 'lying.xlsx'))).toEqual({ problem: 'notText' })
})

it('writes no text out more often than could be sent, however often its cells name it [PR-03]', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const rows = Array.from(
    { length: 600 },
    (_, n) => `<row r="${n + 1}"><c r="A${n + 1}" t="s"><v>0</v></c></row>`,
  )
  const file = workbook(rows.join(''), ['x'.repeat(1024 * 1024)])
  expect(file.size).toBeLessThan(100_000)
  expect(await readTableFile(file)).toEqual({ problem: 'tooFull' })
})

it.each([
  ['in the last corner', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
  ['in a row that no sheet has', '<row r="99999999"><c r="A99999999"><v>1</v></c></row>'],
  ['at a hidden place', '<row r="1"><c r="A&#49;"><v>1</v></c></row>'],
])('makes no room for a cell %s [PR-03]', async (_, rows) => {
  expect(await readTableFile(workbook(rows))).toEqual({ problem: 'tooFull' })
})

it('reads the first sheet of a workbook as a table with tabs [PR-03]', async () => {
  const file = workbook(
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row>
     <row r="2"><c r="A2" t="s"><v>3</v></c><c r="B2"><v>12.300000000000001</v></c><c r="C2" t="b"><v>1</v></c></row>
     <row r="4"><c r="A4" t="s"><v>4</v></c><c r="B4"><v>8801712345678</v></c><c r="C4" s="1"><v>46357</v></c></row>`,
    ['name', 'price', 'more', 'Mustard “raw”\t500 g', 'Two\nlines, a &quot;quote&quot;'],
  )
  expect(await readTableFile(file)).toEqual({
    text: [
      'name\tprice\tmore',
      '"Mustard “raw”\t500 g"\t12.3\ttrue',
      '\t\t',
      '"Two\nlines, a ""quote"""\t8801712345678\t2026-12-01',
    ].join('\n'),
  })
})

it('reads a workbook with a date that is none, and keeps commas within their cells [PR-03]', async () => {
  const file = workbook(
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>
     <row r="2"><c r="A2" s="1"><v>99999999999</v></c><c r="B2"><v>12</v></c></row>`,
    ['Name (English, Bangla)', 'Price; BDT'],
  )
  expect(await readTableFile(file)).toEqual({
    text: '"Name (English, Bangla)"\t"Price; BDT"\n\t12',
  })
})

it('says what is no table: another packed file, an old or locked workbook, nothing at all [PR-03]', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const packed = zipSync({ 'word/document.xml': strToU8('<document/>') })
  expect(await readTableFile(new File([packed.slice()], 'letter.docx'))).toEqual({
    problem: 'notText',
  })
  expect(await readTableFile(new File([packed.slice(0, 20)], 'cut.xlsx'))).toEqual({
    problem: 'notText',
  })
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  expect(await readTableFile(new File([old], 'old.xls'))).toEqual({ problem: 'oldExcel' })
  expect(await readTableFile(workbook(''))).toEqual({ problem: 'empty' })
})
