import type { PromiseWords } from './promise-words.ts'

export const en: PromiseWords = {
  delivery: 'deliver(?:y|ies|ed)?|shipping',
  free: '(?<!feel )(?:(?<![-\\p{L}])free(?! size)(?![\\p{L}]))',
  charge: 'charges?|fees?|cost',
  uncharged: 'on us|on the house|costs? nothing',
  without: '\\b(?:no|without|zero|waive[ds]?|skip)\\b[^,:]{0,20}',
  found: {
    discount:
      '\\bdiscount(?:s|ed)?\\b|\\b(?:price|money|percent|%) off\\b|◈ ?off|\\bcoupon|\\bpromo ?code|\\bcashback|\\bvoucher|\\buse (?:the )?code\\b|\\b(?:make|give|get|let|sell|do(?! have))\\b[^,]{0,20}\\bcheaper\\b|\\b(?:less|lower|cheaper|reduced?) (?:the )?price\\b',
    half_price:
      '\\bhalf[- ]?(?:the )?price|\\bbuy (?:one|1|two|2),? get|\\bbogo\\b|\\b1 ?\\+ ?1\\b',
    free_item:
      '(?<![-\\p{L}])free (?:gift|sample|item|product|piece|pack|bottle|box|one|bonus|replacement|return|exchange|installation)s?\\b|\\b(?:for|it|one|them|these|completely|absolutely|totally) free\\b(?! (?:of|from) (?!charge|cost))|\\bfree of (?:charge|cost)|\\bat no (?:extra )?(?:cost|charge)|\\bcomplimentary\\b|\\bon the house\\b|\\bsurprise gift',
    refund:
      '\\bmoney[- ]?back|\\b(?:full |get a |give (?:you )?(?:a |your )?)refund|\\brefund(?:ed|able)\\b|\\bwill refund|\\b(?:easy|hassle[- ]?free|\\d+[- ]day) returns?\\b|\\breturn (?:it )?(?:any ?time|within)',
    warranty: '\\bwarrant(?:y|ies)\\b|\\bguarante(?:e|es|ed)\\b|\\bguaranty\\b',
    delivery_time:
      '\\b(?:deliver|arriv|ship|reach|get it|receive)\\p{L}*\\b.*(?:\\btoday\\b|\\btomorrow\\b|\\btonight\\b|\\b(?:same|next)[- ]day\\b|\\b\\d+ ?(?:-|–|to) ?\\d+ ?(?:hours?|hrs?|days?|weeks?)|\\b(?:within|in|after) (?:\\d+|an?|one|two|three|few|24|48) ?(?:minutes?|hours?|hrs?|days?|weeks?))|\\b(?:door|doorstep|hands?)\\b.*\\b(?:today|tomorrow|tonight)\\b|\\b(?:same|next)[- ]day delivery|\\bexpress delivery|\\b(?:today|tomorrow|tonight)\\b.*\\b(?:deliver|arriv)\\p{L}*',
    stock_count:
      '\\b(?:only|just|last) (?:\\d+|one|two|three|four|five|a few)(?: more)?(?: \\p{L}+){0,2} (?:left|remaining|available|in stock)|\\blast (?:\\d+ )?(?:pieces?|items?|units?|one(?! you))\\b|\\b\\d+(?: \\p{L}+){0,2} (?:left|remaining)\\b|\\balmost (?:sold out|gone)|\\bselling (?:out )?fast|\\blimited stock',
    urgency:
      '\\b(?:offer|price|sale|deal|promotion)s?\\b.*\\b(?:ends?|ending|expires?|expiring|until|till|only today|today only|tonight)\\b|\\btoday only\\b|\\bonly (?:for )?today\\b|\\blast chance\\b|\\blimited[- ]time\\b|\\bprice (?:goes|will go|is going) up',
  },
  negative:
    "\\b(?:no|not|never|cannot|can't|don't|doesn't|isn't|aren't|won't|unable|without)\\b|\\b(?:will ask|ask (?:the|our|with)|check with|tell you (?:more )?about)\\b",
  softeners:
    "\\b(?:don't worry|no worries|no problem|why not|not only|don't miss|can't miss|never mind|no doubt|no need to wait|no questions asked)\\b|\\b(?:if|in case|even though|when) (?:you|it|they|not|the)\\b[^,.;]*",
  bundle: '\\b(?:two|2|both|more|another|different|second|bundle|combo|together|several)\\b',
}
