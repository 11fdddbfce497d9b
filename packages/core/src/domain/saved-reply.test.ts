import { expect, it } from 'vitest'

import { fillSavedReply, openField, unknownFields } from './saved-reply.ts'

const facts = {
  name: 'Amina $& {order}',
  order: null,
  status: null,
  total: null,
  page: 'Blue Shop',
}

it('fills in what is known as plain text, and leaves the rest to be seen [CV-16]', () => {
  const text = fillSavedReply('Hi {name}, {page} has {order} and {braces}.', facts)
  expect(text).toBe('Hi Amina $& {order}, Blue Shop has {order} and {braces}.')
  expect(openField(text, [])).toBe('{order}')
  expect(openField('All {braces} and {} are fine', [{ text }, { text: 'Hi :-}' }])).toBe('{braces}')
  expect(openField('All {braces} and {} are fine', [])).toBeNull()
})

it('knows each of its fields [CV-16]', () => {
  const known = {
    name: 'Amina',
    order: 'PAL-000012',
    status: 'shipped',
    total: '৳500',
    page: 'Blue',
  }
  expect(fillSavedReply('{name} {order} {status} {total} {page}', known)).toBe(
    'Amina PAL-000012 shipped ৳500 Blue',
  )
  for (const field of Object.keys(known))
    expect(openField(`a {b} {${field}}`, [])).toBe(`{${field}}`)
})

it('knows what was mistyped as a field, once, and leaves a smiley alone [CV-16]', () => {
  expect(unknownFields('Hi {nam} {name}, { order } {nam} :-} {')).toEqual(['{nam}', '{ order }'])
})
