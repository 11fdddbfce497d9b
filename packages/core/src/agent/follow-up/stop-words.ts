import { tokens } from '../context/text.ts'

/** A message that is nothing but one of these, with a please at most. */
const stopAlone = folded([
  'stop',
  'unsubscribe',
  'বন্ধ করুন',
  'বন্ধ করেন',
  'থামুন',
  'থামেন',
  'bondho korun',
  'bondho koren',
  'thamun',
  'توقف',
  'الغاء الاشتراك',
  'basta',
  'para ya',
  'arrêtez',
  'arrête',
  'stopp',
  'aufhören',
])

/** Wherever they stand in a message. */
const stopAnywhere = folded([
  'unsubscribe',
  'stop messaging',
  'stop texting',
  'stop contacting',
  'stop writing',
  'stop sending',
  'stop bothering',
  "don't message",
  "don't text",
  "don't contact",
  "don't write",
  'dont message',
  'dont text',
  'dont contact',
  'do not message',
  'do not text',
  'do not contact',
  'do not write',
  'no more messages',
  'leave me alone',
  'মেসেজ দিবেন না',
  'মেসেজ দেবেন না',
  'মেসেজ দিয়েন না',
  'মেসেজ করবেন না',
  'মেসেজ পাঠাবেন না',
  'বিরক্ত করবেন না',
  'message diben na',
  'message korben na',
  'message pathaben na',
  'sms diben na',
  'birokto korben na',
  'لا تراسلني',
  'لا تراسلوني',
  'لا ترسل لي',
  'لا ترسلوا لي',
  'لا تكتب لي',
  'no me escriba',
  'no me escribas',
  'no me escriban',
  'deje de escribirme',
  'deja de escribirme',
  "ne m'écrivez plus",
  "ne m'écris plus",
  "arrêtez de m'écrire",
  'schreiben sie mir nicht',
  'schreib mir nicht',
  'keine nachrichten mehr',
])

const refusals = folded([
  'no thanks',
  'no thank you',
  'not interested',
  "i don't want",
  'i dont want',
  'i do not want',
  "don't need",
  'dont need',
  'do not need',
  'no need',
  'not now',
  'লাগবে না',
  'নিব না',
  'নেব না',
  'নিবো না',
  'নেবো না',
  'দরকার নেই',
  'দরকার নাই',
  'আগ্রহী না',
  'আগ্রহী নই',
  'lagbe na',
  'lagbena',
  'nibo na',
  'nebo na',
  'nibona',
  'dorkar nai',
  'dorkar nei',
  'لا شكرا',
  'لا اريد',
  'لا أريد',
  'غير مهتم',
  'لست مهتما',
  'مش عايز',
  'no gracias',
  'no me interesa',
  'no quiero',
  'non merci',
  'pas intéressé',
  'pas intéressée',
  "ne m'intéresse pas",
  'nein danke',
  'kein interesse',
  'nicht interessiert',
])

const polite = new Set(
  tokens('please pls plz প্লিজ দয়া করে doya kore من فضلك لو سمحت por favor svp bitte'),
)

/** Whether a customer asks not to be written to any more. */
export function saysStop(text: string): boolean {
  const said = tokens(text)
    .filter((word) => !polite.has(word))
    .join(' ')
  if (stopAlone.includes(said)) return true
  return holdsOne(text, stopAnywhere)
}

/** Whether a customer does not want what was offered: who says so is not asked again. */
export function declines(text: string): boolean {
  return holdsOne(text, refusals)
}

function holdsOne(text: string, phrases: readonly string[]): boolean {
  const said = ` ${tokens(text).join(' ')} `
  return phrases.some((phrase) => said.includes(` ${phrase} `))
}

function folded(phrases: readonly string[]): readonly string[] {
  return phrases.map((phrase) => tokens(phrase).join(' '))
}
