import { describe, expect, it } from 'vitest'

import { dayAt, fillCard, freeCardId, unknownPlaces, withArea } from './cards.ts'

describe('the id of a new card', () => {
  it('is its subject, and a number where that is taken [AG-20]', () => {
    expect(freeCardId('returns', [])).toBe('returns')
    expect(freeCardId('returns', [{ id: 'delivery' }])).toBe('returns')
    expect(freeCardId('returns', [{ id: 'returns' }])).toBe('returns-2')
    const taken = [{ id: 'returns-2' }, { id: 'returns' }, { id: 'returns-3' }]
    expect(freeCardId('returns', taken)).toBe('returns-4')
  })
})

describe('what is in braces', () => {
  it('is named as it was written where nobody can fill it in [AG-20]', () => {
    expect(unknownPlaces('Delivery costs {fee}, free from {free_from}.')).toEqual([])
    expect(unknownPlaces('Only {discount} off until {offer_end}')).toEqual([])
    expect(unknownPlaces('{Fee} and {}')).toEqual(['{Fee}', '{}'])
    expect(unknownPlaces('{fee} } {')).toEqual(['}', '{'])
    expect(unknownPlaces('{price} {')).toEqual(['{price}', '{'])
  })

  it('is filled in, or the card is not said [AG-20]', () => {
    expect(fillCard('{fee} inside Dhaka, {fee} outside.', { fee: '৳60' })).toBe(
      '৳60 inside Dhaka, ৳60 outside.',
    )
    expect(fillCard('No place at all', {})).toBe('No place at all')
    expect(fillCard('{fee} until {offer_end}', { fee: '৳60' })).toBeNull()
    expect(fillCard('{toString}', { fee: '৳60' })).toBeNull()
  })
})

describe('the area of a card', () => {
  it('is said before its words, unless they say it [AG-20]', () => {
    expect(withArea('Two days', ['Dhaka'])).toBe('Dhaka: Two days')
    expect(withArea('Two days in DHAKA', ['Dhaka'])).toBe('Two days in DHAKA')
    expect(withArea('two days in dhaka', ['DHAKA'])).toBe('two days in dhaka')
    expect(withArea('Two days', [])).toBe('Two days')
  })
})

it('a day is the shop’s [AG-20]', () => {
  const night = Date.UTC(2026, 10, 22, 19)
  expect(dayAt(night, 'UTC')).toBe('2026-11-22')
  expect(dayAt(night, 'Asia/Dhaka')).toBe('2026-11-23')
})
