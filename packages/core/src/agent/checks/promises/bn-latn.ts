import type { PromiseWords } from './promise-words.ts'

export const romanisedBengali: PromiseWords = {
  delivery: 'delivary',
  uncharged: 'lagbe na|lagbena|nai|nei|dite hobe na',
  found: {
    discount:
      '\\bdiskaunt|\\bprice (?:kom|komay|komiye)|\\bkomiye (?:dibo|dicchi|dite)|\\b(?:chhar|chharr)\\b|\\bkom (?:rakh|kore (?:dibo|debo|dicchi|rakh)|e dibo)',
    half_price: 'ordhek dam|ekta kinle|1ta kinle',
    free_item:
      '\\bfree (?:dibo|dicchi|diye|pab|paben|pacchen|thakbe|thakche)|\\bupohar (?:dibo|paben)',
    refund: 'taka ferot|refund (?:dibo|paben|kora|kore)',
    warranty: '\\bgarante?e|\\bgaranti\\b|\\boyarenti',
    delivery_time:
      '\\b(?:aj|ajke|kal|kalke)(?:r)? (?:er )?(?:moddhe )?(?:peye jaben|paben)|(?:pouch|delivery|hate paben|peye jaben).*(?:\\bajke|\\baj\\b|agamikal|kalke|\\d+ ?(?:din|ghonta))|(?:ajkei|agamikal|kalkei|\\d+ ?(?:din|ghonta)\\p{L}*).*(?:pouch|delivery|hate paben|peye jaben)',
    stock_count:
      '\\b(?:matro|ar) \\d+ ?(?:ta|ti|pcs|piece)\\p{L}* (?:baki|ache|stock|stoke)|\\b\\d+ ?(?:ta|ti|pcs|piece) baki|\\bshesh piece|\\bstock (?:prai|pray) (?:shesh|sesh)',
    urgency: '\\boffer\\b.*\\b(?:shesh|sesh|porjonto)|\\bshudhu aj|\\bajkei (?:shesh|sesh)',
  },
  negative: '\\b(?:na|nai|nei|noy)\\b',
  softeners: '\\b(?:chinta korben na|miss korben na|na (?:hole|hoile|lagle))\\b',
  bundle: '\\b(?:dui|duita|duto|ekadhik|eksathe|ekshathe|arekta|aro|combo|2ta|2 ta)\\b',
}
