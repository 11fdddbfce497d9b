import { describe, expect, it } from 'vitest'

import { type Printing, readPrinting, writePrinting } from './printing.ts'

const read = (search: string) => readPrinting(new URLSearchParams(search))

describe('what is printed, in the address', () => {
  it('names the paper, its orders in their order, and the language [OR-07]', () => {
    expect(read('print=invoice&ids=3,1,2&language=ar')).toEqual({
      document: 'invoice',
      ids: [3, 1, 2],
      language: 'ar',
    })
    expect(read('print=packing_slip&ids=3')).toEqual({
      document: 'packing_slip',
      ids: [3],
      language: null,
    })
  })

  it('is nothing without a paper that there is, or without an order [OR-07]', () => {
    for (const search of [
      '',
      'ids=3',
      'print=letter&ids=3',
      'print=invoice',
      'print=invoice&ids=x',
    ])
      expect(read(search), search).toBeNull()
  })

  it('leaves out what is no order and no language, and takes a hundred orders at most [OR-07]', () => {
    expect(read('print=invoice&ids=3,0,-1,x,1.5,,04,4&language=xx')).toMatchObject({
      ids: [3, 4],
      language: null,
    })
    const many = Array.from({ length: 120 }, (_, at) => at + 1)
    expect(read(`print=invoice&ids=${many.join()}`)?.ids).toEqual(many.slice(0, 100))
  })

  it('goes out of the address whole, and leaves all else there [OR-07]', () => {
    const params = new URLSearchParams('status=shipped')
    const printing: Printing = { document: 'invoice', ids: [3, 4], language: 'bn' }
    writePrinting(params, printing)
    expect(readPrinting(params)).toEqual(printing)
    writePrinting(params, { ...printing, language: null })
    expect(readPrinting(params)).toEqual({ ...printing, language: null })
    writePrinting(params, null)
    expect(params.toString()).toBe('status=shipped')
  })
})
