import type { Labels } from './labels.ts'

export const id: Labels = {
  subtotal: 'Subtotal',
  discount: 'Diskon',
  delivery: 'Ongkos kirim',
  free: 'gratis',
  total: 'Total',
  name: 'Nama',
  phone: 'Telepon',
  address: 'Alamat',
  note: 'Catatan pengiriman',
  area: 'Area pengiriman',
  orderPlaced: (number) => `Pesanan Anda sudah dicatat. Nomornya ${number}.`,
  overtaken: 'Ada yang berubah pada pesanan ini sejak Anda melihatnya. Mohon periksa lagi.',
  confirm: 'Apakah saya buat pesanan ini? Balas "ya" untuk konfirmasi.',
  yesButton: 'Ya, pesan',
  changeButton: 'Ubah sesuatu',
  missing: 'Mohon kirimkan',
  items: 'produk yang Anda inginkan',
  assistant: (company) =>
    `Anda sedang mengobrol dengan asisten otomatis${company && ` ${company}`}.`,
  handedOver: 'Seseorang dari tim kami akan menjawab Anda di sini.',
  patience: 'Terima kasih atas pesan Anda. Saya periksa dulu dan akan segera menjawab.',
}
