import { strToU8, zipSync } from 'fflate'
import { expect, it, vi } from 'vitest'

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

// Before the others: what has come once does not go again.
it('can be picked again where what reads workbooks did not come [PR-03]', async () => {
  vi.doMock('read-excel-file/universal', () => {
    throw new Error('The server is away')
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(await readTableFile(workbook(''))).toEqual({ problem: 'unread' })
  expect(said).toHaveBeenCalled()
  vi.doUnmock('read-excel-file/universal')
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
