import { ApiError } from '@pal/core/contract/client/api-error'
import { moneyParam } from '@pal/core/domain/money'
import { answerOf, because } from '@pal/core/texts/reason'
import i18next from 'i18next'
import { afterEach, expect, it } from 'vitest'

import { reasonOf } from './errors.ts'
import { fieldError } from './field-error.ts'
import { speak } from './i18n/i18n.ts'
import { reasonText } from './reason-text.ts'

afterEach(() => i18next.changeLanguage('en'))

const failure = (body: object, status = 409) => new ApiError(status, '', JSON.stringify(body))
const foreign = 'The words of the server.'

it('says a code in the words of the catalogue, whatever the server’s message [API-03]', () => {
  const stock = because('product_out_of_stock', { product: 'Saree' })
  expect(reasonText({ ...stock, message: foreign })).toBe("There is not enough 'Saree' in stock")
  const lost = because('vault_lost', {
    count: 2,
    secrets: [because('vault_enter_app_secret'), because('vault_enter_ai_key')],
  })
  expect(reasonText({ ...lost, message: foreign })).toMatch(
    /^Enter the app secret again\. Enter the AI key again\. They were sealed/,
  )
})

it('writes a count as the language writes numbers, and a port as it is [SH-11]', () => {
  const slow = because('page_calls_slow', { calls: 2_000, seconds: 60 })
  expect(reasonText({ ...slow, message: foreign })).toContain('allows 2,000 calls')
  const taken = because('port_taken', { port: 8080 })
  expect(reasonText({ ...taken, message: foreign })).toContain('8080')
})

it('keeps what was typed in one piece where the screen runs from right to left [SH-11]', () => {
  const unread = because('field_not_amount', { text: '1,450/x' })
  const said = () => reasonText({ ...unread, message: foreign })
  expect(said()).toContain("'1,450/x'")
  document.documentElement.dir = 'rtl'
  expect(said()).toContain("'\u20681,450/x\u2069'")
  document.documentElement.dir = 'ltr'
})

it('writes an amount as the language of the screen does, and as English does without one [SH-11, CU-02]', async () => {
  const less = answerOf(because('order_paid_less', { total: moneyParam(123_456_750, 'USD') }))
  expect(less.message).toBe('Paid in full is at least $1,234,567.50')
  expect(reasonText(less)).toBe('Paid in full is at least $1,234,567.50')
  await speak('de')
  expect(reasonText(less)).toContain('1.234.567,50\u00a0$')
  await speak('ar')
  expect(reasonText(less)).toMatch(/\u2066.*1,234,567\.50.*\u2069/)
  await speak('en')
})

it('says it in the language of the screen [SH-11]', async () => {
  i18next.addResourceBundle('de', 'translation', {
    reasons: {
      on_page: '{{page}}: {{reason}}',
      field_too_long_one: 'höchstens ein Zeichen',
      field_too_long_other: 'höchstens {{count}} Zeichen',
    },
  })
  await i18next.changeLanguage('de')
  const long = because('field_too_long', { count: 60 })
  const onPage = because('on_page', { page: 'Laden', reason: long })
  expect(reasonText({ ...onPage, message: foreign })).toBe('Laden: höchstens 60 Zeichen')
  expect(reasonText(answerOf(because('graph_spam')))).toMatch(/^Facebook warns/)
  i18next.removeResourceBundle('de', 'translation')
})

it('says a code that it does not know, or that holds one, in the server’s words [API-03]', () => {
  expect(reasonText({ code: 'of_tomorrow', message: foreign })).toBe(foreign)
  expect(reasonText({ code: '', message: foreign })).toBe(foreign)
  const reason = { code: 'of_tomorrow' }
  const params = { page: 'Saree', reason }
  expect(reasonText({ code: 'on_page', params, message: foreign })).toBe(foreign)
})

it('shows what fills a text as it is, and never as a text of its own', () => {
  const words = '{{count}} $t(common.cancel) <b>&amp;</b>'
  expect(reasonText(answerOf(because('earlier_text', { text: words })))).toBe(words)
})

it('names the field of a failure as the screen does, but not beside the field itself [API-03, API-06]', async () => {
  const body = { code: 'field_blank', message: 'text: must not be blank', field: 'text' }
  expect(reasonOf(failure(body, 400))).toBe('Text: Must not be blank.')
  expect(fieldError(failure(body, 400))).toEqual({ field: 'text', text: 'Must not be blank.' })
  const past = { code: 'reply_time_past', message: foreign, field: 'sendAt' }
  expect(reasonOf(failure(past))).toBe('That time has passed. Choose a later one.')
  expect(fieldError(failure(past))?.text).toBe('That time has passed. Choose a later one.')

  const price = { ...because('field_not_number'), message: foreign, field: 'lines.0.unitPrice' }
  expect(reasonOf(failure(price, 400))).toBe('Price: Must be a number.')
  await speak('es')
  expect(reasonOf(failure(price, 400))).toBe('Precio: Debe ser un número.')
})

it('leaves the name out where the screen has none, and of a code that it does not know [API-03]', () => {
  const cursor = { ...because('field_not_cursor'), message: foreign, field: 'cursor' }
  expect(reasonOf(failure(cursor, 400))).toBe('Is not a cursor of this server.')
  const tomorrow = { code: 'field_of_tomorrow', message: 'discount: is odd', field: 'discount' }
  expect(reasonOf(failure(tomorrow, 400))).toBe('Discount: Is odd.')
})
