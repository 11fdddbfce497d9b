import type { OwnLanguage } from '../../../../domain/entities.ts'

/** Refusals that a "not" and a thing do not make, as sources of regular expressions over whole folded words. */
interface Refusals {
  /** That nothing is taken back or exchanged. */
  readonly back: string
  /** That something is sold out. */
  readonly gone: string
  /** That something is said, and why: it tells of nothing but itself. */
  readonly aside: string
  /** Beside one of these it presses: "almost sold out", "all others are gone". */
  readonly pressing: string
}

const end = String.raw`(?=[^\p{L}\p{M}]*(?:$|[,،.!?;।\n]))`

/** A language without them is only stopped more often. */
export const refusals: Readonly<Record<OwnLanguage, Refusals>> = {
  en: {
    back: "(?:cannot|(?<!need )not|\\p{L}+n't)(?: (?!have|need|has|must)\\p{L}+){0,3} (?:taken? (?:\\p{L}+ ){0,3}back|accept(?:ed)? back|return(?:ed|able)|exchange[ds]?|refunded|accept returns|do returns)|no (?:returns|exchanges|refunds)",
    gone: "(?:(?:is|are|'s|'re|now|currently|just|already|sadly|unfortunately) )*(?:sold out|out of stock|unavailable|not available|not in stock|no longer available)(?: (?:right now|at the moment|now|currently|for now|today|at present|i'm afraid))*",
    aside:
      "just so you know|i(?:'d rather|'ll| should| must| have to)? (?:tell|say|mention) (?:you )?(?:that |this |it |so )?(?:right away|straight away|up front|upfront|in advance|beforehand)",
    pressing:
      'almost|nearly|soon|fast|hurry|before|until|if|once|only|few|last|about|everywhere|never|others?|else|rest|everything|will',
  },
  bn: {
    back: '(?:ফেরত|বদল|পরিবর্তন|এক্সচেঞ্জ)(?: (?:নিই|নেই|নেওয়া|নেয়া|নিতে|দিই|দেওয়া|করি|করা|হয়|যায়|যাবে|পারি|পারব|পারছি)){1,3} না|ফেরতযোগ্য না|ফেরত হয় না',
    gone: `(?:(?:এখন|বর্তমানে|আপাতত|একদম) )*(?:স্টক(?:ে)? (?:নেই|নাই|শেষ|আউট)|শেষ|ফুরিয়ে গেছে)(?: (?:হয়ে গেছে|হয়ে গিয়েছে|আছে|এখন|আপু|ভাই))*${end}`,
    aside: 'আগেই (?:জানিয়ে|বলে) (?:রাখলাম|রাখছি|রাখি|দিলাম|দিচ্ছি)|জেনে রাখুন',
    pressing:
      'প্রায়|শীঘ্রই|তাড়াতাড়ি|আগে|আগেই|যদি|হলে|শুধু|মাত্র|কয়েক[\\p{L}\\p{M}]*|বাকি|অন্য|সব|যাবে|যাচ্ছে|অফার|দাম',
  },
  'bn-latn': {
    back: '(?:ferot|bodol|bodle|exchange|poriborton)(?: (?:nei|nite|neya|newa|neoa|newya|kori|kora|hoy|jay|jabe|pari|parbo|parchi|dei|dewa)){1,3} na',
    gone: `(?:(?:ekhon|apatoto|akhon) )*(?:stock (?:e )?(?:nai|nei|shesh|out)|s[he]{1,2}sh|furiye)(?: (?:hoye|geche|gese|gesse|ekhon|apu|bhai|bhaiya|vai|sorry))*${end}`,
    aside:
      'age(?:i| e| theke|i theke)? (?:janiye|bole) (?:rakhlam|rakhchi|rakhi|dilam|dicchi)|jene rakhen',
    pressing:
      'pray|taratari|age|agei|jodi|hole|shudhu|matro|koyekta|baki|onno|shob|sob|jabe|jacche|offer|dam',
  },
  ar: {
    back: 'لا (?:(?:يمكن|يمكننا|نستطيع|أستطيع|نقبل) )?(?:ال)?(?:نسترجع|نستبدل|نرجع|إرجاع|استرجاع|استبدال|تبديل|مرتجعات|ترجع|تسترجع|تستبدل)\\p{L}*|(?:غير قابل[ةه]?) لل?(?:إرجاع|استرجاع|استبدال)',
    gone: '(?:(?:حاليا|الآن|للأسف) )*(?:نفد|نفدت|نفذ|نفذت|غير متوفر[ةه]?|غير متاح[ةه]?|غير موجود[ةه]?)(?: (?:حاليا|الآن|من المخزون|للأسف|في الوقت الحالي))*',
    aside:
      '(?:أحببت|أردت|أحب|أود) أن (?:أخبرك|تعرفي|تعرف|تعلمي|تعلم)(?: ذلك)?(?: قبل الطلب| مسبقا| من البداية)?|أخبرك (?:مسبقا|من الآن)',
    pressing:
      'تقريبا|قريبا|بسرعة|قبل|إذا|لو|فقط|قليل[\\p{L}]*|آخر|باقي|غيره|كل|كاد[\\p{L}]*|يكاد|سوف|س[\\p{L}]+نفد',
  },
  es: {
    back: 'no (?:(?:l[oa]s?|se|te|podemos|puedo|puede|pueden|nos|aceptamos|admitimos|hacemos|de) )*(?:vuelta|devoluci\\p{L}+|cambios|devolver\\p{L}*|devuelven?|cambiar\\p{L}*|cambiamos)|sin (?:devoluciones|cambios)',
    gone: '(?:(?:está|están|se ha|se han|ya|ahora mismo|ahora|por ahora|de momento) )*(?:agotad[oa]s?|sin stock|no disponibles?)(?: (?:ahora mismo|ahora|por ahora|de momento|en este momento|por el momento))*',
    aside:
      'por eso te (?:lo )?(?:pregunto|digo)(?: antes)?|te lo digo (?:antes|ya|de entrada)|para que lo sepas',
    pressing:
      'casi|pronto|rápido|prisa|antes|hasta|si|cuando|solo|sólo|poc[oa]s|últim[oa]s?|punto|todo|demás|otr[oa]s?|nunca|va|vuela\\p{L}*',
  },
  fr: {
    back: "n(?:e |')(?:(?:l[ea]s?|peut|peuvent|pouvons|peux|se|sont|est|sera|seront|faisons) )*(?:(?:repren|échange|rembours|accept)\\p{L}* (?:pas|plus)|(?:pas|plus) (?:(?:être|de|les|d') ?)*(?:repris\\p{L}*|repren\\p{L}*|retour\\p{L}*|échang\\p{L}*|rendu\\p{L}*|rembours\\p{L}*))(?: (?:de |les |d')?(?:retours?|échanges?))?|ni repris\\p{L}* ni échangé\\p{L}*",
    gone: "(?:(?:est|sont|n'est|ne sont|actuellement|en ce moment) )*(?:épuisée?s?|en rupture(?: de stock)?|indisponibles?|plus disponibles?|plus en stock)(?: (?:pour le moment|en ce moment|pour l'instant|actuellement))*",
    aside:
      "autant (?:vous|te) le dire(?: tout de suite| d'emblée)?|je (?:vous|te) le dis (?:tout de suite|d'avance)|je préfère (?:vous|te) (?:le dire|prévenir)(?: tout de suite)?",
    pressing:
      'presque|bientôt|vite|avant|jusqu\\p{L}*|si|quand|seulement|quelques|dernie\\p{L}*|tout|reste|autres?|jamais|va|part\\p{L}*',
  },
  de: {
    back: '(?:nehmen|nehme|nimmt) (?:\\p{L}+ ){0,4}nicht (?:mehr )?zurück(?! müssen)|nicht (?:mehr )?(?:zurück(?:genommen|nehmen|geben|gegeben)?|umgetauscht|umtauschen)(?! müssen| brauchen)|keine? (?:rückgabe|rücknahme|rückerstattung)|keinen umtausch|(?:vom )?umtausch (?:ist )?ausgeschlossen',
    gone: `(?:(?:ist|sind|gerade|leider|momentan|derzeit|zurzeit|aktuell|im moment|zur zeit) )*(?:ausverkauft|vergriffen|nicht (?:lieferbar|verfügbar|vorrätig|auf lager)|aus${end})(?: (?:im moment|gerade|derzeit))*`,
    aside:
      '(?:das )?(?:muss|sage|möchte|sollte) ich (?:(?:ihnen|dir|lieber|nur|gleich|vorher) )*(?:dazusagen|dazu|vorweg|vorwegsagen|sagen)|nur damit (?:sie|du) (?:es )?(?:wissen|weißt)',
    pressing:
      'fast|bald|schnell|gleich|bevor|bis|wenn|falls|nur|wenige|letzte\\p{L}*|alles|rest|andere\\p{L}*|übrige\\p{L}*|nie|wird|werden|beinahe',
  },
  tr: {
    back: '(?:geri|iade|değişim)\\p{L}* (?:\\p{L}+ )?(?:al|ed|yap)\\p{L}*(?:m[ıiuü]yor|mayız|meyiz|maz|mez)\\p{L}*|(?:iade|değişim)\\p{L}* (?:yok|olmuyor|mümkün değil)\\p{L}*',
    gone: '(?:(?:şu an|şu anda|maalesef|şimdilik|stokta) )*(?:tükendi|tükenmiş\\p{L}*|bitti|kalmadı|stokta yok|mevcut değil)(?: (?:şu an|şu anda|maalesef|şimdilik))*',
    aside: '(?:baştan|önceden|peşinen) söyleyeyim|bilginiz olsun',
    pressing:
      'neredeyse|yakında|hemen|hızl\\p{L}*|önce|kadar|eğer|sadece|birkaç|son|her|diğer\\p{L}*|başka|hiç|üzere',
  },
  hi: {
    back: '(?:वापस|वापसी|बदल)(?: (?:लेना|ले|कर|करना|हो|भी)){0,2} नहीं(?: (?:ले|लेते|लेती|कर|करते|हो|होता|होती|होगा|सकते|सकता|लिया|जाता|है|हैं))*',
    gone: '(?:(?:अभी|फ़िलहाल|फिलहाल) )*(?:स्टॉक में नहीं|ख़त्म|खत्म|उपलब्ध नहीं)(?: (?:हो गया|हो गई|हो गए|हो चुका|हो चुकी|है|हैं))*',
    aside: 'पहले (?:से|ही) बता (?:रहा|रही|देता|देती|दूँ)(?: हूँ)?',
    pressing:
      'लगभग|जल्दी|जल्द|पहले|तक|अगर|सिर्फ़|सिर्फ|केवल|कुछ|आख़िरी|आखिरी|बाकी|बाक़ी|सब|दूसर[\\p{L}\\p{M}]*|जाएगा|जाएगी|रहा|रही|ऑफ़र|ऑफर',
  },
  'hi-latn': {
    back: '(?:wapas|wapis|vapas|return|exchange|badal)(?: (?:lena|le|kar|karna|ho|bhi)){0,2} (?:nahi|nahin|nhi)(?: (?:le|lete|leti|kar|karte|ho|hota|hoti|hoga|sakte|sakta|liya|jata|hai|hain))*',
    gone: '(?:(?:abhi|filhaal) )*(?:stock (?:mein|me) (?:nahi|nahin)|khatam|khatm|available (?:nahi|nahin))(?: (?:ho gaya|ho gayi|ho gaye|hai|hain))*',
    aside: 'pehle (?:se|hi) bata (?:raha|rahi|deta|deti|doon)(?: hoon)?',
    pressing:
      'lagbhag|jaldi|pehle|tak|agar|sirf|kuch|aakhri|baaki|baki|sab|doosr\\p{L}*|jayega|jayegi|raha|rahi|offer',
  },
  ur: {
    back: '(?:واپس|واپسی|تبدیل)(?: (?:لینا|لے|کر|کرنا|ہو|بھی)){0,2} نہیں(?: (?:لے|لیتے|لیتی|کر|کرتے|ہو|ہوتا|ہوتی|ہوگا|سکتے|سکتا|لیا|جاتا|ہے|ہیں))*',
    gone: '(?:(?:ابھی|فی الحال) )*(?:اسٹاک میں نہیں|ختم|دستیاب نہیں)(?: (?:ہو گیا|ہو گئی|ہو گئے|ہے|ہیں))*',
    aside: 'پہلے (?:سے|ہی) بتا (?:رہا|رہی|دیتا|دیتی|دوں)(?: ہوں)?',
    pressing:
      'تقریبا|جلدی|جلد|پہلے|تک|اگر|صرف|کچھ|آخری|باقی|سب|دوسر\\p{L}*|جائے گا|جائے گی|رہا|رہی|آفر',
  },
  id: {
    back: '(?:tidak|tak|nggak|gak|ga) (?:(?:bisa|dapat|boleh|kami|menerima|terima|melayani) )*(?:di)?(?:kembalikan|retur|pengembalian|tukar|penukaran)',
    gone: '(?:(?:lagi|sedang|sudah|saat ini|stoknya|stok) )*(?:habis|kosong|tidak tersedia)(?: (?:kak|saat ini|sekarang))*',
    aside:
      '(?:saya )?(?:kasih tahu|bilang|sampaikan|infokan) (?:dari awal|di awal|sejak awal)(?: saja)?(?: ya)?|sekadar info',
    pressing:
      'hampir|segera|cepat|buruan|sebelum|sampai|kalau|jika|cuma|hanya|beberapa|terakhir|semua|lainnya|lain|akan|bakal|keburu',
  },
  it: {
    back: 'non (?:(?:si|li|le|lo|la|può|possono|possiamo|accettiamo|facciamo|vengono|viene|è|sono|essere) )*(?:restitu\\p{L}+|res[oi]|rimborsa\\p{L}+|cambi(?:are|at[oaie])?|indietro|ripre\\p{L}+)',
    gone: '(?:(?:è|sono|ora|al momento|purtroppo) )*(?:esaurit[oaie]|non disponibil[ei]|terminat[oaie])(?: (?:al momento|ora|adesso|per ora))*',
    aside:
      '(?:glielo|te lo) dico (?:subito|prima)|così lo sa|preferisco dirglielo (?:subito|prima)',
    pressing:
      'quasi|presto|fretta|prima|fino|se|quando|solo|poch[ie]|ultim\\p{L}*|tutt[oi]|altr[oaie]|mai|sta|stanno',
  },
  pt: {
    back: 'não (?:(?:pode|podem|podemos|posso|se|é|são|aceitamos|fazemos|dá|para|ser|possível|consigo) )*(?:devol\\p{L}+|troc(?:as?|ar|amos|ad[oa]s?)|reembols\\p{L}+)',
    gone: '(?:(?:está|estão|agora|no momento) )*(?:esgotad[oa]s?|indisponíve(?:l|is)|acabou|acabaram|em falta)(?: (?:no momento|agora|por enquanto|por ora))*',
    aside:
      '(?:prefiro avisar|já aviso|aviso)(?: antes| logo| desde já)|já deixo avisado|só para você saber',
    pressing:
      'quase|logo|rápido|corre|antes|até|se|quando|só|somente|apenas|pouc[oa]s|últim[oa]s?|tudo|resto|outr[oa]s?|nunca|vai',
  },
  nl: {
    back: '(?:nemen|neem) (?:\\p{L}+ ){0,4}niet (?:meer )?terug|niet (?:meer )?(?:teruggenomen|terugnemen|geruild|retour)|geen (?:retour\\p{L}*|ruil\\p{L}*)',
    gone: `(?:(?:is|zijn|momenteel|helaas|nu|op dit moment) )*(?:uitverkocht|niet (?:op voorraad|leverbaar|beschikbaar)|op${end})(?: (?:op dit moment|momenteel|nu))*`,
    aside:
      'dat zeg ik (?:(?:er|liever|maar) )*(?:meteen|vast|gelijk|van tevoren)(?: bij)?|dan weet u dat',
    pressing:
      'bijna|snel|gauw|voordat|tot|als|alleen|maar|enkele|laatste|alles|rest|andere\\p{L}*|nooit|gaat|raakt',
  },
}
