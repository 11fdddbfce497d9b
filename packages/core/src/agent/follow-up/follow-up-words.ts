import type { OwnLanguage } from '../../domain/entities.ts'
import type { FollowUpKind } from './follow-up.ts'

/** What a follow-up says. The program words it: nobody asked anything that a model could answer. */
interface FollowUpWords {
  /** About what is in the cart. */
  readonly about: (products: string) => string
  readonly plain: string
  /** A week after somebody ordered a trial pack. */
  readonly trial: (products: string) => string
  /** What was sold out when they asked for it. */
  readonly back: (products: string) => string
}

const byLanguage: Readonly<Record<OwnLanguage, FollowUpWords>> = {
  en: {
    about: (products) =>
      `Hi! Are you still interested in ${products}? I am happy to answer any question.`,
    plain: 'Hi! Is there anything else you would like to know? I am happy to help.',
    trial: (products) =>
      `Hi! How do you like ${products}? If you have a question or would like more, just write here.`,
    back: (products) => `Hi! Good news: you can order ${products} again. Would you like it?`,
  },
  bn: {
    about: (products) => `আপনি কি এখনও ${products} নিতে আগ্রহী? কোনো প্রশ্ন থাকলে জানাবেন।`,
    plain: 'আপনার আর কিছু জানার আছে কি? থাকলে লিখুন, আমি জানাচ্ছি।',
    trial: (products) => `${products} কেমন লাগছে? কোনো প্রশ্ন থাকলে বা আরও নিতে চাইলে এখানে লিখুন।`,
    back: (products) => `সুখবর: ${products} আবার পাওয়া যাচ্ছে। আপনি কি নিতে চান?`,
  },
  'bn-latn': {
    about: (products) => `Apni ki ekhono ${products} nite agrohi? Kono proshno thakle janaben.`,
    plain: 'Apnar ar kichu janar ache ki? Thakle likhun, ami janacchi.',
    trial: (products) =>
      `${products} kemon lagche? Kono proshno thakle ba aro nite chaile ekhane likhun.`,
    back: (products) => `Shukhobor: ${products} abar paowa jacche. Apni ki nite chan?`,
  },
  ar: {
    about: (products) => `مرحبًا! هل ما زلت مهتمًا بـ ${products}؟ يسعدني أن أجيب عن أي سؤال.`,
    plain: 'مرحبًا! هل تود معرفة شيء آخر؟ يسعدني أن أساعدك.',
    trial: (products) => `مرحبًا! كيف وجدت ${products}؟ إن كان لديك سؤال أو أردت المزيد فاكتب هنا.`,
    back: (products) => `مرحبًا! خبر سار: ${products} متوفر من جديد. هل تود طلبه؟`,
  },
  es: {
    about: (products) => `¡Hola! ¿Le sigue interesando ${products}? Con gusto respondo sus dudas.`,
    plain: '¡Hola! ¿Hay algo más que quiera saber? Con gusto le ayudo.',
    trial: (products) =>
      `¡Hola! ¿Qué le parece ${products}? Si tiene dudas o quiere más, escríbanos aquí.`,
    back: (products) =>
      `¡Hola! Buenas noticias: ya se puede volver a pedir ${products}. ¿Le interesa?`,
  },
  fr: {
    about: (products) =>
      `Bonjour ! Avez-vous encore des questions sur ${products} ? J’y réponds volontiers.`,
    plain: 'Bonjour ! Souhaitez-vous savoir autre chose ? Je vous aide volontiers.',
    trial: (products) =>
      `Bonjour ! Que pensez-vous de ${products} ? Pour une question ou pour en reprendre, écrivez ici.`,
    back: (products) =>
      `Bonjour ! Bonne nouvelle : vous pouvez de nouveau commander ${products}. Cela vous intéresse-t-il ?`,
  },
  de: {
    about: (products) =>
      `Hallo! Interessieren Sie sich noch für ${products}? Ich beantworte gern Ihre Fragen.`,
    plain: 'Hallo! Möchten Sie noch etwas wissen? Ich helfe gern.',
    trial: (products) =>
      `Hallo! Wie gefällt Ihnen ${products}? Bei Fragen oder wenn Sie mehr möchten, schreiben Sie einfach hier.`,
    back: (products) =>
      `Hallo! Gute Nachricht: Sie können ${products} wieder bestellen. Möchten Sie das?`,
  },
  tr: {
    about: (products) =>
      `Merhaba! ${products} ile hâlâ ilgileniyor musunuz? Sorularınızı memnuniyetle yanıtlarım.`,
    plain: 'Merhaba! Öğrenmek istediğiniz başka bir şey var mı? Memnuniyetle yardımcı olurum.',
    trial: (products) =>
      `Merhaba! ${products} hoşunuza gitti mi? Bir sorunuz varsa veya tekrar almak isterseniz buraya yazın.`,
    back: (products) =>
      `Merhaba! Güzel haber: ${products} yeniden sipariş edilebiliyor. İster misiniz?`,
  },
  hi: {
    about: (products) => `नमस्ते! क्या आप अब भी ${products} लेना चाहेंगे? कोई सवाल हो तो ज़रूर बताइए।`,
    plain: 'नमस्ते! क्या आप कुछ और जानना चाहेंगे? बताइए, मैं मदद के लिए यहाँ हूँ।',
    trial: (products) =>
      `नमस्ते! ${products} आपको कैसा लगा? कोई सवाल हो या और लेना चाहें तो यहीं लिख दीजिए।`,
    back: (products) => `नमस्ते! अच्छी ख़बर: ${products} अब फिर से मिल रहा है। क्या आप लेना चाहेंगे?`,
  },
  'hi-latn': {
    about: (products) =>
      `Hello! Kya aap ab bhi ${products} lena chahenge? Koi sawaal ho to zaroor bataiye.`,
    plain: 'Hello! Kya aap kuch aur jaanna chahenge? Bataiye, main madad ke liye yahan hoon.',
    trial: (products) =>
      `Hello! ${products} aapko kaisa laga? Koi sawaal ho ya aur lena chahein to yahin likh dijiye.`,
    back: (products) =>
      `Hello! Achchhi khabar: ${products} ab phir se mil raha hai. Kya aap lena chahenge?`,
  },
  ur: {
    about: (products) =>
      `السلام علیکم! کیا آپ اب بھی ${products} لینا چاہیں گے؟ کوئی سوال ہو تو ضرور بتائیں۔`,
    plain: 'السلام علیکم! کیا آپ کچھ اور جاننا چاہیں گے؟ بتائیں، میں مدد کے لیے حاضر ہوں۔',
    trial: (products) =>
      `السلام علیکم! آپ کو ${products} کیسا لگا؟ کوئی سوال ہو یا مزید لینا چاہیں تو یہیں لکھ دیں۔`,
    back: (products) =>
      `السلام علیکم! اچھی خبر: ${products} اب دوبارہ دستیاب ہے۔ کیا آپ لینا چاہیں گے؟`,
  },
  id: {
    about: (products) =>
      `Halo! Apakah Anda masih berminat dengan ${products}? Kalau ada pertanyaan, dengan senang hati saya jawab.`,
    plain: 'Halo! Apakah ada hal lain yang ingin Anda ketahui? Saya siap membantu.',
    trial: (products) =>
      `Halo! Bagaimana menurut Anda ${products}? Kalau ada pertanyaan atau ingin pesan lagi, tulis saja di sini.`,
    back: (products) => `Halo! Kabar baik: ${products} bisa dipesan lagi. Apakah Anda berminat?`,
  },
  it: {
    about: (products) =>
      `Salve! Le interessa ancora ${products}? Rispondo volentieri a ogni domanda.`,
    plain: 'Salve! Desidera sapere altro? La aiuto volentieri.',
    trial: (products) =>
      `Salve! Come si trova con ${products}? Per una domanda o per ordinarne ancora, scriva pure qui.`,
    back: (products) => `Salve! Buone notizie: può ordinare di nuovo ${products}. Le interessa?`,
  },
  pt: {
    about: (products) =>
      `Olá! Você ainda tem interesse em ${products}? Respondo com prazer a qualquer dúvida.`,
    plain: 'Olá! Gostaria de saber mais alguma coisa? Fico feliz em ajudar.',
    trial: (products) =>
      `Olá! O que achou de ${products}? Se tiver dúvidas ou quiser mais, é só escrever aqui.`,
    back: (products) => `Olá! Boa notícia: você já pode pedir ${products} de novo. Tem interesse?`,
  },
  nl: {
    about: (products) =>
      `Hallo! Heeft u nog interesse in ${products}? Ik beantwoord graag uw vragen.`,
    plain: 'Hallo! Wilt u nog iets weten? Ik help u graag.',
    trial: (products) =>
      `Hallo! Hoe bevalt ${products}? Heeft u een vraag of wilt u meer, schrijf dan gerust hier.`,
    back: (products) => `Hallo! Goed nieuws: u kunt ${products} weer bestellen. Heeft u interesse?`,
  },
}

interface FollowUp {
  readonly kind: FollowUpKind
  readonly language: OwnLanguage
  /** What it is about, by name. */
  readonly products: readonly string[]
}

export function followUpText({ kind, language, products }: FollowUp): string {
  const words = byLanguage[language]
  const names = products.slice(0, 2).join(', ')
  if (names === '') return words.plain
  return words[kind === 'answer' ? 'about' : kind](names)
}
