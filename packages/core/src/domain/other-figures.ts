const year = '(?:19|20)\\d{2}'
const month = '(?:0?[1-9]|1[0-2])'
const day = '(?:0?[1-9]|[12]\\d|3[01])'
const figures = new RegExp(
  [
    // A day, with anything after it; in one word only where that is all.
    `^${year}([-/. ])${month}\\1${day}(?!\\d)`,
    `^${day}([-/. ])${month}\\2${year}(?!\\d)`,
    `^${year}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])(?!\\d)`,
    `^(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])${year}$`,
    `^${year}\\s?[-–/]\\s?${year}$`,
    // An amount, in thousands or with its decimals.
    String.raw`^\d{1,2}(?:\.\d{3}){2}$`,
    String.raw`^[1-9]\d*\.\d{2}$`,
  ].join('|'),
)
const currency = String.raw`\p{Sc}|\b(?:BDT|USD|AED|EUR|GBP|INR|Tk|Rs)\b\.?`
const currencyBefore = new RegExp(String.raw`(?:${currency})\s?$`, 'iu')
const currencyAfter = new RegExp(String.raw`^(?:[.,]\d{1,2})?\s?(?:${currency}|taka\b|টাকা)`, 'iu')
const numbering = /\b(?:PAL|ORD|INV|SKU)-$/i

/** Whether digits, with what is right beside them, are a day, an amount or a number of an order. */
export function isOtherFigure(run: string, before = '', after = ''): boolean {
  if (figures.test(run) || numbering.test(before)) return true
  return /^[1-9]/.test(run) && (currencyBefore.test(before) || currencyAfter.test(after))
}
