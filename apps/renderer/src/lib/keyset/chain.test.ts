import { beforeEach, describe, expect, it, vi } from 'vitest'

import { beginAt, countOf, firstCursor, hasMore, learn, placeOf, rowsBefore } from './chain.ts'
import { chainTo, keepChain, readPlace, writePlace } from './place.ts'

const chain = { cursors: ['', 'a', 'b'], sizes: [50, 50] }

describe('the way through a list', () => {
  it('grows by a page at its end, and ends where nothing follows', () => {
    const one = learn(beginAt(firstCursor), 0, 50, 'a')
    expect(one).toEqual({ cursors: ['', 'a'], sizes: [50] })
    expect([hasMore(one), countOf(one)]).toEqual([true, 50])
    const two = learn(one, 1, 7, null)
    expect(two).toEqual({ cursors: ['', 'a'], sizes: [50, 7] })
    expect([hasMore(two), countOf(two)]).toEqual([false, 57])
  })

  it('leads on from where a page ends now, once rows have come into it', () => {
    expect(learn(chain, 0, 50, 'a2')).toEqual({ cursors: ['', 'a2', 'b'], sizes: [50, 50] })
    expect(learn(chain, 0, 50, 'a')).toBe(chain)
    expect(learn(chain, 0, 20, null)).toEqual({ cursors: [''], sizes: [20] })
    // A page to which no way leads yet teaches nothing.
    expect(learn(beginAt(firstCursor), 1, 50, 'c')).toEqual(beginAt(firstCursor))
    const ended = { cursors: [''], sizes: [20] }
    expect(learn(ended, 1, 5, null)).toBe(ended)
  })

  it('knows the page of a row, also behind a page that a search found nothing in', () => {
    const gap = { cursors: ['', 'a', 'b', 'c'], sizes: [2, 0, 3] }
    expect([0, 1, 2, 4].map((row) => placeOf(gap, row))).toEqual([
      { page: 0, place: 0 },
      { page: 0, place: 1 },
      { page: 2, place: 0 },
      { page: 2, place: 2 },
    ])
    expect(rowsBefore(gap, 2)).toBe(2)
  })
})

describe('the place in the address', () => {
  beforeEach(() => sessionStorage.clear())

  it('leads back over the way that this window has gone [OR-08]', () => {
    keepChain('orders', chain)
    const place = readPlace(writePlace({ row: 12, cursor: 'b' }))
    expect(place).toEqual({ row: 12, cursor: 'b' })
    expect(chainTo('orders', place)).toEqual(chain)
    expect(chainTo('orders', null)).toEqual({ cursors: [''], sizes: [] })
  })

  it('begins a list further down where nobody knows the way', () => {
    expect(chainTo('logs', { row: 3, cursor: 'b' })).toEqual({ cursors: ['b'], sizes: [] })
    for (const text of [null, '', '12', 'x~b', '12345~b', `3~${'b'.repeat(201)}`])
      expect(readPlace(text)).toBeNull()
    expect(readPlace(`3~${'b'.repeat(200)}`)).not.toBeNull()
  })

  it('goes no other way than one that leads there [OR-08]', () => {
    keepChain('orders', chain)
    expect(chainTo('orders', { row: 3, cursor: 'z' })).toEqual({ cursors: ['z'], sizes: [] })
    expect(chainTo('logs', { row: 3, cursor: 'b' })).toEqual({ cursors: ['b'], sizes: [] })
  })

  it('keeps no way that has become very long, and trusts none that it cannot read [OR-08]', () => {
    const cursors = Array.from({ length: 2_001 }, (_, page) => (page === 0 ? '' : `c${page}`))
    const long = { cursors: cursors.slice(0, 2_000), sizes: cursors.slice(0, 1_999).map(() => 50) }
    keepChain('orders', long)
    expect(chainTo('orders', { row: 3, cursor: 'c1999' })).toEqual(long)
    keepChain('orders', { cursors, sizes: cursors.slice(1).map(() => 50) })
    expect(chainTo('orders', { row: 3, cursor: 'c1999' })).toEqual({
      cursors: ['c1999'],
      sizes: [],
    })
    for (const kept of [
      '7',
      '{"cursors":["b"',
      'null',
      '{"cursors":["b"],"sizes":["1"]}',
      '{}',
      '{"cursors":["b"],"sizes":2}',
      '{"cursors":"b","sizes":[]}',
    ]) {
      sessionStorage.setItem('pal.list.orders', kept)
      expect(chainTo('orders', { row: 3, cursor: 'b' })).toEqual({ cursors: ['b'], sizes: [] })
    }
  })

  it('opens a list also where the browser lets nothing be kept [OR-08]', () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    vi.stubGlobal('sessionStorage', { getItem: full, setItem: full })
    expect(() => keepChain('orders', chain)).not.toThrow()
    expect(chainTo('orders', { row: 3, cursor: 'b' })).toEqual({ cursors: ['b'], sizes: [] })
  })
})
