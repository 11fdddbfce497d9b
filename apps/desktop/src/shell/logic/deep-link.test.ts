import { expect, it } from 'vitest'

import { pathOfArguments, pathOfLink } from './deep-link.ts'

it.each([
  ['pal-admin://orders', '/orders'],
  ['pal-admin://orders/', '/orders'],
  ['pal-admin://orders/12', '/orders?order=12'],
  ['PAL-ADMIN://conversations/7', '/conversations?view=7'],
  ['pal-admin:///orders/12', null],
  ['pal-admin://dashboard', '/'],
  ['pal-admin://', '/'],
  ['pal-admin://settings/notifications', '/settings?tab=notifications'],
  ['pal-admin://ai-analytics', '/ai-analytics'],
  ['pal-admin://help', '/help'],
])('leads %s to %s [DT-03]', (link, path) => {
  expect(pathOfLink(link)).toBe(path)
})

it.each([
  'pal-admin://orders/12?status=delivered',
  'pal-admin://orders/12#x',
  'pal-admin://orders/12/cancel',
  'pal-admin://orders/../settings/x',
  'pal-admin://orders/%31',
  'pal-admin://orders/0',
  'pal-admin://orders/-1',
  'pal-admin://orders/1234567890123456',
  'pal-admin://user@orders',
  'pal-admin://orders:80/1',
  'pal-admin://api/data/everything',
  'pal-admin://start?token=x',
  'pal-admin://evil.test',
  'pal-admin:orders',
  'pal-admin://settings/erase',
  `pal-admin://orders/${'1'.repeat(300)}`,
  'https://orders/12',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '',
])('takes %s nowhere: a link shows, it never does [DT-03]', (link) => {
  expect(pathOfLink(link)).toBe(null)
})

it('is found among the arguments of a second start [DT-03]', () => {
  expect(pathOfArguments(['/opt/PAL Admin/pal-admin', '--hidden', 'pal-admin://orders/3'])).toBe(
    '/orders?order=3',
  )
  expect(pathOfArguments(['/opt/PAL Admin/pal-admin', 'https://orders/3'])).toBe(null)
})
