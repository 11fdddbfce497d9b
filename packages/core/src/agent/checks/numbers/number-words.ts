import { slangWords } from './slang-numbers.ts'

/** Numbers in words, as `word value`; what they are made up into is made up of these. */
const lists: Readonly<Record<string, string>> = {
  en: 'two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90 hundred 100 thousand 1000 million 1000000 dozen 12 half ½ third ⅓ thirds ⅓ quarter ¼ tenner 10 fiver 5',
  bn: 'দুই 2 দুইটা 2 দুইটি 2 তিন 3 তিনটি 3 চার 4 পাঁচ 5 ছয় 6 সাত 7 আট 8 নয়টি 9 দশ 10 এগারো 11 বারো 12 পনেরো 15 বিশ 20 পঁচিশ 25 ত্রিশ 30 চল্লিশ 40 পঞ্চাশ 50 ষাট 60 সত্তর 70 আশি 80 নব্বই 90 একশ 100 একশো 100 দুইশ 200 দুইশো 200 দুশো 200 তিনশ 300 তিনশো 300 চারশ 400 চারশো 400 পাঁচশ 500 পাঁচশো 500 পাঁচশোতে 500 ছয়শ 600 ছয়শো 600 সাতশ 700 সাতশো 700 আটশ 800 আটশো 800 নয়শ 900 নয়শো 900 হাজার 1000 লাখ 100000 দেড় ? আড়াই ? অর্ধেক ½ ডজন 12 তেরো 13 চৌদ্দ 14 চোদ্দ 14 ষোলো 16 ষোল 16 সতেরো 17 আঠারো 18 উনিশ 19 একুশ 21 বাইশ 22 তেইশ 23 চব্বিশ 24 ছাব্বিশ 26 সাতাশ 27 আটাশ 28 ঊনত্রিশ 29 উনত্রিশ 29 তিরিশ 30 একত্রিশ 31 বত্রিশ 32 তেত্রিশ 33 চৌত্রিশ 34 পঁয়ত্রিশ 35 ছত্রিশ 36 সাঁইত্রিশ 37 আটত্রিশ 38 ঊনচল্লিশ 39 উনচল্লিশ 39 একচল্লিশ 41 বিয়াল্লিশ 42 তেতাল্লিশ 43 চুয়াল্লিশ 44 পঁয়তাল্লিশ 45 ছেচল্লিশ 46 সাতচল্লিশ 47 আটচল্লিশ 48 ঊনপঞ্চাশ 49 উনপঞ্চাশ 49 একান্ন 51 বায়ান্ন 52 তিপ্পান্ন 53 চুয়ান্ন 54 পঞ্চান্ন 55 ছাপ্পান্ন 56 সাতান্ন 57 আটান্ন 58 ঊনষাট 59 উনষাট 59 একষট্টি 61 বাষট্টি 62 তেষট্টি 63 চৌষট্টি 64 পঁয়ষট্টি 65 ছেষট্টি 66 সাতষট্টি 67 আটষট্টি 68 ঊনসত্তর 69 উনসত্তর 69 একাত্তর 71 বাহাত্তর 72 তিয়াত্তর 73 চুয়াত্তর 74 পঁচাত্তর 75 ছিয়াত্তর 76 সাতাত্তর 77 আটাত্তর 78 ঊনআশি 79 উনআশি 79 একাশি 81 বিরাশি 82 তিরাশি 83 চুরাশি 84 পঁচাশি 85 ছিয়াশি 86 সাতাশি 87 আটাশি 88 ঊননব্বই 89 উননব্বই 89 একানব্বই 91 বিরানব্বই 92 তিরানব্বই 93 চুরানব্বই 94 পঁচানব্বই 95 ছিয়ানব্বই 96 সাতানব্বই 97 আটানব্বই 98 নিরানব্বই 99 শ 100 শো 100 শত 100',
  'bn-latn':
    'dui 2 duita 2 duiti 2 tin 3 tinta 3 char 4 pach 5 panch 5 choy 6 chhoy 6 shat 7 aat 8 dosh 10 egaro 11 baro 12 ponero 15 bish 20 pochish 25 trish 30 chollish 40 ponchash 50 shaat 60 shottor 70 nobboi 90 eksho 100 eksh 100 duisho 200 tinsho 300 charsho 400 pachsho 500 panchsho 500 choysho 600 shatsho 700 aatsho 800 noysho 900 hajar 1000 hazar 1000 lakh 100000 ordhek ½ dojon 12 sat 7 tero 13 choddo 14 chouddo 14 sholo 16 solo 16 sotero 17 atharo 18 aatharo 18 unish 19 ekush 21 baish 22 teish 23 chobbish 24 chobbis 24 chhabbish 26 chabbish 26 satash 27 atash 28 aatash 28 untrish 29 tirish 30 ektrish 31 botrish 32 tetrish 33 choutrish 34 poytrish 35 chhotrish 36 saitrish 37 attrish 38 unochollish 39 ekchollish 41 biyallish 42 tetallish 43 chuallish 44 poytallish 45 chhechollish 46 satchollish 47 atchollish 48 unoponchash 49 ekanno 51 bayanno 52 tippanno 53 chuanno 54 ponchanno 55 chhappanno 56 satanno 57 atanno 58 unoshat 59 ekshotti 61 bashotti 62 teshotti 63 choushotti 64 poyshotti 65 chheshotti 66 satshotti 67 atshotti 68 unosottor 69 ekattor 71 bahattor 72 tiyattor 73 chuattor 74 pochattor 75 chhiyattor 76 satattor 77 atattor 78 unoashi 79 ekashi 81 birashi 82 tirashi 83 churashi 84 pochashi 85 chhiyashi 86 satashi 87 atashi 88 unonobboi 89 ekanobboi 91 biranobboi 92 tiranobboi 93 churanobboi 94 pochanobboi 95 chhiyanobboi 96 satanobboi 97 atanobboi 98 niranobboi 99 sho 100 shoto 100',
  ar: 'اثنان 2 اثنين 2 قطعتان 2 ثلاثة 3 ثلاث 3 اربعة 4 أربعة 4 خمسة 5 خمس 5 ستة 6 سبعة 7 ثمانية 8 تسعة 9 عشرة 10 عشر 10 عشرون 20 عشرين 20 ثلاثون 30 ثلاثين 30 اربعين 40 أربعين 40 خمسون 50 خمسين 50 ستين 60 سبعين 70 ثمانين 80 تسعين 90 مئة 100 مائة 100 مئتين 200 مئتان 200 خمسمئة 500 خمسمائة 500 الف 1000 ألف 1000 الفين 2000 ألفين 2000 نصف ½ ثلث ⅓ ربع ¼ سنتين 2 ساعتين 2 بدولار 1 بدرهم 1 بدينار 1 ثلاثمئة 300 ثلاثمائة 300 ثلاثمية 300 ثلاثميه 300 تلتمية 300 تلتميه 300 أربعمئة 400 أربعمائة 400 أربعمية 400 أربعميه 400 اربعمئة 400 اربعمائة 400 اربعمية 400 اربعميه 400 ربعمية 400 ربعميه 400 ستمئة 600 ستمائة 600 ستمية 600 ستميه 600 سبعمئة 700 سبعمائة 700 سبعمية 700 سبعميه 700 ثمانمئة 800 ثمانمائة 800 ثمانمية 800 ثمانميه 800 ثمانيمئة 800 ثمانيمائة 800 ثمانيمية 800 ثمانيميه 800 تمنمية 800 تمنميه 800 تسعمئة 900 تسعمائة 900 تسعمية 900 تسعميه 900 خمسمية 500 خمسميه 500 ميتين 200 تلاتة 3 تلاته 3 تلات 3 اتنين 2 تمانية 8 تمانيه 8 حداشر 11 اتناشر 12 تلتاشر 13 اربعتاشر 14 أربعتاشر 14 خمستاشر 15 ستاشر 16 سبعتاشر 17 تمنتاشر 18 تسعتاشر 19',
  es: 'dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 veinte 20 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 trescientos 300 cuatrocientos 400 quinientos 500 mil 1000 mitad ½ tercio ⅓ docena 12 dieciséis 16 diecisiete 17 dieciocho 18 diecinueve 19 veintiún 21 veintiuno 21 veintiuna 21 veintidós 22 veintitrés 23 veinticuatro 24 veinticinco 25 veintiséis 26 veintisiete 27 veintiocho 28 veintinueve 29 doscientas 200 trescientas 300 cuatrocientas 400 quinientas 500 seiscientos 600 seiscientas 600 setecientos 700 setecientas 700 ochocientos 800 ochocientas 800 novecientos 900 novecientas 900',
  fr: 'deux 2 trois 3 quatre 4 cinq 5 six 6 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15 seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 cent 100 cents 100 mille 1000 moitié ½ demi ½ tiers ⅓ quart ¼ douzaine 12 septante 70 huitante 80 octante 80 nonante 90',
  de: 'zwei 2 drei 3 vier 4 fünf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 zwanzig 20 dreißig 30 vierzig 40 fünfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000 hälfte ½ halb ½ halbe ½ halben ½ drittel ⅓ viertel ¼ dutzend 12 zehner 10 zwanziger 20 fünfziger 50 hunderter 100 anderthalb ? anderthalbtausend ? sechzehn 16 siebzehn 17 einhundert 100 eintausend 1000 einundzwanzig 21 einunddreißig 31 einundvierzig 41 einundfünfzig 51 einundsechzig 61 einundsiebzig 71 einundachtzig 81 einundneunzig 91',
  tr: 'iki 2 ikisi 2 üç 3 dört 4 beş 5 altı 6 yedi 7 sekiz 8 dokuz 9 on 10 yirmi 20 yirmiye 20 otuz 30 kırk 40 elli 50 altmış 60 yetmiş 70 seksen 80 doksan 90 yüz 100 bin 1000 yarım ½ yarısı ½ yarısını ½ üçte ⅓ düzine 12',
  hi: 'दो 2 तीन 3 चार 4 पाँच 5 पांच 5 छह 6 सात 7 आठ 8 नौ 9 दस 10 ग्यारह 11 बारह 12 पंद्रह 15 बीस 20 पच्चीस 25 तीस 30 चालीस 40 पचास 50 साठ 60 सत्तर 70 अस्सी 80 नब्बे 90 सौ 100 हज़ार 1000 हजार 1000 लाख 100000 आधा ½ आधी ½ तिहाई ⅓ दर्जन 12 तेरह 13 चौदह 14 पन्द्रह 15 सोलह 16 सत्रह 17 अठारह 18 उन्नीस 19 इक्कीस 21 बाईस 22 तेईस 23 चौबीस 24 छब्बीस 26 सत्ताईस 27 अट्ठाईस 28 अठाईस 28 उनतीस 29 इकतीस 31 बत्तीस 32 तैंतीस 33 चौंतीस 34 पैंतीस 35 छत्तीस 36 सैंतीस 37 अड़तीस 38 उनतालीस 39 इकतालीस 41 बयालीस 42 तैंतालीस 43 चौवालीस 44 चवालीस 44 पैंतालीस 45 छियालीस 46 सैंतालीस 47 अड़तालीस 48 उनचास 49 इक्यावन 51 बावन 52 तिरपन 53 चौवन 54 पचपन 55 छप्पन 56 सत्तावन 57 अट्ठावन 58 उनसठ 59 इकसठ 61 बासठ 62 तिरसठ 63 चौंसठ 64 पैंसठ 65 छियासठ 66 सड़सठ 67 अड़सठ 68 उनहत्तर 69 इकहत्तर 71 बहत्तर 72 तिहत्तर 73 चौहत्तर 74 पचहत्तर 75 छिहत्तर 76 सतहत्तर 77 अठहत्तर 78 उनासी 79 इक्यासी 81 बयासी 82 तिरासी 83 चौरासी 84 पचासी 85 छियासी 86 सत्तासी 87 अट्ठासी 88 नवासी 89 इक्यानवे 91 बानवे 92 तिरानवे 93 चौरानवे 94 पचानवे 95 पंचानवे 95 छियानवे 96 सत्तानवे 97 अट्ठानवे 98 निन्यानवे 99',
  'hi-latn':
    'teen 3 paanch 5 panch 5 chhah 6 saat 7 aath 8 nau 9 dus 10 das 10 gyarah 11 barah 12 pandrah 15 bees 20 pachees 25 tees 30 chalis 40 pachas 50 saath 60 sattar 70 assi 80 nabbe 90 sau 100 hazaar 1000 hazar 1000 lakh 100000 aadha ½ aadhi ½ tihai ⅓ darjan 12 char 4 chaar 4 terah 13 chaudah 14 solah 16 satrah 17 atharah 18 attharah 18 unnis 19 ikkis 21 bais 22 baees 22 teis 23 teees 23 chaubis 24 chhabbis 26 chabbis 26 sattais 27 atthais 28 untis 29 ikattis 31 battis 32 taintis 33 chauntis 34 paintis 35 chhattis 36 chattis 36 saintis 37 adtis 38 untalis 39 iktalis 41 bayalis 42 taintalis 43 chauvalis 44 chavalis 44 paintalis 45 chhiyalis 46 saintalis 47 adtalis 48 unchas 49 ikyavan 51 bavan 52 tirpan 53 chauvan 54 pachpan 55 chhappan 56 chappan 56 sattavan 57 atthavan 58 unsath 59 iksath 61 basath 62 tirsath 63 chaunsath 64 painsath 65 chhiyasath 66 sadsath 67 adsath 68 unhattar 69 ikhattar 71 bahattar 72 tihattar 73 chauhattar 74 pachhattar 75 pachattar 75 chhihattar 76 sathattar 77 athhattar 78 unasi 79 ikyasi 81 bayasi 82 tirasi 83 chaurasi 84 pachasi 85 chhiyasi 86 sattasi 87 atthasi 88 navasi 89 ikyanve 91 banve 92 tiranve 93 chauranve 94 pachanve 95 chhiyanve 96 sattanve 97 atthanve 98 ninyanve 99 ninanve 99',
  ur: 'دو 2 تین 3 چار 4 پانچ 5 چھ 6 سات 7 آٹھ 8 نو 9 دس 10 گیارہ 11 بارہ 12 پندرہ 15 بیس 20 پچیس 25 تیس 30 چالیس 40 پچاس 50 ساٹھ 60 ستر 70 اسی 80 نوے 90 سو 100 ہزار 1000 لاکھ 100000 آدھا ½ آدھی ½ تہائی ⅓ درجن 12 تیرہ 13 چودہ 14 سولہ 16 سترہ 17 اٹھارہ 18 انیس 19 اکیس 21 بائیس 22 تئیس 23 چوبیس 24 چھبیس 26 ستائیس 27 اٹھائیس 28 انتیس 29 اکتیس 31 بتیس 32 تینتیس 33 چونتیس 34 پینتیس 35 چھتیس 36 سینتیس 37 اڑتیس 38 انتالیس 39 اکتالیس 41 بیالیس 42 تینتالیس 43 چوالیس 44 پینتالیس 45 چھیالیس 46 سینتالیس 47 اڑتالیس 48 انچاس 49 اکیاون 51 باون 52 ترپن 53 پچپن 55 چھپن 56 ستاون 57 اٹھاون 58 انسٹھ 59 اکسٹھ 61 باسٹھ 62 تریسٹھ 63 چونسٹھ 64 پینسٹھ 65 چھیاسٹھ 66 سڑسٹھ 67 اڑسٹھ 68 انہتر 69 اکہتر 71 تہتر 73 چوہتر 74 پچہتر 75 چھہتر 76 ستتر 77 اٹھہتر 78 اناسی 79 اکیاسی 81 بیاسی 82 تراسی 83 چوراسی 84 پچاسی 85 چھیاسی 86 ستاسی 87 اٹھاسی 88 نواسی 89 اکیانوے 91 بانوے 92 ترانوے 93 چورانوے 94 پچانوے 95 چھیانوے 96 ستانوے 97 اٹھانوے 98 ننانوے 99',
  id: 'dua 2 tiga 3 empat 4 lima 5 enam 6 tujuh 7 delapan 8 sembilan 9 sepuluh 10 sebelas 11 belas 10 puluh 10 seratus 100 ratus 100 seribu 1000 ribu 1000 juta 1000000 setengah ½ setengahnya ½ separuh ½ sepertiga ⅓ lusin 12',
  it: 'due 2 tre 3 quattro 4 cinque 5 sei 6 sette 7 otto 8 nove 9 dieci 10 undici 11 dodici 12 tredici 13 quattordici 14 quindici 15 sedici 16 venti 20 trenta 30 quaranta 40 cinquanta 50 sessanta 60 settanta 70 ottanta 80 novanta 90 cento 100 mille 1000 mila 1000 metà ½ mezzo ½ terzo ⅓ dozzina 12 diciassette 17 diciotto 18 diciannove 19 ventuno 21 ventotto 28 trentuno 31 trentotto 38 quarantuno 41 quarantotto 48 cinquantuno 51 cinquantotto 58 sessantuno 61 sessantotto 68 settantuno 71 settantotto 78 ottantuno 81 ottantotto 88 novantuno 91 novantotto 98',
  pt: 'dois 2 duas 2 três 3 quatro 4 cinco 5 seis 6 sete 7 oito 8 nove 9 dez 10 onze 11 doze 12 treze 13 catorze 14 quinze 15 vinte 20 trinta 30 quarenta 40 cinquenta 50 sessenta 60 setenta 70 oitenta 80 noventa 90 cem 100 cento 100 duzentos 200 trezentos 300 quinhentos 500 mil 1000 metade ½ terço ⅓ dúzia 12 dezasseis 16 dezesseis 16 dezassete 17 dezessete 17 dezoito 18 dezanove 19 dezenove 19 duzentas 200 trezentas 300 quatrocentos 400 quatrocentas 400 quinhentas 500 seiscentos 600 seiscentas 600 setecentos 700 setecentas 700 oitocentos 800 oitocentas 800 novecentos 900 novecentas 900',
  nl: 'twee 2 drie 3 vier 4 vijf 5 zes 6 zeven 7 acht 8 negen 9 tien 10 elf 11 twaalf 12 dertien 13 veertien 14 twintig 20 dertig 30 veertig 40 vijftig 50 zestig 60 zeventig 70 tachtig 80 negentig 90 honderd 100 duizend 1000 helft ½ half ½ halve ½ derde ⅓ dozijn 12 eenentwintig 21 eenendertig 31 eenenveertig 41 eenenvijftig 51 eenenzestig 61 eenenzeventig 71 eenentachtig 81 eenennegentig 91',
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
/** A word that is one of them in any language. */
const anyNumber = new Set([...inWords.values()].flatMap((values) => [...values.keys()]))
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
/** Where one number is written in one with the next. */
const madeUp = new Set(['de', 'it', 'nl', 'en', 'tr', 'bn', 'bn-latn'])

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

const letters = /[\p{L}\p{M}]+/gu

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

const borrowable = ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'tr', 'id']

/** So long a word that is a number in another language is no other word in this one. */
function isBorrowed(word: string): boolean {
  if (word.length < longEnough) return false
  return borrowable.some((language) => {
    const values = inWords.get(language)
    if (!values || slangWords[language]?.includes(word)) return false
    return (
      Number(values.get(word)) >= leastInflected || (madeUp.has(language) && isMadeOf(word, values))
    )
  })
}

/** What a word says in numbers, in one of these languages: its value, `?` where it has none of its own. */
export function numberInWord(word: string, languages: ReadonlySet<string>): string | null {
  for (const [language, values] of inWords) {
    if (/[a-z]/.test(word) && !languages.has(language)) continue
    const value = values.get(word) ?? (language === 'ar' ? values.get(bare(word)) : undefined)
    if (value !== undefined) return value
    const grown = inflected(word, language, values) ?? fraction(word, language, values)
    if (grown !== null) return grown
    if (word.length >= longEnough && madeUp.has(language) && isMadeOf(word, values)) return '?'
  }
  return isBorrowed(word) ? '?' : null
}

const most = 99

/** The whole numbers up to 99 that a folded text has in words, in figures. */
export function withSmallNumbers(text: string): string {
  const words = text.match(letters) ?? []
  if (!words.some((word) => anyNumber.has(word))) return text
  const latin = latinLanguage(words) ?? 'en'
  return text.replaceAll(letters, (word) => {
    if (!anyNumber.has(word)) return word
    for (const [language, values] of inWords) {
      if (/[a-z]/.test(word) && language !== latin) continue
      const value = values.get(word) ?? ''
      if (isFigure(value) && Number(value) <= most) return value
    }
    return word
  })
}

/** Whether that value is a whole number: it may be a fraction, or one that nobody can tell. */
export const isFigure = (value: string | null): value is string => /^\d+$/.test(value ?? '')

/** So many hundreds or thousands that are written in one word: dreihundert, duemila. */
export function roundNumber(word: string, languages: ReadonlySet<string>): number | null {
  for (const language of languages) {
    const values = inWords.get(language)
    if (!values || !madeUp.has(language)) continue
    for (let at = 1; at < word.length; at += 1) {
      const [count, times] = [values.get(word.slice(0, at)), values.get(word.slice(at))]
      if ((times === '100' || times === '1000') && Number(count) < 100)
        return Number(count) * Number(times)
    }
  }
  return null
}
