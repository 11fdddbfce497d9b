import { findAmounts } from '../context/amounts.ts'
import { tokens } from '../context/text.ts'

/** How customers ask for less, as adjacent words of the folded text. */
const wishes = [
  // English
  'discount | discounts | cheaper | lower price | lower the price | less price | best price | last price | final price | reduce | too expensive | too costly | too much | any offer | special price | bargain | can you do | could you do | make it less | price down | come down',
  // Bengali, and in Latin letters
  'ছাড় | ডিসকাউন্ট | কমান | কমাবেন | কমানো | কম রাখেন | কম রাখুন | কম রাখবেন | কমে | কম হবে | কম দামে | দাম কম | কত কম | কম নেন | কিছু কম | একটু কম | দাম বেশি | অনেক দাম | লাস্ট কত | শেষ দাম | লাস্ট প্রাইস',
  'discount | komaben | koman | komano | kom rakhen | kom rakhben | kom hobe | kom hobena | kom hoy na | kome | kom dame | dam kom | kichu kom | ektu kom | dam beshi | onek dam | last koto | last price | sesh dam | shesh dam',
  // Arabic
  'خصم | تخفيض | ارخص | أرخص | اقل سعر | أقل سعر | سعر اقل | سعر أقل | اخر سعر | آخر سعر | غالي | غالية | نزل السعر | خفض السعر | راعيني | راعنا',
  // Spanish, French, German
  'descuento | rebaja | más barato | mas barato | menos precio | mejor precio | último precio | ultimo precio | muy caro | demasiado caro | me lo deja',
  'remise | réduction | rabais | moins cher | meilleur prix | dernier prix | trop cher | baisser le prix | un geste',
  'rabatt | billiger | günstiger | nachlass | letzter preis | bester preis | zu teuer | preis runter | am preis',
  // Turkish, Hindi, Urdu
  'indirim | daha ucuz | son fiyat | çok pahalı | pahalı | en son ne olur | ucuza | biraz düş',
  'छूट | डिस्काउंट | कम करो | कम करें | कम कर दो | कम कीजिए | कम दाम | कम में | सस्ता | महंगा | महँगा | लास्ट प्राइस',
  'kam karo | kam kar do | kam kijiye | kam mein | thoda kam | sasta | mehnga | mahenga | last price | chhoot | discount do',
  'رعایت | ڈسکاؤنٹ | کم کریں | کم کرو | کم کر دیں | سستا | مہنگا | کم قیمت | آخری قیمت',
  // Indonesian, Italian, Portuguese, Dutch
  'diskon | nego | kurangi | lebih murah | harga pas | kemahalan | mahal | bisa kurang | harga terbaik',
  'sconto | meno caro | più economico | prezzo migliore | ultimo prezzo | troppo caro | ribasso',
  'desconto | mais barato | melhor preço | último preço | muito caro | faz por menos | abaixa',
  'korting | goedkoper | beste prijs | laatste prijs | te duur | van de prijs af',
].flatMap((list) => list.split('|').map((phrase) => ` ${tokens(phrase).join(' ')} `))

/** Whether a customer asks for a lower price in so many words. */
export function asksLower(text: string): boolean {
  const said = ` ${tokens(text).join(' ')} `
  return wishes.some((wish) => said.includes(wish))
}

/** What the customer would give: the highest amount below the price that they name; null where none. */
export function offeredBelow(text: string, priceMinor: number, currency: string): number | null {
  const below = findAmounts(text, currency)
    .flatMap(({ minor }) => minor)
    .filter((minor) => minor > 0 && minor < priceMinor)
  return below.length === 0 ? null : Math.max(...below)
}
