import { isCommonWord } from '../../../language/common-words.ts'

/** Words that hold a sentence together, address somebody, or count a few, in the languages of the agent. */
const lists = [
  'the a an this that these those it its is are was be been and or but also too so then as at by for from in into of on to with about there here which who what has have do does can both each one two three four five six well yes no not sir madam dear of course just if',
  'এই এটি এটা এগুলো ওই ও আর এবং বা কিন্তু তবে তাহলে তো ও যে যা তা আমরা আমাদের আপনি আপনার আপনাকে এর এতে এখানে জন্য থেকে দিয়ে সাথে করে আছে হয় হবে যায় একটি একটা দুটি দুটো দুই তিনটি চারটি পাঁচটি জি হ্যাঁ না নেই আপু ভাই ভাইয়া পুরো পুরোটাই সব',
  'ei eta eita egulo oi o ar ebong ba kintu tobe tahole to je ja ta amra amader apni apnar apnake er ete ekhane jonno theke diye sathe shathe kore ache hoy hobe jay ekta duita duto tinta ji ha na nai nei apu bhai bhaiya puro shob ekhon dui tin char pach',
  'هذا هذه ذلك تلك هو هي هم من في على إلى عن مع أو ثم لكن أن إن ما لا نعم كل كما نحن لدينا عندنا لكم لك لي أي أيضا فيها فيه منه منها وهي وهو وفيه وفيها بها به يا أختي أخي حتى',
  'el la los las lo un una unos unas este esta estos estas ese esa es son está están y o pero también de del en a al con por para que se si sí no te le les tu su nos nosotros me mi hay va van viene vienen dos tres cuatro cinco seis aquí allí ahí pues bueno vale',
  'le la les l un une des du de d ce cette ces c est sont et ou mais aussi donc à au aux en dans avec pour par sur que qui qu se si oui non vous votre vos nous notre on il elle ils elles y ne n pas deux trois quatre cinq six ici là bien',
  'der die das den dem des ein eine einen einem einer dieser diese dieses ist sind und oder aber auch also aus in im an am auf bei mit für von vom zu zum zur bis es er sie ihnen ihr ihre wir uns unser ich mir mich ja nein nicht zwei drei vier fünf sechs da hier so wie was wer dazu noch',
  'bu şu o bir ve veya ya da de ki ama ile için mi mı mu mü ne var yok evet hayır siz size sizin biz bize bizim onu ona iki üç dört beş altı hem çok olarak olan efendim hanım bey',
  'यह ये वह वे इस इसे इसमें उस उसे और या लेकिन पर भी तो ही का की के को में से है हैं हो होता होती हाँ जी नहीं आप आपका आपके आपको हम हमारे एक दो तीन चार पाँच लिए साथ वाला वाली वाले जो क्या करके कर जाते जाता',
  'yeh ye woh wo is ise us use aur ya lekin par bhi toh to hi ka ki ke ko mein me se hai hain ho hota hoti haan han ji nahi aap aapka aapke aapko hum hamare ek do teen char paanch liye saath wala wali wale jo kya karke kar jate jata',
  'یہ وہ اس اسے اسی اور یا لیکن پر بھی تو ہی کا کی کے کو میں سے ہے ہیں ہو ہوتا ہوتی ہاں جی نہیں آپ ہم ہمارے ایک دو تین چار پانچ لیے ساتھ والا والی والے جو کیا کر جاتے جاتا ان',
  'yang ini itu dan atau tapi juga jadi di ke dari untuk dengan pada oleh ada adalah ya iya tidak kami kita saya anda kakak kak bu pak nya satu dua tiga empat lima enam buah bisa dalam sudah masih akan nih dong kok',
  'il lo la i gli le l un uno una questo questa questi queste è sono e o ma anche quindi di del della dei delle a al alla in nel nella con per da dal su che si sì no le ti vi ci lei noi nostro due tre quattro cinque sei qui c',
  'o a os as um uma uns umas este esta estes estas esse essa isso é são está estão e ou mas também então de do da dos das em no na nos nas com por para pra que se sim não você você te lhe nós nosso dois duas três quatro cinco seis aqui lá tá',
  'de het een dit dat deze die is zijn en of maar ook dus van in op aan bij met voor uit naar tot om te er u uw je jij wij we ons ik hij ja nee niet twee drie vier vijf zes hier daar',
]
const glue = new Set(lists.flatMap((list) => list.normalize('NFKC').toLowerCase().split(' ')))

/** Whether a folded word says nothing by itself, in any language of the agent. */
export const isGlue = (word: string): boolean => glue.has(word) || isCommonWord(word)
