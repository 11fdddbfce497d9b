import { expect, it } from 'vitest'

import type { OwnLanguage } from '../../domain/entities.ts'
import { someContext, someSettings } from '../../testing/agent-context.ts'
import { labelsFor } from '../context/labels.ts'
import { handOffText, holdingReplyText, whoWaits, withoutHandOff } from './holding-reply.ts'

const asked = (text: string, language: string | null = null) => {
  const context = someContext({ history: [{ author: 'customer', text, at: 0 }] })
  return holdingReplyText(whoWaits({ ...context, customer: { ...context.customer, language } }))
}

it('asks for patience in the language in which the customer wrote [AG-14]', () => {
  expect(asked('মধু আছে?')).toBe(labelsFor('bn').patience)
  expect(asked('هل لديكم عسل؟')).toBe(labelsFor('ar').patience)
  expect(asked('apu modhu ache? dam koto')).toBe(labelsFor('bn-latn').patience)
  expect(asked('¿Tienen miel?', 'es')).toBe(labelsFor('es').patience)
  expect(asked('Do you have honey?')).toBe(labelsFor('en').patience)
  // Digits and a sign of money tell of no language.
  expect(asked('Honey for ৳৫০০? Call ০১৭১২৩৪৫৬৭৮')).toBe(labelsFor('en').patience)
  expect(asked('Honey at १०० rupees', 'en')).toBe(labelsFor('en').patience)
})

it('tells in it, too, that a human will answer [AG-24, AG-32]', () => {
  const said = (text: string, language: string | null = null) => {
    const context = someContext({ history: [{ author: 'customer', text, at: 0 }] })
    return handOffText(whoWaits({ ...context, customer: { ...context.customer, language } }))
  }
  expect(said('মধু আছে?')).toBe(labelsFor('bn').handedOver)
  expect(said('हाँ, शहद है?')).toBe(labelsFor('hi').handedOver)
  expect(said('کیا آپ کے پاس شہد ہے؟')).toBe(labelsFor('ur').handedOver)
  expect(said('هل لديكم عسل؟')).toBe(labelsFor('ar').handedOver)
  expect(said('Bal var mı?', 'tr')).toBe(labelsFor('tr').handedOver)
})

it.each(['en', 'bn', 'ar', 'de'])(
  'is not in a draft of what was held, in %s [AG-32]',
  (language) => {
    const { handedOver, patience } = labelsFor(language)
    expect(withoutHandOff(`I had better ask.\n\n${handedOver}`)).toBe('I had better ask.')
    expect(withoutHandOff(`${patience}\n\nTwo jars.`)).toBe(`${patience}\n\nTwo jars.`)
  },
)

it('tells Latin letters apart among what the shop answers in [AG-24, AG-32]', () => {
  const said = (text: string, languages: readonly OwnLanguage[] = []) => {
    const history = [{ author: 'customer', text, at: 0 }] as const
    const settings = someSettings({ ai: { languages: [...languages] } })
    return handOffText(whoWaits(someContext({ history, settings })))
  }
  const spanish = 'Hola, quiero hablar con una persona de la tienda'
  expect(said(spanish, ['en', 'es', 'fr'])).toBe(labelsFor('es').handedOver)
  expect(said(spanish, ['en', 'fr'])).toBe(labelsFor('en').handedOver)
  expect(said('ami manush er sathe kotha bolte chai')).toBe(labelsFor('bn-latn').handedOver)
  expect(said('I want to talk to a person')).toBe(labelsFor('en').handedOver)
})
