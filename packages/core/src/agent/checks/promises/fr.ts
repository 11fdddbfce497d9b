import type { PromiseWords } from './promise-words.ts'

export const fr: PromiseWords = {
  delivery: 'livraison',
  free: 'gratuite?s?|offerte?',
  charge: 'frais',
  found: {
    discount: '\\bremise|\\bréduction',
    half_price: 'moitié prix',
    free_item: '\\bgratuite?s?\\b|\\bcadeau',
    refund: 'remboursé|remboursement',
    warranty: '\\bgarant[ií]\\p{L}*',
  },
  negative: '\\b(?:pas|aucune?|sans)\\b',
  bundle: '\\b(?:deux|plusieurs|ensemble)\\b',
}
