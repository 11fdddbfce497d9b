import { expect, it } from 'vitest'

import { declines, saysStop } from './stop-words.ts'

it('knows who wants no more messages, in the languages of the shop [AG-10]', () => {
  for (const text of [
    'STOP',
    'stop please!',
    'Please unsubscribe me from this',
    'Don’t message me again',
    'dont text me',
    'leave me alone',
    'বন্ধ করুন',
    'আর মেসেজ দিবেন না',
    'ar message diben na vai',
    'توقف من فضلك',
    'لا تراسلني مرة أخرى',
    'No me escribas más',
    'Ne m’écrivez plus',
    'Bitte schreiben Sie mir nicht mehr',
    'Lütfen bana yazmayın',
    'मुझे मैसेज मत भेजो',
    'mujhe message mat karo bhai',
    'مجھے میسج مت بھیجیں',
    'jangan kirim pesan lagi',
    'Per favore, smettila di scrivermi',
    'Não me mande mais mensagens',
    'Laat me met rust',
    'Durdurun lütfen',
    'band karo',
    'berhenti',
  ])
    expect(saysStop(text), text).toBe(true)
  for (const text of [
    'Where is the bus stop?',
    'Can you stop by at five?',
    'I can’t stop looking at it',
    'Text me the price',
    'মেসেজ দিয়েন',
    'Don’t you have it in red?',
    'Não me mande o vermelho',
    'Stuur me geen rode',
    'परेशान मत होइए',
    'Para mim, por favor',
    'Mesaj attım, gördünüz mü?',
    'Jangan kirim hari Minggu',
    '',
  ])
    expect(saysStop(text), text).toBe(false)
})

it('knows who does not want it [AG-10]', () => {
  for (const text of [
    'No, thanks.',
    'Sorry, not interested',
    'I don’t want it anymore',
    'এখন লাগবে না',
    'lagbe na vai',
    'لا، شكرا',
    'No me interesa',
    'Non, merci',
    'Nein, danke',
    'Hayır, istemiyorum',
    'अभी नहीं चाहिए',
    'nahi chahiye bhai',
    'نہیں شکریہ',
    'Gak jadi kak',
    'No, grazie',
    'Não, obrigada',
    'Nee, bedankt',
  ])
    expect(declines(text), text).toBe(true)
  for (const text of [
    'Thanks!',
    'I need two',
    'No, the blue one',
    'Is it nice?',
    'লাগবে',
    'İstiyorum',
    'चाहिए',
    'Voglio',
    'Quero',
  ])
    expect(declines(text), text).toBe(false)
})
