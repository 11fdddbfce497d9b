import { tokens } from '../context/text.ts'

/** How customers ask for a human where no sentence of theirs says it in full, as words side by side. */
const wishes = [
  // English
  'i want a human | i want human | need human | real human | human being | human agent | human support | live agent | live person | customer service | customer care | customer support | speak with someone | speak to someone | talk with someone | connect me to | not a bot | not a robot | no bot please | stop the bot | real person please | someone real | call me back | please call me | can you call me | call me please',
  // Bengali, and in Latin letters
  'মানুষের সাথে | মানুষের সঙ্গে | কোনো মানুষ আছে | কোন মানুষ আছে | আসল মানুষ | কারো সাথে কথা | কারও সাথে কথা | কাস্টমার কেয়ার | কাস্টমার সার্ভিস | কল দিন | কল করুন | কল দেন | ফোন দিন | ফোন দেন | ফোন করুন | মালিকের সাথে | মালিক কে ডাকুন | অ্যাডমিন কে | এডমিন কে | অ্যাডমিনকে | এডমিনকে | রোবট না | বট না',
  'manusher sathe | manusher shathe | kono manush ache | asol manush | karo sathe kotha | karo shathe kotha | customer care | call den | call diben | call din | phone den | phone diben | malik er sathe | maliker sathe | admin ke | adminke | admin er sathe | robot na | bot na',
  // Arabic
  'خدمة العملاء | اريد انسان | أريد إنسان | اريد شخص | أريد شخصا | شخص حقيقي | انسان حقيقي | إنسان حقيقي | موظف | موظفة | اتصل بي | اتصلوا بي | كلموني | مش روبوت | ليس روبوت',
  // Spanish, French, German
  'persona real | un humano | ser humano | hablar con alguien | atención al cliente | con un asesor | con una asesora | llámeme | llámame | no un robot | no un bot',
  "un humain | vraie personne | parler à quelqu'un | service client | un conseiller | une conseillère | appelez moi | rappelez moi | pas un robot",
  'echter mensch | echten menschen | mit einem menschen | mit jemandem sprechen | mit jemandem reden | kundenservice | kundendienst | rufen sie mich an | ruf mich an | kein bot | kein roboter | einen mitarbeiter | ein mitarbeiter',
  // Turkish, Hindi, Urdu
  'gerçek kişi | gerçek bir insan | bir insanla | insanla konuşmak | temsilci | yetkiliyle | yetkili biri | müşteri hizmetleri | beni arayın | beni ara',
  'इंसान से | किसी से बात | किसी आदमी से | कस्टमर केयर | मालिक से | एजेंट से | मुझे कॉल | फ़ोन कीजिए | फोन कीजिए',
  'insaan se | insan se | kisi se baat | customer care | malik se | agent se baat | mujhe call',
  'انسان سے | کسی سے بات | کسٹمر کیئر | مالک سے | نمائندے سے | مجھے کال',
  // Indonesian, Italian, Portuguese, Dutch
  'bicara dengan orang | bicara dengan manusia | bicara sama orang | bicara dengan admin | dengan manusia | admin manusia | customer service | telepon saya | bukan bot',
  'persona vera | parlare con qualcuno | parlare con una persona | un operatore | un umano | servizio clienti | chiamatemi | mi chiami | non un bot',
  'pessoa real | falar com alguém | falar com uma pessoa | um humano | um atendente | uma atendente | atendimento humano | me liga | me ligue | não um robô',
  'echt mens | echte mens | een mens spreken | een medewerker | met iemand praten | met iemand spreken | klantenservice | bel mij | bel me | geen bot',
].flatMap((list) => list.split('|').map((phrase) => ` ${tokens(phrase).join(' ')} `))

export function wishesHuman(text: string): boolean {
  const said = ` ${tokens(text).join(' ')} `
  return wishes.some((wish) => said.includes(wish))
}
