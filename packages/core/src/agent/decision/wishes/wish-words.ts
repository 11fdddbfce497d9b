import type { OwnLanguage } from '../../../domain/entities.ts'

/**
 * How a wish for a human is worded, as patterns of whole words, folded and one space apart. Past forms
 * are left out: who spoke with the manager yesterday asks for nobody today.
 */
export interface WishWords {
  /** Talking, or being put through. */
  readonly talk: string
  /** With whom, together with what says "with"; without that, people and shop words are no wish. */
  readonly human: string
  /** With what not. */
  readonly bot: string
  readonly no: string
  /** The verb may come after whom it is with. */
  readonly verbLast?: true
  /** Says it in full, wherever it is. */
  readonly says: string
  /** Says it where the sentence has nothing else: "customer service" is also praised. */
  readonly alone: string
}

/** Up to so many words of any kind. One's own boss is no wish, nor is talking to "you about" a person. */
const some = (most: number) =>
  String.raw`(?: (?!(?:you|my|our|mi|mis|mon|ma|notre|mein\S*|unser\S*|mio|mia|nostr\S|meu|minha|noss\S|mijn|ons|onze) )[^ ]+){0,${most}}`
const before = (relation: string, whom: string) => `(?:${relation})${some(3)} (?:${whom})`
const after = (whom: string, relation: string) => `(?:${whom})${some(1)} (?:${relation})`

const french =
  'personne|humain|quelqu un|responsable|patronn?e?|g[eé]rante?|conseill[eè]re?|agent|service client'
const italian =
  'persona|umano|qualcuno|titolare|responsabile|operat(?:ore|rice)|proprietari[oa]|servizio clienti|capo'
const bangla = {
  human: 'মানুষের|মালিকের|(?:ম্যানেজার|এডমিন|অ্যাডমিন)(?:ের)?|প্রতিনিধির|লোকের|কারো|কারও|কাউকে|কেয়ারের|সার্ভিসের',
  latin:
    'manush(?:er)?|human|malik(?:er)?|manager(?:er)?|admin(?:er)?|owner(?:er)?|protinidhir?|lok(?:er)?|karo|service(?:er)?|care(?:er)?',
}

export const wishWords: Readonly<Record<OwnLanguage, WishWords>> = {
  en: {
    talk: 'talk|speak|chat|deal|connect me|(?:transfer|put|pass|hand|switch|forward) me(?: through| on| over)?',
    human: before(
      'to|with',
      'humans?|person|real people|someone|somebody|owner|manager|boss|supervisor|staff|colleague|team|representative|agent|operator|seller|admin|customer (?:service|care|support)',
    ),
    bot: before('to|with', '(?:chat)?bots?|robots?|machines?|computers?|ai'),
    no: 'don t|dont|won t|wont|not|no|never|instead',
    says: [
      '(?:want|need|prefer|get(?: me)?|give me|find me)(?: an?| some)?(?: real| actual| live| human)* (?:human|person|agent|representative|operator)(?! (?:hair|s|of|for|who|size|skin|figure|name) )',
      '(?:get|give|bring|call)(?: me)? (?:the|your|a) (?:manager|owner|boss|supervisor)',
      '(?:human|real person|live agent|representative) (?:please|pls|plz)',
      `(?:can|could|will|would|have|let|get) (?:an?(?: real| human| live)* (?:person|human|agent)|(?:someone|somebody|anyone) (?:from|of|in) (?:the|your) (?:team|shop|store|staff|company))${some(1)} (?:reply|answer|respond|call|contact|help|talk|speak|write)`,
      'is there (?:an?|any)(?: real| actual| live)* (?:human|person)(?: being)? (?:here|there|around|available|i can|who can|to talk)',
      'is (?:anyone|anybody|someone|somebody)(?: actually| really)? there',
      'an? human (?:here|there)|someone real|human (?:agent|operator|support)|not an? (?:chat)?bot|no (?:chat)?bots?|stop the (?:chat)?bot',
    ].join('|'),
    alone:
      '(?:i (?:want|need) )?(?:the )?customer (?:service|care|support)|(?:real )?human(?: being)?|real person|(?:live )?(?:agent|person)|operator|(?:(?:can|could|will) you )?call me(?: back)?(?: now)?(?: (?:on|at))?',
  },
  bn: {
    talk: 'কথা(?! (?:হয়েছে|হইছে|হইসে|হলো|হয়েছিল|বলে|বলেছি|বলছি|বলেছিলাম|বলছিলাম|বললাম) )|আলাপ|যোগাযোগ',
    human: after(bangla.human, 'সাথে|সঙ্গে|সংগে'),
    bot: after('(?:বট|রোবট|মেশিন)(?:ের)?', 'সাথে|সঙ্গে|সংগে'),
    no: 'না|নাই|নয়',
    verbLast: true,
    says: '(?:আসল|সত্যিকারের) মানুষ (?:চাই|দিন|দেন|আছে|আছেন)|(?:কোনো|কোন) মানুষ (?:কি )?(?:আছে|আছেন)(?! (?:যে|যিনি|যারা) )|কেউ (?:কি )?আছেন(?! (?:যে|যিনি|যারা) )|(?:প্রতিনিধি|মানুষ) কথা বলুক|মানুষের (?:উত্তর|রিপ্লাই)|(?:মালিক|ম্যানেজার|এডমিন|অ্যাডমিন) ?কে (?:দিন|দেন|ডাকুন|ডাকেন)|(?:মানুষ|প্রতিনিধি) চাই|(?:কেয়ারে|সার্ভিসে) কথা',
    alone:
      '(?:কোনো|কোন) মানুষ (?:কি )?(?:নাই|নেই)(?: এখানে)?|(?:ফোন|কল) (?:করুন|করেন)|কল (?:দিন|দেন|দিবেন)|কাস্টমার (?:কেয়ার|সার্ভিস)(?: চাই)?',
  },
  'bn-latn': {
    talk: 'kotha(?! (?:hoyeche|hoise|hoyse|hoiche|hoyechilo|holo|bole|bolsi|bolchi|bolechi|bolechilam|bolsilam|bollam) )|alap|connect',
    human: after(bangla.latin, 'sathe|shathe|shonge|songe'),
    bot: after('(?:bot|robot|machine)(?:er)?', 'sathe|shathe|shonge|songe'),
    no: 'na|nai|noy',
    verbLast: true,
    says: '(?:asol|real) manush (?:chai|den|din|ache)|kono manush (?:ki )?(?:ache|achen)(?! (?:je|jini|jara) )|manusher (?:reply|uttor)|(?:malik|manager|admin|owner) ?ke (?:den|din|diben|dakun|daken)|manush (?:den|din|diben|chai)|customer (?:care|service) e kotha',
    alone:
      'kono manush (?:ki )?(?:nai|nei)(?: ekhane)?|(?:phone|call) (?:korun|koren|korben|koiren)|call (?:den|din|diben|dien|back koren)|customer (?:care|service) chai',
  },
  ar: {
    talk: '[اأن]?ت?تحدث|التحدث|[اأن]تكلم|التكلم|الكلام|[اأن]حكي|الحكي|[اأن]تواصل|التواصل|حول(?:ني|وني)',
    human: before(
      'مع|الى|إلى|على',
      '(?:ال)?شخصا?|(?:ال)?[اإ]نسان|(?:ال)?موظفة?|(?:ال)?مدير|(?:ال)?مسؤول|صاحب|حدا?|[اأ]حد|خدمة العملاء|(?:ال)?[اأ]دمن',
    ),
    bot: before('مع|الى|إلى', '(?:ال)?روبوت|(?:ال)?بوت|(?:ال)?آلة'),
    no: 'لا|مش|ما|مو|ليس|لست',
    says: '[اأن](?:كلم|حاكي) (?:المدير|المسؤول|صاحب|شخصا?|موظفة?|[اإ]نسان|حدا?|[اأ]حد)|(?:شخص|[اإ]نسان|موظف) (?:حقيقي|حقيقية)(?: (?:لو|من|رجاء|هنا))?|[اأ](?:ريد|بغى|حتاج) (?:شخصا?|[اإ]نسانا?|موظفا?)(?! (?:ل|من) )|يوجد [اإ]نسان|(?:حدا?|[اأ]حد|شخص) يكلمني|(?:في|فيه) حدا? (?:هنا|هون)|حول(?:ني|وني) (?:على|الى|إلى|مع)|وصل(?:ني|وني) ب(?:المدير|المسؤول|موظفة?)',
    alone: '(?:[اأ]ريد |ابغى )?خدمة العملاء|اتصلوا? بي|كلموني|موظفة?|(?:مش|ليس) (?:روبوت|بوت)',
  },
  es: {
    talk: 'hablar|chatear|comunicar(?:me)?|comun[ií]que(?:n)?me|p[aá]s[ae]n?me|con[eé]cte(?:n)?me',
    human: before(
      'con|a',
      'personas?|humanos?|alguien|due[ñn][oa]|encargad[oa]|gerente|jef[ea]|asesora?|agente|responsable|atenci[oó]n al cliente',
    ),
    bot: before('con|a', 'bots?|robots?|m[aá]quinas?'),
    no: 'no|nunca',
    says: '(?:me )?(?:puede atender|atienda|atiende) (?:una persona|un humano|alguien (?:real|de verdad))|(?:quiero|necesito|prefiero|deme|dame) (?:una? )?(?:humano|persona (?:real|de verdad)|asesora?)|quiero una? (?:persona|humano)(?= $)|persona (?:real|de verdad) por favor|puede llamarme alguien|hay (?:alg[uú]n humano|alguna persona|una persona|un humano) (?:ah[ií]|aqu[ií]|real)',
    alone:
      '(?:quiero )?(?:una )?persona(?: real| de verdad)|con una persona|(?:un )?(?:humano|ser humano)|(?:quiero )?(?:un )?asesora?|(?:quiero |con )?atenci[oó]n al cliente|ll[aá]m[ae]n?me|no un (?:bot|robot)',
  },
  fr: {
    talk: 'parler|discuter|[eé]changer|(?:mette[zr]? moi|me mettre) en (?:contact|relation)',
    human: before('à|a|avec|au', french),
    bot: before('à|a|avec', 'bots?|robots?|machines?'),
    no: 'pas|plus|jamais',
    says: `(?:passe[zr]? moi|contacter|joindre)${some(2)} (?:${french})|(?:veux|voudrais|souhaite|besoin d) (?:une? )?(?:humain|vraie personne|conseill[eè]re?)|(?:veux|voudrais) une personne(?= $)|quelqu un de réel|(?:il y a|y a t il|est ce qu il y a) (?:un humain|une vraie personne|quelqu un ici)`,
    alone:
      '(?:une )?vraie personne|(?:un )?(?:humain|être humain)|une? conseill[eè]re?|(?:le )?service client|(?:r?appelez|r?appelle) moi|pas (?:un|de) (?:bot|robot)',
  },
  de: {
    talk: 'sprechen|spreche|telefonieren|reden|rede|chatten|schreiben|schreibe|verbinden? (?:sie )?mich',
    human: before(
      'mit|zu',
      'mensch\\S*|person|jemande[mn]|mitarbeiter(?:in|n|s)?|chef(?:in)?|inhaber(?:in)?|gesch[aä]ftsf[uü]hrer(?:in)?|kundenservice|kundendienst|berater(?:in)?|kolleg\\S*',
    ),
    bot: before('mit', '(?:chat)?bots?|roboter[ns]?|maschinen?|computern?|automaten?'),
    no: 'nicht|kein\\S*',
    verbLast: true,
    says: `(?:inhaber|chef|gesch[aä]ftsf[uü]hrer|mitarbeiter)(?:in)?${some(2)} sprechen|mich (?:ein mitarbeiter|eine mitarbeiterin|jemand) (?:kontaktieren|anrufen|zur[uü]ckrufen)|(?:brauche|m[oö]chte|will|h[aä]tte(?: gern)?) (?:bitte )?(?:einen|eine) (?:echten? )?(?:menschen|ansprechpartner\\S*)|(?:einen? |ein )?echte[nr]? (?:mensch(?:en)?|ansprechpartner) (?:hier|da|bitte)|gibt es (?:hier |da )?(?:einen |auch )?echten? menschen|mensch bitte|kein (?:bot|roboter) bitte`,
    alone:
      '(?:einen? |ein )?(?:echte[nr]? )?mensch(?:en)?|einen? mitarbeiter(?:in)?|kunden(?:service|dienst)|(?:rufen sie mich|ruf mich)(?: bitte)? (?:an|zur[uü]ck)|kein (?:bot|roboter)',
  },
  tr: {
    talk: 'konu[sş](?!an |urken |tu|muş)\\S*|g[oö]r[uü][sş](?!t[uü]|m[uü]ş|[uü]r[uü]z )\\S*|yaz[iı][sş]mak',
    human:
      'insanla|biri(?:yle|si ?yle)|yetkiliyle|m[uü]d[uü]r(?:le|[uü]n[uü]zle)|sahib(?:iyle|inizle)|patronla|y[oö]neticiyle|temsilci(?:yle|siyle|nizle)|hizmetleriyle|ki[sş]iyle|(?:insan|ki[sş]i) ile',
    bot: 'robotla|botla|makineyle|robot ile|bot ile|makine ile',
    no: 'istemiyorum|de[gğ]il|istemem',
    verbLast: true,
    says: '(?:birin[ei]|birisine|insana|yetkiliye|temsilciye|m[uü]d[uü]re|hizmetlerine) (?:ba[gğ]la|aktar)\\S*|ger[cç]ek (?:biri|bir insan|insan|ki[sş]i) (?:istiyorum|var|yok|l[uü]tfen)|insan istiyorum|yetkili biri (?:var|istiyorum|l[uü]tfen)',
    alone:
      'm[uü][sş]teri hizmetleri|canl[iı] destek|(?:canl[iı] |m[uü][sş]teri )?temsilci(?:si)?|ger[cç]ek (?:biri|bir insan|insan|ki[sş]i)|beni aray?[iı]?n?',
  },
  hi: {
    talk: 'बात(?! (?:हुई|हो गई|हो चुकी|की थी|कर ली|कर लूँ|कर लूं|करके) )',
    human: after(
      '(?<!मेरे |अपने )(?:इंसान|इन्सान|आदमी|व्यक्ति|बंदे|मालिक|मैनेजर|एजेंट|एडमिन|किसी|केयर|ओनर)',
      'से|के साथ',
    ),
    bot: after('बोट|बॉट|रोबोट|मशीन', 'से'),
    no: 'नहीं|नही|मत',
    verbLast: true,
    says: '(?:कोई|असली) (?:असली )?(?:इंसान|इन्सान) (?:है|हैं|चाहिए)(?! जो )|(?:यहाँ|यहां) कोई (?:है|इंसान)|मालिक को (?:बुलाओ|बुलाइए)',
    alone: 'कॉल (?:करो|करें|कीजिए|करना|कर दो)|(?:फ़ोन|फोन) (?:करो|करें|कीजिए)|कस्टमर केयर',
  },
  'hi-latn': {
    talk: 'baat(?! (?:hui|ho gayi|ho gai|ho chuki|ki thi|kar li|kar lu|kar lun|karke) )',
    human: after(
      '(?<!mere |apne )(?:insaan|insan|aadmi|human|person|bande|malik|maalik|manager|agent|admin|owner|kisi|care|support)',
      'se|ke saath',
    ),
    bot: after('bot|robot|machine', 'se'),
    no: 'nahi|nahin|nai|mat',
    verbLast: true,
    says: '(?:koi|real|asli) (?:insaan|insan) (?:hai|chahiye)(?! jo )|malik ko (?:bulao|bulaiye)',
    alone:
      'call (?:karo|karein|kare|kijiye|karna|kar do)|phone (?:karo|karein|kijiye)|customer care',
  },
  ur: {
    talk: 'بات(?! (?:ہوئی|ہو گئی|ہو چکی|کی تھی|کر لی|کر لوں|کرکے) )',
    human: after(
      '(?<!میرے |اپنے )(?:انسان|آدمی|بندے|مالک|مینیجر|منیجر|نمائندے|ایجنٹ|ایڈمن|کسی|کیئر)',
      'سے|کے ساتھ',
    ),
    bot: after('بوٹ|روبوٹ|مشین', 'سے'),
    no: 'نہیں|مت',
    verbLast: true,
    says: '(?:کوئی|اصلی) انسان (?:ہے|ہیں|چاہیے)(?! جو )|مالک کو (?:بلائیں|بلاؤ)',
    alone: 'کال (?:کریں|کرو|کیجیے|کر دیں)|فون (?:کریں|کرو|کیجیے)|کسٹمر کیئر',
  },
  id: {
    talk: '(?<!sudah |udah |telah |tadi |kemarin |barusan )(?:bicara|berbicara|ngobrol|ngomong|chat)|hubungkan(?: saya)?|sambungkan(?: saya)?',
    human: before(
      'dengan|sama|ke',
      '(?:orang|manusia|admin(?:nya)?|pemilik(?:nya)?|bos|manajer|manager|cs|customer service|petugas)(?! (?:saya|tua|rumah) )',
    ),
    bot: before('dengan|sama', 'bot|robot|mesin'),
    no: 'tidak|jangan|bukan|gak|nggak|ga|tak',
    says: 'ada (?:orang asli|manusia(?: asli)?) (?:di sini|disini|nggak|gak|tidak)|mau (?:orang asli|manusia|admin manusia)|bukan bot',
    alone:
      'customer service|admin manusia|orang asli|(?:bisa )?(?:telepon|telpon|hubungi) saya|jangan (?:bot|robot)',
  },
  it: {
    talk: 'parlare|chattare|parlo|(?:mi metta|mettermi) in contatto',
    human: before('con|al|allo?|a', italian),
    bot: before('con', 'bot|robot|macchina'),
    no: 'non|mai',
    says: `(?:mi passi|passami|passatemi)${some(2)} (?:${italian})|(?:c è|vorrei|voglio|serve) (?:una persona vera|un umano|un operatore|un operatrice)|voglio una persona(?= $)|persona vera per favore`,
    alone:
      '(?:una )?persona vera|(?:un )?(?:umano|essere umano|operatore)|(?:il )?servizio clienti|chiam(?:atemi|ami)|mi chiami|non un (?:bot|robot)',
  },
  pt: {
    talk: 'falar|conversar|me (?:pass[ae]|transf[ie]r(?:[ae]|ir))|(?:pass[ae]|transf[ie]r[ae]) me',
    human: before(
      'com|para|pra|a|ao',
      'pessoa|humano|algu[eé]m|dono|dona|atendente|gerente|respons[aá]vel|chefe',
    ),
    bot: before('com', 'bot|rob[oô]|m[aá]quina'),
    no: 'n[aã]o|nunca',
    says: '(?:quero|preciso(?: de)?|prefiro|tem|h[aá]) (?:uma? |algum |alguma )?(?:humano|pessoa (?:real|de verdade)|atendente)|quero uma pessoa(?= $)|atendimento humano',
    alone:
      '(?:uma )?pessoa (?:real|de verdade)|(?:um )?(?:humano|ser humano)|uma? atendente|me lig(?:a|ue)|n[aã]o um (?:rob[oô]|bot)',
  },
  nl: {
    talk: 'praten|praat|spreken|spreek|chatten|verbind(?: me| mij)?(?: door)?|doorverbinden',
    human: before(
      'met',
      'mens(?:en)?|persoon|iemand|eigenaar|medewerker|baas|klantenservice|manager',
    ),
    bot: before('met', '(?:chat)?bot|robot|machine|computer'),
    no: 'niet|geen',
    verbLast: true,
    says: `(?:de (?:eigenaar|manager|baas)|iemand|een (?:echt )?(?:mens|persoon)|een medewerker)${some(4)} spreken|(?:is er|zit er|hier) (?:hier |ook )?een echt mens|echt mens (?:hier|graag)|(?:wil|liever) een (?:echt )?mens(?! van )`,
    alone:
      '(?:een )?echte? mens|een medewerker|klantenservice|(?:kunt u |kan je )?bel (?:me|mij)(?: terug)?|geen (?:bot|robot)',
  },
}
