/** What shops do for money beside selling, in the languages of the agent: an amount of the one is said of the same. */
const services = {
  repair:
    'repairs?|repaired|repairing|mend(?:ing|ed)?|reparatur(?:en)?|reparier\\p{L}*|reparaci[óo]n(?:es)?|repar(?:ar|o|amos|os)|réparations?|réparer|riparazion[ei]|riparare|consert(?:o|os|ar)|reparatie|repareren|herstell\\p{L}*|tamir\\p{L}*|onarım\\p{L}*|perbaik\\p{L}*|memperbaiki|servis|meramat\\p{L}*|marammat|marammad|mramat|মেরামত\\p{M}*\\p{L}*|सुधार|मरम्मत|مرمت|[إا]صلاح|تصليح',
  check:
    'checks?|check-?up|inspection|diagnos\\p{L}*|prüfung|überprüfung|durchsicht|revisi[óo]n|diagnóstico|contrôle|vérification|controll[oi]|verifica(?:ção)?|nakijken|controle|kontrol\\p{L}*|cek|pengecekan|periksa|pemeriksaan|pori?kkha|পরীক্ষা|চেক|जाँच|जांच|चेक|jaanch|جانچ|معائنہ|الفحص|فحص|معاينة',
  wrap: 'gift ?wrap\\p{L}*|wrapping|geschenkverpackung|einpacken|envolver|envoltorio|emballage|confezione regalo|embrulh\\p{L}*|inpakken|hediye paketi|bungkus\\p{L}*|মোড়ক|तोहफ़े की पैकिंग|تغليف|پیکنگ',
  alter:
    'alterations?|hemming|shorten(?:ing)?|änder(?:n|ung|ungen)|kürzen|dobladillo|arreglos?|acortar|retouches?|ourlet|raccourcir|orlo|accorciare|bainha|encurtar|verstellen|inkorten|tadilat\\p{L}*|kısaltma\\p{L}*|permak|تقصير|تعديل',
  install:
    'install(?:ation|ing)|einbau|montage|instalaci[óo]n|montaggio|installazione|instalação|kurulum\\p{L}*|montaj\\p{L}*|pemasangan|pasang|تركيب',
} as const

const patterns = Object.entries(services).map(([service, words]) => ({
  service,
  pattern: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`.normalize('NFKC'), 'u'),
}))

/** Which of them a folded text speaks of. */
export function servicesIn(folded: string): readonly string[] {
  return patterns.filter(({ pattern }) => pattern.test(folded)).map(({ service }) => service)
}
