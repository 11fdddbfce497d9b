import { expect, it } from 'vitest'

import {
  blanket,
  someContext,
  someDecision,
  someProduct,
  someSettings,
} from '../../testing/agent-context.ts'
import { checkDecision } from '../checks/checks.ts'
import { readDecision } from '../decision/read-decision.ts'

const only = (...languages: ('en' | 'bn' | 'bn-latn' | 'es')[]) =>
  someContext({
    settings: someSettings({ ai: { languages } }),
    products: [blanket, someProduct(7, 'Güneş Gözlüğü', 500)],
    customer: {
      name: 'Józef Wiśniewski',
      phone: null,
      address: 'ulica Długa, Gdańsk',
      language: null,
    },
  })
const found = (reply: string, context = only('en', 'bn')) =>
  checkDecision(someDecision({ reply }), context).problems.map(({ code }) => code)

it('an answer in a language that is switched off is not sent, and the model hears which are on [AG-22]', () => {
  const { problems, sendable } = checkDecision(
    someDecision({ reply: 'Bu ürün çok güzel, hemen alabilirsiniz.', language: 'en' }),
    only('en', 'bn'),
  )
  expect(sendable).toBe(false)
  expect(problems).toMatchObject([{ code: 'language', message: expect.stringContaining('en, bn') }])
})

it.each([
  'The Güneş Gözlüğü is there for {{price:7}}.',
  'Is it ulica Długa, Gdańsk, Józef Wiśniewski?',
  'Look at https://www.ceneo.pl/produkt or write to pomoc@sklep.pl please',
  'Józef Wiśniewski?',
  'ulica Długa, Gdańsk?',
  'Güneş{{price:7}}Gözlüğü',
  'Nakshi Kantha 👍🎉 {{price:1}}',
  'নকশি কাঁথার দাম {{price:1}}, আপনি কি নিতে চান?',
])('names, addresses, links, placeholders and emoji are of no language: %s [AG-22]', (reply) => {
  expect(found(reply)).not.toContain('language')
})

it.each([
  'Bu/ürün çok/güzel, hemen/alabilirsiniz/lütfen',
  'Bu ürün çok güzel: hemen alabilirsiniz',
])('a stroke or a colon between words makes no link of them: %s [AG-22]', (reply) => {
  expect(found(reply)).toContain('language')
})

it.each([
  'www.bardzo-dobry-sklep-z-polskimi-rzeczami.pl',
  'sklep.dobre-rzeczy-dla-ciebie-i-rodziny',
  '12bardzo 13dobrze 14jutro 15przyjdzie 16paczka',
])('a bare link and what hangs on a number are of no language: %s [AG-22]', (reply) => {
  expect(found(reply)).not.toContain('language')
})

it('placeholders alone are of no language, and a name takes nothing along [AG-22]', () => {
  expect(found('{{summary}} {{price:1}} {{delivery_fee}}', only('bn'))).not.toContain('language')
  expect(found('Güneş Gözlüğü çok güzel, hemen alabilirsiniz.')).toContain('language')
})

it('a customer of whom neither name nor address is known is answered the same [AG-22]', () => {
  const customer = { name: null, phone: null, address: null, language: null }
  const unknown = { ...only('en', 'bn'), customer }
  expect(found('Which colour would you like to have?', unknown)).not.toContain('language')
  expect(found('ulica Długa, Gdańsk?', unknown)).toContain('language')
})

const sent = (reply: string, language: string) =>
  JSON.stringify({ ...someDecision({ reply, language }) })
const languageRead = (reply: string, language: string, context = only('en', 'bn', 'bn-latn')) => {
  const read = readDecision(sent(reply, language), context)
  return read.ok ? read.decision.language : null
}

it('the program’s own part follows the reply’s text, not the model’s word for it [AG-22]', () => {
  expect(languageRead('আপনার নাম ও ঠিকানা বলুন।', 'en')).toBe('bn')
  expect(languageRead('Apnar nam ar thikana ta bolen please', 'en')).toBe('bn-latn')
  expect(languageRead('Ok', 'bn-Latn')).toBe('bn-latn')
  expect(languageRead('Ok', 'bn_BD')).toBe('bn')
  expect(languageRead('Ok', 'bn_Latn')).toBe('bn-latn')
})

it('what is switched off is spoken by nobody: the customer’s last language or the shop’s is used [AG-22]', () => {
  expect(languageRead('👍', 'tr')).toBe('en')
  const context = only('es', 'bn')
  expect(languageRead('👍', 'tr', context)).toBe('bn')
  expect(
    languageRead('👍', 'tr', { ...context, customer: { ...context.customer, language: 'es' } }),
  ).toBe('es')
  expect(readDecision('no json', context).ok).toBe(false)
})
