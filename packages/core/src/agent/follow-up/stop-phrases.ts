import type { OwnLanguage } from '../../domain/entities.ts'

interface StopPhrases {
  /** A message that is nothing but one of these asks for no more messages. */
  readonly alone: string
  /** These do so wherever they are in a message. */
  readonly anywhere: string
  /** Who says one of these does not want what was offered. */
  readonly refusals: string
}

/** Phrases are separated by "|". */
export const stopPhrases: Readonly<Record<OwnLanguage, StopPhrases>> = {
  en: {
    alone: 'stop | unsubscribe',
    anywhere:
      "unsubscribe | stop messaging | stop texting | stop contacting | stop writing | stop sending | stop bothering | don't message | don't text | don't contact | don't write | dont message | dont text | dont contact | do not message | do not text | do not contact | do not write | no more messages | leave me alone",
    refusals:
      "no thanks | no thank you | not interested | i don't want | i dont want | i do not want | don't need | dont need | do not need | no need | not now",
  },
  bn: {
    alone: 'বন্ধ করুন | বন্ধ করেন | থামুন | থামেন',
    anywhere:
      'মেসেজ দিবেন না | মেসেজ দেবেন না | মেসেজ দিয়েন না | মেসেজ করবেন না | মেসেজ পাঠাবেন না | বিরক্ত করবেন না',
    refusals: 'লাগবে না | নিব না | নেব না | নিবো না | নেবো না | দরকার নেই | দরকার নাই | আগ্রহী না | আগ্রহী নই',
  },
  'bn-latn': {
    alone: 'bondho korun | bondho koren | thamun',
    anywhere:
      'message diben na | message korben na | message pathaben na | sms diben na | birokto korben na',
    refusals: 'lagbe na | lagbena | nibo na | nebo na | nibona | dorkar nai | dorkar nei',
  },
  ar: {
    alone: 'توقف | الغاء الاشتراك',
    anywhere: 'لا تراسلني | لا تراسلوني | لا ترسل لي | لا ترسلوا لي | لا تكتب لي',
    refusals: 'لا شكرا | لا اريد | لا أريد | غير مهتم | لست مهتما | مش عايز',
  },
  es: {
    alone: 'basta | para ya',
    anywhere:
      'no me escriba | no me escribas | no me escriban | deje de escribirme | deja de escribirme',
    refusals: 'no gracias | no me interesa | no quiero',
  },
  fr: {
    alone: 'arrêtez | arrête',
    anywhere: "ne m'écrivez plus | ne m'écris plus | arrêtez de m'écrire",
    refusals: "non merci | pas intéressé | pas intéressée | ne m'intéresse pas",
  },
  de: {
    alone: 'stopp | aufhören',
    anywhere: 'schreiben sie mir nicht | schreib mir nicht | keine nachrichten mehr',
    refusals: 'nein danke | kein interesse | nicht interessiert',
  },
  tr: {
    alone: 'dur | durun | durdur | durdurun | yeter',
    anywhere:
      'mesaj atmayın | mesaj atma | mesaj göndermeyin | mesaj gönderme | mesaj yazmayın | bana yazmayın | bana yazma | artık yazmayın | artık yazma | rahatsız etmeyin | beni rahat bırakın',
    refusals:
      'istemiyorum | istemem | hayır teşekkürler | hayır teşekkür ederim | ilgilenmiyorum | gerek yok | lazım değil | şimdi değil | almayacağım | vazgeçtim',
  },
  hi: {
    alone: 'बंद करो | बंद करें | बंद कीजिए | बस करो',
    anywhere:
      'मैसेज मत | मेसेज मत | मैसेज न करें | मैसेज ना करें | मैसेज न भेजें | मैसेज करना बंद | मैसेज भेजना बंद | परेशान मत करो | परेशान मत कीजिए | परेशान न करें',
    refusals:
      'नहीं चाहिए | नही चाहिए | नहीं लेना | नहीं लूँगा | नहीं लूँगी | नहीं लूंगा | नहीं लूंगी | ज़रूरत नहीं | जरूरत नहीं | रुचि नहीं | अभी नहीं | नहीं धन्यवाद | नहीं शुक्रिया | रहने दो | रहने दीजिए',
  },
  'hi-latn': {
    alone: 'band karo | band karein | band kijiye | bas karo',
    anywhere:
      'message mat | msg mat | sms mat | message na karo | message na kare | message na karein | message na bhejo | message na bhejein | message karna band | message bhejna band | pareshan mat karo | pareshan na karo | pareshan na karein',
    refusals:
      'nahi chahiye | nahin chahiye | nai chahiye | nahi lena | nahi lunga | nahi lungi | zarurat nahi | jarurat nahi | interest nahi | interested nahi | abhi nahi | nahi thanks | nahi shukriya | rehne do | rehne dijiye | rehne dein',
  },
  ur: {
    alone: 'بند کریں | بند کرو | بس کریں | بس کرو',
    anywhere:
      'میسج مت | پیغام مت | میسج نہ کریں | میسج نہ بھیجیں | پیغام نہ بھیجیں | میسج کرنا بند | میسج بھیجنا بند | تنگ نہ کریں | تنگ مت کریں',
    refusals:
      'نہیں چاہیے | نہیں چاہئے | نہیں لینا | نہیں لوں گا | نہیں لوں گی | ضرورت نہیں | دلچسپی نہیں | ابھی نہیں | نہیں شکریہ | رہنے دیں | رہنے دو',
  },
  id: {
    alone: 'berhenti | hentikan | berhenti berlangganan',
    anywhere:
      'jangan kirim pesan | jangan kirim chat | jangan kirimi saya | jangan chat saya | jangan hubungi saya | jangan ganggu saya | berhenti kirim pesan | berhenti mengirim pesan | stop kirim pesan | stop chat',
    refusals:
      'tidak terima kasih | nggak makasih | gak makasih | tidak tertarik | nggak tertarik | gak tertarik | tidak minat | tidak berminat | nggak minat | gak minat | tidak mau | nggak mau | gak mau | tidak jadi | nggak jadi | gak jadi | tidak usah | nggak usah | gak usah | tidak perlu | nggak perlu | gak perlu',
  },
  it: {
    alone: 'smettila | smettetela | smetta | basta messaggi',
    anywhere:
      'non scrivermi | non scrivetemi | non mi scriva | non mi scrivete | non mi scrivere | smetta di scrivermi | smettila di scrivermi | smettetela di scrivermi | non mandatemi messaggi | non mi mandi più messaggi | non mi mandate più messaggi | non contattatemi | non mi contatti | lasciatemi in pace | mi lasci in pace',
    refusals:
      'no grazie | non mi interessa | non sono interessato | non sono interessata | non voglio | non lo voglio | non mi serve | non ne ho bisogno | non ora',
  },
  pt: {
    alone: 'pare | para | parar | chega | sair',
    anywhere:
      'não me escreva | nao me escreva | não me mande mais | nao me mande mais | não me manda mais | nao me manda mais | não me mande mensagem | não me mande mensagens | nao me mande mensagem | nao me mande mensagens | não mande mais mensagem | não mande mais mensagens | nao mande mais mensagens | pare de me mandar | para de me mandar | pare de mandar | não quero receber mensagens | nao quero receber mensagens | me deixa em paz | me deixe em paz',
    refusals:
      'não obrigado | não obrigada | nao obrigado | nao obrigada | não quero | nao quero | não tenho interesse | nao tenho interesse | sem interesse | não me interessa | nao me interessa | não estou interessado | não estou interessada | nao estou interessado | nao estou interessada | não preciso | nao preciso | agora não | agora nao',
  },
  nl: {
    alone: 'stoppen | afmelden | uitschrijven | hou op | houd op',
    anywhere:
      'schrijf me niet | schrijf mij niet | app me niet | stuur me geen berichten | stuur mij geen berichten | geen berichten meer | stop met berichten | stop met sturen | stop met appen | laat me met rust | laat mij met rust',
    refusals:
      'nee bedankt | nee dank je | nee dank u | nee dankjewel | geen interesse | niet geïnteresseerd | hoeft niet | niet nodig | wil ik niet | ik wil het niet | nu niet',
  },
}
