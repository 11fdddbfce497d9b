import { slangWords } from './slang-numbers.ts'

/** Numbers in words, as `word value`; what they are made up into is made up of these. */
const lists: Readonly<Record<string, string>> = {
  en: 'two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 million 1000000 dozen 12 half ½ third ⅓ thirds ⅓ quarter ¼ tenner 10 fiver 5',
  bn: 'দুই 2 দুইটা 2 দুইটি 2 তিন 3 তিনটি 3 চার 4 পাঁচ 5 ছয় 6 সাত 7 আট 8 নয়টি 9 দশ 10 এগারো 11 বারো 12 পনেরো 15 বিশ 20 পঁচিশ 25 ত্রিশ 30 চল্লিশ 40 পঞ্চাশ 50 ষাট 60 সত্তর 70 আশি 80 নব্বই 90 একশ 100 একশো 100 দুইশ 200 দুইশো 200 দুশো 200 তিনশ 300 তিনশো 300 চারশ 400 চারশো 400 পাঁচশ 500 পাঁচশো 500 পাঁচশোতে 500 ছয়শ 600 ছয়শো 600 সাতশ 700 সাতশো 700 আটশ 800 আটশো 800 নয়শ 900 নয়শো 900 হাজার 1000 লাখ 100000 দেড় ? আড়াই ? অর্ধেক ½ ডজন 12',
  'bn-latn':
    'dui 2 duita 2 duiti 2 tin 3 tinta 3 char 4 pach 5 panch 5 choy 6 chhoy 6 shat 7 aat 8 dosh 10 egaro 11 baro 12 ponero 15 bish 20 pochish 25 trish 30 chollish 40 ponchash 50 shaat 60 shottor 70 nobboi 90 eksho 100 eksh 100 duisho 200 tinsho 300 charsho 400 pachsho 500 panchsho 500 choysho 600 shatsho 700 aatsho 800 noysho 900 hajar 1000 hazar 1000 lakh 100000 ordhek ½ dojon 12',
  ar: 'اثنان 2 اثنين 2 قطعتان 2 ثلاثة 3 ثلاث 3 اربعة 4 أربعة 4 خمسة 5 خمس 5 ستة 6 سبعة 7 ثمانية 8 تسعة 9 عشرة 10 عشر 10 عشرون 20 عشرين 20 ثلاثون 30 ثلاثين 30 اربعين 40 أربعين 40 خمسون 50 خمسين 50 ستين 60 سبعين 70 ثمانين 80 تسعين 90 مئة 100 مائة 100 مئتين 200 مئتان 200 خمسمئة 500 خمسمائة 500 الف 1000 ألف 1000 الفين 2000 ألفين 2000 نصف ½ ثلث ⅓ ربع ¼ سنتين 2 ساعتين 2 بدولار 1 بدرهم 1 بدينار 1',
  es: 'dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 veinte 20 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 trescientos 300 cuatrocientos 400 quinientos 500 mil 1000 mitad ½ tercio ⅓ docena 12',
  fr: 'deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 cent 100 cents 100 mille 1000 moitié ½ demi ½ tiers ⅓ quart ¼ douzaine 12',
  de: 'zwei 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 zwanzig 20 dreißig 30 vierzig 40 fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000 hälfte ½ halb ½ halbe ½ halben ½ drittel ⅓ viertel ¼ dutzend 12 zehner 10 zwanziger 20 fünfziger 50 hunderter 100 anderthalb ? anderthalbtausend ?',
  tr: 'iki 2 ikisi 2 üç 3 dört 4 beş 5 altı 6 yedi 7 sekiz 8 dokuz 9 on 10 yirmi 20 yirmiye 20 otuz 30 kırk 40 elli 50 altmış 60 yetmiş 70 seksen 80 doksan 90 yüz 100 bin 1000 yarım ½ yarısı ½ yarısını ½ üçte ⅓ düzine 12',
  hi: 'दो 2 तीन 3 चार 4 पाँच 5 पांच 5 छह 6 सात 7 आठ 8 नौ 9 दस 10 ग्यारह 11 बारह 12 पंद्रह 15 बीस 20 पच्चीस 25 तीस 30 चालीस 40 पचास 50 साठ 60 सत्तर 70 अस्सी 80 नब्बे 90 सौ 100 हज़ार 1000 हजार 1000 लाख 100000 आधा ½ आधी ½ तिहाई ⅓ दर्जन 12',
  'hi-latn':
    'teen 3 paanch 5 panch 5 chhah 6 saat 7 aath 8 nau 9 dus 10 das 10 gyarah 11 barah 12 pandrah 15 bees 20 pachees 25 tees 30 chalis 40 pachas 50 saath 60 sattar 70 assi 80 nabbe 90 sau 100 hazaar 1000 hazar 1000 lakh 100000 aadha ½ aadhi ½ tihai ⅓ darjan 12',
  ur: 'دو 2 تین 3 چار 4 پانچ 5 چھ 6 سات 7 آٹھ 8 نو 9 دس 10 گیارہ 11 بارہ 12 پندرہ 15 بیس 20 پچیس 25 تیس 30 چالیس 40 پچاس 50 ساٹھ 60 ستر 70 اسی 80 نوے 90 سو 100 ہزار 1000 لاکھ 100000 آدھا ½ آدھی ½ تہائی ⅓ درجن 12',
  id: 'dua 2 tiga 3 empat 4 lima 5 enam 6 tujuh 7 delapan 8 sembilan 9 sepuluh 10 sebelas 11 belas 10 puluh 10 seratus 100 ratus 100 seribu 1000 ribu 1000 juta 1000000 setengah ½ setengahnya ½ separuh ½ sepertiga ⅓ lusin 12',
  it: 'due 2 tre 3 quattro 4 cinque 5 sei 6 sette 7 otto 8 nove 9 dieci 10 undici 11 dodici 12 tredici 13 quattordici 14 quindici 15 sedici 16 venti 20 trenta 30 quaranta 40 cinquanta 50 sessanta 60 settanta 70 ottanta 80 novanta 90 cento 100 mille 1000 mila 1000 metà ½ mezzo ½ terzo ⅓ dozzina 12',
  pt: 'dois 2 duas 2 três 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14 quinze 15 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80 noventa 90 cem 100 cento 100 duzentos 200 trezentos 300 quinhentos 500 mil 1000 metade ½ terço ⅓ dúzia 12',
  nl: 'twee 2 drie 3 vier 4 vijf 5 zes 6 zeven 7 acht 8 negen 9 tien 10 elf 11 twaalf 12 dertien 13 veertien 14 twintig 20 dertig 30 veertig 40 vijftig 50 zestig 60 zeventig 70 tachtig 80 negentig 90 honderd 100 duizend 1000 helft ½ half ½ halve ½ derde ⅓ dozijn 12',
}

/** Everyday words that tell the languages of one script apart. */
const everyday: Readonly<Record<string, string>> = {
  en: 'the is are you your it to of and for in we our can have with that this will what which do on be not i or has at as how',
  'bn-latn':
    'apni apnar ami amader ki koto dam taka hobe ache kore den diye nai na ta er te jonno ekta kon paben amra jabe lagbe niben theke dibo diben',
  es: 'el la los las de que y en es un una por con para su usted le se lo del al más cuesta está tiene puede',
  fr: 'le la les de des et est un une pour vous votre avec dans en ce il elle on au du que qui sur pas nous vos',
  de: 'der die das und ist sie ihre ihr ein eine für mit von zu wir es den dem nicht auf ich kann wie im haben kostet',
  tr: 've bir bu için size siz mi mı ile da de olsun var ne çok fiyatı olur ben istediğiniz sizin',
  'hi-latn': 'hai hain ka ki ke ko mein se aap aapka aapki kya ho kar hum yeh nahi par bhi hamara',
  id: 'yang dan di anda untuk saya kami ini itu dengan dari tidak ada bisa adalah akan ke apa harga hari',
  it: 'il lo la i gli le di e è un una per che con da del della suo sua in si non ci può al',
  pt: 'o a os as de que e em um uma por com para seu sua você não do da no na é está tem pode',
  nl: 'de het een en is van u uw voor met op te dat die in wij we niet zijn kan kost om',
}

const inWords = new Map(
  Object.entries(lists).map(([language, list]) => {
    const parts = `${list} ${slangWords[language] ?? ''}`.normalize('NFKC').toLowerCase().split(' ')
    const values = new Map<string, string>()
    for (let at = 0; at + 1 < parts.length; at += 2)
      values.set(parts[at] ?? '', parts[at + 1] ?? '')
    return [language, values] as const
  }),
)
const everydayWords = new Map(
  Object.entries(everyday).map(([language, list]) => [language, new Set(list.split(' '))]),
)

/** The language that Latin letters are most likely in; null where too little tells. */
export function latinLanguage(words: readonly string[]): string | null {
  let best: string | null = null
  let most = 0
  for (const [language, known] of everydayWords) {
    const hits = words.filter((word) => known.has(word)).length
    if (hits > most) [best, most] = [language, hits]
  }
  return best
}

const glue = /^(?:und|e|en|y|et|o)$/

/** Whether a word is made of numbers alone: neunundneunzig, cinquecento. */
function isMadeOf(word: string, values: ReadonlyMap<string, string>): boolean {
  const ends = new Set([0])
  for (let at = 0; at < word.length; at += 1) {
    if (!ends.has(at)) continue
    for (let end = at + 1; end <= word.length; end += 1) {
      const part = word.slice(at, end)
      if (values.has(part) || (at > 0 && glue.test(part))) ends.add(end)
    }
  }
  return ends.has(word.length)
}

/** "And", "by", "for" and "the" are written in one with what follows them. */
const bare = (word: string) => word.replace(/^[وبل]?(?:ال)?/u, '')

const longEnough = 6

/** From so many letters on, a word that goes on behind a number is no other word. */
const stems: Readonly<Record<string, number>> = { tr: 4, id: 5, bn: 5, hi: 5, ur: 5, ar: 5 }
const longestEnding = 3
/** What stands behind any number where pieces are counted, or it is of something. */
const endings: Readonly<Record<string, RegExp>> = {
  bn: /(?:টার|টির|টা|টি|খানা|ের|ে|তে|কে)$/u,
  'bn-latn': /(?<=..)(?:tar|tir|ta|ti|khana|er|te|ke)$/,
}
const leastInflected = 10
const ordinal = /^(.+?)(?:ths?|[td][ea])$/
const ofOrdinals: Readonly<Record<string, string>> = { fif: '5', eigh: '8', nin: '9', twelf: '12' }

/** Fifties, Fünfzigern, puluhan, পঞ্চাশের: a number with an ending. */
function inflected(
  word: string,
  language: string,
  values: ReadonlyMap<string, string>,
): string | null {
  const ending = endings[language]
  const bareWord = ending ? word.replace(ending, '') : word.replace(/ies$/, 'y')
  const small = values.get(bareWord)
  if (small !== undefined) return small
  const least = stems[language] ?? longEnough
  for (let end = word.length - 1; end >= Math.max(least, word.length - longestEnding); end -= 1) {
    const stem = word.slice(0, end)
    const value = values.get(stem)
    if (value && Number(value) >= leastInflected) return value
  }
  return null
}

/** A tenth of it; beşte bir. */
function fraction(
  word: string,
  language: string,
  values: ReadonlyMap<string, string>,
): string | null {
  if (language !== 'en' && language !== 'tr') return null
  const stem = ordinal.exec(word)?.[1] ?? ''
  return values.has(stem) || (language === 'en' && ofOrdinals[stem]) ? '?' : null
}

/** What a word says in numbers, in one of these languages: its value, `?` where it has none of its own. */
export function numberInWord(word: string, languages: ReadonlySet<string>): string | null {
  for (const [language, values] of inWords) {
    if (/[a-z]/.test(word) && !languages.has(language)) continue
    const value = values.get(word) ?? (language === 'ar' ? values.get(bare(word)) : undefined)
    if (value !== undefined) return value
    const grown = inflected(word, language, values) ?? fraction(word, language, values)
    if (grown !== null) return grown
    if (
      word.length >= longEnough &&
      ['de', 'it', 'nl'].includes(language) &&
      isMadeOf(word, values)
    )
      return '?'
  }
  return null
}
