import type { OwnLanguage } from '../../domain/entities.ts'
import { languageKey } from './labels.ts'

/** What the program says of money where the customer asks for less, and of what goes with a purchase. */
interface SellingWords {
  readonly lower: (product: string, price: string) => string
  readonly last: (product: string, price: string) => string
  readonly goesWith: (product: string, price: string) => string
}

const byLanguage: Readonly<Record<OwnLanguage, SellingWords>> = {
  en: {
    lower: (product, price) => `For you: ${product} for ${price}.`,
    last: (product, price) => `${price} is our best price for ${product}.`,
    goesWith: (product, price) => `Goes well with it: ${product}, ${price}. Just tell me.`,
  },
  bn: {
    lower: (product, price) => `আপনার জন্য: ${product} ${price}।`,
    last: (product, price) => `${product}-এর সবচেয়ে কম দাম ${price}।`,
    goesWith: (product, price) => `এর সাথে ভালো মানাবে: ${product}, ${price}। লাগলে জানাবেন।`,
  },
  'bn-latn': {
    lower: (product, price) => `Apnar jonno: ${product} ${price}.`,
    last: (product, price) => `${product}-er shobcheye kom dam ${price}.`,
    goesWith: (product, price) => `Er sathe valo manabe: ${product}, ${price}. Lagle janaben.`,
  },
  ar: {
    lower: (product, price) => `لك خصيصًا: ${product} بسعر ${price}.`,
    last: (product, price) => `${price} هو أفضل سعر لدينا لـ${product}.`,
    goesWith: (product, price) => `يناسبه أيضًا: ${product} بسعر ${price}. أخبرني إن أردته.`,
  },
  es: {
    lower: (product, price) => `Para usted: ${product} por ${price}.`,
    last: (product, price) => `${price} es nuestro mejor precio para ${product}.`,
    goesWith: (product, price) => `Combina bien con: ${product}, ${price}. Solo dígamelo.`,
  },
  fr: {
    lower: (product, price) => `Pour vous : ${product} à ${price}.`,
    last: (product, price) => `${price} est notre meilleur prix pour ${product}.`,
    goesWith: (product, price) => `Cela va bien avec : ${product}, ${price}. Dites-le-moi.`,
  },
  de: {
    lower: (product, price) => `Für Sie: ${product} für ${price}.`,
    last: (product, price) => `${price} ist unser bester Preis für ${product}.`,
    goesWith: (product, price) => `Dazu passt: ${product}, ${price}. Sagen Sie einfach Bescheid.`,
  },
  tr: {
    lower: (product, price) => `Size özel: ${product}, ${price}.`,
    last: (product, price) => `${product} için en iyi fiyatımız ${price}.`,
    goesWith: (product, price) => `Yanına yakışır: ${product}, ${price}. İsterseniz yazın.`,
  },
  hi: {
    lower: (product, price) => `आपके लिए: ${product} ${price} में।`,
    last: (product, price) => `${product} का सबसे अच्छा दाम ${price} है।`,
    goesWith: (product, price) => `इसके साथ अच्छा रहेगा: ${product}, ${price}। चाहिए तो बताइए।`,
  },
  'hi-latn': {
    lower: (product, price) => `Aapke liye: ${product} ${price} mein.`,
    last: (product, price) => `${product} ka sabse accha daam ${price} hai.`,
    goesWith: (product, price) =>
      `Iske saath accha rahega: ${product}, ${price}. Chahiye to bataiye.`,
  },
  ur: {
    lower: (product, price) => `آپ کے لیے: ${product} ${price} میں۔`,
    last: (product, price) => `${product} کی بہترین قیمت ${price} ہے۔`,
    goesWith: (product, price) => `اس کے ساتھ اچھا رہے گا: ${product}، ${price}۔ چاہیے تو بتائیں۔`,
  },
  id: {
    lower: (product, price) => `Untuk Anda: ${product} ${price}.`,
    last: (product, price) => `${price} adalah harga terbaik kami untuk ${product}.`,
    goesWith: (product, price) => `Cocok juga dengan: ${product}, ${price}. Tinggal bilang saja.`,
  },
  it: {
    lower: (product, price) => `Per lei: ${product} a ${price}.`,
    last: (product, price) => `${price} è il nostro miglior prezzo per ${product}.`,
    goesWith: (product, price) => `Si abbina bene: ${product}, ${price}. Basta dirmelo.`,
  },
  pt: {
    lower: (product, price) => `Para você: ${product} por ${price}.`,
    last: (product, price) => `${price} é o nosso melhor preço para ${product}.`,
    goesWith: (product, price) => `Combina bem com: ${product}, ${price}. É só me dizer.`,
  },
  nl: {
    lower: (product, price) => `Voor u: ${product} voor ${price}.`,
    last: (product, price) => `${price} is onze beste prijs voor ${product}.`,
    goesWith: (product, price) => `Past er goed bij: ${product}, ${price}. Zeg het maar.`,
  },
}

/** English where there are none in the language. */
export function sellingWords(language: string): SellingWords {
  return byLanguage[languageKey(language)]
}
