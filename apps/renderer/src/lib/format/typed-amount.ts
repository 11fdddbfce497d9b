import { decimalSign } from './read-amount.ts'

/** A stored amount as somebody would type it: 1250, 14.50 or 14,50; empty where there is none. */
export function typedAmount(major: number | null): string {
  if (major === null) return ''
  return asTyped(Number.isInteger(major) ? String(major) : major.toFixed(2))
}

/** An amount of the contract with the decimal sign of the screens. */
export const asTyped = (amount: string): string => amount.replace('.', decimalSign())
