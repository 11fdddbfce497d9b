import type { OwnLanguage } from '../../../domain/entities.ts'
import type { TermWords } from './term-words.ts'

/** A language without its words could be promised in: each of ours has them. */
export const termWords: Readonly<Record<OwnLanguage, TermWords>> = {
  en: {
    pay: 'pay|pays|paid|paying|payments?|payable|costs?|charged?|charges|fees?|owe|money',
    nothing:
      'nothing|not a (?:cent|penny|taka|rupee)|(?:no|zero) (?:extra )?(?:costs?|charges?|fees?)',
    not: "not|no|never|cannot|\\p{L}+n't",
    owed: 'needs?|needed|needn.t|have to|has to|must|required?|necessary|due|obliged|expected|anything|a (?:cent|penny)',
    other:
      "cannot|can't|possible|accept(?:s|ed)?|take|know|say|tell|arrived?|reached|received|come|came|card|online|advance|upfront|instal?lments?|until|before|now|yet|today|more|anyone|anybody|us|nothing (?:to do|about)",
    added: '(?:is|are|comes|come) included|comes? with|included (?:in|with)|thrown in|goes with it',
    asOne:
      'for the price of (?:one|a single)|costs? (?:as much as|the same as|no more than) .{2,40} (?:alone|only)|(?:two|three|2|3) for one',
    open: '(?:price|prices|rate) (?:is|are) (?:negotiable|open|flexible|up to you|yours to (?:set|choose))|(?:name|set|choose|decide) your (?:own )?price|you (?:name|set|choose|decide) the price|(?:i|we) (?:can|could|will|may|might) (?:still )?(?:(?:go|come) (?:down|lower)|(?:take|knock|shave) \\p{L}+ (?:\\p{L}+ )?off)',
    may: 'can|may|could|fine|okay|let you|allowed',
    later:
      '(?:at )?the end of the month|next (?:week|month)|(?:when|once|after) (?:your|the) salary|payday|bit by bit|little by little|in (?:small |two |three )?(?:parts|instal?lments)|on credit|later on|afterwards',
    swapped:
      "(?:swap|exchange|trade|replace|change) (?:it|them|this|that)(?: \\p{L}+){0,3} (?:another|other|different)(?: \\p{L}+)?|(?:we|i)(?:'ll| will)? (?:send|give) you (?:another|a different|a new) one",
    madeIn: 'made|produced|manufactured|(?:comes?|is|are|imported) from|imported|product of',
  },
  bn: {
    pay: 'টাকা[\\p{L}\\p{M}]*|পেমেন্ট[\\p{L}\\p{M}]*|দাম|মূল্য|পয়সা|খরচ|কিছু|কিছুই',
    nothing: 'কোনো (?:খরচ|চার্জ|ফি|টাকা) (?:নেই|নাই|লাগবে না|লাগে না)',
    not: 'না|নেই|নাই',
    owed: '(?:দিতে|করতে) হবে|(?:দেওয়া|দেয়া|দিতে|করা) ?লাগ(?:বে|ে)|লাগবে|(?:দেওয়ার|দেয়ার|দেবার|করার) (?:দরকার|প্রয়োজন)',
    other: 'জানি|কার্ডে?|অগ্রিম|অ্যাডভান্স|অনলাইনে?|আসেনি|পাইনি|কিস্তিতে?|এখন|আগে|বলতে',
    added:
      'সাথে (?:[\\p{L}\\p{M}]+ )?(?:দেওয়া (?:আছে|থাকবে)|আসে|থাকবে|থাকছে)|সাথেই (?:আসে|থাকে|পাবেন)|অন্তর্ভুক্ত',
    asOne: '(?:একটার|একটির|১টার|1টার) দামে|মিলে (?:শুধু )?[\\p{L}\\p{M}]+ দাম(?:ই|েই)?',
    open: 'দাম (?:আপনিই|আপনি) (?:ঠিক|বলুন|বলেন)[\\p{L}\\p{M}]*|দরদাম (?:করা যাবে|করা যায়|হবে|চলবে)|দাম (?:আলোচনা সাপেক্ষ|নিয়ে কথা বলা যাবে)|(?:আরও|আরো) (?:নামতে|কমতে) পারি',
    may: 'পারবেন|পারেন|যাবে|হবে|দিয়েন|দিবেন',
    later: 'মাস শেষে|মাসের শেষে|বেতন পেলে|পরের মাসে|আস্তে আস্তে|ধীরে ধীরে|কিস্তিতে|ভাগ করে|বাকিতে',
    swapped:
      '(?:বদলে|পাল্টে|বদলিয়ে|পরিবর্তন করে) (?:দিব|দেব|দিবো|দেবো|নিতে পারবেন|নিতে পারেন|দেওয়া যাবে|আনবে)',
    madeIn: 'তৈরি|তৈরী|বানানো|থেকে (?:আনা|আমদানি)|উৎপাদিত',
  },
  'bn-latn': {
    pay: 'taka\\p{L}*|payment|dam|poisha|poysa|khoroch|kichui?',
    nothing: 'kono (?:khoroch|charge|fee|taka) (?:nai|nei|lagbe na|lage na)',
    not: 'na|nai|nei',
    owed: '(?:dite|korte) hobe|(?:dewa|deya|dite|kora) ?lag(?:be|e)|lagbe|(?:dewar|deyar|debar|korar) (?:dorkar|proyojon)',
    other: 'jani|card e?|advance|online e?|aseni|asheni|paini|kistite?|ekhon|age|bolte',
    added:
      'sathe (?:\\p{L}+ )?(?:dewa (?:ache|thakbe)|ase|ashe|thakbe)|sathei (?:ase|ashe|thake|paben)',
    asOne: '(?:ektar|ek ta r) dame|mile (?:shudhu )?\\p{L}+ dam(?: ?e|ei)?',
    open: 'dam (?:apnii?|apni) (?:thik|bolun|bolen)|dordam (?:kora jabe|kora jay|hobe|cholbe)|aro (?:namte|komte) pari',
    may: 'parben|paren|jabe|hobe|diyen|diben',
    later:
      'mash? sheshe|masher sheshe|beton pele|porer mashe|aste aste|dhire dhire|kistite|bhag kore|bakite',
    swapped:
      '(?:bodle|bodlay|palte|bodliye|exchange kore|change kore) (?:dibo|debo|dib|nite parben|nite paren|dewa jabe|anbe)',
    madeIn: 'toiri|banano|theke (?:ana|amdani)',
  },
  ar: {
    pay: 'ال?دفع|للدفع|[تندي]دفع[\\p{L}]*|بالدفع|[يت]كلف[\\p{L}]*|تكلفة|رسوم|مبلغ|شيئا?',
    nothing:
      '(?:لن|لا) [يت]كلف(?:ك|كم)? (?:شيئا?|أي شيء)|(?:بدون|بلا) (?:دفع|تكلفة|رسوم|مقابل)|لا (?:توجد )?(?:تكلفة|رسوم)',
    not: 'لا|ليس|ليست|لست|غير|بدون|لن|لم|ما|مو|مش',
    owed: 'داعي|حاجة|يجب|مضطرا?|مطلوب|ضروري|لازم|يلزم[\\p{L}]*|عليك|تحتاج',
    other:
      'أعرف|نعرف|أعلم|أدري|بالبطاقة|مقدما|مسبقا|بالتقسيط|يمكن[\\p{L}]*|نقبل|تصل[\\p{L}]*|الآن|قبل',
    added: 'مشمول[ةا]?|يأتي مع|تأتي مع|ضمن السعر|مرفق مع',
    asOne: 'بسعر (?:واحدة?|قطعة)|بنفس سعر .{2,40} (?:وحدها|وحده|فقط)',
    open: 'السعر (?:كما (?:تريد|تشاء|تحب)[\\p{L}]*(?: أنت)?|قابل للتفاوض|حسب رغبتك|أنت تحدده)|حدد السعر|(?:أستطيع|يمكنني|نستطيع|ممكن|أقدر) (?:أن )?(?:أنزل|ننزل|أخفض|نخفض)',
    may: 'ممكن|يمكن\\p{L}*|تقدر\\p{L}*|تستطيع\\p{L}*|بإمكانك\\p{L}*',
    later:
      '(?:في )?(?:آخر|نهاية) الشهر|(?:عند|بعد) (?:نزول |استلام )?(?:الراتب|المعاش)|الشهر (?:القادم|الجاي)|شوي شوي|على دفعات|بالتقسيط|على مهلك|بالدين',
    swapped:
      '(?:نبدل|نستبدل|نغير|تبدل|تستبدل|تغير)(?:ها|ه|لها|له|لك|ي|يها|يه|ين|ينها|ينه)*(?: لك)?(?: \\p{L}+){0,2} (?:بأخرى|بآخر|بلون|بمقاس|غيرها|غيره|بواحدة|بقطعة)',
    madeIn: 'مصنوعة?|صنع|صناعة|صنعت|مستوردة?',
  },
  es: {
    pay: 'pag(?:ar|as|a|ue|ues|o|os|áis|ará)|pagarme|cuesta|costará|coste|costo|cobramos|cobr(?:o|a|ar)|dinero',
    nothing: 'nada|ni un (?:centavo|céntimo|peso|euro)|sin (?:pagar|costo|coste|cargo)',
    not: 'no|nunca|sin|ningún|ninguna',
    owed: 'hace falta|(?:tienes?|tiene|tenéis|tienen|hay) que|necesit(?:as|a|an|o)|necesari[oa]|debes?|deben?|obligatorio|requerido',
    other:
      'puedes?|puede|pueden|podemos|sé|sabemos|tarjeta|adelantado|anticipo|plazos|cuotas|línea|llegado|recibido|aceptamos|ahora|antes|todavía|aún|hasta',
    added: '(?:viene|va|está|vienen|van|están) inclui?d[oa]s?|vienen? con|incluid[oa]s? (?:en|con)',
    asOne: 'por el precio de un[oa]?|cuestan (?:lo mismo que|igual que|tanto como) .{2,40} sol[oa]',
    open: 'precio (?:lo (?:pones|decides|pone|decide|eliges)|es (?:negociable|flexible|a convenir))|(?:pon|ponga|elige|elija) (?:tú |usted )?el precio|(?:puedo|podemos|podría) (?:bajar|quitar|rebajar|descontar)(?:lo|le|te)? (?:el precio|un (?:poco|poquito)|algo)',
    may: 'puedes?|puede|pueden|podéis|podrías?',
    later:
      '(?:a|al) (?:fin(?:al)?|finales) de(?:l)? mes|el (?:mes|próximo mes) (?:que viene|próximo)|cuando cobres?|poco a poco|a plazos|en (?:dos |tres )?(?:partes|cuotas|plazos)|a crédito|más adelante',
    swapped:
      '(?:cambi\\p{L}*|sustitu\\p{L}*) (?:por|a) (?:otr[oa]s?|un[oa] (?:nuev|distint)[oa])|(?:le|te|os) (?:damos|enviamos|mandamos) otr[oa]',
    madeIn: 'hech[oa]s?|fabricad[oa]s?|producid[oa]s?|importad[oa]s?|(?:vienen?|es|son) de',
  },
  fr: {
    pay: 'pay(?:er|ez|es|e|ons|é)|paiements?|paie(?:ment)?s?|coûte(?:nt|ra)?|coûter|frais|débours\\p{L}*|argent',
    nothing: 'rien|pas un (?:sou|centime|euro)|aucuns? (?:frais|coût)|sans (?:payer|frais)',
    not: "pas|ne|n'\\p{L}+|aucune?|sans|jamais",
    owed: "besoin|devez|dois|doit|faut|nécessaire|requis|obligé\\p{L}*|obligatoire|n'avez|n'as|n'a",
    other:
      'pouvez|peux|peut|pouvons|sais|savons|carte|avance|acompte|ligne|parvenu|reçu|arrivé|acceptons|maintenant|avant|encore|fois|possible|faire',
    added:
      '(?:est|sont|vient|viennent) (?:comprise?s?|incluse?s?|offerte?s?)|(?:vient|viennent) avec|(?:comprise?s?|incluse?s?) (?:avec|dans)',
    asOne:
      "pour le prix d'une?(?: seule?)?|coûtent (?:autant que|la même chose que|le même prix que) .{2,40} seule?",
    open: 'prix est (?:négociable|libre|à débattre)|fixez (?:vous-même )?(?:le|votre) prix|vous (?:qui )?(?:fixez|choisissez|décidez) (?:le|du) prix|(?:je|nous|on) (?:peux|pouvons|peut|pourrais?) (?:encore |vous )*(?:descendre|baisser|enlever|retirer)',
    may: 'pouvez|peux|peut|pourrez|pourriez',
    later:
      'à la fin du mois|en fin de mois|le mois prochain|quand (?:vous toucherez|votre salaire|la paie)\\p{L}*|petit à petit|en (?:plusieurs|deux|trois) fois|à crédit|plus tard',
    swapped:
      '(?:échang|chang|remplac)(?:er|ez|ons|e)(?: \\p{L}+){0,2} (?:pour|contre|par) une? autre|(?:vous|nous) (?:vous )?en (?:envoyons|donnons|renvoyons) une? autre',
    madeIn: 'fabriquée?s?|faite?s?|produite?s?|importée?s?|vien(?:t|nent) d\\p{L}*',
  },
  de: {
    pay: '(?:be)?zahl(?:en|e|st|t)|bezahlung|zahlung(?:en)?|kostet|kosten|geld|gebühr(?:en)?|ausgeben',
    nothing:
      'nichts|keinen (?:cent|euro|taka)|null (?:euro|cent|taka)|ohne (?:zu zahlen|bezahlung|kosten)|keine (?:kosten|gebühr(?:en)?)',
    not: 'nicht|kein\\p{L}*|nie|niemals|ohne',
    owed: 'müssen|musst|muss|müsst|brauch\\p{L}*|nötig|notwendig|erforderlich|fällig|soll\\p{L}*|verpflichtet',
    other:
      'kann|können|kannst|könnt|geht|möglich|weiß|wissen|sagen|karte|voraus|vorkasse|online|raten|angekommen|eingegangen|bekommen|erhalten|nehmen|jetzt|vorher|bevor|bis|noch|mehr',
    added:
      '(?:ist|sind) .{0,40} (?:dabei|inklusive|inbegriffen|enthalten)(?=\\P{L}*$)|kommt mit .{0,40} mit(?=\\P{L}*$)|(?:gehört|gibt es) .{0,40} dazu(?=\\P{L}*$)|(?:im preis )?inbegriffen|inklusive',
    asOne:
      'zum preis von (?:einem|einer|einen)|(?:kosten|kostet) .{0,20}(?:so viel wie|dasselbe wie|nicht mehr als) .{2,40} (?:allein|alleine)',
    open: 'preis (?:ist|wäre) (?:verhandelbar|verhandlungssache|offen|flexibel|ihre sache|deine sache)|preis (?:bestimmen|bestimmst|nennen|nennst|machen|machst) (?:sie|du)|(?:sie|du) (?:bestimmen|bestimmst) den preis|(?:ich|wir) (?:kann|können|könnte|könnten) (?:\\p{L}+ ){0,4}(?:runter|herunter|hinunter|nachlassen|abziehen|entgegenkommen)(?:gehen)?',
    may: 'können|kannst|könnt|darfst|dürfen|könnten',
    later:
      '(?:am|zum) (?:ende des monats|monatsende)|nächsten monat|(?:wenn|sobald) (?:ihr|dein|das) gehalt|nach und nach|stück für stück|in raten|auf raten|auf kredit|später|hinterher',
    swapped:
      '(?:tauschen|tausche|tauscht|umtauschen|wechseln|eintauschen|ersetzen)(?: \\p{L}+){0,4} (?:andere[nrs]?|neue[nrs]?|um)(?: \\p{L}+)?|(?:schicken|geben|senden) (?:wir )?(?:ihnen|dir) (?:eine? )?(?:andere[nrs]?|neue[nrs]?)',
    madeIn:
      'hergestellt|gemacht|gefertigt|produziert|stammt|stammen|importiert|kommt aus|kommen aus',
  },
  tr: {
    pay: 'öde\\p{L}*|para|ücret\\p{L}*|maliyet\\p{L}*|masraf\\p{L}*|tutar',
    nothing:
      'hiçbir (?:şey|ücret|maliyeti?|masraf) (?:ödem\\p{L}*|yok)|ücret yok|(?:maliyeti|masrafı) yok|beş kuruş',
    not: 'yok|değil\\p{L}*|gerek(?:mez|miyor|mi?yecek)|hiçbir',
    owed: 'gerek\\p{L}*|zorunda\\p{L}*|zorunlu|lazım|şart',
    other:
      'kartla|kart|peşin|online|taksit\\p{L}*|bilmiyor\\p{L}*|ulaşmadı|gelmedi|alamıyor\\p{L}*|şimdi|önce|kadar|henüz',
    added:
      '(?:yanında|beraberinde|birlikte) (?:gel\\p{L}*|veril\\p{L}*)|(?:fiyata |\\p{L}+[ea] )?dahil(?:dir)?',
    asOne: '(?:bir|tek)(?: tanesinin| tanenin|inin|in)? fiyatına|birlikte (?:tek )?\\p{L}+ kadar',
    open: 'fiyat(?:ı)? (?:pazarlığa açık|pazarlıklı|esnek|size kalmış)|fiyatı (?:siz|sen) (?:belirle\\p{L}*|söyle\\p{L}*)|(?:biraz |daha |fiyatta )+ine(?:bilir\\p{L}*|riz)',
    may: '\\p{L}*ebilir\\p{L}*|\\p{L}*abilir\\p{L}*|olur',
    later:
      'ay sonu(?:nda)?|gelecek ay|önümüzdeki ay|maaş\\p{L}*|yavaş yavaş|azar azar|parça parça|taksit\\p{L}*|veresiye|daha sonra',
    swapped: '(?:başka|farklı|yeni|diğer) (?:\\p{L}+ ){0,3}(?:değiştir\\p{L}*|gönderi\\p{L}*)',
    madeIn: 'üretil\\p{L}*|yapıl\\p{L}*|yapımı|üretimi|malı|ithal',
  },
  hi: {
    pay: 'पैसे|पैसा|रकम|रक़म|भुगतान|पेमेंट|दाम|खर्च|ख़र्च|शुल्क|कुछ(?: भी)?|रुपये',
    nothing: '(?:कोई|कुछ भी) (?:खर्च|ख़र्च|शुल्क|पैसा) (?:नहीं|न)',
    not: 'नहीं|ना|न|बिना',
    owed: 'ज़रूरत|जरूरत|आवश्यकता|(?:देना|देने|करना|करने) (?:नहीं )?(?:पड़ेगा|पड़ेंगे|पड़ता|होगा|होंगे|है|हैं)|(?:देना|देने|करना) नहीं|(?:नहीं|ना) (?:देना|देने|करना)',
    other:
      'पता|मालूम|जानता|जानती|कार्ड|एडवांस|ऑनलाइन|क़िस्त\\p{M}*|किस्त\\p{M}*|आया|मिला|अभी|पहले|सकता|सकते|सकती',
    added: 'साथ (?:[\\p{L}\\p{M}]+ )?(?:शामिल|आता|आती|मिलता|मिलती|मिलेगा)',
    asOne: 'एक (?:ही )?(?:के|की) (?:दाम|क़ीमत|कीमत) (?:में|पर)|मिलकर .{2,30} जितने',
    open: 'दाम आप (?:तय|बता[\\p{L}\\p{M}]*|रख[\\p{L}\\p{M}]*)[\\p{L}\\p{M}]*|मोलभाव (?:हो सकता|कर सकते|चलेगा|होगा)|(?:और|थोड़ा) (?:नीचे|कम) (?:आ|कर|हो) सकत[\\p{L}\\p{M}]*',
    may: 'सकते|सकती|सकता|दीजिए|दे देना|चलेगा',
    later:
      'महीने के (?:अंत|आख़िर|आखिर) (?:में|पर)|अगले महीने|तनख़्वाह[\\p{L}\\p{M}]*|तनख्वाह[\\p{L}\\p{M}]*|वेतन|धीरे-धीरे|धीरे धीरे|थोड़ा-थोड़ा|क़िस्तों|किस्तों|उधार',
    swapped:
      '(?:दूसर[ीेा]|अलग|नई|नए) [\\p{L}\\p{M}]+ (?:से|में) बदल[\\p{L}\\p{M}]*|बदल(?:कर|के)? (?:देंगे|दूँगा|दूंगा|लीजिए|लेंगे)',
    madeIn: 'बना|बनी|बने|निर्मित|आयात[\\p{L}\\p{M}]*',
  },
  'hi-latn': {
    pay: 'paise|paisa|payment|daam|kharcha?|charges?|kuch(?: bhi)?|rupaye',
    nothing: '(?:koi|kuch bhi) (?:kharcha?|charges?|paisa) (?:nahi|nahin|na)',
    not: 'nahi|nahin|na|bina',
    owed: 'zaroorat|zarurat|jarurat|(?:dena|dene|karna|karne) (?:nahi )?(?:padega|padenge|padta|hoga|honge|hai|hain)|(?:dena|dene|karna) nahi|nahi (?:dena|dene|karna)',
    other:
      'pata|maloom|malum|jaanta|jaanti|card|advance|online|kist\\p{L}*|emi|aaya|mila|abhi|pehle|sakta|sakte|sakti',
    added: 'saath (?:\\p{L}+ )?(?:shamil|aata|aati|milta|milti|milega)',
    asOne:
      'ek (?:hi )?(?:ke|ki) (?:daam|dam|keemat|kimat|price) (?:mein|me|par)|milkar .{2,30} jitne',
    open: 'daam aap (?:tay|bata\\p{L}*|rakh\\p{L}*)|mol ?bhav (?:ho sakta|kar sakte|chalega|hoga)|(?:aur|thoda) (?:neeche|niche|kam) (?:aa|kar|ho) sakt\\p{L}*',
    may: 'sakte|sakti|sakta|dijiye|de dena|chalega',
    later:
      'mahine ke (?:end|ant|aakhir) (?:mein|me|par)|agle mahine|tankhwah\\p{L}*|salary|dheere ?-?dheere|thoda ?-?thoda|kiston|udhaar',
    swapped:
      '(?:doosr[eia]|dusr[eia]|alag|naya|nayi) \\p{L}+ (?:se|mein) badal\\p{L}*|badal(?:kar|ke)? (?:denge|dunga|doonga|lijiye|lenge)',
    madeIn: 'bana|bani|bane|import\\p{L}*',
  },
  ur: {
    pay: 'پیسے|پیسہ|رقم|ادائیگی|پیمنٹ|قیمت|خرچ|خرچہ|کچھ(?: بھی)?|روپے',
    nothing: '(?:کوئی|کچھ بھی) (?:خرچ|خرچہ|چارج|پیسہ) (?:نہیں|نہ)',
    not: 'نہیں|نہ|بغیر',
    owed: 'ضرورت|(?:دینا|دینے|کرنا|کرنی) (?:نہیں )?(?:پڑے گا|پڑے گی|پڑیں گے|ہوگا|ہوں گے|ہے|ہیں)|(?:دینا|دینے|کرنا|کرنی) نہیں|نہیں (?:دینا|دینے|کرنا|کرنی)',
    other:
      'معلوم|پتہ|جانتا|جانتی|کارڈ|ایڈوانس|آن لائن|قسط\\p{L}*|آئی|آیا|ملی|ابھی|پہلے|سکتا|سکتے|سکتی',
    added: 'ساتھ (?:\\p{L}+ )?(?:شامل|آتا|آتی|ملتا|ملتی|ملے گا)',
    asOne: 'ایک (?:ہی )?(?:کی|کے) (?:قیمت|دام) (?:میں|پر)|مل کر .{2,30} جتنے',
    open: 'قیمت آپ (?:طے|بتا\\p{L}*|رکھ\\p{L}*)|بھاؤ تاؤ (?:ہو سکتا|کر سکتے|چلے گا|ہوگا)|(?:اور|تھوڑا) (?:نیچے|کم) (?:آ|کر|ہو) سکت\\p{L}*',
    may: 'سکتے|سکتی|سکتا|دیجیے|دے دینا|چلے گا',
    later:
      'مہینے کے (?:آخر|اختتام) (?:میں|پر)|اگلے مہینے|تنخواہ|آہستہ آہستہ|تھوڑا تھوڑا|قسطوں|ادھار',
    swapped:
      '(?:دوسر[یےا]|الگ|نئی|نیا) \\p{L}+ (?:سے|میں) بدل\\p{L}*|بدل(?:کر| کر)? (?:دیں گے|دوں گا|لیں)',
    madeIn: 'بنا|بنی|بنے|تیار|درآمد\\p{L}*',
  },
  id: {
    pay: 'bayar|membayar|dibayar|pembayaran|biaya|ongkos|uang',
    nothing:
      '(?:tidak|tak|nggak|gak) ada (?:biaya|ongkos)|tanpa (?:bayar|membayar|biaya)|(?:bayar|membayar) apa(?:-apa| ?pun)',
    not: 'tidak|tak|nggak|gak|enggak|tanpa|jangan|belum|bukan',
    owed: 'perlu|usah|harus|wajib|diperlukan|dibutuhkan|diharuskan',
    other:
      'bisa|dapat|tahu|kartu|muka|online|cicil\\p{L}*|masuk|sampai|menerima|sekarang|dulu|sebelum|belum|berapa|lagi',
    added: '(?:sudah |udah )?termasuk|ikut (?:bersama|dengan)|datang (?:bersama|dengan)',
    asOne: '(?:dengan|seharga|pakai) (?:harga )?satu|harganya sama (?:dengan|seperti) .{2,40} saja',
    open: 'harganya? (?:terserah|bisa (?:nego|ditawar|dinego)|nego|fleksibel)|tentukan (?:sendiri )?harganya|(?:saya|kami) (?:bisa|boleh|dapat) turun',
    may: 'bisa|boleh|dapat',
    later:
      'akhir bulan|bulan depan|(?:pas|setelah|habis) gajian|sedikit demi sedikit|dicicil|nyicil|cicilan|belakangan|utang|ngutang',
    swapped:
      '(?:tukar|menukar|ditukar|ganti|diganti|menggantinya|menukarnya)(?:kan|nya)?(?: \\p{L}+){0,2} (?:dengan|sama|ke) (?:yang )?(?:warna |ukuran )?(?:lain|baru)|kami (?:kirim|ganti)(?:kan)? (?:dengan )?yang (?:lain|baru)',
    madeIn: 'dibuat|buatan|diproduksi|produksi|impor|berasal',
  },
  it: {
    pay: 'pag(?:are|hi|a|ate|herà|amento)|pagamenti|costa(?:no)?|costo|costerà|spese?|soldi',
    nothing: 'niente|nulla|nemmeno un (?:centesimo|euro)|senza (?:pagare|costi|spese)',
    not: 'non|senza|nessuna?|mai',
    owed: 'serve|servono|deve|devi|dovete|bisogno|bisogna|occorre|necessari[oa]|obbligat[oa]|richiesto',
    other:
      'può|puoi|possiamo|posso|so|sappiamo|carta|anticipo|online|rate|arrivato|ricevuto|accettiamo|adesso|ora|prima|ancora|finché|possibile',
    added:
      '(?:è|sono|viene|vengono) inclus[oaie]|(?:viene|vengono) (?:insieme|assieme)|inclus[oaie] (?:con|nel)|compres[oaie] nel prezzo',
    asOne:
      'al prezzo di un[oa]?|costano (?:quanto|come|lo stesso di) .{2,40} (?:da sol[oa]|sol[oa])',
    open: 'prezzo (?:lo (?:decide|decidi|fa|fai|sceglie|scegli)|è (?:trattabile|negoziabile|libero|flessibile))|(?:decida|decidi|scelga|scegli) (?:lei |tu )?il prezzo|(?:posso|possiamo|potrei) (?:ancora )?(?:scendere|abbassare|toglier(?:le|ti|ne)|scontar\\p{L}*)',
    may: 'può|puoi|potete|potrà|potrebbe',
    later:
      'a fine mese|alla fine del mese|il mese prossimo|quando (?:arriva|prende) lo stipendio|poco (?:a|per) (?:poco|volta)|a rate|in (?:due|tre|più) (?:rate|volte)|a credito|più avanti',
    swapped:
      "(?:cambi\\p{L}*|sostitu\\p{L}*)(?: \\p{L}+){0,2} con un'?(?:a |o )?\\p{L}*(?: altr[oa]|altr[oa])|gliene (?:mandiamo|diamo) un'?altr[oa]",
    madeIn: 'fatt[oaie]|prodott[oaie]|fabbricat[oaie]|importat[oaie]|viene d\\p{L}*',
  },
  pt: {
    pay: 'pag(?:ar|a|ue|o|as|ará|amento)|pagamentos|custa(?:m|rá)?|custo|cobr(?:amos|a|ar)|dinheiro|taxas?',
    nothing: 'nada|nem um (?:centavo|real|euro)|sem (?:pagar|custos?|taxas?)',
    not: 'não|sem|nunca|nenhuma?',
    owed: 'precisa(?:m|s)?|preciso|(?:tem|têm|tens) (?:que|de)|deve(?:m)?|necessári[oa]|obrigad[oa]|exigido|há',
    other:
      'pode(?:m|mos)?|posso|dá|sei|sabemos|cartão|adiantado|antecipado|online|parcelas|prestações|recebemos|chegou|aceitamos|agora|antes|ainda|até',
    added: '(?:está|estão|vem|vêm) incluíd[oa]s?|v[eê]m com|incluíd[oa]s? (?:com|no)',
    asOne: 'pelo preço de um[a]?|custam (?:o mesmo que|tanto quanto|igual a) .{2,40} sozinh[oa]',
    open: 'preço é (?:você quem (?:decide|faz|escolhe)|negociável|livre|flexível|a combinar)|(?:diga|escolha|decida) (?:você )?o (?:seu )?preço|você (?:decide|escolhe|faz) o preço|(?:posso|podemos|poderia) (?:baixar|descer|tirar|descontar)',
    may: 'pode|podes|podem|poderá|dá',
    later:
      '(?:no|ao) (?:fim|final) do mês|(?:no )?mês que vem|próximo mês|quando (?:receber|cair o salário)|aos poucos|pouco a pouco|em (?:duas|três|várias) vezes|a prestações|fiado|mais tarde',
    swapped:
      '(?:trocamos|substituímos|(?:pode|podes|podem) (?:trocar|substituir))(?! (?:de|a) (?:morada|endereço))',
    madeIn: 'feit[oa]s?|fabricad[oa]s?|produzid[oa]s?|importad[oa]s?|vem d\\p{L}*',
  },
  nl: {
    pay: '(?:be)?taal(?:t|d)?|betalen|betaling(?:en)?|kost(?:en)?|geld',
    nothing: 'niets|niks|geen (?:cent|euro|kosten)|zonder (?:te betalen|kosten)',
    not: 'niet|geen|nooit|zonder',
    owed: 'hoeft|hoeven|hoef|moet(?:en)?|nodig|vereist|verplicht|noodzakelijk',
    other:
      'kunt|kan|kunnen|weet|weten|kaart|pin|vooruit|online|termijnen|binnengekomen|ontvangen|nu|eerst|voor(?:dat)?|nog|meer|tot',
    added:
      '(?:zit|zitten) .{0,40} (?:bij|erbij)(?=\\P{L}*$)|komt met .{0,40} mee(?=\\P{L}*$)|inbegrepen|inclusief',
    asOne:
      'voor de prijs van (?:één|een|1)|kosten .{0,20}(?:evenveel als|hetzelfde als|net zoveel als) .{2,40} alleen',
    open: 'prijs (?:bepaalt|bepaal|kiest|kies) (?:u|je|jij)|prijs (?:valt te onderhandelen|is (?:onderhandelbaar|bespreekbaar|flexibel))|(?:u|je|jij) (?:bepaalt|kiest) (?:zelf )?de prijs|(?:ik|we|wij) (?:kan|kunnen|kon) (?:nog |wat |iets |er )*(?:zakken|omlaag|lager)|(?:kan|kunnen) (?:ik|we|wij) er (?:\\p{L}+ ){0,3}af(?:doen|halen)?',
    may: 'kunt|kan|kun|mag|kunnen',
    later:
      '(?:aan het )?eind(?:e)? van de maand|volgende maand|(?:als|zodra) (?:uw|je) salaris|beetje bij beetje|stukje bij beetje|in (?:delen|termijnen)|op (?:krediet|de pof)|later|achteraf',
    swapped:
      '(?:omruilen|ruilen|ruil|wisselen|vervangen)(?: \\p{L}+){0,3} (?:andere?|nieuwe?)(?: \\p{L}+)?|(?:voor|door) een (?:andere?|nieuwe?)(?: \\p{L}+){0,2} (?:omruilen|ruilen|wisselen|vervangen)|sturen (?:we|wij) u een (?:andere?|nieuwe?)',
    madeIn: 'gemaakt|geproduceerd|vervaardigd|komt uit|komen uit|geïmporteerd',
  },
}
