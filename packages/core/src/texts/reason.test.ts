import { describe, expect, it } from 'vitest'

import { reason } from '../contract/reason.ts'
import { AppError } from '../errors.ts'
import { aiReasons } from './en/reasons/ai.ts'
import { answerOf, because, catalogueOf, messageOf, readReason, severalReasons } from './reason.ts'
import { catalogueIn } from './translated-reasons.ts'

describe('a sentence by its code', () => {
  it('is filled with what is given, once, and never reads what fills it as a text [API-03]', () => {
    const name = '{{other}} $t(common.cancel) <b>'
    expect(messageOf(because('campaign_already_active', { name }))).toBe(
      `The campaign '${name}' is active on this page. Stop it first: a page has one active campaign at a time.`,
    )
  })

  it('has a form for one and one for many', () => {
    const tooLong = (count: number) => messageOf(because('field_too_long', { count }))
    expect([1, 2].map(tooLong)).toEqual([
      'must not be longer than 1 character',
      'must not be longer than 2 characters',
    ])
  })

  it('is said in the language that is asked for, with its own forms and figures [SH-11]', async () => {
    const waiting = (count: number) => because('desktop_agent_attention', { count })
    const german = await catalogueIn('de')
    const paused = because('desktop_agent_off', { reason: because('graph_spam') })
    expect(messageOf(paused, german)).toMatch(/^Der Agent ist aus: Facebook warnt/)
    expect(messageOf(waiting(1200), german)).toBe('1.200 Kunden warten auf Sie')
    expect(messageOf(waiting(1200))).toBe('1,200 customers need you')
    const arabic = await catalogueIn('ar')
    const said = [0, 1, 2, 3, 11, 100].map((count) => messageOf(waiting(count), arabic))
    expect(said).toEqual([
      'لا أحد يحتاجك',
      'عميل واحد يحتاجك',
      'عميلان يحتاجانك',
      '3 عملاء يحتاجونك',
      '11 عميلًا يحتاجونك',
      '100 عميل يحتاجونك',
    ])
  })

  it('is said in English where the language lacks it [SH-11]', () => {
    const bare = catalogueOf('de', { on_page: '{{page}}: {{reason}}!' })
    const reason = because('field_too_long', { count: 2 })
    expect(messageOf(because('on_page', { page: 'Laden', reason }), bare)).toBe(
      'Laden: must not be longer than 2 characters!',
    )
  })

  it('may hold others', () => {
    const reasons = [because('webhook_no_event'), because('vault_enter_app_id')]
    expect(messageOf(because('several_reasons', { reasons }))).toBe(
      'No event has arrived yet. Enter the app ID again.',
    )
    expect(severalReasons([])).toBeNull()
    expect(severalReasons(reasons.slice(0, 1))).toBe(reasons[0])
  })

  it('does not compile with a code that the catalogue lacks, or without what its text needs', () => {
    // @ts-expect-error -- no such code
    because('no_such_code')
    // @ts-expect-error -- whose?
    because('campaign_already_active')
    // @ts-expect-error -- not what the text names
    because('campaign_already_active', { title: 'Eid' })
    // @ts-expect-error -- its text names nothing
    because('campaign_not_found', { name: 'Eid' })
    // @ts-expect-error -- how many decides the form
    because('field_too_long', { count: 'many' })
    expect(messageOf({ code: 'campaign_already_active' })).toContain("''")
  })

  it('fits the contract with its English words [API-03]', () => {
    const answer = answerOf(
      because('on_page', { page: 'Blue Shop', reason: because('graph_spam') }),
    )
    expect(reason.parse(answer)).toEqual(answer)
    expect(answer).toEqual({
      code: 'on_page',
      params: { page: 'Blue Shop', reason: { code: 'graph_spam' } },
      message:
        'Blue Shop: Facebook warns that the messages of this page look like spam. Sending was stopped.',
    })
  })
})

describe('a sentence that was written by another program', () => {
  it.each([
    [{ code: 'campaign_not_found' }],
    [{ code: 'page_token_ends', params: { day: '2026-12-01' } }],
    [{ code: 'token_lacks_permissions', params: { count: 1, permissions: 'pages_messaging' } }],
    [{ code: 'several_reasons', params: { reasons: [{ code: 'graph_spam' }] } }],
    [
      {
        code: 'order_received',
        params: { due: { minor: 1_050, currency: 'USD', english: '$10.50' } },
      },
    ],
  ])('is read where this one can say it: %j', (value) => {
    expect(readReason(JSON.parse(JSON.stringify(value)))).toEqual(value)
  })

  it.each([
    [null],
    ['campaign_not_found'],
    [{ code: 7 }],
    [{ code: 'of_a_later_version' }],
    [{ code: 'toString' }],
    [{ code: 'page_token_ends' }],
    [{ code: 'page_token_ends', params: { day: null } }],
    [{ code: 'page_token_ends', params: ['2026-12-01'] }],
    [{ code: 'order_received', params: { due: { minor: 10.5, currency: 'USD', english: '' } } }],
    [{ code: 'token_lacks_permissions', params: { permissions: 'pages_messaging' } }],
    [{ code: 'several_reasons', params: { reasons: [{ code: 'of_a_later_version' }] } }],
  ])('is null where it cannot: %j', (value) => {
    expect(readReason(value)).toBeNull()
  })
})

it('names the field in the message of what is wrong with its value, and in no other [API-03]', () => {
  const blank = new AppError('bad_request', because('field_blank'), { field: 'message' })
  expect(blank.message).toBe('message: must not be blank')
  const past = new AppError('bad_request', because('reply_time_past'), { field: 'sendAt' })
  expect(past.message).toBe('That time has passed. Choose a later one.')
})

it('tells of the AI in sentences that end, and says what to do wherever something can be done [SE-04]', () => {
  const nothingToDo = new Set(['ai_declined', 'ai_conversation_too_long'])
  for (const [code, text] of Object.entries(aiReasons)) {
    if (!code.startsWith('ai_') || nothingToDo.has(code)) continue
    expect(text, code).toMatch(/[.]$/)
    expect(text, code).toMatch(
      /\b(?:Enter|Start|Copy|Choose|Check|Change|Raise|Add|Verify|must|passes|raise|allow)\b/,
    )
  }
})
