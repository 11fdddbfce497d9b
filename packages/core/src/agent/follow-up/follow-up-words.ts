/** What a follow-up says. The program words it: nobody asked anything that a model could answer. */
interface FollowUpWords {
  /** About what is in the cart. */
  readonly about: (products: string) => string
  readonly plain: string
  /** A week after somebody ordered a trial pack. */
  readonly trial: (products: string) => string
}

const english: FollowUpWords = {
  about: (products) =>
    `Hi! Are you still interested in ${products}? I am happy to answer any question.`,
  plain: 'Hi! Is there anything else you would like to know? I am happy to help.',
  trial: (products) =>
    `Hi! How do you like ${products}? If you have a question or would like more, just write here.`,
}

const byLanguage: Readonly<Record<string, FollowUpWords>> = {
  en: english,
  bn: {
    about: (products) => `আপনি কি এখনও ${products} নিতে আগ্রহী? কোনো প্রশ্ন থাকলে জানাবেন।`,
    plain: 'আপনার আর কিছু জানার আছে কি? থাকলে লিখুন, আমি জানাচ্ছি।',
    trial: (products) => `${products} কেমন লাগছে? কোনো প্রশ্ন থাকলে বা আরও নিতে চাইলে এখানে লিখুন।`,
  },
  'bn-latn': {
    about: (products) => `Apni ki ekhono ${products} nite agrohi? Kono proshno thakle janaben.`,
    plain: 'Apnar ar kichu janar ache ki? Thakle likhun, ami janacchi.',
    trial: (products) =>
      `${products} kemon lagche? Kono proshno thakle ba aro nite chaile ekhane likhun.`,
  },
  ar: {
    about: (products) => `مرحبًا! هل ما زلت مهتمًا بـ ${products}؟ يسعدني أن أجيب عن أي سؤال.`,
    plain: 'مرحبًا! هل تود معرفة شيء آخر؟ يسعدني أن أساعدك.',
    trial: (products) => `مرحبًا! كيف وجدت ${products}؟ إن كان لديك سؤال أو أردت المزيد فاكتب هنا.`,
  },
  es: {
    about: (products) => `¡Hola! ¿Le sigue interesando ${products}? Con gusto respondo sus dudas.`,
    plain: '¡Hola! ¿Hay algo más que quiera saber? Con gusto le ayudo.',
    trial: (products) =>
      `¡Hola! ¿Qué le parece ${products}? Si tiene dudas o quiere más, escríbanos aquí.`,
  },
  fr: {
    about: (products) =>
      `Bonjour ! Avez-vous encore des questions sur ${products} ? J’y réponds volontiers.`,
    plain: 'Bonjour ! Souhaitez-vous savoir autre chose ? Je vous aide volontiers.',
    trial: (products) =>
      `Bonjour ! Que pensez-vous de ${products} ? Pour une question ou pour en reprendre, écrivez ici.`,
  },
  de: {
    about: (products) =>
      `Hallo! Interessieren Sie sich noch für ${products}? Ich beantworte gern Ihre Fragen.`,
    plain: 'Hallo! Möchten Sie noch etwas wissen? Ich helfe gern.',
    trial: (products) =>
      `Hallo! Wie gefällt Ihnen ${products}? Bei Fragen oder wenn Sie mehr möchten, schreiben Sie einfach hier.`,
  },
}

interface FollowUp {
  readonly kind: 'answer' | 'trial'
  /** BCP 47; English where the shop has no words in it. */
  readonly language: string | null
  /** What it is about, by name. */
  readonly products: readonly string[]
}

export function followUpText({ kind, language, products }: FollowUp): string {
  const words = wordsFor(language ?? '')
  const names = products.slice(0, 2).join(', ')
  if (names === '') return words.plain
  return kind === 'trial' ? words.trial(names) : words.about(names)
}

function wordsFor(language: string): FollowUpWords {
  const tag = language.trim().toLowerCase().replaceAll('_', '-')
  const script = /^[a-z]{2,3}-latn\b/.exec(tag)?.[0]
  const own = script === undefined ? byLanguage[tag.split('-')[0] ?? ''] : byLanguage[script]
  return own ?? english
}
