import type { OwnLanguage } from '../../../domain/entities.ts'

/** The cards that the program makes of settings and stock; what is in braces it fills in. */
export interface CardWords {
  readonly fee: string
  readonly freeFrom: string
  readonly bundle: string
  readonly offerEnds: string
  readonly left: string
}

export const cardWords: Readonly<Record<OwnLanguage, CardWords>> = {
  en: {
    fee: 'Delivery costs {fee}.',
    freeFrom: 'Delivery is free from {free_from} on.',
    bundle: 'Two or more different products together: {discount} off.',
    offerEnds: 'The offer ends on {offer_end}.',
    left: '{product}: {count} left in stock.',
  },
  bn: {
    fee: 'ডেলিভারি চার্জ {fee}।',
    freeFrom: '{free_from} থেকে ডেলিভারি ফ্রি।',
    bundle: 'দুই বা তার বেশি ভিন্ন পণ্য একসাথে নিলে {discount} ছাড়।',
    offerEnds: 'অফার শেষ হবে {offer_end}।',
    left: '{product}: স্টকে আর {count}টি আছে।',
  },
  'bn-latn': {
    fee: 'Delivery charge {fee}.',
    freeFrom: '{free_from} theke delivery free.',
    bundle: 'Dui ba tar beshi alada product eksathe nile {discount} chhar.',
    offerEnds: 'Offer shesh hobe {offer_end}.',
    left: '{product}: stock-e ar {count}ta ache.',
  },
  ar: {
    fee: 'رسوم التوصيل {fee}.',
    freeFrom: 'التوصيل مجاني ابتداءً من {free_from}.',
    bundle: 'منتجان مختلفان أو أكثر معًا: خصم {discount}.',
    offerEnds: 'ينتهي العرض في {offer_end}.',
    left: '{product}: المتبقي في المخزون {count}.',
  },
  es: {
    fee: 'El envío cuesta {fee}.',
    freeFrom: 'El envío es gratis desde {free_from}.',
    bundle: 'Dos o más productos distintos juntos: {discount} de descuento.',
    offerEnds: 'La oferta termina el {offer_end}.',
    left: '{product}: quedan {count} en existencia.',
  },
  fr: {
    fee: 'La livraison coûte {fee}.',
    freeFrom: 'La livraison est gratuite à partir de {free_from}.',
    bundle: 'Deux produits différents ou plus ensemble : {discount} de réduction.',
    offerEnds: 'L’offre se termine le {offer_end}.',
    left: '{product} : il en reste {count} en stock.',
  },
  de: {
    fee: 'Die Lieferung kostet {fee}.',
    freeFrom: 'Die Lieferung ist ab {free_from} kostenlos.',
    bundle: 'Zwei oder mehr verschiedene Produkte zusammen: {discount} Rabatt.',
    offerEnds: 'Das Angebot endet am {offer_end}.',
    left: '{product}: noch {count} auf Lager.',
  },
  tr: {
    fee: 'Kargo ücreti {fee}.',
    freeFrom: '{free_from} ve üzeri siparişlerde kargo ücretsiz.',
    bundle: 'İki veya daha fazla farklı ürün birlikte: {discount} indirim.',
    offerEnds: 'Teklifin bitişi: {offer_end}.',
    left: '{product}: stokta {count} adet kaldı.',
  },
  hi: {
    fee: 'डिलीवरी शुल्क {fee} है।',
    freeFrom: '{free_from} से डिलीवरी मुफ़्त है।',
    bundle: 'दो या ज़्यादा अलग उत्पाद एक साथ: {discount} छूट।',
    offerEnds: 'ऑफ़र {offer_end} को समाप्त होगा।',
    left: '{product}: स्टॉक में {count} बचे हैं।',
  },
  'hi-latn': {
    fee: 'Delivery charge {fee} hai.',
    freeFrom: '{free_from} se delivery free hai.',
    bundle: 'Do ya zyada alag products ek saath: {discount} chhoot.',
    offerEnds: 'Offer {offer_end} ko khatam hoga.',
    left: '{product}: stock mein {count} bache hain.',
  },
  ur: {
    fee: 'ڈیلیوری کا خرچ {fee} ہے۔',
    freeFrom: '{free_from} سے ڈیلیوری مفت ہے۔',
    bundle: 'دو یا زیادہ مختلف مصنوعات ایک ساتھ: {discount} رعایت۔',
    offerEnds: 'آفر {offer_end} کو ختم ہوگی۔',
    left: '{product}: اسٹاک میں {count} باقی ہیں۔',
  },
  id: {
    fee: 'Ongkos kirim {fee}.',
    freeFrom: 'Gratis ongkir mulai {free_from}.',
    bundle: 'Dua produk berbeda atau lebih sekaligus: diskon {discount}.',
    offerEnds: 'Penawaran berakhir {offer_end}.',
    left: '{product}: sisa stok {count}.',
  },
  it: {
    fee: 'La consegna costa {fee}.',
    freeFrom: 'La consegna è gratuita da {free_from}.',
    bundle: 'Due o più prodotti diversi insieme: {discount} di sconto.',
    offerEnds: 'L’offerta termina il {offer_end}.',
    left: '{product}: disponibili ancora {count}.',
  },
  pt: {
    fee: 'A entrega custa {fee}.',
    freeFrom: 'A entrega é grátis a partir de {free_from}.',
    bundle: 'Dois ou mais produtos diferentes juntos: {discount} de desconto.',
    offerEnds: 'A oferta termina em {offer_end}.',
    left: '{product}: restam {count} em estoque.',
  },
  nl: {
    fee: 'Bezorging kost {fee}.',
    freeFrom: 'Bezorging is gratis vanaf {free_from}.',
    bundle: 'Twee of meer verschillende producten samen: {discount} korting.',
    offerEnds: 'De aanbieding eindigt op {offer_end}.',
    left: '{product}: nog {count} op voorraad.',
  },
}
