import { latinDigits } from '@pal/core/domain/digits'
import { productTypes, type ProductType } from '@pal/core/domain/entities'
import { folded } from '@pal/core/domain/typed-product'

/** What people write in cells for a yes or a no; spreadsheets write true and false in their own language. */
const answers = {
  yes: 'true yes y 1 ja wahr j sí si verdadero oui vrai نعم صحيح হ্যাঁ হ্যা জি জ্বি',
  no: 'false no n 0 nein falsch falso non faux لا خطأ না',
} as const

/** Beside the names that our own files have: what the form of a product calls the types. */
const typeWords: Readonly<Record<ProductType, readonly string[]>> = {
  main: ['Main product', 'Hauptprodukt', 'Principal', 'Producto principal', 'رئيسي', 'মূল'],
  upsell: ['Zusatzprodukt', 'Adicional', 'Complémentaire', 'إضافي', 'আপসেল'],
  trial_pack: [
    'Trial pack',
    'Trial',
    'Probepaket',
    'Paquete de prueba',
    'Pack d’essai',
    "Pack d'essai",
    'باقة تجريبية',
    'ট্রায়াল প্যাক',
  ],
}

/** What the list of products calls it; a few pieces left are still some. */
const stockWords = {
  in: 'In stock | Low stock | Available | Auf Lager | Verfügbar | Wenig auf Lager | En inventario | Disponible | Queda poco | En stock | Stock bas | متوفر | مخزون منخفض | স্টকে আছে | স্টক কম',
  out: 'Out of stock | Sold out | Nicht auf Lager | Ausverkauft | Agotado | En rupture | Épuisé | غير متوفر | نفد | স্টকে নেই',
} as const

const yes = new Set(answers.yes.split(' ').map(folded))
const no = new Set(answers.no.split(' ').map(folded))
const types = new Map(
  productTypes.flatMap((type) =>
    [type, ...typeWords[type]].map((word) => [folded(word), type] as const),
  ),
)

/** Null where the cell says neither. */
export function readYesNo(text: string): boolean | null {
  const word = folded(latinDigits(text))
  if (yes.has(word)) return true
  return no.has(word) ? false : null
}

const inStock = new Set(stockWords.in.split(' | ').map(folded))
const outOfStock = new Set(stockWords.out.split(' | ').map(folded))

/** Null where the cell says neither. */
export function readInStock(text: string): boolean | null {
  const word = folded(text)
  if (inStock.has(word)) return true
  return outOfStock.has(word) ? false : readYesNo(text)
}

/** Null where the cell names none. */
export const readProductType = (text: string): ProductType | null => types.get(folded(text)) ?? null
