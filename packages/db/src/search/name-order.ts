import { normalise } from './normalise.ts'

/** By what names are sorted: without case and accents, and 2 before 10. */
export const nameOrder = (name: string): string =>
  normalise(name.trim()).replaceAll(/\d+/g, (digits) => digits.padStart(9, '0'))
