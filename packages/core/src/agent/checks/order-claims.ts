import type { AgentContext } from '../context/context.ts'
import { fold, sentences } from '../context/text.ts'
import type { Decision } from '../decision/decision.ts'

const done = new RegExp(
  [
    String.raw`\border (?:has been|is|was|is now|has now been|'s) (?:now |successfully |all )?(?:placed|confirmed|received|booked|complete|completed|done|registered|set)\b`,
    String.raw`\b(?:i have|i've|i|we have|we've|we) (?:just |now |successfully )?(?:placed|confirmed|booked|registered|received) (?:your|the|this) order\b`,
    String.raw`\border is on (?:its|the) way\b|\b(?:booked|placed|ordered) it for you\b|\bi(?:'ve| have) ordered\b`,
    String.raw`\bput (?:your|the|this) order through\b|\b(?:order|purchase) (?:went|has gone) through\b`,
    String.raw`\bpedido ya (?:está|quedó|fue) (?:realizado|confirmado|hecho|registrado)|\bcommande est bien (?:passée|confirmée|enregistrée|validée)|\bbestellung (?:ist|wurde) aufgenommen`,
    'অর্ডার(?:টি|টা)? নেওয়া (?:হলো|হল|হয়ে গেছে)',
    'order(?: ?(?:ta|ti))? (?:hoye ?geche|hoye ?gese|hoyeche|hoise|niye nilam|nilam|nichi)',
    'অর্ডার(?:টি|টা)? (?:হয়ে গেছে|হয়েছে|হয়ে গেল|নিয়ে নিলাম|নিলাম|নেওয়া হয়েছে)',
    String.raw`\border (?:successfully )?(?:placed|confirmed)\b|\b(?:placed|confirmed) your order\b`,
    String.raw`\border(?: ?(?:ta|ti|টি|টা))? (?:confirm|place|final|book|complete)\p{L}* ?(?:kora )?(?:hoyeche|hoyese|hoise|hoise|hoye ?geche|hoye ?gese|hoye ?gelo|korechi|korlam|korsi|kore ?dilam|kore ?diyechi|done)`,
    'অর্ডার(?:টি|টা)? (?:কনফার্ম|কনফর্ম|সম্পন্ন|গ্রহণ|প্লেস|নিশ্চিত|বুক|কমপ্লিট)(?:ড)? ?(?:করা )?(?:হয়েছে|হলো|হল|হয়ে গেছে|হয়ে গেল|করেছি|করলাম|করে দিলাম|করে দিয়েছি)',
    'تم (?:تأكيد|تاكيد|تسجيل|استلام|وضع|إتمام|اتمام) (?:طلبك|الطلب|طلبكم)|طلبك (?:مؤكد|مسجل)',
    String.raw`\bpedido (?:ha sido|está|esta|fue|queda) (?:realizado|confirmado|hecho|registrado)|\bcommande (?:a été|est) (?:passée|confirmée|enregistrée|validée)|\bbestellung (?:ist|wurde) (?:aufgegeben|bestätigt|eingegangen|registriert)`,
  ]
    .join('|')
    .normalize('NFKC'),
  'u',
)
/** Said of what is yet to come. */
const yetToCome =
  /\b(?:once|when|after|if|before|until|unless|not|isn't|hasn't|shall|should|would|as soon as|hole|hoile|porle|hobar|cuando|quand|lorsque|sobald|wenn)\b|হলে|হওয়ার|করলে|পরে|যখন|যদি|عند(?!نا|ي|ك)|بعد|إذا|اذا|بمجرد|[?؟]$/u

/**
 * Whether the reply tells the customer that an order is taken. One that has a number may be named by
 * it; without, only where nothing new is talked of and an earlier one is valid as it was taken.
 */
export function claimsOrder(
  decision: Decision,
  { orders = [], cart, offer }: Pick<AgentContext, 'orders' | 'cart' | 'offer'>,
): boolean {
  const isNew =
    decision.cart.length > 0 || decision.order !== 'none' || cart.length > 0 || offer !== null
  if (!isNew && orders.some(({ status }) => status === 'confirmed' || status === 'processing'))
    return false
  const numbers = orders.map(({ number }) => fold(number))
  return sentences(fold(decision.reply)).some(
    (sentence) =>
      done.test(sentence) &&
      !yetToCome.test(sentence) &&
      !numbers.some((number) => sentence.includes(number)),
  )
}
