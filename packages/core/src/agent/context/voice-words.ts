import type { OwnLanguage } from '../../domain/entities.ts'
import { languageKey } from './labels.ts'

const byLanguage: Readonly<Record<OwnLanguage, string>> = {
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
  return byLanguage[languageKey(language)]
}
