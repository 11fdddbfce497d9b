import type { OrderStatus } from '../../domain/entities.ts'
import type { AgentContext } from '../context/context.ts'
import { fold, sentences, wholeWords } from '../context/text.ts'
import type { OrderStep } from '../decision/order-step.ts'

/** In the languages of the agent, what a sentence says has become of an order. */
const order =
  'order|orders|parcel|package|অর্ডার\\p{L}*|পার্সেল\\p{L}*|طلبك|الطلب|طلبكم|pedido|paquete|commande|colis|bestellung|paket|sipariş\\p{L}*|ऑर्डर|آرڈر|pesanan|paket\\p{L}*|ordine|pacco|encomenda|pacote|bestelling|pakket'
const claims: Readonly<Record<'shipped' | 'delivered' | 'cancelled' | 'changed', string>> = {
  shipped:
    'shipped|dispatched|on its way|out for delivery|sent out|pathano hoyeche|pathiye|পাঠানো হয়েছে|পাঠিয়ে দি\\p{L}*|রওনা|تم شحن|شحن طلبك|في الطريق|enviado|en camino|expédiée?|en route|verschickt|versandt|unterwegs|kargoya verildi|yolda|भेज दिया|रास्ते में|bhej diya|raste mein|بھیج دیا|راستے میں|dikirim|dalam perjalanan|spedito|in viaggio|a caminho|verzonden|onderweg',
  delivered:
    'delivered|delivery kora hoyeche|ডেলিভারি করা হয়েছে|ডেলিভারি হয়ে|تم تسليم|entregado|livrée?|zugestellt|teslim edildi|डिलीवर हो|deliver ho|ڈیلیور ہو|sudah diterima|terkirim|consegnato|entregue|bezorgd|afgeleverd',
  cancelled:
    'cancell?ed|batil kora hoyeche|batil kore di\\p{L}*|বাতিল (?:করা হয়েছে|করে দি\\p{L}*|হয়েছে|করলাম|করেছি)|تم إلغاء|تم الغاء|ألغيت|cancelado|anulado|annulée?|storniert|iptal edildi|iptal ettim|रद्द कर दिया|रद्द हो|cancel kar diya|cancel ho gaya|منسوخ کر دیا|dibatalkan|annullato|geannuleerd',
  changed:
    'changed|updated|amended|modified|bodle di\\p{L}*|বদলে দি\\p{L}*|পরিবর্তন করা হয়েছে|تم تعديل|تم تغيير|modificado|cambiado|modifiée?|geändert|değiştirildi|değiştirdim|बदल दिया|badal diya|بدل دیا|diubah|modificato|alterado|gewijzigd|aangepast',
}
const aboutOrder = wholeWords(order)
const patterns = Object.entries(claims).map(
  ([claim, list]) => [claim as keyof typeof claims, wholeWords(list)] as const,
)
/** That money has come, which no message of a customer proves. */
const paid = wholeWords(
  [
    'payment received|(?:we|i) (?:have |just |already )?(?:got|received) (?:your|the) (?:payment|money)',
    'your (?:payment|money|transfer) (?:has been received|was received|is received|has arrived|arrived|went through)',
    '(?:recibimos|hemos recibido) (?:su|tu|el) pago|(?:su|tu) pago (?:ha llegado|llegó)',
    'avons (?:bien )?reçu (?:votre|le) paiement|votre paiement est (?:bien )?(?:arrivé|reçu)',
    '(?:ihre|deine) zahlung ist (?:bei uns )?(?:eingegangen|angekommen)|haben (?:ihre|deine) zahlung (?:bereits )?erhalten',
    'وصلنا المبلغ|وصل المبلغ|استلمنا (?:المبلغ|الدفعة)|تم استلام (?:المبلغ|الدفعة)',
    'টাকা (?:আমরা )?(?:পেয়েছি|পেয়ে গেছি)|পেমেন্ট (?:আমরা )?(?:পেয়েছি|পেয়ে গেছি)',
  ].join('|'),
)
/** Said of what may be, of what is asked, or of what is not. */
const notSo =
  /\b(?:if|once|when|until|before|after|will|would|can|could|shall|should|may|might|cannot|not|isn't|hasn't|haven't|to be|like|want|wenn|falls|wird|soll|kann|nicht|noch|si|cuando|puede|no|será|quand|peut|pas|sera|quando|può|non|não|kan|niet|nog|kalau|jika|belum|bisa)\b|যদি|হলে|করতে|পারি|পারবো|হয়নি|إذا|يمكن|(?<!\p{L})(?:لم|لن)(?!\p{L})|यदि|अगर|नहीं|اگر|نہیں|[?؟]/u

const seen: Readonly<Record<'shipped' | 'delivered' | 'cancelled', readonly OrderStatus[]>> = {
  shipped: ['shipped', 'delivered'],
  delivered: ['delivered'],
  cancelled: ['cancelled'],
}

/** Whether a reply tells of an order what the store does not know, or says is done what the program has not done. */
export function claimsOfOrders(
  reply: string,
  { orders = [] }: Pick<AgentContext, 'orders'>,
  step: OrderStep,
): boolean {
  const done = step.kind === 'after_sale' && step.sale.kind === 'do' ? step.sale.wish : null
  const isTrue = (claim: keyof typeof claims) => {
    if (claim === 'changed') return done === 'change'
    if (claim === 'cancelled' && done === 'cancel') return true
    return orders.some(({ status }) => seen[claim].includes(status))
  }
  const isPaid = orders.some((one) => one.isPaid)
  return sentences(fold(reply)).some(
    (sentence) =>
      !notSo.test(sentence) &&
      ((!isPaid && paid.test(sentence)) ||
        (aboutOrder.test(sentence) &&
          patterns.some(([claim, pattern]) => pattern.test(sentence) && !isTrue(claim)))),
  )
}
