/** What one benchmark found. Ratios within one run are what counts; times differ by machine. */
export interface Result {
  readonly name: string
  readonly ratio: number
  readonly target: { readonly ratio: number; readonly is: 'at most' | 'at least' }
  readonly figures: Readonly<Record<string, number>>
}

export function isMet({ ratio, target }: Result): boolean {
  return target.is === 'at most' ? ratio <= target.ratio : ratio >= target.ratio
}
