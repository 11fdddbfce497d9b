import type { PromiseWords } from './promise-words.ts'

export const es: PromiseWords = {
  delivery: 'env[ií]o',
  free: 'gratis',
  charge: 'costo',
  found: {
    discount: '\\bdescuento|\\brebaja',
    half_price: 'mitad de precio',
    free_item: '\\bgratis\\b|\\bde regalo\\b',
    refund: 'reembolso|devolución del dinero',
    warranty: '\\bgarant[ií](?!ert\\b)\\p{L}*',
  },
  negative: '\\b(?:ningún|sin|tampoco)\\b',
  bundle: '\\b(?:dos|más|juntos)\\b',
}
