import { expect, it } from 'vitest'

import { modelStateOn, shutdownDateOf, tunedFrom } from './model-retirement.ts'

it('knows the day on which a model goes, each snapshot its own [SE-03]', () => {
  for (const [model, day] of [
    ['gpt-3.5-turbo', '2026-10-23'],
    ['gpt-3.5-turbo-0125', '2026-10-23'],
    ['gpt-4', '2026-10-23'],
    ['gpt-4-0613', '2026-10-23'],
    ['gpt-4-1106-preview', '2026-10-23'],
    ['gpt-4-turbo', '2026-10-23'],
    ['gpt-4-turbo-2024-04-09', '2026-10-23'],
    ['gpt-4.1-nano', '2026-10-23'],
    ['o1', '2026-10-23'],
    ['o3-mini', '2026-10-23'],
    ['o4-mini', '2026-10-23'],
    ['gpt-5', '2026-12-11'],
    ['gpt-5-mini', '2026-12-11'],
    ['gpt-5-nano', '2026-12-11'],
    ['o3', '2026-12-11'],
    ['gpt-4o', '2027-01-14'],
    ['gpt-4o-2024-08-06', '2027-01-14'],
    // Goes before its model does.
    ['gpt-4o-2024-05-13', '2026-10-23'],
    ['gpt-4o-mini', '2027-01-14'],
    ['gpt-4.1', '2027-01-14'],
    ['gpt-4.1-mini', '2027-01-14'],
    ['gpt-5.1', '2027-04-01'],
    ['gpt-5.1-2025-11-13', '2027-04-01'],
    ['ft:gpt-4o-mini-2024-07-18:shop::8x1', '2027-01-14'],
    [' ft:gpt-4o:shop::8x1', '2027-01-14'],
    [' GPT-4o ', '2027-01-14'],
  ] as const)
    expect([model, shutdownDateOf(model)]).toEqual([model, day])
  for (const model of [
    'gpt-6-luna',
    'gpt-5.6-luna',
    'gpt-4o-2024-07-18-mini',
    'o3-pro',
    'draft:gpt-4o:shop',
    'constructor',
    'toString',
    '',
    'ft:',
  ])
    expect([model, shutdownDateOf(model)]).toEqual([model, null])
})

it('knows what a model was tuned from; any other is itself [SE-03]', () => {
  expect(tunedFrom('ft:gpt-4o-mini:shop::8x1')).toBe('gpt-4o-mini')
  expect(tunedFrom('gpt-4o')).toBe('gpt-4o')
  expect(tunedFrom('draft:gpt-4o')).toBe('draft:gpt-4o')
})

it('counts a model as gone from its day on [SE-03]', () => {
  const at = (time: string) => modelStateOn('2026-12-11', Date.parse(time))
  expect(at('2026-12-10T23:59:59Z')).toBe('retiring')
  expect(at('2026-12-11T00:00:00Z')).toBe('retired')
  expect(modelStateOn(null, 0)).toBe('live')
})
