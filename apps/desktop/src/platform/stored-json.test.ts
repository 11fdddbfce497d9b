import { expect, it } from 'vitest'

import { readStrategies } from './stored-json.ts'

it('strategies that an older or repaired store holds in another form are none [CP-07, ST-03]', () => {
  expect(readStrategies('{"fomoEnabled":true}')).toEqual({ fomoEnabled: true })
  for (const odd of ['{"fomoEnabled":"yes"}', '["fomoEnabled"]', 'nothing', '', null])
    expect(readStrategies(odd)).toEqual({})
})
