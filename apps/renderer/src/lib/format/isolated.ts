/** Right-to-left text around it would put an amount's sign on the wrong side ('$US'). */
export function isolated(amount: string): string {
  return document.documentElement.dir === 'rtl' ? `\u2066${amount}\u2069` : amount
}
