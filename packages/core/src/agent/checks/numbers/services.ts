import { wholeWords } from '../../context/text.ts'

/** What shops do for money beside selling, in the languages of the agent: an amount of the one is said of the same. */
const services = {
  repair:
    'repairs?|repaired|repairing|mend(?:ing|ed)?|reparatur(?:en)?|reparier\\p{L}*|reparaci[óo]n(?:es)?|repar(?:ar|o|amos|os)|réparations?|réparer|riparazion[ei]|riparare|consert(?:o|os|ar)|reparatie|repareren|herstell\\p{L}*|tamir\\p{L}*|onarım\\p{L}*|perbaik\\p{L}*|memperbaiki|servis|meramat\\p{L}*|marammat|marammad|mramat|মেরামত\\p{M}*\\p{L}*|सुधार|मरम्मत|مرمت|[إا]صلاح|تصليح',
  check:
    'checks?|check-?up|inspection|diagnos\\p{L}*|prüfung|überprüfung|durchsicht|revisi[óo]n|diagnóstico|contrôle|vérification|controll[oi]|verifica(?:ção)?|nakijken|controle|kontrol\\p{L}*|cek|pengecekan|periksa|pemeriksaan|pori?kkha|পরীক্ষা|চেক|जाँच|जांच|चेक|jaanch|جانچ|معائنہ|الفحص|فحص|معاينة',
  wrap: '(?:gift ?)?wrap(?:s|ped|ping)?|geschenkverpackung|einpack\\p{L}*|geschenkpapier|env(?:uelv|olv)\\p{L}*|envoltorio|emball\\p{L}*|papier cadeau|confezione regalo|incart\\p{L}*|embrulh\\p{L}*|inpakken|cadeaupapier|hediye paketi|bungkus\\p{L}*|মোড়(?:ক|ানো)[\\p{L}\\p{M}]*|মুড়িয়ে|র‍্যাপিং|muriye|tohfe ki packing|(?:गिफ़्ट |गिफ्ट )?रैप(?:िंग)?|तोहफ़े की पैकिंग|(?:ال|و)?تغليف\\p{L}*|[أا]غلف\\p{L}*|پیکنگ|ریپنگ|لپیٹ\\p{L}*',
  alter:
    'alterations?|hemming|shorten(?:ing)?|änder(?:n|ung|ungen)|kürzen|dobladillo|arreglos?|acortar|retouches?|ourlet|raccourcir|orlo|accorciare|bainha|encurtar|verstellen|inkorten|tadilat\\p{L}*|kısaltma\\p{L}*|permak|تقصير|تعديل',
  install:
    'install(?:ation|ing|ed)?|set(?:ting)?(?: \\p{L}+){0,3}[ -]up|put(?:ting)? (?:it|them|one) up|lagiye|লাগিয়ে|लगव[\\p{L}\\p{M}]+|lagwa\\p{L}*|لگوا\\p{L}*|anbring\\p{L}*|colocación|colocarl?[oa]?|fit(?:ted|ting)?|mount(?:ed|ing)|einbau\\p{L}*|montage|montiert|instalaci[óo]n|montaje|montar\\p{L}*|monter|pose|montaggio|montare|installazione|instalação|montagem|kurulum\\p{L}*|montaj\\p{L}*|takma\\p{L}*|pemasangan|(?:di)?pasang(?:kan)?|monteren|ফিটিং|লাগ(?:ানো|িয়ে|াতে)|lagiye|lagano|fitting|फिटिंग|लगा(?:ना|ने|कर)?|lagana|lagane|laga|فٹنگ|لگا(?:نا|نے)?|(?:ال|و)?تركيب\\p{L}*',
  engrave:
    'engrav\\p{L}*|gravur\\p{L}*|gravier\\p{L}*|grabad\\p{L}*|grabar\\p{L}*|grav(?:ure|er|ación|ação|ar)|incision[ei]|incidere|graver\\p{L}*|kazıma\\p{L}*|(?:di)?ukir(?:an)?|খোদাই|khodai|खुद(?:वाने|वाना|ाई)|khudwa\\p{L}*|khudai|کندہ|(?:ال)?نقش\\p{L}*|(?:ال)?حفر',
} as const

const patterns = Object.entries(services).map(([service, words]) => ({
  service,
  named: wholeWords(words),
}))

/** Which of them a folded text speaks of. */
export function servicesIn(folded: string): readonly string[] {
  return patterns.filter(({ named }) => named.test(folded)).map(({ service }) => service)
}

const together = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])(?:with|including|plus|mit|samt|inklusive|inkl|con|incluyendo|más|avec|y compris|com|met|inclusief|dengan|termasuk|مع|شامل)(?: [\p{L}\p{M}]+){1,3}`,
    String.raw`[\p{L}\p{M}]+ (?:included|inbegriffen|inklusive|incluid[oa]s?|inclus[oaei]?|compris(?:e|es)?|inbegrepen|termasuk|dahil|ile|সহ|soho|के साथ|ke saath|کے ساتھ)(?![\p{L}\p{M}])`,
  ]
    .join('|')
    .normalize('NFKC'),
  'gu',
)
const inAll = wholeWords(
  'total|altogether|in all|all in|insgesamt|zusammen|en total|au total|in totale|totale|no total|toplam|totaal|মোট|mot|कुल|kul|کل|المجموع|إجمالا',
)

/** Which of them a folded clause may name the price of: with something else, or in all, more is paid than them. */
export const servicesPaid = (clause: string): readonly string[] =>
  inAll.test(clause) ? [] : servicesIn(clause.replaceAll(together, ' '))

/** A folded text without the words for any of them. */
export const withoutServices = (folded: string): string =>
  patterns.reduce((rest, { named }) => named.replaceIn(rest, () => ' '), folded)
