import type { PromiseWords } from './promise-words.ts'

export const de: PromiseWords = {
  delivery: 'lieferung|versand|liefer\\p{L}*',
  free: 'kostenlos\\p{L}*|kostenfrei\\p{L}*|frei haus',
  charge: 'kosten|gebühr',
  found: {
    discount: '\\brabatt|\\bnachlass|\\bgutschein',
    half_price: 'halbe[rn]? preis',
    free_item:
      '\\bkostenlos|\\bumsonst\\b|\\bgeschenkt\\b|\\bgratisgeschenk|\\bgeschenk (?:dazu|gratis|von uns)|\\bals geschenk',
    refund: 'geld zurück|rückerstattung',
    warranty: '\\bgarant[ií](?!ert\\b)\\p{L}*|\\bgewährleistung',
  },
  negative: '\\b(?:kein\\p{L}*|nicht|ohne)\\b',
  bundle: '\\b(?:zwei|mehrere|zusammen|verschiedene)\\b',
}
