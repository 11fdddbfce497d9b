/** How a question begins that tells something, in the languages of the agent. */
const openings = [
  "did you know|do you know that|did i (?:mention|say|tell you)|have i (?:mentioned|told you)|(?:is it|isn't it|is that|isn't that) (?:not )?(?:great|nice|lovely|wonderful|good)|who else|where else",
  'জানেন (?:কি|তো)|আপনি (?:কি )?জানেন|বলেছি কি|দারুণ না',
  'janen (?:ki|to)|apni (?:ki )?janen|bolechi ki',
  'هل (?:تعلم|تعلمين|تعرف|تعرفين)|هل (?:أخبرتك|قلت لك|ذكرت)|أليس (?:رائعا|جميلا)|من غيرنا|أين غير',
  '¿?(?:sabías que|sabía que|sabes que|sabe que|te he dicho|te dije|no es (?:genial|estupendo)|quién más|dónde más)',
  "saviez-vous|savez-vous que|tu savais|vous ai-je dit|je vous ai dit|n'est-ce pas (?:génial|formidable|beau)|qui d'autre|où ailleurs",
  'wussten sie|wusstest du|wissen sie,? dass|habe ich (?:schon )?(?:erwähnt|gesagt)|ist (?:das|es) nicht (?:toll|schön|super)|wer sonst|wo sonst',
  'biliyor (?:muydunuz|musunuz)|söylemiş miydim|söyledim mi|harika değil mi|başka kim|başka nerede',
  'क्या आप(?:को)? (?:जानते|जानती|पता)|पता है|मैंने बताया',
  'kya aap(?:ko)? (?:jaante|jaanti|pata)|pata hai|maine bataya',
  'کیا آپ(?: کو)? (?:جانتے|جانتی|معلوم|پتہ)|پتہ ہے|میں نے بتایا',
  'tahukah|tahu (?:nggak|tidak|gak)|sudah saya bilang|bukankah|siapa lagi|di mana lagi',
  'lo sapevi|lo sapeva|sapevi che|sapeva che|ti ho detto|non è (?:fantastico|bello)|chi altro|dove altro',
  'sabia que|você sabia|sabes que|já te disse|já lhe disse|não é (?:ótimo|maravilhoso)|quem mais|onde mais',
  'wist je|weet je dat|wist u|heb ik (?:al )?(?:gezegd|verteld)|is (?:het|dat) niet (?:geweldig|mooi|fijn)|wie anders|waar anders',
]
const opening = new RegExp(
  String.raw`^\P{L}*(?:${openings.join('|')})(?![\p{L}\p{M}])`.normalize('NFKC'),
  'u',
)

/** Whether a folded question only has the form of one: "Did you know that you get it back?" */
export const asksNothing = (question: string): boolean => opening.test(question)

const question = /[?؟]\P{L}*$/u

/** Whether a sentence ends as a question does. */
export const asks = (sentence: string): boolean => question.test(sentence)
