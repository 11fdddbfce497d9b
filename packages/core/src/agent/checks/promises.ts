import type { AgentContext } from '../context/context.ts'
import { publishedTexts, resolveTactics } from '../context/tactics.ts'
import { clauses, excerpt, fold } from '../context/text.ts'
import type { OrderDraft } from '../decision/order-step.ts'

export type PromiseCode =
  | 'free_delivery'
  | 'discount'
  | 'free_item'
  | 'half_price'
  | 'refund'
  | 'warranty'
  | 'delivery_time'
  | 'stock_count'
  | 'urgency'

interface Family {
  readonly code: PromiseCode
  readonly pattern: RegExp
  /** What is said in a negative or a question promises nothing. */
  readonly plainOnly: boolean
  readonly advice: string
}

function anyOf(...sources: readonly string[]): RegExp {
  return new RegExp(sources.join('|').normalize('NFKC'), 'u')
}

const delivery =
  '(?:deliver(?:y|ies|ed)?|delivary|shipping|ডেলিভারি|ডেলিভারী|শিপিং|توصيل\\p{L}*|التوصيل|الشحن|شحن|env[ií]o|livraison|lieferung|versand|liefer\\p{L}*)'
const free =
  '(?<!feel )(?:(?<![-\\p{L}])free(?! size)(?![\\p{L}])|ফ্রি|ফ্রী|বিনামূল্যে|مجان\\p{L}*|بالمجان|gratis|gratuite?s?|offerte?|kostenlos\\p{L}*|kostenfrei\\p{L}*|frei haus)'
const charge = '(?:charges?|fees?|cost|চার্জ|ফি|খরচ|رسوم|costo|frais|kosten|gebühr)'

const families: readonly Family[] = [
  {
    code: 'free_delivery',
    pattern: anyOf(`${delivery}.*${free}`, `${free}.*${delivery}`),
    plainOnly: true,
    advice: 'promise free delivery only with {{free_delivery_from}}, and only where it is on',
  },
  {
    code: 'free_delivery',
    pattern: anyOf(
      `\\b(?:no|without|zero|waive[ds]?|skip)\\b[^,]{0,20}${delivery} ?${charge}?`,
      `${delivery} ?${charge}?(?:[^,]{0,15}(?:লাগবে না|নেই|নাই|দিতে হবে না|lagbe na|lagbena|nai|nei|dite hobe na|on us|on the house|costs? nothing))`,
      `بدون (?:رسوم )?${delivery}`,
    ),
    plainOnly: false,
    advice: 'promise free delivery only with {{free_delivery_from}}, and only where it is on',
  },
  {
    code: 'discount',
    pattern: anyOf(
      '\\bdiscount(?:s|ed)?\\b|\\bdiskaunt|\\b(?:price|money|percent|%) off\\b|◈ ?off|\\bcoupon|\\bpromo ?code|\\bcashback|\\bvoucher|\\buse (?:the )?code\\b|\\b(?:make|give|get|let|sell|do)\\b[^,]{0,20}\\bcheaper\\b',
      '\\b(?:less|lower|cheaper|reduced?) (?:the )?price\\b|\\bprice (?:kom|komay|komiye)|\\bkomiye (?:dibo|dicchi|dite)',
      'ডিসকাউন্ট|(?<![\\p{L}\\p{M}])ছাড়(?![ািীুূেৈোৌ]|তে)|ক্যাশব্যাক|কমিয়ে (?:দিব|দেব|দিচ্ছি|দিতে|রাখব|রাখা)|কম (?:রাখ|করে (?:দিব|দেব|দিচ্ছি|রাখ))|কমে দিব',
      '\\b(?:chhar|chharr)\\b|\\bkom (?:rakh|kore (?:dibo|debo|dicchi|rakh)|e dibo)',
      'خصم|تخفيض|تنزيلات|كوبون',
      '\\bdescuento|\\brebaja|\\bremise|\\bréduction|\\brabatt|\\bnachlass|\\bgutschein',
    ),
    plainOnly: true,
    advice:
      'there is no discount but {{discount_percent}} for two or more different products, where it is on',
  },
  {
    code: 'half_price',
    pattern: anyOf(
      '\\bhalf[- ]?(?:the )?price|\\bbuy (?:one|1|two|2),? get|\\bbogo\\b|\\b1 ?\\+ ?1\\b',
      'অর্ধেক (?:দাম|মূল্য)|একটা? কিনলে|১টা? কিনলে|\\b1টা? কিনলে|ordhek dam|ekta kinle|1ta kinle',
      'نصف السعر|نصف الثمن|اشتر(?:ي)? (?:واحد|قطعة)',
      'mitad de precio|moitié prix|halbe[rn]? preis',
    ),
    plainOnly: true,
    advice: 'say no price or deal of your own',
  },
  {
    code: 'free_item',
    pattern: anyOf(
      '\\bfree (?:gift|sample|item|product|piece|pack|bottle|box|one|bonus|replacement|return|exchange|installation)s?\\b|\\b(?:for|it|one|them|these|completely|absolutely|totally) free\\b|\\bfree of (?:charge|cost)|\\bat no (?:extra )?(?:cost|charge)|\\bcomplimentary\\b|\\bon the house\\b|\\bsurprise gift',
      'ফ্রি(?! সাইজ)|ফ্রী(?! সাইজ)|বিনামূল্যে|উপহার (?:পাবেন|দিব|দেব|দিচ্ছি|থাকছে)|\\bfree (?:dibo|dicchi|diye|pab|paben|pacchen|thakbe|thakche)|\\bupohar (?:dibo|paben)',
      'مجان\\p{L}*|بالمجان|هدية',
      '\\bgratis\\b|\\bde regalo\\b|\\bgratuite?s?\\b|\\bcadeau|\\bkostenlos|\\bumsonst\\b|\\bgeschenk',
    ),
    plainOnly: true,
    advice: 'nothing is given away unless the catalogue says so',
  },
  {
    code: 'refund',
    pattern: anyOf(
      '\\bmoney[- ]?back|\\b(?:full |get a |give (?:you )?(?:a |your )?)refund|\\brefund(?:ed|able)\\b|\\bwill refund|\\b(?:easy|hassle[- ]?free|\\d+[- ]day) returns?\\b|\\breturn (?:it )?(?:any ?time|within)',
      'টাকা ফেরত|মূল্য ফেরত|রিফান্ড|taka ferot|refund (?:dibo|paben|kora|kore)',
      'استرداد|استرجاع (?:المال|المبلغ)|نرجع لك',
      'reembolso|devolución del dinero|remboursé|remboursement|geld zurück|rückerstattung',
    ),
    plainOnly: true,
    advice: 'promise no refund or return unless the shop’s own words do',
  },
  {
    code: 'warranty',
    pattern: anyOf(
      '\\bwarrant(?:y|ies)\\b|\\bguarante(?:e|es|ed)\\b|\\bguaranty\\b',
      'ওয়ারেন্টি|গ্যারান্টি|গ্যারান্টী|\\bgarante?e|\\bgaranti\\b|\\boyarenti',
      'ضمان|مضمون',
      '\\bgarant[ií]\\p{L}*|\\bgewährleistung',
    ),
    plainOnly: true,
    advice: 'promise no warranty or guarantee unless the shop’s own words do',
  },
  {
    code: 'delivery_time',
    pattern: anyOf(
      '\\b(?:deliver|arriv|ship|reach|get it|receive)\\p{L}*\\b.*(?:\\btoday\\b|\\btomorrow\\b|\\btonight\\b|\\b(?:same|next)[- ]day\\b|\\b\\d+ ?(?:-|–|to) ?\\d+ ?(?:hours?|hrs?|days?|weeks?)|\\b(?:within|in|after) (?:\\d+|an?|one|two|three|few|24|48) ?(?:minutes?|hours?|hrs?|days?|weeks?))',
      '\\b(?:door|doorstep|hands?)\\b.*\\b(?:today|tomorrow|tonight)\\b|\\b(?:same|next)[- ]day delivery|\\bexpress delivery|\\b(?:today|tomorrow|tonight)\\b.*\\b(?:deliver|arriv)\\p{L}*',
      '(?:পৌঁছ|ডেলিভারি|হাতে পাবেন|পেয়ে যাবেন).*(?:আজ|আজকে|আগামীকাল|কালকে|\\d+ ?(?:-|–) ?\\d+ ?(?:দিন|ঘণ্টা|ঘন্টা)|\\d+ ?(?:দিন|ঘণ্টা|ঘন্টা))|(?:আজকেই|আজই|আগামীকাল|কালকেই|\\d+ ?(?:দিন|ঘণ্টা|ঘন্টা)\\p{M}*).*(?:পৌঁছ|ডেলিভারি|হাতে পাবেন|পেয়ে যাবেন)',
      '(?:আজ|কাল)(?:কে|কের|র)? (?:মধ্যে )?(?:পেয়ে যাবেন|পাবেন|পৌঁছ)|\\b(?:aj|ajke|kal|kalke)(?:r)? (?:er )?(?:moddhe )?(?:peye jaben|paben)',
      '(?:pouch|delivery|hate paben|peye jaben).*(?:\\bajke|\\baj\\b|agamikal|kalke|\\d+ ?(?:din|ghonta))|(?:ajkei|agamikal|kalkei|\\d+ ?(?:din|ghonta)\\p{L}*).*(?:pouch|delivery|hate paben|peye jaben)',
      '(?:يصل\\p{L}*|سيصل\\p{L}*|توصيل\\p{L}*|التوصيل|نوصل\\p{L}*).*(?:اليوم|غدا|خلال|\\d+ ?(?:يوم|ايام|أيام|ساعة|ساعات))',
    ),
    plainOnly: true,
    advice: 'promise no delivery time unless the shop’s own words do',
  },
  {
    code: 'stock_count',
    pattern: anyOf(
      '\\b(?:only|just|last) (?:\\d+|one|two|three|four|five|a few)(?: more)?(?: \\p{L}+){0,2} (?:left|remaining|available|in stock)|\\blast (?:\\d+ )?(?:pieces?|items?|units?|one)\\b|\\b\\d+(?: \\p{L}+){0,2} (?:left|remaining)\\b|\\balmost (?:sold out|gone)|\\bselling (?:out )?fast|\\blimited stock',
      '(?:মাত্র|আর) ?\\d+ ?(?:টি|টা|পিস|খানা)(?:ই)? ?(?:বাকি|আছে|স্টক|অবশিষ্ট)|\\d+ ?(?:টি|টা|পিস) (?:বাকি|অবশিষ্ট)|শেষ পিস|স্টক সীমিত|সীমিত স্টক|স্টক প্রায় শেষ',
      '\\b(?:matro|ar) \\d+ ?(?:ta|ti|pcs|piece)\\p{L}* (?:baki|ache|stock|stoke)|\\b\\d+ ?(?:ta|ti|pcs|piece) baki|\\bshesh piece|\\bstock (?:prai|pray) (?:shesh|sesh)',
      '(?:بقي|باقي|تبقى|متبقي) ?(?:فقط )?\\d+|اخر قطع|آخر قطع|الكمية محدودة',
    ),
    plainOnly: true,
    advice: 'say nothing of how many are left, unless the catalogue gives the count',
  },
  {
    code: 'urgency',
    pattern: anyOf(
      '\\b(?:offer|price|sale|deal|promotion)s?\\b.*\\b(?:ends?|ending|expires?|expiring|until|till|only today|today only|tonight)\\b|\\btoday only\\b|\\bonly (?:for )?today\\b|\\blast chance\\b|\\blimited[- ]time\\b|\\bprice (?:goes|will go|is going) up',
      'অফার.*(?:শেষ|পর্যন্ত)|শুধু আজ|আজকেই শেষ|আজই শেষ|শেষ সুযোগ|সীমিত সময়',
      '\\boffer\\b.*\\b(?:shesh|sesh|porjonto)|\\bshudhu aj|\\bajkei (?:shesh|sesh)',
      'العرض.*(?:ينتهي|حتى|لفترة)|اليوم فقط|لفترة محدودة|اخر فرصة|آخر فرصة',
    ),
    plainOnly: true,
    advice:
      'press with no deadline, unless an end of the offer is given: then write {{offer_ends}}',
  },
]

const negative = anyOf(
  "\\b(?:no|not|never|cannot|can't|don't|doesn't|isn't|aren't|won't|unable|without)\\b",
  '\\b(?:will ask|ask (?:the|our|with)|check with|tell you (?:more )?about)\\b|জেনে (?:জানা|বল)',
  '(?<![\\p{L}\\p{M}])(?:না|নেই|নাই|নয়|নাহ)(?![\\p{L}\\p{M}])|\\b(?:na|nai|nei|noy)\\b',
  '(?<![\\p{L}])(?:لا|ليس|ليست|غير|لن|لم|بدون)(?![\\p{L}])',
  '\\b(?:ningún|sin|tampoco|pas|aucune?|sans|kein\\p{L}*|nicht|ohne)\\b',
)
/** They sound like a refusal and are none; nor is what stands in a condition. */
const softeners = new RegExp(
  [
    "\\b(?:don't worry|no worries|no problem|why not|not only|don't miss|can't miss|never mind|no doubt|no need to wait|no questions asked)\\b",
    '\\b(?:if|in case|even though|when) (?:you|it|they|not|the)\\b[^,.;]*',
    '\\b(?:chinta korben na|miss korben na|na (?:hole|hoile|lagle))\\b',
    'চিন্তা করবেন না|মিস করবেন না|না (?:হলে|হইলে|লাগলে|হয়)|لا تقلق|(?:إذا|اذا) (?:لم|لا)',
  ]
    .join('|')
    .normalize('NFKC'),
  'gu',
)

/** Words that tie a discount to its condition: two or more different products. */
const bundleWords = anyOf(
  '\\b(?:two|2|both|more|another|different|second|bundle|combo|together|several)\\b',
  'দুই|দুটি|দুটো|দুইটি|একাধিক|একসাথে|আরেকটি|আরও|আরো|কম্বো|ভিন্ন|\\b2 ?(?:টি|টা)',
  '\\b(?:dui|duita|duto|ekadhik|eksathe|ekshathe|arekta|aro|combo|2ta|2 ta)\\b',
  'منتجين|منتجان|اثنين|قطعتين|أكثر|اكثر|مختلف\\p{L}*|معا|آخر|اخر',
  '\\b(?:dos|más|juntos|deux|plusieurs|ensemble|zwei|mehrere|zusammen|verschiedene)\\b',
)

export interface FoundPromise {
  readonly code: PromiseCode
  readonly message: string
}

const numbersOf = (text: string) => text.match(/\d+/g) ?? []

/** The seller's own words promise the same, with the same numbers. */
function sellerSays(family: Family, clause: string, seller: readonly string[]): boolean {
  return seller.some((text) => {
    const folded = fold(text)
    if (!family.pattern.test(folded)) return false
    const numbers = new Set(numbersOf(folded))
    return numbersOf(clause).every((number) => numbers.has(number))
  })
}

/**
 * Promises in a reply that neither the tactics nor the seller's own words allow. In the reply every
 * placeholder stands as ◇, and that of the discount's percentage as ◈.
 */
export function findPromises(
  masked: string,
  placeholders: ReadonlySet<string>,
  draft: OrderDraft,
  context: AgentContext,
): FoundPromise[] {
  const { settings, campaign, products, now } = context
  const tactics = resolveTactics(settings, campaign)
  const whole = fold(masked)
  const allowed = (family: Family, clause: string): boolean => {
    switch (family.code) {
      case 'free_delivery':
        return (
          tactics.freeDelivery &&
          (draft.deliveryIsFree ||
            placeholders.has('free_delivery_from') ||
            tactics.order.freeDeliveryThresholdMinor === 0)
        )
      case 'discount':
        return tactics.bundle && (draft.totals.discount > 0 || bundleWords.test(whole))
      case 'free_item':
        return new RegExp(delivery, 'u').test(clause)
      case 'stock_count': {
        const counts = new Set(products.map((product) => String(product.stockCount)))
        const said = numbersOf(clause)
        return tactics.scarcity && said.length > 0 && said.every((number) => counts.has(number))
      }
      case 'urgency':
        return tactics.urgency && campaign.offerEndsAt !== null && campaign.offerEndsAt > now
      case 'half_price':
      case 'refund':
      case 'warranty':
      case 'delivery_time':
        return false
    }
  }
  let seller: readonly string[] | undefined
  const found = new Map<PromiseCode, FoundPromise>()
  for (const clause of clauses(whole)) {
    const plain = !negative.test(clause.replaceAll(softeners, ' ')) && !/[?؟]$/.test(clause)
    for (const family of families) {
      if (!family.pattern.test(clause) || (family.plainOnly && !plain)) continue
      if (allowed(family, clause)) continue
      seller ??= [...publishedTexts(context), settings.ai.systemPrompt]
      if (sellerSays(family, clause, seller)) continue
      found.set(family.code, {
        code: family.code,
        message: `${excerpt(clause)} promises what the shop does not: ${family.advice}.`,
      })
    }
  }
  return [...found.values()]
}
