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
    String.raw`\border(?: is|'s) (?:now |already |all )?(?:in|through|entered|noted)(?= ?(?:[.,!;:]|$|and\b))|\bconsider it ordered\b`,
    String.raw`\bcommande est (?:déjà |bien )?(?:prise|partie|saisie)\b|\bj'ai (?:bien )?(?:passé|enregistré|pris|saisi) (?:votre|ta|la) commande\b`,
    String.raw`\b(?:bestellung|auftrag) ist (?:jetzt |schon |bereits )?(?:drin|erfasst|gespeichert|raus|durch|notiert)\b|\bhabe (?:ihre|deine|die) bestellung (?:aufgenommen|aufgegeben|eingetragen|erfasst)\b`,
    String.raw`\bpedido (?:ya )?(?:está|quedó|queda) (?:dentro|anotado|tomado|pasado)\b|\b(?:ya )?(?:hice|pasé|metí|registré|he hecho) (?:tu|su|el) pedido\b`,
    String.raw`(?<!\p{L})sipariş\p{L}* (?:alındı|oluşturuldu|onaylandı|verildi|tamamlandı|kaydedildi|sisteme girdi)(?!\p{L})|(?<!\p{L})sipariş\p{L}* (?:aldım|aldık|oluşturdum|oluşturduk|verdim|girdim|onayladım|kaydettim)(?!\p{L})`,
    String.raw`\bpesanan(?:nya|mu)?(?: \p{L}+)? (?:sudah|telah) (?:saya |kami )?(?:di)?(?:buat|terima|catat|proses|konfirmasi|masuk|masukkan|pesankan|selesai)\b`,
    String.raw`\bordine (?:è|è stato|risulta) (?:già |ora )?(?:confermato|effettuato|registrato|inserito|fatto|completato|ricevuto|dentro)\b|\bho (?:già )?(?:inserito|registrato|confermato|effettuato|fatto) (?:il (?:tuo |suo )?|l')ordine\b`,
    String.raw`\b(?:pedido|encomenda) (?:já )?(?:foi|está|ficou) (?:já )?(?:confirmad|realizad|registrad|feit|concluíd|lançad)[oa]\b|\b(?:pedido|encomenda) já entrou\b|\b(?:fiz|registrei|lancei|confirmei) o (?:seu |teu )?pedido\b`,
    String.raw`\bbestelling (?:is|staat) (?:nu |al )?(?:geplaatst|bevestigd|ontvangen|geregistreerd|binnen|gedaan|genoteerd|erin)\b|\bheb(?:ben)? (?:je|uw|de) bestelling (?:nu |al )?(?:geplaatst|bevestigd|genoteerd|ingevoerd)\b`,
    'ऑर्डर (?:अब |भी )?(?:हो (?:गया|चुका)|लग गया|चढ़ गया|बुक हो|कन्फर्म (?:हो|कर दिया)|ले लिया|दर्ज (?:हो|कर दिया)|डाल दिया|कर दिया)',
    String.raw`\border (?:ab |bhi )?(?:ho (?:gaya|chuka)|lag gaya|chadh gaya|book ho gaya|confirm (?:ho gaya|kar diya)|le liya|daal diya|kar diya)\b`,
    'آرڈر (?:اب |بھی )?(?:ہو (?:گیا|چکا)|لگ گیا|بک ہو|کنفرم (?:ہو|کر دیا)|لے لیا|درج (?:ہو|کر دیا)|ڈال دیا|کر دیا)',
    'طلبك (?:صار|دخل|وصل|تسجل|انحجز|تم)|(?:سجلت|أدخلت|ثبت|أكدت) (?:لك )?(?:طلبك|الطلب)',
    'অর্ডার(?:টি|টা)? (?:উঠে গেছে|তুলে দি(?:ছি|য়েছি|লাম)|দিয়ে দি(?:ছি|য়েছি|লাম))|order(?: ?(?:ta|ti))? (?:uthe ?ge(?:che|se)|tule di(?:chi|lam|yechi)|diye di(?:chi|lam|yechi))',
    String.raw`\b(?:is|are|it's) (?:already |just |now )?being (?:gift[- ])?(?:packed|wrapped|boxed)\b|\bwe(?:'re| are) (?:already |just )?(?:packing|wrapping) it\b`,
    String.raw`\b(?:ya )?l[oa] (?:estamos|estoy) (?:envolviendo|empaquetando|preparando)\b|\b(?:estamos|estoy) (?:envolviéndol|empaquetándol|preparándol)[oa]`,
    String.raw`\bon (?:l'|le |la )?(?:emballe|prépare) (?:déjà|en ce moment)|\bnous (?:l'emballons|le préparons|la préparons) (?:déjà|en ce moment)`,
    String.raw`\bwird (?:gerade |schon |jetzt |bereits )+(?:für (?:sie|dich) )?(?:verpackt|eingepackt|gepackt)\b|\bwordt (?:nu |al |net )+(?:voor (?:u|je) )?ingepakt\b`,
    String.raw`\bl[oa] stiamo (?:già )?(?:preparando|imballando|incartando)\b|\bjá estamos (?:embalando|separando|embrulhando)\b`,
    'سجل طلبك و|طلب\\p{L}*[^.!؟]{0,20}نغلفه? ال[اآ]ن',
  ]
    .join('|')
    .normalize('NFKC'),
  'u',
)
/** Said of what is yet to come. */
const today = /\b(?:heute noch|noch heute|vandaag nog|nog vandaag)\b/gu
const yetToCome =
  /\b(?:once|when|after|if|before|until|unless|not|isn't|hasn't|shall|should|would|as soon as|hole|hoile|porle|hobar|cuando|quand|lorsque|sobald|wenn|als|zodra|wanneer|nadat|niet|nog|nicht|noch|quando|se|dopo|appena|non|depois|não|ainda|no|aún|todavía|pas|encore|kalau|jika|setelah|belum|agar|jab|baad|nahi|sonra|değil)\b|(?<!\p{L})(?:अगर|जब|बाद|नहीं|اگر|جب|بعد|نہیں|لم|لن)(?!\p{L})|হলে|হওয়ার|করলে|পরে|যখন|যদি|عند(?!نا|ي|ك)|بعد|إذا|اذا|بمجرد|[?؟]$/u

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
      !yetToCome.test(sentence.replaceAll(today, '')) &&
      !numbers.some((number) => sentence.includes(number)),
  )
}
