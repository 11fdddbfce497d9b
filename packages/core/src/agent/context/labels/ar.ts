import type { Labels } from './labels.ts'

export const ar: Labels = {
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  delivery: 'التوصيل',
  free: 'مجاني',
  total: 'الإجمالي',
  name: 'الاسم',
  phone: 'الهاتف',
  address: 'العنوان',
  note: 'ملاحظة للتوصيل',
  area: 'منطقة التوصيل',
  orderPlaced: (number) => `تم تسجيل طلبك، ورقمه ${number}.`,
  overtaken: 'تغيّر شيء في هذا الطلب منذ أن اطلعت عليه. يُرجى مراجعته من جديد.',
  confirm: 'هل أؤكد هذا الطلب؟ اكتب «نعم» للتأكيد.',
  yesButton: 'نعم، أكّد الطلب',
  changeButton: 'أريد تغيير شيء',
  missing: 'من فضلك أرسل لي',
  items: 'المنتجات التي تريدها',
  assistant: (company) => `أنت تتحدث مع المساعد الآلي${company && ` لدى ${company}`}.`,
  handedOver: 'سيرد عليك هنا شخص من فريقنا.',
  patience: 'شكرًا لرسالتك. أتحقق من الأمر وسأجيبك بعد لحظات.',
}
