import { expect, it } from 'vitest'

import { fold, tokens } from '../../context/text.ts'
import { latinLanguage, numberInWord } from './number-words.ts'

const inWord = (word: string, language: string) => numberInWord(fold(word), new Set([language]))

it.each([
  ['bn', 'পাঁচ', '5'],
  ['bn-latn', 'tin', '3'],
  ['hi', 'पाँच', '5'],
  ['hi-latn', 'paanch', '5'],
  ['ur', 'بیس', '20'],
  ['id', 'lima', '5'],
  ['pt', 'quinze', '15'],
  ['nl', 'tien', '10'],
])('a number is read in %s: %s [AG-21]', (language, word, value) => {
  expect(inWord(word, language)).toBe(value)
})

it.each([
  ['en', 'lakh', '100000'],
  ['bn', 'হালি', '4'],
  ['bn-latn', 'hali', '4'],
  ['ar', 'دزينة', '12'],
  ['es', 'millar', '1000'],
  ['fr', 'quinzaine', '15'],
  ['de', 'hunni', '100'],
  ['tr', 'deste', '10'],
  ['hi', 'डेढ़', '?'],
  ['hi-latn', 'dedh', '?'],
  ['ur', 'ڈیڑھ', '?'],
  ['id', 'gocap', '50'],
  ['it', 'ventina', '20'],
  ['pt', 'dezena', '10'],
  ['nl', 'tientje', '10'],
])('and what people call it otherwise, in %s: %s [AG-21]', (language, word, value) => {
  expect(inWord(word, language)).toBe(value)
})

it.each([
  ['en', 'fifties', '50'],
  ['tr', 'ellisi', '50'],
  ['id', 'sepuluhan', '10'],
  ['bn', 'পাঁচের', '5'],
  ['bn-latn', 'doshta', '10'],
  ['ar', 'خمسين', '50'],
  ['ar', 'الخمسين', '50'],
  ['ar', 'بالخمسين', '50'],
  ['ar', 'وخمسة', '5'],
])('and with what is joined to it, in %s: %s [AG-21]', (language, word, value) => {
  expect(inWord(word, language)).toBe(value)
})

it.each([
  ['en', 'fifth'],
  ['en', 'eighth'],
  ['en', 'ninth'],
  ['en', 'twelfth'],
  ['de', 'fünfundzwanzig'],
  ['de', 'achten'],
  ['it', 'duecento'],
  ['nl', 'vijfentwintig'],
])('a part of it or a number of numbers has no value of its own, in %s: %s [AG-21]', (of, word) => {
  expect(inWord(word, of)).toBe('?')
})

it.each([
  ['a word that begins as one', 'tenant', 'en'],
  ['a word that begins as a part of it', 'tendency', 'en'],
  ['a word that begins as a small one', 'empati', 'id'],
  ['a word of another language', 'fifth', 'tr'],
  ['which of several', 'vierte', 'de'],
  ['a word that holds one', 'achtlose', 'de'],
  ['a word that holds one before "en"', 'achteraf', 'nl'],
  ['a word with what joins two', 'erreichen', 'de'],
  ['a word that begins with what joins two', 'eventi', 'it'],
  ['a short word that is made as one', 'elfen', 'de'],
])('no number is %s: %s [AG-21]', (_, word, language) => {
  expect(inWord(word, language)).toBeNull()
})

it.each([
  ['en', 'The jar is on its way to you, and it will be there with the post.'],
  ['bn-latn', 'Apni kon ta niben, ami den.'],
  ['es', 'El precio es el de la página, con su envío.'],
  ['fr', 'Le prix est sur la page, nous ne vendons pas en gros.'],
  ['de', 'Der Preis ist mit dem Versand, und wir haben es für Sie da.'],
  ['tr', 'Bu ürün çok güzel, size ne olur?'],
  ['hi-latn', 'Yeh aapka hai, hum kya kar sakte hain ki aap ko mile.'],
  ['id', 'Harga ini untuk anda, dan kami bisa kirim dengan itu.'],
  ['it', 'Il prezzo è quello che si vede, con la spedizione per lei, e non di più.'],
  ['pt', 'O preço é para você, com a entrega em casa, e não tem mais.'],
  ['nl', 'De prijs is voor u, met het porto, en wij kan het niet van te voren.'],
])('everyday words tell %s: %s [AG-21]', (language, sentence) => {
  expect(latinLanguage(tokens(sentence))).toBe(language)
})

it('where too little tells, no language is guessed [AG-21]', () => {
  expect(latinLanguage(tokens('Nakshi Kantha'))).toBeNull()
})
