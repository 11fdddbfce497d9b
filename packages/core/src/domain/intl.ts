const numbers = new Map<string, Intl.NumberFormat>()
const times = new Map<string, Intl.DateTimeFormat>()
const ages = new Map<string, Intl.RelativeTimeFormat>()

/** With Latin digits everywhere: numbers of orders and phones have them, too, and couriers compare. */
export const localeOf = (language: string) => `${language}-u-nu-latn`

/** Made once for each language and way: to make one costs as much as to format a hundred numbers. */
export function numberFormat(
  locale: string,
  how: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  return made(numbers, locale, how, () => new Intl.NumberFormat(localeOf(locale), how))
}

export function timeFormat(
  locale: string,
  how: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  return made(times, locale, how, () => new Intl.DateTimeFormat(localeOf(locale), how))
}

/** Short: '5m ago', or as the language shortens it. */
export const ageFormat = (locale: string): Intl.RelativeTimeFormat =>
  made(ages, locale, {}, () => {
    const style = locale === 'en' ? 'narrow' : 'short'
    return new Intl.RelativeTimeFormat(localeOf(locale), { style })
  })

function made<T>(known: Map<string, T>, locale: string, how: object, make: () => T): T {
  const key = locale + JSON.stringify(how)
  const found = known.get(key)
  if (found) return found
  const format = make()
  known.set(key, format)
  return format
}
