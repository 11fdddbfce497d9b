/**
 * Numbers that people call by other names: parts, notes and coins, and round counts. As in the lists
 * of number words, `word value`; `?` where the value is no single one.
 */
export const slangWords: Readonly<Record<string, string>> = {
  en: 'tithe ? tithes ? century 100 fortnight ? lac 100000 lakh 100000 lakhs 100000 crore 10000000 crores 10000000 sawbuck 10 benjamin 100 benjamins 100 cnote 100 sixpence 6 tuppence 2 threescore 60 fourscore 80 umpteen ?',
  bn: 'কুড়ি 20 হালি 4 গণ্ডা 4 গন্ডা 4 পোয়া ¼ সিকি ¼ আধুলি ½ সোয়া ? পৌনে ? দশমাংশ ? কোটি 10000000',
  'bn-latn':
    'kuri 20 hali 4 ganda 4 poya ¼ siki ¼ adhuli ½ showa ? sowa ? poune ? doshomangsho ? koti 10000000',
  ar: 'عشور ? سدس ? دزينة 12 مليون 1000000 شلن ? بريزة ?',
  es: 'diezmo ? décimo ? décima ? decena 10 quincena 15 veintena 20 treintena 30 cincuentena 50 centena 100 centenar 100 millar 1000 quinto ? millón 1000000',
  fr: 'dîme ? dixième ? cinquième ? huitaine 8 dizaine 10 quinzaine 15 vingtaine 20 trentaine 30 quarantaine 40 cinquantaine 50 soixantaine 60 centaine 100 millier 1000 million 1000000',
  de: 'zehnt ? zehnten ? zehntel ? fünftel ? achtel ? hunderter 100 hunni 100 fuffi 50 fuffziger 50 zwanni 20 zehni 10 fünfer 5 tausender 1000 mille 1000 million 1000000 schock 60 mandel ?',
  tr: 'ondalık ? beşlik 5 onluk 10 yüzlük 100 binlik 1000 deste 10 milyon 1000000 çeyrek ¼ buçuk ½',
  hi: 'डेढ़ ? ढाई ? सवा ? पौने ? चौथाई ¼ चवन्नी ¼ अठन्नी ½ कोड़ी 20 दसवां ? दसवाँ ? करोड़ 10000000',
  'hi-latn':
    'dedh ? dhai ? sawa ? paune ? chauthai ¼ chavanni ¼ athanni ½ daswan ? crore 10000000 karod 10000000',
  ur: 'ڈیڑھ ? ڈھائی ? پونے ? چوتھائی ¼ دسواں ? عشر ? کروڑ 10000000 کوڑی 20',
  id: 'cepek 100 gopek 500 seceng 1000 goceng 5000 ceban 10000 noban 20000 gocap 50 selawe 25 seket 50 persepuluhan ? sepersepuluh ? seperlima ? seperempat ¼ belasan ? puluhan 10 ratusan 100 ribuan 1000 kodi 20',
  it: 'decima ? decimo ? decina 10 quindicina 15 ventina 20 trentina 30 cinquantina 50 centinaio 100 migliaio 1000 milione 1000000 piotta 100',
  pt: 'dízimo ? décimo ? décima ? dezena 10 quinzena 15 vintena 20 centena 100 milhar 1000 milhão 1000000',
  nl: 'tiende ? vijfde ? tientje 10 tiental 10 twintigtal 20 vijftigtal 50 honderdtal 100 duizendtal 1000 joet 10 geeltje 25 meier 100 barkie 100 doezoe 1000 miljoen 1000000',
}

/** What follows where these words are what they are called: "a ton of clay". */
const of = "(?:of|in|de|d'|en|di|per|em)"
/** What follows where something else is said: then they were numbers. */
const joining = '(?:and|or|for|und|oder|für|o|por|et|ou|pour|e|para)'
const called: Readonly<Record<string, { readonly open?: string; readonly end?: string }>> = {
  en: {
    open: '(?:an?|one|half a|two|couple of) (?:tons?|monkeys?|pon(?:y|ies)|scores?)',
    end: '(?:an?|one|half a|two|couple of) (?:grands?|bull|nicker|k|c-notes?)',
  },
  es: { open: '(?:una?|medio|media|dos) (?:palos?|lucas?|gambas?)' },
  fr: { open: '(?:une?|demi|deux) (?:briques?|bâtons?|plaques?|patates?)' },
  de: { end: '(?:ein|eine|einen|halber|halben|zwei) (?:riesen?|lappen|kilo)' },
  it: { open: '(?:un|una|mezzo|due) (?:sacch?[oi]|teston[ei]|gamb[ae])' },
  pt: { open: '(?:um|uma|meio|dois) (?:contos?|paus?|milhas?)' },
  nl: { end: '(?:een|halve|twee) (?:ruggen|rug|rooien?|lappen)' },
}
const patterns = Object.entries(called).flatMap(([language, { open, end }]) => [
  ...(open ? [[language, calledBy(open, `(?! ?${of}(?!\\p{L}))`)] as const] : []),
  ...(end
    ? [[language, calledBy(end, `(?= ?(?:$|[^\\p{L}\\p{N} ]|${joining}(?!\\p{L})))`)] as const]
    : []),
])

function calledBy(phrases: string, follows: string): RegExp {
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:${phrases})(?![\p{L}\p{N}])${follows}`.normalize('NFKC'),
    'gmu',
  )
}

/** Numbers of a folded text that are called by a name of something else. */
export function namedNumbers(text: string, languages: ReadonlySet<string>): string[] {
  return patterns.flatMap(([language, pattern]) =>
    languages.has(language) ? (text.match(pattern) ?? []) : [],
  )
}
