import { expect, it } from 'vitest'

import { seesPictures, takesTemperature } from './model-traits.ts'

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

it('knows the models that can see, and takes no other for one [AG-19]', () => {
  for (const model of [
    'gpt-6-luna',
    'gpt-6.1-terra',
    'gpt-5.6-luna',
    'gpt-5.1',
    'gpt-5-mini',
    'gpt-4o',
    'gpt-4o-mini-2024-07-18',
    'gpt-4.1-mini',
    'gpt-4-turbo',
    'o3',
    'o4-mini',
    'openai/gpt-6-luna',
    ' GPT-6-Luna ',
  ])
    expect(seesPictures(model), model).toBe(true)
  for (const model of [
    'gpt-4',
    'gpt-3.5-turbo',
    'o3-mini',
    'o1-mini',
    'gpt-4o-audio-preview',
    'gpt-4o-mini-transcribe',
    'llama3',
    'my-gpt-6',
    '',
  ])
    expect(seesPictures(model), model).toBe(false)
})
