/** Right-to-left text around it would put an amount's sign on the wrong side ('$US'). */
export function isolated(amount: string): string {
  return document.documentElement.dir === 'rtl' ? `\u2066${amount}\u2069` : amount
}

/** A name or what was typed, of either direction, inside a sentence of the screen's language. */
export const named = (text: string) => (document.documentElement.dir === 'rtl' ? apart(text) : text)

/** Words of one direction inside a sentence of the other. */
export const apart = (text: string) => `\u2068${text}\u2069`
