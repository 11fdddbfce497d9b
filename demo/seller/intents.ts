import { understood } from './bengali.ts'

const yes =
  /^\W*(?:yes|yep|yeah|yup|sure|ok|okay|go ahead|please do|confirm|confirmed|correct|perfect|sounds good|great)\b/i
const backsOut = /\b(?:no|not|nope|don't|wait|cancel|stop|instead|rather|change|later|but)\b/i

export const intents = {
  person:
    /\b(?:human|real person|manager|owner|representative|(?:talk|speak) (?:to|with) (?:someone|somebody|a person|an agent))\b/i,
  complaint: /\b(?:complain\w*|refund|broken|damaged|wrong (?:item|product|size)|scam)\b/i,
  wants: /\b(?:buy|order|take|get|want|need|have|add|send|give|purchase|like|please)\b/i,
  drops: /\b(?:remove|without|drop|take out|no longer)\b/i,
  price: /\b(?:how much|prices?|costs?)\b/i,
  there:
    /\b(?:do you (?:have|sell)|have you got|in stock|available|still there|is there|are there)\b/i,
  picture: /\b(?:photos?|pictures?|pics?|images?|looks? like|show me|see (?:it|them|one|the))\b/i,
  delivery: /\b(?:deliver\w*|shipping|ship|arriv\w*|when (?:will|does|do) (?:it|they|i))\b/i,
  discount: /\b(?:discount|cheaper|lower price|best price|too expensive)\b/i,
  myOrder: /\b(?:my order|order status|already ordered)\b/i,
  cancels: /\bcancel\b/i,
  changes: /\b(?:change|update|correct|(?:different|new|another) (?:address|phone|number|name))\b/i,
  shelf:
    /\b(?:what (?:do|else|have)|which products|catalog\w*|everything|presents?|gifts?|recommend|looking for|offer|sell)\b/i,
  greeting: /^\W*(?:hi|hello|hey|good (?:morning|day|afternoon|evening)|salam|assalam\w*)\b/i,
  thanks: /\b(?:thanks|thank you|thx|bye)\b/i,
} as const

/** A yes that is neither a question nor taken back; as the customer wrote it. */
export function yesIn(text: string): string | null {
  if (text.includes('?') || backsOut.test(text)) return null
  return yes.exec(text)?.[0].replace(/^\W+/, '') ?? null
}

export function backsOutIn(text: string): boolean {
  return backsOut.test(text)
}

/** Wants to know, not to have: "do you have a lamp?", "how much are two mugs?" */
export function asksFor(text: string): boolean {
  const { price, there, picture, delivery, discount, myOrder } = intents
  return [price, there, picture, delivery, discount, myOrder].some((intent) => intent.test(text))
}

/** Anything that is said in a talk and is no name of a person. */
export function isTalk(words: string): boolean {
  const text = understood(words)
  const { wants, drops, shelf, greeting, thanks } = intents
  const said = [wants, drops, shelf, greeting, thanks, yes, backsOut]
  return text.includes('?') || asksFor(text) || said.some((intent) => intent.test(text))
}
