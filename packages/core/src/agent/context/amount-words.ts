/** Alternatives, parted by |, in the folded form that texts are compared in. */
function words(list: string): string {
  return list
    .split('|')
    .map((word) =>
      word
        .trim()
        .normalize('NFKC')
        .replaceAll(/[\u064B-\u065F]/g, ''),
    )
    .join('|')
}

/** Of so many parts at most: to look for a longer one from each of its parts takes far too long. */
export const number = String.raw`\d+(?:[.,']\d+){0,8}(?:(?: \d{3}(?!\d)){1,8}(?:[.,]\d{1,2}(?!\d))?)?`
export const factors: readonly (readonly [string, number])[] = [
  [words('hundred | sho | shoto | শ | শো | শত | مئة | مائة | cien | cent | hundert'), 100],
  [
    words(`
  k | thousand | hazar | hajar | hazaar | hajaar | হাজার | ألف | الف | آلاف | الاف | mil |
  mille | tausend
`),
    1_000,
  ],
  [words('lakh | lac | lakhs | লাখ | লক্ষ'), 100_000],
  [words('crore | koti | কোটি'), 10_000_000],
]
export const factor = `(?: ?(?:${factors.map(([names]) => names).join('|')})(?![\\p{L}\\p{M}]))?`
export const signs = '[৳$€£₹¥¢₺₽﷼]'
export const before = `(?<![\\p{L}\\p{M}])(?:${words('bdt | usd | aed | eur | gbp | inr | sar | tk | taka | rs | inr | dhs | dh | টাকা | dollar | درهم')})\\.?|${signs}`
export const afterWords = [
  words('bdt | usd | aed | eur | gbp | inr | sar | tks? | rs | rupees? | rupiya | dhs? | dirhams?'),
  words(`
  takas? | taka[yr] | takate | takai | dollars? | dólar | dólares | dolar | dollaro | dollari | liras? | lire | rupiah | euros? | bucks? | cents? | quid |
  poisha | riyals?
`),
  words('टाका | टका | टके | ٹکا | ٹاکا'),
  words('টাকা | পয়সা | ডলার | ইউরো | দিরহাম | রুপি').replaceAll('|', '[\\p{L}\\p{M}]*|') +
    '[\\p{L}\\p{M}]*',
  words('درهما? | دراهم | ب?دولارا? | دولارات | يورو | تاكا | ريال | ر\\.س | د\\.إ | جنيه'),
].join('|')

export const apart = '(?![\\p{L}\\p{M}])'
export const rangeWords = '-|–|—|to|theke|থেকে|إلى'

export const pricePrefix = words(`
  price | prices | cost | costs | priced | rate | fee | charge | charges | total | amount |
  just | worth | dam | daam | mullo | mulyo | mot | দাম | মূল্য | মোট | চার্জ | খরচ | ফি |
  মাত্র | matro | السعر | سعر | سعره | سعرها | بسعر | الثمن | الإجمالي | المجموع | التكلفة |
  يكلف | precio | cuesta | prix | coûte | preis | kostet | gesamt
`)
export const connectors = words(`
  is | are | it | now | of | at | for | only | just | will | be | comes | to | now | hobe | holo |
  to | matro | hocche | হলো | হল | হচ্ছে | মাত্র | হবে | فقط | هو | هي | es | de | est |
  ist | solo | nur
`)
const followers = words(`
  only | each | total | flat | matro | hobe | porbe | pore | lagbe | kore | diye | dile | e |
  মাত্র | হবে | পড়বে | পড়ে | লাগবে | করে | দিয়ে | দিলে | فقط | nur | solo | seulement
`)
const bareEnd = `(?= ?(?:$|[.!?।؟;)\\n]|,(?!\\d)|،| (?:${followers})${apart}))`
/** "the price is 50", "দাম ৫০", "take it for 50": an amount without its currency. */
export const bareSources = [
  `(?<![\\p{L}\\p{M}])(?:${pricePrefix})${apart} ?(?:[:=-]|(?:${connectors})${apart}| )* ?(${number}${factor})${bareEnd}`,
  `(?<!\\p{L})(?:sold for|pay(?: only| just)?|deal[,:]?) (${number}${factor})(?= ?(?:$|[.!?;)\\n]| (?:now|first|only|it)${apart}))`,
  `(?<!\\d)(${number}${factor})(?: ?(?:e|te|এ|তে))? (?:dilam|dibo|debo|dicchi|rakhbo|nen|niben|দিলাম|দিব|দেব|দিচ্ছি|রাখব|নিন|নেন)${apart}`,
  `(?<!\\p{L})(?:have|get|take|give|sell|yours|buy|let)(?: \\p{L}+){0,4} (?:for|at) (?:just |only )?(${number}${factor})${bareEnd}`,
]

/** In words: "five hundred taka", "পাঁচশ টাকা". */
export const numberWords = new RegExp(
  `^(?:${words(`
  one | un | uno | una | um | ein | eine | een | bir | satu | एक | ایک | one | two | three | four | five | six | seven | eight | nine | ten | twelve | fifteen |
  twenty | thirty | forty | fifty | sixty | seventy | eighty | ninety | hundred | thousand |
  zero | half | ek | dui | tin | char | pach | panch | choy | chhoy | shat | aat | noy |
  dosh | bish | trish | chollish | ponchash | shaat | shottor | ashi | nobboi | \\p{L}+sho |
  \\p{L}*hajar | \\p{L}*hazar | lakh | এক | দুই | তিন | চার | পাঁচ | ছয় | সাত | আট | নয় |
  দশ | বিশ | ত্রিশ | চল্লিশ | পঞ্চাশ | ষাট | সত্তর | আশি | নব্বই | [\\p{L}\\p{M}]+শ |
  [\\p{L}\\p{M}]+শো | [\\p{L}\\p{M}]*হাজার | লাখ | خمسة | عشرة | عشرين | عشرون | ثلاثين |
  أربعين | خمسين | خمسون | ستين | سبعين | ثمانين | تسعين | مئة | مائة | مئتين | مئتان | ألف |
  الف | cien | mil | cent | mille | hundert | tausend | zehn | fünfzig | cincuenta |
  cinquante
`)})$`,
  'u',
)

/** "the price is one hundred", without its currency. */
export const pricedInWords = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${pricePrefix})${apart}(?: (?:${connectors}))* (?:[\\p{L}\\p{M}]+ )?(?:hundred|thousand|hajar|hazar|[\\p{L}\\p{M}]*হাজার|[\\p{L}\\p{M}]+শো?|مئة|مائة|ألف)${apart}`.normalize(
    'NFKC',
  ),
  'gu',
)

export const percentWords = words(
  'percent | per cent | pct | parcent | porsent | parsent | শতাংশ | পার্সেন্ট | পারসেন্ট | بالمئة | بالمائة | في المئة | في المائة | por ciento | pour cent | pourcent | prozent',
)
/** A currency, or what any price is said with: it says nothing of what costs so much. */
export const moneyWords = [afterWords, pricePrefix, connectors, followers].join('|')
