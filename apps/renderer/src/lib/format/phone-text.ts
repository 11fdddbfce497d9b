/** What is dialled before a number of the countries whose currency is theirs alone; at home it is a zero. */
const prefixes: Readonly<Partial<Record<string, string>>> = { BDT: '880', AED: '971', GBP: '44' }

/** A number of the shop's own country in one form, however it was written: 01712345678. */
export function phoneText(phone: string, currency: string): string {
  const prefix = prefixes[currency]
  if (prefix === undefined) return phone
  return phone.replace(new RegExp(`^(?:\\+?${prefix})?([1-9]\\d{7,9})$`), '0$1')
}
