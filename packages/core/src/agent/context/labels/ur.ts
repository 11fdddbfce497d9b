import type { Labels } from './labels.ts'

export const ur: Labels = {
  subtotal: 'ذیلی میزان',
  discount: 'رعایت',
  delivery: 'ڈیلیوری',
  free: 'مفت',
  total: 'کل رقم',
  name: 'نام',
  phone: 'فون',
  address: 'پتہ',
  note: 'ڈیلیوری کے لیے نوٹ',
  area: 'ڈیلیوری کا علاقہ',
  orderPlaced: (number) => `آپ کا آرڈر درج ہو گیا ہے۔ آرڈر نمبر ${number} ہے۔`,
  overtaken: 'آپ کے دیکھنے کے بعد اس آرڈر میں کچھ بدل گیا ہے۔ براہِ کرم اسے دوبارہ دیکھ لیں۔',
  confirm: 'کیا میں یہ آرڈر کر دوں؟ تصدیق کے لیے "ہاں" لکھیں۔',
  yesButton: 'ہاں، آرڈر کریں',
  changeButton: 'کچھ بدلنا ہے',
  missing: 'براہ کرم بھیجیں',
  items: 'آپ کو کون سی مصنوعات چاہئیں',
  assistant: (company) => `آپ ${company && `${company} کے `}خودکار معاون سے بات کر رہے ہیں۔`,
  handedOver: 'ہماری ٹیم کا ایک فرد آپ کو یہاں جواب دے گا۔',
  patience: 'آپ کے پیغام کا شکریہ۔ میں دیکھ رہا ہوں، تھوڑی دیر میں جواب دوں گا۔',
}
