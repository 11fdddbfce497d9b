/** Right-to-left text around it would put an amount's sign on the wrong side ('$US'). */
export function isolated(amount: string): string {
  return document.documentElement.dir === 'rtl' ? `\u2066${amount}\u2069` : amount
}

/** Words of one direction inside a sentence of the other. */
export const apart = (text: string) => `\u2068${text}\u2069`
