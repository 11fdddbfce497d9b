import { describe, expect, it } from 'vitest'

import { type Printing, readPrinting, writePrinting } from './printing.ts'

const read = (search: string) => readPrinting(new URLSearchParams(search))

describe('what is printed, in the address', () => {
  it('names the paper, its orders in their order, the language and the size [OR-07]', () => {
    expect(read('print=invoice&ids=3,1,2&language=ar&paper=label')).toEqual({
      document: 'invoice',
      ids: [3, 1, 2],
      language: 'ar',
      paper: 'label',
    })
    expect(read('print=packing_slip&ids=3')).toEqual({
      document: 'packing_slip',
      ids: [3],
      language: null,
      paper: null,
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

  it('leaves out what is no order, language or size, and takes a hundred orders at most [OR-07]', () => {
    expect(read('print=invoice&ids=3,0,-1,x,1.5,,04,4&language=xx&paper=a0')).toMatchObject({
      ids: [3, 4],
      language: null,
      paper: null,
    })
    const many = Array.from({ length: 120 }, (_, at) => at + 1)
    expect(read(`print=invoice&ids=${many.join()}`)?.ids).toEqual(many.slice(0, 100))
  })

  it('goes out of the address whole, and leaves all else there [OR-07]', () => {
    const params = new URLSearchParams('status=shipped')
    const printing: Printing = { document: 'invoice', ids: [3, 4], language: 'bn', paper: 'four' }
    writePrinting(params, printing)
    expect(readPrinting(params)).toEqual(printing)
    const usual = { ...printing, language: null, paper: null }
    writePrinting(params, usual)
    expect(readPrinting(params)).toEqual(usual)
    writePrinting(params, null)
    expect(params.toString()).toBe('status=shipped')
  })
})
