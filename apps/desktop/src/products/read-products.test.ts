import { AppError } from '@pal/core/errors'
import { describe, expect, it } from 'vitest'

import type { ChosenFields } from './columns.ts'
import { readProducts, type ReadProducts } from './read-products.ts'

const read = (...lines: string[]) =>
  readProducts({ csv: lines.join('\n'), category: 'Cloth', currency: 'BDT' })

const readAs = (columns: ChosenFields, ...lines: string[]) =>
  readProducts({ csv: lines.join('\n'), columns, category: 'Cloth', currency: 'BDT' })

const leftOut = ({ columns }: ReadProducts) =>
  columns.flatMap(({ heading, field, fixed }) => (field === null && !fixed ? heading : []))

const fieldsOf = ({ columns }: ReadProducts) => columns.map(({ field }) => field)

/** A file with one product: its price in minor units, or why it was refused. */
const priceOf = (text: string, separator: string) => {
  const [row] = read(`name${separator}price`, `Saree${separator}"${text}"`).rows
  return row?.product?.price_minor ?? row?.reasons[0]?.reason.message
}

const refusalOf = (...lines: string[]): string => {
  try {
    read(...lines)
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
  return ''
}

describe('prices', () => {
  it('are read with thousands set apart, signs and the digits people type [PR-03]', () => {
    for (const [text, minor] of [
      ['1,250.50', 125_050],
      ['1,250', 125_000],
      ['12,34,567', 123_456_700],
      ['৳ ১,২৫০.৫০', 125_050],
      ['١٢٥٠', 125_000],
      ['1250 BDT', 125_000],
    ] as const) {
      expect(priceOf(text, ','), text).toBe(minor)
    }
  })

  it('take a decimal comma where the cells are separated by semicolons [PR-03]', () => {
    for (const [text, minor] of [
      ['12,50', 1_250],
      ['12,5', 1_250],
      ['1.250,50', 125_050],
      ['99.90', 9_990],
      ['১২,৫০', 1_250],
    ] as const) {
      expect(priceOf(text, ';'), text).toBe(minor)
    }
  })

  it('that can mean two amounts are refused, with both named [PR-03]', () => {
    expect(priceOf('12,50', ',')).toBe("'12,50' can be read in two ways: write 12.50 or 1250")
    expect(priceOf('1,250', ';')).toContain('write 1.25 or 1250')
    expect(priceOf('1.250', ';')).toContain('write 1.25 or 1250')
  })

  it('that are none are refused in plain words [PR-03]', () => {
    expect(priceOf('', ',')).toBe('a price is required')
    expect(priceOf('-3', ',')).toBe("must not be below zero, but is '-3'")
    expect(priceOf('10.9999', ',')).toContain('more than two digits')
    expect(priceOf('ask', ',')).toBe("must be an amount such as 12 or 12.50, not 'ask'")
  })
})

it('reads a count of pieces in any digits [PR-03]', () => {
  const [row] = read('name,price,stockCount', 'Saree,10,১২').rows
  expect(row?.product?.stock_count).toBe(12)
})

it('refuses a row whose cells may be in the wrong columns [PR-03]', () => {
  const { rows } = read('name,price', 'Honey, 500 g,1200', 'Tea,5,,', '"Salt, fine",7')
  expect(rows.map(({ outcome }) => outcome)).toEqual(['refused', 'taken', 'taken'])
  expect(rows[0]?.reasons[0]?.reason.message).toContain('more cells than there are columns')
})

it('names only the beginning of a refused cell that holds a whole file [PR-03]', () => {
  const much = '1,1,'.repeat(100_000)
  const file = read(
    'name,price,stock,isTrialPack',
    ...[much, 'Saree'].map(() => `"${much}","${much}","${much}","${much}"`),
  )
  expect(JSON.stringify(file.rows).length).toBeLessThan(3_000)
  expect(file.rows[0]?.reasons.map(({ field }) => field)).toContain('price')
})

describe('the mark between the cells', () => {
  const headingsOf = (...lines: string[]) => read(...lines).columns.map(({ heading }) => heading)

  it('is not a comma within a heading [PR-03]', () => {
    const sheet = ['"Name (English, Bangla)"\tPrice, BDT', 'Name (English, Bangla)\tPrice, BDT']
    for (const head of sheet) {
      expect(headingsOf(head, 'Lamp\t10')).toEqual(['Name (English, Bangla)', 'Price, BDT'])
    }
    expect(headingsOf('Name;Price, BDT', 'Lamp;10')).toEqual(['Name', 'Price, BDT'])
    expect(headingsOf('নাম, রং;দাম, টাকা', 'Lamp, red;10,50')).toEqual(['নাম, রং', 'দাম, টাকা'])
  })

  it('is the one by which the rows have as many cells as the headings [PR-03]', () => {
    expect(headingsOf('name,price,colours (a; b)', 'Lamp,10,red', 'Hat,5,blue; red')).toEqual([
      'name',
      'price',
      'colours (a; b)',
    ])
  })

  it('is what a spreadsheet writes above the table [PR-03]', () => {
    for (const hint of ['sep=;', '\uFEFFSEP=;', '"sep=;"']) {
      const { rows } = read(hint, 'name;price', 'Saree;12,50', 'Hat;x')
      expect(rows.map(({ product }) => product?.price_minor)).toEqual([1_250, undefined])
      expect(rows[1]?.line).toBe(3)
    }
    expect(read('sep=|', 'name|price', 'Saree, red|12').rows[0]?.name).toBe('Saree, red')
  })
})

it('skips empty lines above the column names [PR-03]', () => {
  const { rows } = read('', ' , ', 'name,price', '', 'Saree,12')
  expect(rows).toMatchObject([{ line: 5, name: 'Saree', outcome: 'taken' }])
})

describe('a file that cannot be read', () => {
  it('names the column that is in it twice [PR-03]', () => {
    expect(refusalOf('name,price,Price ,sku', 'Saree,1,2,')).toContain("the column 'Price'")
    expect(refusalOf('name,price,রং,রং', 'Saree,1,,')).toContain("the column 'রং'")
    expect(leftOut(read('name,price,রং 1,সাইজ 1', 'Saree,1,,'))).toEqual(['রং 1', 'সাইজ 1'])
  })

  it('of more columns than can be shown is refused [PR-03]', () => {
    const wide = Array.from({ length: 1_000 }, (_, index) => `Note ${index}`).join(',')
    expect(refusalOf(`name,price,${wide}`, 'Saree,5')).toContain('it has more than 1000 columns')
  })

  it('of a sheet that is blank behind its last column is read, and tells of that column alone [PR-03]', () => {
    const blank = ','.repeat(16_382)
    const { rows, columns } = read(`name,price${blank}`, `Saree,5${blank}`)
    expect(columns.map(({ heading }) => heading)).toEqual(['name', 'price'])
    expect(rows.map(({ product }) => product?.price_minor)).toEqual([500])
  })

  it('names the line on which a quote opens that is never closed [PR-03]', () => {
    const text = refusalOf('name,price', '"Two', 'lines ""x""",5', 'Hat,6', '"Scarf,7', 'Cap,8')
    expect(text).toContain('a quote (") that opens on line 5 is never closed')
    expect(refusalOf('name,price', 'Hat,6', '"Scarf ""red,7')).toContain('line 3 is never closed')
  })

  it('says where a quote is inside a cell [PR-03]', () => {
    expect(refusalOf('name,price', 'Hat,6', 'Pan 5" wide,7')).toContain('on line 3 a quote (")')
    expect(refusalOf('name,price', '"Pan" wide,7')).toContain('on line 2 a quote (")')
  })

  it('says that it holds a header only [PR-03]', () => {
    expect(refusalOf('name,price', '', '')).toContain('column names, but no product below them')
  })
})

it('says everything that is wrong with a row, once a column and in their order [PR-03]', () => {
  const { rows } = read(
    'sku,stockCount,price,name,lowestPrice,inStock,imageUrl,productType',
    'S1,many,,,7,perhaps,http://x,large',
    'S2,3,10,Saree,12,yes,ftp://x,main',
  )
  const said = rows.map(({ reasons }) =>
    reasons.map(({ field, reason }) => `${field}: ${reason.message}`),
  )
  expect(said).toEqual([
    [
      'name: must not be empty',
      'price: a price is required',
      "productType: must be Main, Upsell or Trial pack, not 'large'",
      expect.stringContaining('imageUrl: must'),
      "inStock: must be yes or no, not 'perhaps'",
      "stockCount: must be a whole number, 0 or more, not 'many'",
    ],
    [expect.stringContaining('lowestPrice: '), expect.stringContaining('imageUrl: must')],
  ])
})

it('refuses a name that an answer would take for a place to fill in, beside the row’s other mistakes [PR-03]', () => {
  const { rows } = read('name,price', 'Candle {{name}},', 'Candle {{,10', 'Candle {L},10')
  expect(
    rows.map(({ reasons }) => reasons.map(({ field, reason }) => `${field}: ${reason.message}`)),
  ).toEqual([
    ['name: must not contain two braces in a row', 'price: a price is required'],
    ['name: must not contain two braces in a row'],
    [],
  ])
})

it('leaves a column alone whose name may be another’s and none of whose cells is ours [PR-03]', () => {
  const other = read('name,price,Type,Auf Lager', 'Saree,10,Silk,12', 'Scarf,5,Cotton,30')
  expect(other.rows.map(({ outcome }) => outcome)).toEqual(['taken', 'taken'])
  expect(leftOut(other)).toEqual(['Type', 'Auf Lager'])
  const ours = read('name,price,Type', 'Saree,10,Upsell', 'Scarf,5,Cotton')
  expect(ours.rows.map(({ outcome }) => outcome)).toEqual(['taken', 'refused'])
})

describe('columns', () => {
  it('without a name or a price among them are shown with an example, and no row is read [PR-03]', () => {
    const file = read('Titel;Preis;Lager', ';12,50;3', 'Tasse;12,50;3')
    expect(file).toMatchObject({ rows: [], needed: ['name'] })
    expect(file.columns).toEqual([
      { heading: 'Titel', field: null, known: null, example: 'Tasse', fixed: false },
      { heading: 'Preis', field: 'price', known: 'price', example: '12,50', fixed: false },
      { heading: 'Lager', field: null, known: null, example: '3', fixed: false },
    ])
  })

  it('are read for what the seller chooses, or left out [PR-03]', () => {
    const lines = ['রঙিন শাড়ি,ছাড়ের দর,price,Type', 'Jamdani,900,1200,Silk']
    expect(read(...lines).needed).toEqual(['name'])
    const file = readAs(['name', 'price', null, 'category'], ...lines)
    expect(file.needed).toEqual([])
    expect(file.rows[0]?.product).toMatchObject({
      name: 'Jamdani',
      price_minor: 90_000,
      category: 'Silk',
    })
    expect(file.rows[0]?.tells).toEqual(['name', 'category', 'price'])
  })

  it('of which two are chosen for one thing are refused with both names [PR-03]', () => {
    const lines = ['name,price,Offer', 'Saree,1200,900']
    expect(() => readAs(['name', 'price', 'price'], ...lines)).toThrow(
      "'price' and 'Offer' are taken for the same thing",
    )
    expect(readAs(['name', null, 'price'], ...lines).rows[0]?.price).toBe(900)
  })

  it('of which several have a name for one thing: the plainest is read [PR-03]', () => {
    const file = read('MRP,Sale Price,name', '1500,1200,Saree')
    expect(fieldsOf(file)).toEqual([null, 'price', 'name'])
    expect(file.rows[0]?.price).toBe(1_200)
    expect(fieldsOf(read('name,MRP', 'Saree,1500'))).toEqual(['name', 'price'])
  })

  it('with pictures that are no addresses are left alone [PR-03]', () => {
    expect(fieldsOf(read('name,price,Photo', 'Saree,1,no'))[2]).toBeNull()
    expect(fieldsOf(read('name,price,Photo', 'Saree,1,https://a.test/x.jpg'))[2]).toBe('imageUrl')
  })

  it('of a Shopify product can be chosen, too, while its variants stay variants [PR-03]', () => {
    const lines = [
      'Handle,Title,Type,Tags,Option1 Name,Option1 Value,Variant Price,Compare At',
      'kurta,Kurta,Clothing,soft,Size,M,1250,1400',
      'kurta,,,,,L,1350,1500',
    ]
    const known = read(...lines)
    expect(known.columns.filter(({ fixed }) => fixed).map(({ heading }) => heading)).toEqual([
      'Handle',
      'Option1 Name',
      'Option1 Value',
    ])
    const asKnown = known.columns.map(({ field }) => field)
    const file = readAs(
      [...asKnown.slice(0, 2), null, 'features', null, null, null, 'price'],
      ...lines,
    )
    expect(file.rows.map(({ product }) => product)).toMatchObject([
      { name: 'Kurta – M', price_minor: 140_000, features: '["soft"]', category: 'Cloth' },
      { name: 'Kurta – L', price_minor: 150_000, features: '["soft"]', category: 'Cloth' },
    ])
    expect(file.rows[0]?.tells).toEqual(['price', 'features'])
  })
})
