import { expect, it } from 'vitest'

import { modelStateOn, shutdownDateOf } from './model-retirement.ts'

it('knows the day on which a model goes, each snapshot its own [SE-03]', () => {
  for (const [model, day] of [
    ['gpt-4o', '2027-01-14'],
    ['gpt-4o-2024-08-06', '2027-01-14'],
    // Goes before its model does.
    ['gpt-4o-2024-05-13', '2026-10-23'],
    ['gpt-4-0613', '2026-10-23'],
    ['gpt-4-1106-preview', '2026-10-23'],
    ['gpt-3.5-turbo-0125', '2026-10-23'],
    ['gpt-4-turbo-2024-04-09', '2026-10-23'],
    ['o3', '2026-12-11'],
    ['gpt-5-nano', '2026-12-11'],
    ['gpt-5.1-2025-11-13', '2027-04-01'],
    ['ft:gpt-4o-mini-2024-07-18:shop::8x1', '2027-01-14'],
    [' GPT-4o ', '2027-01-14'],
  ] as const)
    expect([model, shutdownDateOf(model)]).toEqual([model, day])
  for (const model of [
    'gpt-6-luna',
    'gpt-5.6-luna',
    'o3-pro',
    'constructor',
    'toString',
    '',
    'ft:',
  ])
    expect([model, shutdownDateOf(model)]).toEqual([model, null])
})

it('counts a model as gone from its day on [SE-03]', () => {
  const at = (time: string) => modelStateOn('2026-12-11', Date.parse(time))
  expect(at('2026-12-10T23:59:59Z')).toBe('retiring')
  expect(at('2026-12-11T00:00:00Z')).toBe('retired')
  expect(modelStateOn(null, 0)).toBe('live')
})
