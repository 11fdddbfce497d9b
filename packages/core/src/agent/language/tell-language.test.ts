import { describe, expect, it } from 'vitest'

import { ownLanguages } from '../../domain/entities.ts'
import { speaksOnly, tellLanguage } from './tell-language.ts'

describe('a text in a language that is switched off is found [AG-22]', () => {
  it.each([
    ['by its script', 'Привет, чем могу помочь?', ownLanguages],
    ['by a single word of another script', 'Hello there, спасибо for your message', ownLanguages],
    [
      'among languages of one script',
      'Merhaba, size nasıl yardımcı olabilirim?',
      ['en', 'bn'] as const,
    ],
    ['that the program has no words in', 'Dzień dobry, w czym mogę pomóc?', ownLanguages],
    [
      'in one sentence of several',
      'Hello and welcome! Bu ürün çok güzel, hemen alabilirsiniz.',
      ['en'] as const,
    ],
    [
      'in one sentence of a long text',
      'Your parcel leaves the shop today and comes to you on time. We have put the two jars in a box for you. Bu ürün çok güzel, hemen alabilirsiniz. Thank you for your order, and see you soon in our shop!',
      ['en'] as const,
    ],
    ['in a few words', 'Teşekkür ederim', ['en', 'es'] as const],
    ['in a few words of a language near by', 'Apnar order hoyeche', ['en', 'es'] as const],
    ['in a few words that no list has', 'Jó reggelt', ['en'] as const],
    ['in few words of two languages', 'Hi, buenos días señora', ['en'] as const],
    ['in a script that no language is switched on for', 'ধন্যবাদ', ['en', 'es'] as const],
    [
      'in a word of such a script beside ours',
      'আচ্ছা, thank you very much for your order',
      ['en'] as const,
    ],
    [
      'in more than a borrowed word beside another script',
      'আপনার পার্সেল আজ পাঠানো হয়েছে Teşekkür ederim',
      ['en', 'bn'] as const,
    ],
    [
      'written in Latin letters beside another script',
      'شكرا merhaba size nasıl yardımcı olabilirim',
      ['ar'] as const,
    ],
    ['Latin letters alone', 'Hello and welcome to us', ['ar'] as const],
    [
      'in two languages of one script',
      'سلام، امروز چطور می‌توانم به شما کمک کنم؟',
      ['ar', 'ur'] as const,
    ],
  ])('%s', (_, text, on) => {
    expect(speaksOnly(text, on)).toBe(false)
  })
})

describe('a few words that the agent has no language for are found behind a sentence that it has [AG-20, AG-22]', () => {
  it.each(['Je to zdarma.', 'Dostaniesz go za darmo.', 'Du får den på köpet.', 'Získáte slevu.'])(
    '%s',
    (text) => {
      const before = 'The blanket is of soft cotton.'
      expect(speaksOnly(before, ['en'])).toBe(true)
      expect(speaksOnly(`${before} ${text}`, ['en'])).toBe(false)
      expect(speaksOnly(`${before} ${text}`, ownLanguages)).toBe(false)
    },
  )
})

describe('a text in a language that is switched on passes [AG-22]', () => {
  it.each([
    ['nothing to tell it by', '👍 1 2 3 …', ['bn'] as const],
    ['English', 'Which of the two would you like to have?', ['en'] as const],
    ['romanised Bengali', 'Ji apu, eta amader kache ache, koyta niben?', ['bn-latn'] as const],
    [
      'romanised Bengali with English words in it',
      'Apu delivery charge alada, cash on delivery ache.',
      ['en', 'bn-latn'] as const,
    ],
    [
      'two languages, sentence by sentence',
      'Thank you very much! আপনার ঠিকানা আর ফোন নম্বর দিন।',
      ['en', 'bn'] as const,
    ],
    [
      'borrowed words in another script',
      'يمكنك الدفع عند الاستلام cash on delivery في منزلك',
      ['ar'] as const,
    ],
    [
      'one borrowed word where its script is spoken',
      'আপনি WhatsApp ব্যবহার করতে পারেন।',
      ['bn', 'es'] as const,
    ],
    [
      'two borrowed words, no longer than a name',
      'আপনার order confirm করেছি',
      ['bn', 'es'] as const,
    ],
    [
      'a short sentence in which a name is called',
      'We send it today. Shukriya, Rahima apa',
      ['en'] as const,
    ],
    [
      'a greeting of another of our languages',
      'أهلا! السلام عليكم! كيف أساعدك؟',
      ['ar', 'en'] as const,
    ],
    ['a few words', 'Muchas gracias', ['es', 'en'] as const],
    ['one word of another script', 'ধন্যবাদ', ['bn'] as const],
    ['a word that is said in several languages', 'Ok', ['en', 'es'] as const],
    ['a word that no list has', 'Wow', ['en'] as const],
  ])('%s', (_, text, on) => {
    expect(speaksOnly(text, on)).toBe(true)
  })
})

describe('a reply’s language is that of its text [AG-22]', () => {
  it.each([
    ['de', 'Welche Farbe gefällt Ihnen am besten?', undefined],
    ['bn-latn', 'Apni kon rong ta niben, lal naki nil?', 'en'],
    ['ar', 'أهلاً بك، كيف أساعدك؟', 'en'],
    ['ur', 'آپ کو کون سا رنگ پسند ہے؟', 'ar'],
    // What nearly fits is believed.
    ['es', 'Claro', 'es'],
    ['en', 'Ok', 'en'],
  ] as const)('%s: %s', (language, text, said) => {
    expect(tellLanguage(text, ownLanguages, said)).toBe(language)
  })

  it('among those that are switched on, whatever else it looks like', () => {
    expect(tellLanguage('Ok', ['en', 'bn'], 'en')).toBe('en')
    expect(tellLanguage('Claro', ['es', 'pt'], 'pt')).toBe('es')
  })

  it('and is not guessed where too little tells it', () => {
    expect(tellLanguage('Ok', ownLanguages)).toBeNull()
    expect(tellLanguage('👍', ownLanguages, 'de')).toBeNull()
    expect(tellLanguage('ধন্যবাদ', ['en', 'es'])).toBeNull()
  })
})
