import { because, messageOf } from '@pal/core/texts/reason'
import { describe, expect, it } from 'vitest'

import { judge, judgeStatus } from './graph-errors.ts'

const verdict = (code: number, subcode: number | null = null, text = '', transient = false) => {
  const { kind, reaction } = judge({ code, subcode, text, transient })
  return `${kind} ${reaction}`
}

describe('what a failure means and what is done about it', () => {
  it.each([
    [
      'token reconnect',
      [
        [190],
        [190, 458],
        [190, 459],
        [190, 460],
        [190, 463],
        [190, 464],
        [190, 467],
        [190, 492],
        [102],
      ],
    ],
    ['transient retry', [[1], [2], [1, 99]]],
    ['permission reconnect', [[3], [10], [200], [230], [299]]],
    [
      'review give_up',
      [
        [200, 2_018_028],
        [10, 2_018_028],
      ],
    ],
    [
      'window wait',
      [
        [100, 2_018_278],
        [200, 2_018_065],
        [10, 2_018_278],
        [10, 2_534_022],
        [10, 2_018_065],
      ],
    ],
    [
      'unavailable_person give_up',
      [[10, 2_018_108], [200, 1_545_041], [10, 1_545_041], [551], [551, 1_545_041]],
    ],
    ['restricted stop_page', [[10, 1_893_063], [368]]],
    ['spam stop_page', [[613, 2_018_338]]],
    ['rate wait', [[4], [17], [32], [341], [613], [613, 1996], [80_001], [80_006]]],
    [
      'not_found give_up',
      [
        [100, 33],
        [100, 2_018_001],
      ],
    ],
    ['deleted give_up', [[9_000_001]]],
    [
      'media give_up',
      [
        [100, 2_018_008],
        [100, 2_018_047],
        [100, 2_018_109],
      ],
    ],
    ['other_app give_up', [[2_018_300]]],
    ['profile give_up', [[100, 2_018_218], [2_018_247]]],
    ['bad_request give_up', [[100], [100, 2_018_014], [2500], [123_456]]],
  ] as const)('%s [FB-08]', (expected, codes) => {
    for (const [code, subcode = null] of codes as readonly (readonly [number, number?])[])
      expect([code, subcode, verdict(code, subcode)]).toEqual([code, subcode, expected])
  })

  it('tells the dead tokens apart, so that the seller knows what happened [FB-08]', () => {
    const codes = [458, 459, 460, 463, 464, 467, 492].map(
      (subcode) => judge({ code: 190, subcode, text: '', transient: false }).reason.code,
    )
    expect(new Set(codes).size).toBe(codes.length)
  })

  it('names the permission that is missing [FB-08]', () => {
    const text = '(#200) Requires pages_manage_metadata permission to manage the object'
    const { reason } = judge({ code: 200, subcode: null, text, transient: false })
    expect(messageOf(reason)).toContain('pages_manage_metadata')
    const feature = "(#10) To use 'HUMAN_AGENT', your use of this feature must be reviewed."
    expect(judge({ code: 10, subcode: null, text: feature, transient: false }).reason).toEqual(
      because('graph_no_human_agent'),
    )
  })

  it('knows a wrong app secret, which has no code of its own, and what Facebook calls transient', () => {
    expect(verdict(100, null, 'Invalid appsecret_proof provided in the API argument')).toBe(
      'app_secret reconnect',
    )
    expect(verdict(100, null, 'try later', true)).toBe('transient retry')
    expect(verdict(77_777, null, '', true)).toBe('transient retry')
  })

  it('judges an answer without an error of Graph by its status', () => {
    expect(judgeStatus(502).reaction).toBe('retry')
    expect(judgeStatus(200).reaction).toBe('retry')
    expect(judgeStatus(429).kind).toBe('rate')
  })
})
