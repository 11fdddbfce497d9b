import { once } from '../../context/once.ts'

/**
 * Units of time in the languages of the agent: a number before one is a term, not a quantity. Words
 * that end in ~ have endings.
 */
const units = {
  minute:
    'minutes? mins? minuto minutos minute minuten dakika~ minit~ menit minut[oi] minuut মিনিট~ मिनट~ منٹ~ دقيق~ دقائق',
  hour: 'hours? hrs? horas? heures? stunden? saat(?:te|lik|e|in)? ghonta~ ghante?~ jam or[ae] uur ঘণ্ট~ ঘন্ট~ घंट~ घण्ट~ گھنٹ~ ساع~',
  day: 'days? d[ií]as? jours? tage?n? gün(?:de|lük|e)? din(?:e|er)? hari giorn[oi] dag(?:en)? দিন~ दिन~ دن(?:وں)? يوم ايام أيام يوما',
  week: 'weeks? semanas? semaines? wochen? hafta~ shoptah~ soptah~ hafte?~ minggu settiman[ae] week weken সপ্তাহ~ हफ़्त~ हफ्त~ सप्ताह~ ہفت~ اسبوع أسبوع أسابيع اسابيع',
  month:
    'months? mes(?:es)? mois monaten? monate? ay(?:da|lık)? mash(?:e|er)? mahine?~ bulan mes[ei] mês maand(?:en)? মাস~ महीन~ مہین~ شهر~ أشهر اشهر',
  year: 'years? años? anos? ans? années? jahren? jahre? yıl~ bochor~ bosor~ saal(?:on)? tahun ann[oi] jaar বছর~ साल~ سال~ سنة سنوات',
} as const

const ending = String.raw`[\p{L}\p{M}]*`
const sourceOf = (list: string) =>
  String.raw`(?:${list.normalize('NFKC').replaceAll('~', ending).split(' ').join('|')})(?![\p{L}\p{M}])`

const patterns = once(() =>
  Object.entries(units).map(([unit, list]) => {
    const source = sourceOf(list)
    const apart = String.raw`(?: ?(?:[-–]|to|a|à|bis|থেকে|se|से|سے|الى|إلى) ?(\d+))?`
    return {
      unit,
      alone: new RegExp(`^${source}$`, 'u'),
      behind: new RegExp(String.raw`(?<!\d)(\d+)${apart} ?${source}`, 'gu'),
    }
  }),
)

/** The unit that a word is; null where it is none. */
export function timeUnit(word: string): string | null {
  return patterns().find(({ alone }) => alone.test(word))?.unit ?? null
}

/** The terms of a folded text that are written in digits: "2 days", "24-48 hours". */
export function findTerms(
  text: string,
): { readonly text: string; readonly unit: string; readonly numbers: readonly string[] }[] {
  return patterns().flatMap(({ unit, behind }) =>
    [...text.matchAll(behind)].map(([written, ...numbers]) => ({
      text: written,
      unit,
      numbers: numbers.filter((one) => one !== undefined),
    })),
  )
}

/** At once: one after the other, those of a long catalogue took seconds. */
export function withoutTerms(text: string): string {
  return patterns().reduce((rest, { behind }) => rest.replaceAll(behind, ' '), text)
}
