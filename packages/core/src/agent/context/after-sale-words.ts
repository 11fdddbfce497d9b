import type { OwnLanguage } from '../../domain/entities.ts'
import { languageKey } from './labels.ts'

/** What the program says about an order that was placed; where it is now is said by the order's texts. */
export interface AfterSaleWords {
  readonly confirmed: (order: string) => string
  readonly notYours: string
  /** No number was named, and there is nothing that it may be about. */
  readonly noneYet: string
  readonly which: string
  readonly askWhat: (order: string) => string
  readonly askCancel: (order: string) => string
  /** The buttons: Messenger cuts a title after 20 characters. */
  readonly cancelButton: string
  readonly keepButton: string
  readonly wouldBe: (order: string) => string
  readonly askChange: string
  readonly changeButton: string
  readonly changed: (order: string) => string
}

const byLanguage: Readonly<Record<OwnLanguage, AfterSaleWords>> = {
  en: {
    confirmed: (order) => `Your order ${order} is confirmed. We have not begun to pack it yet.`,
    notYours: 'I can find no order of yours with that number.',
    noneYet: 'I see no order of yours here yet.',
    which: 'Which of your orders do you mean?',
    askWhat: (order) =>
      `What shall I change in order ${order}: the products, name, phone or address?`,
    askCancel: (order) => `Shall I cancel order ${order}?`,
    cancelButton: 'Yes, cancel it',
    keepButton: 'No, keep it',
    wouldBe: (order) => `Your order ${order} would then be:`,
    askChange: 'Shall I change the order so?',
    changeButton: 'Yes, change it',
    changed: (order) => `Your order ${order} is changed.`,
  },
  bn: {
    confirmed: (order) => `আপনার অর্ডার ${order} কনফার্ম করা আছে। প্যাকিং এখনও শুরু হয়নি।`,
    notYours: 'এই নম্বরে আপনার কোনো অর্ডার পাচ্ছি না।',
    noneYet: 'এখানে আপনার কোনো অর্ডার এখনও দেখছি না।',
    which: 'আপনার কোন অর্ডারটির কথা বলছেন?',
    askWhat: (order) => `অর্ডার ${order}-এ কী বদলাব: পণ্য, নাম, ফোন না ঠিকানা?`,
    askCancel: (order) => `অর্ডার ${order} কি বাতিল করব?`,
    cancelButton: 'হ্যাঁ, বাতিল করুন',
    keepButton: 'না, থাকুক',
    wouldBe: (order) => `তাহলে আপনার অর্ডার ${order} হবে:`,
    askChange: 'অর্ডারটি কি এভাবে বদলে দেব?',
    changeButton: 'হ্যাঁ, বদলে দিন',
    changed: (order) => `আপনার অর্ডার ${order} বদলে দেওয়া হয়েছে।`,
  },
  'bn-latn': {
    confirmed: (order) => `Apnar order ${order} confirm kora ache. Packing ekhono shuru hoyni.`,
    notYours: 'Ei number-e apnar kono order pacchi na.',
    noneYet: 'Ekhane apnar kono order ekhono dekhchi na.',
    which: 'Apnar kon order-tir kotha bolchen?',
    askWhat: (order) => `Order ${order}-e ki bodlabo: ponno, nam, phone na thikana?`,
    askCancel: (order) => `Order ${order} ki batil korbo?`,
    cancelButton: 'Ha, batil korun',
    keepButton: 'Na, thakuk',
    wouldBe: (order) => `Tahole apnar order ${order} hobe:`,
    askChange: 'Order-ti ki evabe bodle debo?',
    changeButton: 'Ha, bodle din',
    changed: (order) => `Apnar order ${order} bodle deoya hoyeche.`,
  },
  ar: {
    confirmed: (order) => `طلبك ${order} مؤكد، ولم نبدأ بتجهيزه بعد.`,
    notYours: 'لا أجد طلبًا لك بهذا الرقم.',
    noneYet: 'لا أرى لك أي طلب هنا حتى الآن.',
    which: 'أي طلب من طلباتك تقصد؟',
    askWhat: (order) => `ماذا أغيّر في الطلب ${order}: المنتجات أم الاسم أم الهاتف أم العنوان؟`,
    askCancel: (order) => `هل ألغي الطلب ${order}؟`,
    cancelButton: 'نعم، ألغِ الطلب',
    keepButton: 'لا، أبقِه',
    wouldBe: (order) => `سيصبح طلبك ${order} هكذا:`,
    askChange: 'هل أغيّر الطلب هكذا؟',
    changeButton: 'نعم، غيّره',
    changed: (order) => `تم تعديل طلبك ${order}.`,
  },
  es: {
    confirmed: (order) =>
      `Su pedido ${order} está confirmado. Todavía no hemos empezado a prepararlo.`,
    notYours: 'No encuentro ningún pedido suyo con ese número.',
    noneYet: 'Todavía no veo ningún pedido suyo aquí.',
    which: '¿A cuál de sus pedidos se refiere?',
    askWhat: (order) =>
      `¿Qué cambio en el pedido ${order}: los productos, el nombre, el teléfono o la dirección?`,
    askCancel: (order) => `¿Cancelo el pedido ${order}?`,
    cancelButton: 'Sí, cancelar',
    keepButton: 'No, dejarlo',
    wouldBe: (order) => `Su pedido ${order} quedaría así:`,
    askChange: '¿Cambio el pedido así?',
    changeButton: 'Sí, cambiarlo',
    changed: (order) => `Su pedido ${order} ha sido modificado.`,
  },
  fr: {
    confirmed: (order) =>
      `Votre commande ${order} est confirmée. Nous n’avons pas encore commencé à la préparer.`,
    notYours: 'Je ne trouve aucune commande de votre part avec ce numéro.',
    noneYet: 'Je ne vois pas encore de commande de votre part ici.',
    which: 'De laquelle de vos commandes parlez-vous ?',
    askWhat: (order) =>
      `Que dois-je changer dans la commande ${order} : les produits, le nom, le téléphone ou l’adresse ?`,
    askCancel: (order) => `Dois-je annuler la commande ${order} ?`,
    cancelButton: 'Oui, annuler',
    keepButton: 'Non, la garder',
    wouldBe: (order) => `Votre commande ${order} serait alors :`,
    askChange: 'Dois-je modifier la commande ainsi ?',
    changeButton: 'Oui, modifier',
    changed: (order) => `Votre commande ${order} est modifiée.`,
  },
  de: {
    confirmed: (order) =>
      `Ihre Bestellung ${order} ist bestätigt. Wir haben noch nicht mit dem Packen begonnen.`,
    notYours: 'Unter dieser Nummer finde ich keine Bestellung von Ihnen.',
    noneYet: 'Hier sehe ich noch keine Bestellung von Ihnen.',
    which: 'Welche Ihrer Bestellungen meinen Sie?',
    askWhat: (order) =>
      `Was soll ich an der Bestellung ${order} ändern: Produkte, Name, Telefon oder Adresse?`,
    askCancel: (order) => `Soll ich die Bestellung ${order} stornieren?`,
    cancelButton: 'Ja, stornieren',
    keepButton: 'Nein, behalten',
    wouldBe: (order) => `Ihre Bestellung ${order} wäre dann:`,
    askChange: 'Soll ich die Bestellung so ändern?',
    changeButton: 'Ja, ändern',
    changed: (order) => `Ihre Bestellung ${order} ist geändert.`,
  },
  tr: {
    confirmed: (order) => `${order} numaralı siparişiniz onaylandı. Henüz paketlemeye başlamadık.`,
    notYours: 'Bu numarayla size ait bir sipariş bulamıyorum.',
    noneYet: 'Burada henüz size ait bir sipariş görmüyorum.',
    which: 'Hangi siparişinizi kastediyorsunuz?',
    askWhat: (order) =>
      `${order} numaralı siparişte neyi değiştireyim: ürünler, isim, telefon veya adres?`,
    askCancel: (order) => `${order} numaralı siparişi iptal edeyim mi?`,
    cancelButton: 'Evet, iptal et',
    keepButton: 'Hayır, kalsın',
    wouldBe: (order) => `${order} numaralı siparişiniz şöyle olur:`,
    askChange: 'Siparişi böyle değiştireyim mi?',
    changeButton: 'Evet, değiştir',
    changed: (order) => `${order} numaralı siparişiniz değiştirildi.`,
  },
  hi: {
    confirmed: (order) => `आपका ऑर्डर ${order} कन्फर्म है। पैकिंग अभी शुरू नहीं हुई है।`,
    notYours: 'इस नंबर से आपका कोई ऑर्डर नहीं मिल रहा।',
    noneYet: 'यहाँ अभी तक आपका कोई ऑर्डर नहीं दिख रहा।',
    which: 'आप अपने किस ऑर्डर की बात कर रहे हैं?',
    askWhat: (order) => `ऑर्डर ${order} में क्या बदलूँ: सामान, नाम, फ़ोन या पता?`,
    askCancel: (order) => `क्या मैं ऑर्डर ${order} रद्द करूँ?`,
    cancelButton: 'हाँ, रद्द करें',
    keepButton: 'नहीं, रहने दें',
    wouldBe: (order) => `तब आपका ऑर्डर ${order} यह होगा:`,
    askChange: 'क्या ऑर्डर इस तरह बदल दूँ?',
    changeButton: 'हाँ, बदल दें',
    changed: (order) => `आपका ऑर्डर ${order} बदल दिया गया है।`,
  },
  'hi-latn': {
    confirmed: (order) => `Aapka order ${order} confirm hai. Packing abhi shuru nahi hui hai.`,
    notYours: 'Is number se aapka koi order nahi mil raha.',
    noneYet: 'Yahan abhi tak aapka koi order nahi dikh raha.',
    which: 'Aap apne kis order ki baat kar rahe hain?',
    askWhat: (order) => `Order ${order} mein kya badlun: saamaan, naam, phone ya pata?`,
    askCancel: (order) => `Kya main order ${order} cancel karun?`,
    cancelButton: 'Haan, cancel karein',
    keepButton: 'Nahi, rehne dein',
    wouldBe: (order) => `Tab aapka order ${order} yeh hoga:`,
    askChange: 'Kya order is tarah badal dun?',
    changeButton: 'Haan, badal dein',
    changed: (order) => `Aapka order ${order} badal diya gaya hai.`,
  },
  ur: {
    confirmed: (order) => `آپ کا آرڈر ${order} کنفرم ہے۔ پیکنگ ابھی شروع نہیں ہوئی۔`,
    notYours: 'اس نمبر سے آپ کا کوئی آرڈر نہیں مل رہا۔',
    noneYet: 'یہاں ابھی تک آپ کا کوئی آرڈر نظر نہیں آ رہا۔',
    which: 'آپ اپنے کس آرڈر کی بات کر رہے ہیں؟',
    askWhat: (order) => `آرڈر ${order} میں کیا بدلوں: سامان، نام، فون یا پتہ؟`,
    askCancel: (order) => `کیا میں آرڈر ${order} منسوخ کروں؟`,
    cancelButton: 'جی، منسوخ کریں',
    keepButton: 'نہیں، رہنے دیں',
    wouldBe: (order) => `پھر آپ کا آرڈر ${order} یہ ہوگا:`,
    askChange: 'کیا آرڈر اس طرح بدل دوں؟',
    changeButton: 'جی، بدل دیں',
    changed: (order) => `آپ کا آرڈر ${order} بدل دیا گیا ہے۔`,
  },
  id: {
    confirmed: (order) => `Pesanan ${order} sudah dikonfirmasi. Kami belum mulai mengemasnya.`,
    notYours: 'Saya tidak menemukan pesanan Anda dengan nomor itu.',
    noneYet: 'Saya belum melihat pesanan Anda di sini.',
    which: 'Pesanan Anda yang mana?',
    askWhat: (order) =>
      `Apa yang perlu saya ubah di pesanan ${order}: produk, nama, telepon, atau alamat?`,
    askCancel: (order) => `Apakah pesanan ${order} saya batalkan?`,
    cancelButton: 'Ya, batalkan',
    keepButton: 'Tidak, biarkan',
    wouldBe: (order) => `Pesanan ${order} akan menjadi:`,
    askChange: 'Apakah pesanan saya ubah begitu?',
    changeButton: 'Ya, ubah',
    changed: (order) => `Pesanan ${order} sudah diubah.`,
  },
  it: {
    confirmed: (order) =>
      `Il suo ordine ${order} è confermato. Non abbiamo ancora iniziato a prepararlo.`,
    notYours: 'Non trovo nessun suo ordine con quel numero.',
    noneYet: 'Qui non vedo ancora nessun suo ordine.',
    which: 'A quale dei suoi ordini si riferisce?',
    askWhat: (order) =>
      `Che cosa cambio nell’ordine ${order}: i prodotti, il nome, il telefono o l’indirizzo?`,
    askCancel: (order) => `Annullo l’ordine ${order}?`,
    cancelButton: 'Sì, annullare',
    keepButton: 'No, tenerlo',
    wouldBe: (order) => `Il suo ordine ${order} sarebbe così:`,
    askChange: 'Modifico l’ordine così?',
    changeButton: 'Sì, modificare',
    changed: (order) => `Il suo ordine ${order} è stato modificato.`,
  },
  pt: {
    confirmed: (order) => `Seu pedido ${order} está confirmado. Ainda não começamos a embalá-lo.`,
    notYours: 'Não encontro nenhum pedido seu com esse número.',
    noneYet: 'Ainda não vejo nenhum pedido seu aqui.',
    which: 'De qual dos seus pedidos está falando?',
    askWhat: (order) =>
      `O que devo mudar no pedido ${order}: os produtos, o nome, o telefone ou o endereço?`,
    askCancel: (order) => `Devo cancelar o pedido ${order}?`,
    cancelButton: 'Sim, cancelar',
    keepButton: 'Não, manter',
    wouldBe: (order) => `Seu pedido ${order} ficaria assim:`,
    askChange: 'Devo mudar o pedido assim?',
    changeButton: 'Sim, mudar',
    changed: (order) => `Seu pedido ${order} foi alterado.`,
  },
  nl: {
    confirmed: (order) => `Uw bestelling ${order} is bevestigd. We pakken haar nog niet in.`,
    notYours: 'Ik vind geen bestelling van u met dat nummer.',
    noneYet: 'Ik zie hier nog geen bestelling van u.',
    which: 'Welke van uw bestellingen bedoelt u?',
    askWhat: (order) =>
      `Wat zal ik in bestelling ${order} wijzigen: de producten, naam, telefoon of het adres?`,
    askCancel: (order) => `Zal ik bestelling ${order} annuleren?`,
    cancelButton: 'Ja, annuleren',
    keepButton: 'Nee, houden',
    wouldBe: (order) => `Uw bestelling ${order} wordt dan:`,
    askChange: 'Zal ik de bestelling zo wijzigen?',
    changeButton: 'Ja, wijzigen',
    changed: (order) => `Uw bestelling ${order} is gewijzigd.`,
  },
}

/** English where there are none in the language. */
export function afterSaleWords(language: string): AfterSaleWords {
  return byLanguage[languageKey(language)]
}

export const everyAfterSaleWords: readonly AfterSaleWords[] = Object.values(byLanguage)
