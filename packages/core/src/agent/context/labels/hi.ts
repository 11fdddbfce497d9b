import type { Labels } from './labels.ts'

export const hi: Labels = {
  subtotal: 'उप-योग',
  discount: 'छूट',
  delivery: 'डिलीवरी',
  free: 'मुफ़्त',
  total: 'कुल',
  name: 'नाम',
  phone: 'फ़ोन',
  address: 'पता',
  note: 'डिलीवरी के लिए नोट',
  area: 'डिलीवरी क्षेत्र',
  orderPlaced: (number) => `आपका ऑर्डर दर्ज हो गया है। ऑर्डर नंबर ${number} है।`,
  overtaken: 'आपके देखने के बाद इस ऑर्डर में कुछ बदल गया है। कृपया इसे फिर से देखें।',
  confirm: 'क्या मैं यह ऑर्डर कर दूँ? पक्का करने के लिए "हाँ" लिखें।',
  yesButton: 'हाँ, ऑर्डर करें',
  changeButton: 'कुछ बदलना है',
  missing: 'कृपया भेजें',
  items: 'आपको कौन से उत्पाद चाहिए',
  assistant: (company) => `आप ${company && `${company} के `}स्वचालित सहायक से बात कर रहे हैं।`,
  handedOver: 'हमारी टीम का एक व्यक्ति आपको यहाँ जवाब देगा।',
  patience: 'आपके संदेश के लिए धन्यवाद। मैं देख रहा हूँ, थोड़ी देर में जवाब दूँगा।',
}
