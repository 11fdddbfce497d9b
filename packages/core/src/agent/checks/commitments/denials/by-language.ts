import type { OwnLanguage } from '../../../../domain/entities.ts'
import type { DenialWords } from './words.ts'

/** A language without its words is only stopped more often. */
export const denialWords: Readonly<Record<OwnLanguage, DenialWords>> = {
  en: {
    not: "(?:(?:there|it|that|we|you|i|they) (?:is|are|do|does|can|could|have|has) )?(?:no|not|never|cannot|\\p{L}+n't)",
    thing:
      '(?:gifts?|presents?)(?: with (?:it|them|this))?|discounts?|reductions?|free (?:delivery|shipping)|free|instal?lments?|negotiable|haggling|bargaining|for the price of one',
    between:
      'any|an?|the|do|does|give|offer|make|have|take|get|sell|is|are|be|extra|for|in|both|two|our|on|accept',
    order: 'before',
    whole:
      "no payment (?:has |have )?(?:\\p{L}+ )?(?:arrived|reached|come|been received)(?: us)?(?: yet)?|(?:not|\\p{L}+n't) (?:yet )?(?:received|seen|got|get) (?:any|a|your|the) payment|(?:cannot|can't|can not) (?:honestly |yet )?(?:promise|guarantee)(?: you)?|(?:cannot|can't|could not) (?:lower|reduce|go lower on|go down on|change) (?:the |our |its )?prices?",
    unless: 'only|just|except|unless|without|why|miss|other|worry|until|better|bigger',
  },
  bn: {
    not: 'না|নেই|নাই|নয়',
    thing: 'উপহার|গিফট|ছাড়|ডিসকাউন্ট|ফ্রি ডেলিভারি|ডেলিভারি ফ্রি|ফ্রি|কিস্তি(?:তে)?|দরদাম|একটার দামে|অন্তর্ভুক্ত',
    between: 'কোনো|দুটো|দুইটা|দেওয়া|করা|যাবে|আমাদের|সাথে|নিয়ে|দিতে|পারব|পারি|হয়|হবে|দিই|করি|পাবেন',
    order: 'behind',
    whole:
      '(?:আমাদের কাছে )?(?:এখনো |এখনও )?(?:কোনো )?পেমেন্ট (?:এখনো |এখনও )?(?:আসেনি|পাইনি|আসে নাই)|(?:কথা|নিশ্চয়তা|গ্যারান্টি) (?:দিতে|দেওয়া) (?:পারছি|পারব|পারি|যাচ্ছে|যাবে) না|দাম কমা(?:নো (?:যাবে|যায়)|তে পার(?:ব|ছি|ি)) না',
    unless: 'শুধু|ছাড়া|কেন|চিন্তা',
  },
  'bn-latn': {
    not: 'na|nai|nei|noy',
    thing:
      'gift|upohar|chhar|discount|free delivery|delivery free|free|kisti(?:te)?|instal?lment\\p{L}*|dordam|ektar dame|ek tar dame|ontorvukto',
    between:
      'kono|duto|duita|dewa|deya|kora|jabe|amader|sathe|niye|dite|parbo|pari|hoy|hobe|dei|kori|paben|ta',
    order: 'behind',
    whole:
      '(?:amader kache )?(?:ekhono )?(?:kono )?payment (?:ekhono )?(?:aseni|asheni|paini|ase nai|ashe nai)|(?:kotha|guarantee|nishchoyota) (?:dite|dewa) (?:parchi|parbo|pari|jabe|jacche) na|dam kom(?:ano (?:jabe|jay)|ate par(?:bo|chi|i)) na',
    unless: 'shudhu|chara|chhara|keno|chinta',
  },
  ar: {
    not: 'و?(?:لا|ليس|ليست|غير|لن|لم|ما|مو|مش)',
    thing:
      'هدية|هدايا|خصم|خصومات|تخفيض|توصيل مجاني|التوصيل مجاني|مجاني[ةا]?|تقسيط|بالتقسيط|قابل للتفاوض|مشمول[ةا]?|بسعر واحدة?|مساومة',
    between:
      'توجد|يوجد|هناك|عندنا|لدينا|نقدم|نعطي|يمكن|يمكنك|يمكننا|أخذ|الاثنين|الاثنتين|أي|فيه|معه|معها|أن|هو|هي',
    order: 'before',
    whole:
      'لم (?:تصل|يصل)(?:نا|ني)? (?:أي |بعد )?(?:دفعة|مبلغ|تحويل)(?: بعد)?|لا (?:أعدك|نعدك|أضمن لك|نضمن لك|أستطيع أن أعدك|أستطيع ضمان)\\p{L}*|لا (?:أقدر|أستطيع|يمكنني|نستطيع) (?:أن )?(?:أنزل|أخفض|ننزل|نخفض|تخفيض|تنزيل) السعر',
    unless: 'فقط|إلا|سوى|بدون|دون|لماذا|تقلق\\p{L}*',
  },
  es: {
    not: 'no|nunca|tampoco|ningún|ninguna',
    thing:
      'regalos?|descuentos?|rebajas?|envío gratis|gratis|gratuit[oa]s?|plazos|cuotas|negociable|incluid[oa]s?|por el precio de un[oa]?',
    between:
      'hay|tenemos|damos|ofrecemos|hacemos|es|está|viene|vendemos|puedes?|puede|podemos|llevar(?:te|se)?|los|las|dos|con|el|la|un|una|ningún|ninguna|precio|dar(?:te|le)?|se|aceptamos|a|envío',
    order: 'before',
    whole:
      'no (?:nos |me )?(?:ha llegado|hemos recibido|llegó|recibimos)(?: todavía| aún)? (?:ningún|el|tu|su) pago|no (?:te |le )?(?:puedo|podemos) (?:prometer|garantizar|asegurar)(?:te|le|lo)?|no (?:puedo|podemos) (?:bajar|rebajar) el precio',
    unless: 'sólo|solo|solamente|sin|salvo|excepto|por qué|preocup\\p{L}*|mejor|falta\\p{L}*',
  },
  fr: {
    not: 'pas|aucune?|jamais',
    thing:
      "cadeaux?|remises?|réductions?|rabais|livraison gratuite|gratuite?s?|négociable|paiement en plusieurs fois|incluse?s?|offerte?s?|pour le prix d'une?",
    between: "de|d'|un|une|la|le|les|en|faire|proposer|prendre|deux|encore",
    order: 'before',
    whole:
      "aucun paiement (?:ne )?(?:nous )?(?:est|a été)(?: encore)? (?:parvenu|arrivé|reçu)|pas encore reçu (?:de|votre|le) paiement|ne (?:peux|pouvons|saurais) (?:pas |rien )?(?:vous |te )?(?:promettre|garantir|assurer)|pour le prix d'une?,? (?:ce n'est|c'est) pas (?:possible|prévu)|ne (?:peux|pouvons) pas baisser le prix",
    unless: 'seulement|que|sauf|sans|pourquoi|inquiét\\p{L}*|mieux|juste',
  },
  de: {
    not: 'kein\\p{L}*|nicht|nie',
    thing:
      'geschenke?|rabatte?|nachlass|gratis\\p{L}*|kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|ratenzahlung(?:en)?|raten|verhandelbar|verhandlungssache|inklusive|inbegriffen|enthalten|zum preis von einem',
    between:
      'eine?n?|dabei|dazu|es|gibt|geben|machen|ist|sind|auf|in|die|den|wir|ich|haben|bieten|leider|im|preis',
    order: 'either',
    whole:
      '(?:noch )?keine (?:zahlung|überweisung)(?: (?:bei|uns|hier))* (?:angekommen|eingegangen|erhalten|da)|(?:kann|können) (?:ich |wir )?(?:(?:ihnen|dir|das|es|leider|keinen|festen) )*nicht (?:versprechen|garantieren|zusagen)|(?:kann|können) (?:ich |wir )?(?:den|am) preis (?:leider )?nicht (?:senken|ändern)',
    unless: 'nur|sondern|außer|ohne|warum|wieso|wahr|sorgen?|besser\\p{L}*',
  },
  tr: {
    not: 'yok|değil\\p{L}*|olmaz|olmuyor|(?:yap|ver|ed|uygula)[ıi]?(?:mıyor|miyor|amıyor|emiyor|amay|emey|mez|maz)\\p{L}*',
    thing:
      'hediye\\p{L}*|indirim\\p{L}*|ücretsiz (?:kargo|teslimat)\\p{L}*|ücretsiz|bedava|taksit\\p{L}*|pazarlı[kğ]\\p{L}*|pazarlığa açık|dahil|(?:bir|tek) (?:tanesinin|tanenin) fiyatına|tekinin fiyatına',
    between: 'bir|hiç|maalesef|var|size|da|de',
    order: 'behind',
    whole:
      '(?:bize )?(?:henüz )?(?:bir )?(?:ödeme|havale)(?:niz)?(?: bize)?(?: henüz)? (?:ulaşmadı|gelmedi|almadık)|(?:söz|garanti) ver(?:em)\\p{L}*|garanti edem\\p{L}*|fiyatı? (?:indirem|düşürem)\\p{L}*',
    unless: 'sadece|yalnız\\p{L}*|neden|niye|hariç|endişe\\p{L}*|merak',
  },
  hi: {
    not: '(?:नहीं|ना|न)(?: (?:हो|दे|कर|मिल|सकता|सकते|सकती|है|हैं|होता|होती))*',
    thing:
      'तोहफ़ा|तोहफा|गिफ्ट|गिफ़्ट|उपहार|छूट|डिस्काउंट|(?:मुफ़्त|मुफ्त|फ्री|फ़्री) डिलीवरी|मुफ़्त|मुफ्त|फ्री|फ़्री|(?:क़ि|कि)स्तों(?: में| पर)?|मोलभाव|एक के दाम में|शामिल',
    between: 'कोई|भी|में|की|का|पर|दोनों|हमारे|यहाँ|मिल|हो|दे|कर|तो|देते|करते|होती|होता',
    order: 'behind',
    whole:
      '(?:हमारे पास )?(?:अभी तक )?(?:कोई )?(?:भुगतान|पेमेंट) (?:अभी तक )?नहीं (?:आया|मिला|पहुँचा)|(?:वादा|गारंटी) नहीं (?:कर|दे) (?:सक|पा)[\\p{L}\\p{M}]*|दाम (?:और )?कम नहीं (?:कर|हो) (?:सक|पा)[\\p{L}\\p{M}]*',
    unless: 'सिर्फ़|सिर्फ|केवल|बिना|सिवा|क्यों|चिंता',
  },
  'hi-latn': {
    not: '(?:nahi|nahin|nhi)(?: (?:ho|de|kar|mil|sakta|sakte|sakti|hai|hain|hota|hoti|paunga|payenge))*',
    thing:
      'tohfa|gift|discount|chhoot|free delivery|delivery free|muft|free|kiston(?: mein| me| par)?|emi|mol ?bhav|ek ke (?:daam|dam|price) (?:mein|me|par)|shamil',
    between:
      'koi|bhi|mein|me|ki|ka|ke|par|pe|dono|hamare|yahan|mil|ho|de|kar|to|dete|karte|hoti|hota',
    order: 'behind',
    whole:
      '(?:hamare paas )?(?:abhi tak )?(?:koi )?payment (?:abhi tak )?nahi (?:aaya|mila|pahuncha)|(?:guarantee|vaada|wada|promise) nahi (?:de|kar) (?:sak|pa)\\p{L}*|(?:daam|dam|rate|price) (?:aur )?kam nahi (?:kar|ho) (?:sak|pa)\\p{L}*',
    unless: 'sirf|kewal|bina|siwa|kyun|kyon|chinta|tension',
  },
  ur: {
    not: '(?:نہیں|نہ)(?: (?:ہو|دے|کر|مل|سکتا|سکتے|سکتی|ہے|ہیں|ہوتا|ہوتی))*',
    thing:
      'تحفہ|گفٹ|رعایت|ڈسکاؤنٹ|(?:مفت|فری) ڈیلیوری|مفت|فری|قسطوں(?: میں| پر)?|بھاؤ تاؤ|ایک کی قیمت (?:میں|پر)|شامل',
    between: 'کوئی|بھی|میں|کی|کا|پر|دونوں|ہمارے|یہاں|مل|ہو|دے|کر|تو|دیتے|کرتے|ہوتی|ہوتا',
    order: 'behind',
    whole:
      '(?:ہمارے پاس )?(?:ابھی تک )?(?:کوئی )?(?:ادائیگی|پیمنٹ) (?:ابھی تک )?نہیں (?:آئی|ملی|پہنچی)|(?:وعدہ|ضمانت|گارنٹی) نہیں (?:کر|دے) سک\\p{L}*|قیمت (?:اور )?کم نہیں (?:کر|ہو) سک\\p{L}*',
    unless: 'صرف|محض|بغیر|سوائے|کیوں|فکر',
  },
  id: {
    not: 'tidak|tak|nggak|gak|enggak|bukan|belum|ga',
    thing:
      'hadiah|bonus|diskon|potongan(?: harga)?|gratis(?: ongkir)?|ongkir gratis|cicilan|dicicil|nego|ditawar|dinego|termasuk|(?:harga|seharga) satu',
    between: 'ada|bisa|punya|memberi|kasih|menyediakan|kami|melayani|dengan|dapat|dua|menerima|di',
    order: 'before',
    whole:
      '(?:belum|tidak) (?:ada|menerima|terima) (?:pembayaran|transfer)\\p{L}*(?: yang)?(?: masuk)?|(?:tidak|nggak|gak|tak|ga) bisa (?:janji\\p{L}*|menjanjikan|jamin|menjamin|pastikan|memastikan)|(?:tidak|nggak|gak) bisa (?:menurunkan|turunin|kurangi|mengurangi) harga',
    unless: 'hanya|cuma|kecuali|tanpa|kenapa|mengapa|khawatir|usah|lebih',
  },
  it: {
    not: 'non|nessun[oa]?',
    thing:
      'regal[oi]|omagg[io]+|scont[oi]|spedizione gratuita|gratis|gratuit[oaie]|a rate|trattabile|negoziabile|inclus[oaie]|compres[oaie]|al prezzo di un[oa]',
    between:
      "c'è|ci|sono|è|facciamo|diamo|offriamo|abbiamo|il|la|un|una|si|può|prezzo|pagamenti|nessun[oa]?|possiamo|fare|dare|prendere|entrambi|due|i|le|accettiamo",
    order: 'before',
    whole:
      'non (?:ci |mi )?(?:è|sono|abbiamo)(?: ancora)? (?:arrivat[oi]|ricevuto|pervenut[oi]) (?:nessun|il|alcun) pagament[oi]|non (?:posso|possiamo) (?:ancora )?(?:promett\\p{L}*|garantir\\p{L}*|assicurar\\p{L}*)|non (?:posso|possiamo) abbassare il prezzo',
    unless: 'solo|soltanto|tranne|senza|perché|preoccup\\p{L}*|meglio|manca\\p{L}*',
  },
  pt: {
    not: 'não|nunca|nenhuma?',
    thing:
      'presentes?|brindes?|descontos?|frete grátis|entrega (?:grátis|gratuita)|grátis|gratuit[oa]s?|parcelas|prestações|parcelamento|negociável|incluíd[oa]s?|pelo preço de uma?',
    between:
      'há|temos|damos|fazemos|oferecemos|é|está|dá|para|levar|os|as|dois|duas|pode|podemos|o|a|um|uma|de|em|nenhuma?|preço|aceitamos|vem|leva',
    order: 'before',
    whole:
      'não (?:recebemos|chegou|caiu|entrou)(?: ainda)? (?:nenhum|o|qualquer|seu) pagamento|não (?:posso|podemos|consigo) (?:lhe |te )?(?:prometer|garantir|assegurar)|não (?:posso|podemos|consigo) baixar o preço',
    unless: 'só|somente|apenas|sem|salvo|exceto|por que|preocup\\p{L}*|melhor|falta\\p{L}*',
  },
  nl: {
    not: '(?:over de prijs valt |er zit )?(?:geen|niet|nooit)',
    thing:
      'cadeaus?|cadeautjes?|korting(?:en)?|gratis\\p{L}*|termijnen|onderhandel\\p{L}*|inbegrepen|inclusief|voor de prijs van (?:één|een)',
    between: 'een|er|bij|is|zijn|gaat|kan|geven|doen|we|wij|in|de|te|het|valt|helaas|bezorgd',
    order: 'either',
    whole:
      '(?:nog )?geen betaling(?: (?:bij|ons|hier))* (?:binnen\\p{L}*|ontvangen)|(?:kan|kunnen) (?:ik |we |wij )?(?:(?:u|je|dat|het|helaas) )*niet (?:beloven|garanderen)|(?:kan|kunnen) (?:ik |we |wij )?de prijs niet (?:verlagen|veranderen)',
    unless: 'alleen|maar|enkel|behalve|zonder|waarom|zorgen|beter|waar',
  },
}
