import { crc32, deflateRawSync } from 'node:zlib'

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const parcels = 'http://schemas.openxmlformats.org/package/2006/relationships'

/** An Excel file with these rows, and what is added, in its one sheet, packed as Excel packs it. */
export function workbook(rows: readonly (readonly string[])[], added = ''): Buffer {
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${parcels}"><Relationship Id="r" Type="${office}/${type}" Target="${target}"/></Relationships>`
  const cell = (text: string, column: number, row: number) =>
    `<c r="${String.fromCodePoint(65 + column)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`
  const data = rows.map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map((text, column) => cell(text, column, at + 1)).join('')}</row>`,
  )
  return zip({
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Parcels" sheetId="1" r:id="r"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData>${data.join('')}${added}</sheetData></worksheet>`,
  })
}

function zip(parts: Readonly<Record<string, string>>): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(parts)) {
    const name = Buffer.from(path)
    const content = Buffer.from(text)
    const packed = deflateRawSync(content)
    // Version, flags, deflated, time, date, checksum, sizes, lengths of the name and of what is extra.
    const about = Buffer.alloc(26)
    about.writeUInt16LE(20, 0)
    about.writeUInt16LE(8, 4)
    about.writeUInt32LE(crc32(content), 10)
    about.writeUInt32LE(packed.length, 14)
    about.writeUInt32LE(content.length, 18)
    about.writeUInt16LE(name.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), about, name, packed])
    const maker = Buffer.from([20, 0])
    directory.push(Buffer.from('PK\u0001\u0002'), maker, about, place, name)
    files.push(file)
    offset += file.length
  }
  const listed = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(listed.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...files, listed, Buffer.from('PK\u0005\u0006'), end])
}
