import { expect, it } from 'vitest'

import { maskText, maskValue } from './mask.ts'

it('takes tokens, keys and secrets out of a text [LG-06]', () => {
  const secrets = [
    'EAABsbCS1234567890abcdefZC',
    'sk-proj-abcdefghijklmnop123456',
    '1234567890123|abcDEF1234567890xyzQRS',
  ]
  for (const secret of secrets) expect(maskText(`sent ${secret} to Graph`)).not.toContain(secret)
  expect(maskText('GET /me?access_token=plainlookingvalue&fields=id')).toBe(
    'GET /me?access_token=•••&fields=id',
  )
  expect(maskText('authorization: Bearer whatever123')).not.toContain('whatever123')
  expect(maskText('{"client_secret":"0123456789abcdef"}')).not.toContain('0123456789abcdef')
})

it('leaves only the end of a phone number, in any script and spacing [LG-06]', () => {
  for (const phone of ['+8801711123456', '01711-123 456', '(017) 1112 3456', '০১৭১১১২৩৪৫৬'])
    expect(maskText(`call ${phone} please`)).toBe(`call •••${phone.slice(-3)} please`)
})

it('knows a phone number by its name, its country or the words beside it [LG-06]', () => {
  expect(maskText('tel:01711123456')).toBe('tel:•••456')
  expect(maskText('নম্বর০১৭১১১২৩৪৫৬টা')).toBe('নম্বর•••৪৫৬টা')
  expect(maskText('from 008801711123456')).toBe('from •••456')
  expect(maskText('017/11\u00a012\u200e34–56')).not.toContain('017')
})

it('leaves times, amounts, and Facebook ids as they are', () => {
  for (const text of [
    '2026-11-21T09:06:18.123Z',
    'total 120050',
    'psid 7234567890123456',
    'port 54321',
    'order ORD-20261121-0042',
    'from 21/11/2026 on',
    'listens on 192.168.10.20:4780',
    'trace 550e8400-e29b-41d4-a716-446655440000',
  ])
    expect(maskText(text)).toBe(text)
})

it('looks inside details, by name and by content [LG-06]', () => {
  expect(
    maskValue({
      page: { accessToken: 'abc', name: 'Honey' },
      customerPhone: '01711123456',
      notes: ['EAABsbCS1234567890'],
    }),
  ).toEqual({
    page: { accessToken: '•••', name: 'Honey' },
    customerPhone: '•••456',
    notes: ['EAA•••'],
  })
})
