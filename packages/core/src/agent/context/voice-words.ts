import type { OwnLanguage } from '../../domain/entities.ts'
import { languageKey } from './labels.ts'

const notHeard: Readonly<Record<OwnLanguage, string>> = {
  en: 'I cannot listen to voice messages.',
  bn: 'আমি ভয়েস মেসেজ শুনতে পারি না।',
  'bn-latn': 'Ami voice message shunte pari na.',
  ar: 'لا أستطيع الاستماع إلى الرسائل الصوتية.',
  es: 'No puedo escuchar mensajes de voz.',
  fr: 'Je ne peux pas écouter les messages vocaux.',
  de: 'Ich kann keine Sprachnachrichten anhören.',
  tr: 'Sesli mesajları dinleyemiyorum.',
  hi: 'मैं वॉइस मैसेज नहीं सुन सकता।',
  'hi-latn': 'Main voice message nahi sun sakta.',
  ur: 'میں وائس میسج نہیں سن سکتا۔',
  id: 'Saya tidak bisa mendengarkan pesan suara.',
  it: 'Non posso ascoltare i messaggi vocali.',
  pt: 'Não consigo ouvir mensagens de voz.',
  nl: 'Ik kan geen spraakberichten beluisteren.',
}

/** What is said to somebody who has spoken instead of writing; a human listens to it. */
export function cannotHear(language: string): string {
  return notHeard[languageKey(language)]
}

const notSeen: Readonly<Record<OwnLanguage, string>> = {
  en: 'I cannot see this picture.',
  bn: 'আমি এই ছবিটি দেখতে পারছি না।',
  'bn-latn': 'Ami ei chobita dekhte parchi na.',
  ar: 'لا أستطيع رؤية هذه الصورة.',
  es: 'No puedo ver esta imagen.',
  fr: 'Je ne peux pas voir cette image.',
  de: 'Ich kann dieses Bild nicht sehen.',
  tr: 'Bu resmi göremiyorum.',
  hi: 'मैं यह तस्वीर नहीं देख सकता।',
  'hi-latn': 'Main yeh tasveer nahi dekh sakta.',
  ur: 'میں یہ تصویر نہیں دیکھ سکتا۔',
  id: 'Saya tidak bisa melihat gambar ini.',
  it: 'Non posso vedere questa immagine.',
  pt: 'Não consigo ver esta imagem.',
  nl: 'Ik kan deze foto niet zien.',
}

/** What is said to somebody who has sent a picture that the model is not shown; a human looks at it. */
export function cannotSee(language: string): string {
  return notSeen[languageKey(language)]
}

const notOpened: Readonly<Record<OwnLanguage, string>> = {
  en: 'I cannot open what you sent.',
  bn: 'আপনি যা পাঠিয়েছেন তা আমি খুলতে পারছি না।',
  'bn-latn': 'Apni ja pathiyechen ta ami khulte parchi na.',
  ar: 'لا أستطيع فتح ما أرسلته.',
  es: 'No puedo abrir lo que ha enviado.',
  fr: 'Je ne peux pas ouvrir ce que vous avez envoyé.',
  de: 'Ich kann nicht öffnen, was Sie geschickt haben.',
  tr: 'Gönderdiğinizi açamıyorum.',
  hi: 'आपने जो भेजा है, उसे मैं नहीं खोल सकता।',
  'hi-latn': 'Aapne jo bheja hai, use main nahi khol sakta.',
  ur: 'آپ نے جو بھیجا ہے، میں اسے نہیں کھول سکتا۔',
  id: 'Saya tidak bisa membuka apa yang Anda kirim.',
  it: 'Non posso aprire ciò che ha inviato.',
  pt: 'Não consigo abrir o que enviou.',
  nl: 'Ik kan niet openen wat u hebt gestuurd.',
}

/** What is said to somebody who has sent a film or a paper; a human looks at it. */
export function cannotOpen(language: string): string {
  return notOpened[languageKey(language)]
}
