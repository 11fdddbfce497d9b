import type { PromiseWords } from './promise-words.ts'

export const fr: PromiseWords = {
  delivery: 'livraison',
  free: 'gratuite?s?|offerte?',
  charge: 'frais',
  found: {
    discount: '\\bremise(?! du| de la| en main)|\\bréduction',
    half_price: 'moitié prix',
    free_item: '\\bgratuite?s?\\b|\\ben cadeau|\\bcadeau (?:offert|gratuit)',
    refund: 'remboursé|remboursement',
    warranty: '\\bgarant[ií](?!ert\\b)\\p{L}*',
  },
  negative: '\\b(?:pas|aucune?|sans)\\b',
  bundle: '\\b(?:deux|plusieurs|ensemble)\\b',
}
