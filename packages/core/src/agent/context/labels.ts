export interface Labels {
  readonly subtotal: string
  readonly discount: string
  readonly delivery: string
  readonly free: string
  readonly total: string
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly orderPlaced: (number: string) => string
  readonly confirm: string
  readonly missing: string
  readonly items: string
  readonly assistant: (company: string) => string
  readonly handedOver: string
  /** While the answer takes longer than it should. */
  readonly patience: string
}

const en: Labels = {
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  free: 'free',
  total: 'Total',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  orderPlaced: (number) => `Your order number is ${number}.`,
  confirm: 'Shall I place this order? Please reply "yes" to confirm.',
  missing: 'Please send me',
  items: 'the products you want',
  assistant: (company) =>
    `You are chatting with the automated assistant${company && ` of ${company}`}.`,
  handedOver: 'A person from our team will answer you here.',
  patience: 'Thank you for your message. I am looking into it and will answer in a moment.',
}

const bn: Labels = {
  subtotal: 'পণ্যের দাম',
  discount: 'ছাড়',
  delivery: 'ডেলিভারি চার্জ',
  free: 'ফ্রি',
  total: 'সর্বমোট',
  name: 'নাম',
  phone: 'ফোন',
  address: 'ঠিকানা',
  orderPlaced: (number) => `আপনার অর্ডার নম্বর ${number}।`,
  confirm: 'অর্ডারটি কনফার্ম করব? নিশ্চিত করতে "হ্যাঁ" লিখুন।',
  missing: 'অনুগ্রহ করে পাঠান',
  items: 'কোন পণ্য নেবেন',
  assistant: (company) => `আপনি ${company && `${company}-এর `}স্বয়ংক্রিয় সহকারীর সাথে কথা বলছেন।`,
  handedOver: 'আমাদের একজন প্রতিনিধি এখানে আপনাকে উত্তর দেবেন।',
  patience: 'আপনার মেসেজের জন্য ধন্যবাদ। আমি দেখছি, একটু পরেই জানাচ্ছি।',
}

const romanisedBengali: Labels = {
  subtotal: 'Ponner dam',
  discount: 'Chhar',
  delivery: 'Delivery charge',
  free: 'free',
  total: 'Shorbomot',
  name: 'Nam',
  phone: 'Phone',
  address: 'Thikana',
  orderPlaced: (number) => `Apnar order number ${number}.`,
  confirm: 'Order ta confirm korbo? Confirm korte "ha" likhun.',
  missing: 'Doya kore pathan',
  items: 'kon product niben',
  assistant: (company) =>
    `Apni ${company && `${company}-er `}automated assistant-er sathe kotha bolchen.`,
  handedOver: 'Amader ekjon protinidhi ekhane apnake uttor diben.',
  patience: 'Apnar message-er jonno dhonnobad. Ami dekhchi, ektu porei janacchi.',
}

const ar: Labels = {
  subtotal: 'المجموع الفرعي',
  discount: 'الخصم',
  delivery: 'التوصيل',
  free: 'مجاني',
  total: 'الإجمالي',
  name: 'الاسم',
  phone: 'الهاتف',
  address: 'العنوان',
  orderPlaced: (number) => `رقم طلبك هو ${number}.`,
  confirm: 'هل أؤكد هذا الطلب؟ اكتب «نعم» للتأكيد.',
  missing: 'من فضلك أرسل لي',
  items: 'المنتجات التي تريدها',
  assistant: (company) => `أنت تتحدث مع المساعد الآلي${company && ` لدى ${company}`}.`,
  handedOver: 'سيرد عليك هنا شخص من فريقنا.',
  patience: 'شكرًا لرسالتك. أتحقق من الأمر وسأجيبك بعد لحظات.',
}

const es: Labels = {
  subtotal: 'Subtotal',
  discount: 'Descuento',
  delivery: 'Envío',
  free: 'gratis',
  total: 'Total',
  name: 'Nombre',
  phone: 'Teléfono',
  address: 'Dirección',
  orderPlaced: (number) => `Su número de pedido es ${number}.`,
  confirm: '¿Hago el pedido? Responda «sí» para confirmar.',
  missing: 'Por favor, envíeme',
  items: 'los productos que desea',
  assistant: (company) =>
    `Está hablando con el asistente automático${company && ` de ${company}`}.`,
  handedOver: 'Una persona de nuestro equipo le responderá aquí.',
  patience: 'Gracias por su mensaje. Lo estoy consultando y le respondo en un momento.',
}

const fr: Labels = {
  subtotal: 'Sous-total',
  discount: 'Remise',
  delivery: 'Livraison',
  free: 'offerte',
  total: 'Total',
  name: 'Nom',
  phone: 'Téléphone',
  address: 'Adresse',
  orderPlaced: (number) => `Votre numéro de commande est ${number}.`,
  confirm: 'Je passe la commande ? Répondez « oui » pour confirmer.',
  missing: 'Merci de m’envoyer',
  items: 'les produits souhaités',
  assistant: (company) => `Vous parlez avec l’assistant automatique${company && ` de ${company}`}.`,
  handedOver: 'Une personne de notre équipe vous répondra ici.',
  patience: 'Merci pour votre message. Je regarde et je vous réponds dans un instant.',
}

const de: Labels = {
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  delivery: 'Lieferung',
  free: 'kostenlos',
  total: 'Gesamt',
  name: 'Name',
  phone: 'Telefon',
  address: 'Adresse',
  orderPlaced: (number) => `Ihre Bestellnummer ist ${number}.`,
  confirm: 'Soll ich so bestellen? Antworten Sie zum Bestätigen mit „ja“.',
  missing: 'Bitte schicken Sie mir',
  items: 'die gewünschten Produkte',
  assistant: (company) =>
    `Sie schreiben mit dem automatischen Assistenten${company && ` von ${company}`}.`,
  handedOver: 'Ein Mensch aus unserem Team antwortet Ihnen hier.',
  patience: 'Danke für Ihre Nachricht. Ich sehe nach und antworte gleich.',
}

const byLanguage: Readonly<Record<string, Labels>> = {
  en,
  bn,
  'bn-latn': romanisedBengali,
  ar,
  es,
  fr,
  de,
}

/** The program's own words in the language of the answer; English where there are none. */
export function labelsFor(language: string): Labels {
  const tag = language.trim().toLowerCase().replaceAll('_', '-')
  const script = /^[a-z]{2,3}-latn\b/.exec(tag)?.[0]
  if (script !== undefined) return byLanguage[script] ?? en
  return byLanguage[tag.split('-')[0] ?? ''] ?? en
}
