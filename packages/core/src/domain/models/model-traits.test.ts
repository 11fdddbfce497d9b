import { expect, it } from 'vitest'

import { takesTemperature } from './model-traits.ts'

it('knows the models that take no temperature', () => {
  for (const model of ['gpt-5', 'gpt-5-mini', 'o3', 'o4-mini', 'gpt-5-2025-08-07', ' GPT-5 '])
    expect(takesTemperature(model), model).toBe(false)
  for (const model of [
    'gpt-6-luna',
    'gpt-5.1',
    'gpt-4o',
    'llama3',
    'o-jar',
    'my-gpt-5',
    'gpt-5-mini-2',
  ])
    expect(takesTemperature(model), model).toBe(true)
})
