import type { AgentContext } from '../context/context.ts'
import { nameWords } from '../context/named-products.ts'
import { fold, sentences, tokens, wholeWords } from '../context/text.ts'
import { isEveryday } from '../language/profiles.ts'

const human = new RegExp(
  [
    String.raw`\b(?:i am|i'm) (?:really |actually |of course |indeed )?(?:an? )?(?:real |actual |living )?(?:human|person)\b(?! assist)`,
    String.raw`\b(?:i am|i'm) not (?:an? )?(?:ai|bot|robot|machine|chatbot|automated|assistant|program|computer|software)\b`,
    String.raw`\bnot (?:talking|speaking|chatting|writing) (?:to|with) (?:an? |any )?(?:software|machine|bot|robot|program|computer|ai|assistant)\b`,
    'আমি (?:একজন )?(?:সত্যিকারের |আসল )?মানুষ(?! না| নই)|আমি (?:কোনো )?(?:রোবট|বট) (?:না|নই)',
    String.raw`\bami (?:ekjon )?(?:real |ashol )?manush\b(?! na| noi)|\bami (?:kono )?(?:bot|robot) (?:na|noi)\b`,
    '(?:أنا|انا) (?:إنسان|انسان|شخص حقيقي|لست (?:روبوت|بوت))',
    String.raw`(?<!\bnot )\b(?:talking|speaking|chatting|writing) (?:to|with) an? (?:real |actual |living )?(?:human|person)\b(?! assist)(?! ?\?)|\bperson of flesh and blood`,
    String.raw`\b(?:no|nobody|not) (?:\p{L}+ ){0,3}(?:computer|machine|robot|bot) (?:behind|here|writing|typing)\b|\bnobody here is an? (?:computer|machine|robot|bot|ai)\b`,
    String.raw`\bde carne y hueso\b|\bde chair et d'os\b|\baus fleisch und blut\b|من لحم ودم|রক্ত ?মাংসের মানুষ`,
    String.raw`\bno soy (?:una? |ning[uú]na? )?(?:máquina|robot|bot)\b|\bvrai humain\b|\bje ne suis pas une? (?:machine|robot|bot)\b|\bich bin kein(?:e)? (?:maschine|roboter|bot|computer)\b|لست (?:آلة|الة|اله)|(?:মেশিন|যন্ত্র) নই`,
    String.raw`\bsoy (?:una persona|humano|humana)|\bje suis (?:un humain|une vraie personne)|\bich bin ein (?:mensch|echter)`,
  ]
    .join('|')
    .normalize('NFKC'),
  'u',
)

/** "I am", "my name is" before a name, in the languages whose names begin with a capital letter. */
const introduces = [
  "i am|i'm|my name is|this is|it is me,?|it's me,?",
  'soy|me llamo|mi nombre es',
  "je suis|je m'appelle|mon nom est",
  'ich bin|ich heiße|mein name ist|hier schreibt',
  'ben|benim adım|adım|ismim',
  'saya|nama saya',
  'sono|mi chiamo|il mio nome è',
  'sou|eu sou|me chamo|meu nome é|o meu nome é',
  'ik ben|ik heet|mijn naam is',
  'ami|amar nam',
  'main|mera naam|mera nam',
].join('|')
/** The words in any case, the name with its capital. */
const anyCase = introduces.replaceAll(/\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)
const introduced = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${anyCase}) (\p{Lu}[\p{L}\p{M}]+)`,
  'gu',
)
/** In the others only what says that a name follows. */
const named = /(?:আমার নাম|मेरा नाम|میرا نام|(?<!\p{L})(?:اسمي|إسمي|أنا اسمي)) ([\p{L}\p{M}]+)/gu

/** "Rahim here": who speaks, before anything is said. */
const speaking =
  /(?<=^|[.!?\n] *)(\p{Lu}\p{L}+) (?:here|speaking|bolchi|bol raha|bol rahi)(?![\p{L}\p{M}])/gu

/** That one writes with one's own hands. */
const byHand = new RegExp(
  [
    String.raw`\b(?:type|write|typing|writing|answer|answering) (?:this |it |to you |you )?(?:all )?(?:myself|by hand|in person|personally)\b`,
    String.raw`\bescribo yo mism[oa]\b|\byo mism[oa] (?:le |te )?escribo\b`,
    String.raw`\bc'est moi qui (?:vous |t')?(?:écris|réponds)|\bj'écris moi-même`,
    String.raw`\b(?:schreibe|tippe) (?:das |es |dir |ihnen )*(?:hier )?selbst\b`,
    String.raw`\bkendim yaz|\bsaya (?:mengetik|menulis|ketik) (?:ini )?sendiri|\bscrivo io stess[oa]|\bescrevo eu mesm[oa]`,
    String.raw`\b(?:typ|schrijf) (?:dit |het |u |je )*zelf\b|\bnijei (?:likh(?:i|chi|si|tesi)|type kor(?:i|chi|si))|\bkhud (?:likh|type kar) ?(?:t[ai]|rah[ai])\b`,
    'নিজ(?:েই|ের হাতে) লিখ(?:ি|ছি|তেছি)|(?:खुद|ख़ुद) लिख(?:ता|ती| रहा| रही)|خود لکھ(?:تا|تی| رہا| رہی)|أكتب بنفسي|اكتب بنفسي|بيدي أكتب',
  ]
    .join('|')
    .normalize('NFKC'),
  'u',
)

/** Whoever the customer may take to be speaking: the shop, and a name that the seller has given it. */
function ownNames({ settings }: AgentContext): ReadonlySet<string> {
  const { companyName } = settings.company
  const { personalityTrait, systemPrompt } = settings.ai
  return new Set([companyName, personalityTrait, systemPrompt].flatMap(tokens))
}

/** Whether the reply claims to come from a human, by saying so or by a name of its own. */
export function claimsHuman(reply: string, context: AgentContext): boolean {
  const folded = fold(reply)
  if (human.test(folded) || byHand.test(folded)) return true
  const names = [introduced, named, speaking]
    .flatMap((each) => [...reply.matchAll(each)])
    .map(([, name = '']) => name)
  const customer = new Set(tokens(context.customer.name ?? ''))
  const own = ownNames(context)
  return names
    .flatMap(tokens)
    .some((name) => !own.has(name) && !customer.has(name) && !isNoName(name, context))
}

/** "Ich bin der", "This is Cotton": what the shop's texts or a language know is no name. */
function isNoName(word: string, { products }: AgentContext): boolean {
  return nameWords(products).has(word) || isEveryday(word)
}

const staff =
  'colleagues?|manager|owner|team|staff|human|person|people|someone|somebody|representative|compañer[oa]|colega|encargad[oa]|equipo|persona|alguien|collègue|responsable|équipe|personne|quelqu.un|kolleg(?:e|en|in)|mitarbeiter(?:in)?|team|mensch|jemand|ekip|arkadaş\\p{L}*|yetkili|biri|müdür\\p{L}*|tim|seseorang|rekan|petugas|admin|squadra|qualcuno|equipa|equipe|pessoa|alguém|medewerker|iemand|collega|ekjon|protinidhi|malik|koi|প্রতিনিধি|একজন|মালিক|টিমের|টিম|कोई|टीम|मालिक|प्रतिनिधि|کوئی|ٹیم|فرد|نمائندہ|مالک|زميل\\p{L}*|أحد|موظف|فريق\\p{L}*|المدير|شخص|إنسان|orang|mensch|manush|মানুষ|কেউ|keu|व्यक्ति|इंसान|vyakti|insaan|انسان'
const willAnswer =
  "(?:will|'ll|is going to) (?:\\p{L}+ )?(?:answer|reply|call|contact|write|message|get back|text|respond|read|see|look|check)|(?:leerá|verá|mirará|revisará|lira|verra|regardera|leggerà|vedrà|guarderà|lerá|olhará)|(?:liest|sieht|schaut)|wird (?:\\p{L}+ ){0,4}(?:lesen|ansehen|anschauen)|okuyacak|bakacak|görecek|akan (?:\\p{L}+ )?(?:membaca|melihat|mengecek)|(?:nanti|segera) .{0,20}(?:membaca|baca|lihat|cek)|vai (?:\\p{L}+ )?(?:ler|ver|olhar)|zal (?:\\p{L}+ ){0,4}(?:lezen|bekijken)|dekhben|dekhbe|porben|দেখবেন|দেখবে|পড়বেন|dekhega|dekhenge|dekhegi|padhega|देखेगा|देखेंगे|देखेगी|पढ़ेगा|دیکھے گا|دیکھیں گے|دیکھے گی|پڑھے گا|و?سيطلع|و?سينظر|و?سيقرأ|سيراجع|(?:responder|contestar|llamar|escribir|contactar)á|va a (?:responder|contestar|llamar|escribir)|(?:répondra|appellera|contactera|écrira)|va (?:vous |te )?(?:répondre|appeler|contacter|écrire)|(?:antwortet|meldet sich|ruft sie|schreibt)|wird (?:\\p{L}+ ){0,3}(?:antworten|anrufen|schreiben|melden)|cevap ver\\p{L}*|yanıtlay\\p{L}*|arayacak|dönecek|yazacak|akan (?:\\p{L}+ )?(?:menjawab|membalas|menghubungi|menelepon)|(?:risponderà|chiamerà|contatterà|scriverà)|vai (?:\\p{L}+ )?(?:responder|ligar|contactar|escrever)|antwoordt|belt u|neemt contact|zal (?:\\p{L}+ ){0,3}(?:antwoorden|bellen|schrijven)|uttor d(?:i|e)ben|uttor debe\\p{L}*|jogajog korben|call korben|উত্তর দেব\\p{L}*|উত্তর দেবেন|উত্তর দিবেন|যোগাযোগ করবেন|কল করবেন|jawab (?:dega|denge|degi)|sampark karega|call karega|जवाब देगा|जवाब देंगे|संपर्क कर\\p{L}*|جواب دے|رابطہ کر|سيرد|سيجيب|سيتصل|سوف يرد|سيتواصل"
const someone = wholeWords(staff)
const answers = new RegExp(`(?<![\\p{L}\\p{M}])(?:${willAnswer})`.normalize('NFKC'), 'u')

/** Whether the reply tells the customer that a human will answer: the program says so where one will. */
export function promisesHuman(reply: string): boolean {
  return sentences(fold(reply)).some(
    (sentence) => someone.test(sentence) && answers.test(sentence) && !/[?؟]$/.test(sentence),
  )
}

/** More words say something else as well. */
const wordsOfPromise = 16

/** A reply without what the program says itself where a human takes over: that one will answer. */
export function withoutPromisedHuman(reply: string): string {
  return sentences(reply)
    .filter(
      (sentence) =>
        !sentence.includes('{{') &&
        tokens(sentence).length <= wordsOfPromise &&
        promisesHuman(sentence),
    )
    .reduce((rest, sentence) => rest.replace(sentence, () => ''), reply)
    .replaceAll(/(?<=\S)[^\S\n]{2,}(?=\S)/g, ' ')
    .trim()
}

/** What no shop asks for in a chat. */
const secrets = new RegExp(
  [
    String.raw`\b(?:cvv2?|cvc2?|otp|one[- ]time (?:code|password)|pin[- ]?(?:code|number))\b`,
    String.raw`\b(?:card|debit card|credit card) numbers?\b|\bnumber of your card\b`,
    String.raw`\bn[uú]mero de (?:su |tu |la )?tarjeta|\bnuméro de (?:votre |la )?carte\b|\bkartennummer|\bkart numara|\bnomor kartu|\bnumero (?:della )?(?:sua |tua )?carta\b|\bn[uú]mero do (?:seu )?cartão|\bkaartnummer|\bcard er number|\bcard ka number`,
    'কার্ড নম্বর|কার্ডের নম্বর|ওটিপি|कार्ड नंबर|ओटीपी|کارڈ نمبر|رقم البطاقة|رقم بطاقت',
  ]
    .join('|')
    .normalize('NFKC'),
  'u',
)

export function asksForSecret(reply: string): boolean {
  return secrets.test(fold(reply))
}
