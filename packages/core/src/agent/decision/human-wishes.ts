import { tokens } from '../context/text.ts'

/** How customers ask for a human where no sentence of theirs says it in full, as words side by side. */
const wishes = [
  // English
  'i want a human | i want human | need human | real human | human being | human agent | human support | live agent | live person | customer service | customer care | customer support | speak with someone | speak to someone | talk with someone | connect me to | not a bot | not a robot | no bot please | stop the bot | real person please | someone real | call me back | please call me | can you call me | call me please | human here | a human there | from the team | from your team',
  // Bengali, and in Latin letters
  'মানুষের সাথে | মানুষের সঙ্গে | কোনো মানুষ আছে | কোন মানুষ আছে | আসল মানুষ | কারো সাথে কথা | কারও সাথে কথা | কাস্টমার কেয়ার | কাস্টমার সার্ভিস | কল দিন | কল করুন | কল দেন | ফোন দিন | ফোন দেন | ফোন করুন | মালিকের সাথে | মালিক কে ডাকুন | অ্যাডমিন কে | এডমিন কে | অ্যাডমিনকে | এডমিনকে | রোবট না | বট না | মালিককে দিন | মালিক কে দিন | ম্যানেজারকে দিন | মানুষ নাই | মানুষ নেই | ভাইকে বলেন | ভাইকে বলুন',
  'manusher sathe | manusher shathe | kono manush ache | asol manush | karo sathe kotha | karo shathe kotha | customer care | call den | call diben | call din | phone den | phone diben | malik er sathe | maliker sathe | admin ke | adminke | admin er sathe | robot na | bot na | malik ke den | malikke den | manager ke den | kono manush nai | manush nei | bhai ke bolen',
  // Arabic
  'خدمة العملاء | اريد انسان | أريد إنسان | اريد شخص | أريد شخصا | شخص حقيقي | انسان حقيقي | إنسان حقيقي | موظف | موظفة | اتصل بي | اتصلوا بي | كلموني | مش روبوت | ليس روبوت | يوجد انسان هنا | يوجد إنسان هنا | في حد هنا',
  // Spanish, French, German
  'persona real | un humano | ser humano | hablar con alguien | atención al cliente | con un asesor | con una asesora | llámeme | llámame | no un robot | no un bot | persona de verdad',
  "un humain | vraie personne | parler à quelqu'un | service client | un conseiller | une conseillère | appelez moi | rappelez moi | pas un robot | quelqu'un de réel",
  'echter mensch | echten menschen | mit einem menschen | mit jemandem sprechen | mit jemandem reden | kundenservice | kundendienst | rufen sie mich an | ruf mich an | kein bot | kein roboter | echte menschen | einen mitarbeiter | ein mitarbeiter',
  // Turkish, Hindi, Urdu
  'gerçek kişi | gerçek bir insan | bir insanla | insanla konuşmak | temsilci | yetkiliyle | yetkili biri | müşteri hizmetleri | beni arayın | beni ara',
  'इंसान से | किसी से बात | किसी आदमी से | कस्टमर केयर | मालिक से | एजेंट से | मुझे कॉल | फ़ोन कीजिए | फोन कीजिए',
  'insaan se | insan se | kisi se baat | customer care | malik se | agent se baat | mujhe call',
  'انسان سے | کسی سے بات | کسٹمر کیئر | مالک سے | نمائندے سے | مجھے کال',
  // Indonesian, Italian, Portuguese, Dutch
  'bicara dengan orang | bicara dengan manusia | bicara sama orang | bicara dengan admin | dengan manusia | admin manusia | customer service | telepon saya | bukan bot | jangan bot | jangan robot',
  'persona vera | parlare con qualcuno | parlare con una persona | un operatore | un umano | servizio clienti | chiamatemi | mi chiami | non un bot',
  'pessoa real | falar com alguém | falar com uma pessoa | um humano | um atendente | uma atendente | atendimento humano | me liga | me ligue | não um robô',
  'echt mens | echte mens | een mens spreken | een medewerker | met iemand praten | met iemand spreken | klantenservice | bel mij | bel me | geen bot | geen robot',
].flatMap((list) => list.split('|').map((phrase) => ` ${tokens(phrase).join(' ')} `))

/**
 * What a wish is made of, by language: talking, to whom, to what not, and the no to that. Words that
 * begin so; those with a full stop behind them are whole words.
 */
const parts = [
  // English
  {
    talk: 'talk. speak. chat. deal. connect. transfer. reply. respond.',
    human: 'human person. someone. somebody. manager owner boss. supervisor staff. representative',
    bot: 'bot robot machine computer. ai.',
    no: "don't. dont. won't. wont. not. no. never.",
  },
  // Bengali, and in Latin letters
  {
    talk: 'কথা উত্তর',
    human: 'মানুষ মালিক ম্যানেজার এডমিন অ্যাডমিন প্রতিনিধি',
    bot: 'বট রোবট মেশিন',
    no: 'না. নাই. নয়.',
  },
  {
    talk: 'kotha reply. uttor',
    human: 'manush malik. maliker manager admin protinidhi owner',
    bot: 'bot robot machine',
    no: 'na. nai. noy.',
  },
  // Arabic
  {
    talk: 'اتحدث أتحدث التحدث اتكلم أتكلم التكلم الكلام اكلم أكلم احكي أحكي احاكي',
    human: 'شخص انسان إنسان موظف المدير مدير. حد. احد. أحد. مسؤول المسؤول صاحب',
    bot: 'روبوت الروبوت بوت. البوت آلة الآلة',
    no: 'لا. مش. ما. مو. ليس',
  },
  // Spanish, French, German
  {
    talk: 'hablar atender. atienda comunicar chatear',
    human: 'persona. humano alguien dueñ encargad gerente. jefe. jefa. asesor',
    bot: 'bot. bots robot máquina',
    no: 'no.',
  },
  {
    talk: 'parler discuter échanger',
    human: 'personne. humain quelqu responsable. patron gérant conseill',
    bot: 'bot. bots robot machine',
    no: 'pas. plus.',
  },
  {
    talk: 'sprechen spreche. reden. rede. chatten schreiben. schreibe.',
    human: 'mensch mitarbeiter chef. chefin inhaber geschäftsführer',
    bot: 'bot. bots roboter maschine computer automat',
    no: 'nicht. kein',
  },
  // Turkish, Hindi, Urdu
  {
    talk: 'konuş görüş yazış',
    human: 'insan müdür yetkili sahibi patron yönetici',
    bot: 'bot robot makine',
    no: 'istemiyorum. değil. istemem.',
  },
  {
    talk: 'बात',
    human: 'इंसान आदमी. मालिक मैनेजर एजेंट',
    bot: 'बोट रोबोट मशीन',
    no: 'नहीं. मत. नही.',
  },
  {
    talk: 'baat.',
    human: 'insaan insan aadmi. malik. manager admin. owner.',
    bot: 'bot. robot machine',
    no: 'nahi. nahin. mat.',
  },
  { talk: 'بات', human: 'انسان مالک مینیجر نمائند', bot: 'بوٹ روبوٹ مشین', no: 'نہیں. مت.' },
  // Indonesian, Italian, Portuguese, Dutch
  {
    talk: 'bicara ngobrol berbicara',
    human: 'orang. manusia admin pemilik bos. manajer',
    bot: 'bot. robot mesin',
    no: 'tidak. jangan. bukan. gak. nggak. ga.',
  },
  {
    talk: 'parlare',
    human: 'persona. umano qualcuno titolare responsabile operatore proprietari',
    bot: 'bot. robot macchina',
    no: 'non.',
  },
  {
    talk: 'falar conversar',
    human: 'pessoa. humano alguém don atendente gerente responsável',
    bot: 'bot. robô máquina',
    no: 'não. nao.',
  },
  {
    talk: 'praten praat. spreken spreek.',
    human: 'mens. mensen. iemand eigenaar medewerker baas.',
    bot: 'bot. robot machine computer.',
    no: 'niet. geen.',
  },
].map(({ talk, human, bot, no }) => ({
  talk: stems(talk),
  human: stems(human),
  bot: stems(bot),
  no: stems(no),
}))

/** So many words apart they still belong together. */
const near = 8

type Stem = readonly [beginning: string, whole: boolean]

function stems(list: string): Stem[] {
  return list.split(' ').map((word) => [tokens(word)[0] ?? word, word.endsWith('.')] as const)
}

const placesOf = (said: readonly string[], list: readonly Stem[]) =>
  said.flatMap((word, at) =>
    list.some(([begin, whole]) => (whole ? word === begin : word.startsWith(begin))) ? [at] : [],
  )

const isNear = (some: readonly number[], others: readonly number[]) =>
  some.some((at) => others.some((other) => Math.abs(at - other) <= near))

/** Talking to a human is wished for, or talking to a machine is not. */
function isComposed(said: readonly string[]): boolean {
  return parts.some(({ talk, human, bot, no }) => {
    const talking = placesOf(said, talk)
    if (talking.length === 0) return false
    if (isNear(talking, placesOf(said, human))) return true
    const bots = placesOf(said, bot)
    return isNear(talking, bots) && isNear(bots, placesOf(said, no))
  })
}

export function wishesHuman(text: string): boolean {
  const words = tokens(text)
  const said = ` ${words.join(' ')} `
  return wishes.some((wish) => said.includes(wish)) || isComposed(words)
}
