import type { Labels } from './labels.ts'

export const tr: Labels = {
  subtotal: 'Ara toplam',
  discount: 'İndirim',
  delivery: 'Teslimat',
  free: 'ücretsiz',
  total: 'Toplam',
  name: 'Ad',
  phone: 'Telefon',
  address: 'Adres',
  note: 'Teslimat notu',
  area: 'Teslimat bölgesi',
  orderPlaced: (number) => `Siparişiniz alındı. Sipariş numaranız: ${number}.`,
  overtaken: 'Siz gördükten sonra bu siparişte bazı şeyler değişti. Lütfen yeniden bakın.',
  confirm: 'Bu siparişi vereyim mi? Onaylamak için "evet" yazın.',
  yesButton: 'Evet, sipariş ver',
  changeButton: 'Bir şeyi değiştir',
  missing: 'Lütfen bana şunu gönderin',
  items: 'istediğiniz ürünler',
  assistant: (company) =>
    `${company && `${company} mağazasının `}otomatik asistanıyla yazışıyorsunuz.`,
  handedOver: 'Ekibimizden bir kişi size buradan cevap verecek.',
  patience: 'Mesajınız için teşekkürler. Bakıyorum, birazdan cevap vereceğim.',
}
