import { wholeWords } from '../../context/text.ts'

/** What makes well, and what one is ill with, in the languages of the agent: the two together claim a cure. */
const words = [
  [
    'cures?|cured|heals?|healed|gets? rid of|clears? up',
    'diseases?|illness(?:es)?|infections?|stones?|diabetes|cancer|arthritis|asthma|eczema|migraines?|(?:kidney|liver|heart) (?:trouble|problems?)',
  ],
  [
    'সেরে যা[\\p{L}\\p{M}]*|সারে|সারায়|ভালো (?:হয়|করে)|দূর (?:হয়|করে)',
    '[\\p{L}\\p{M}]*রোগ|অসুখ|ডায়াবেটিস|ক্যান্সার|ব্যথা|পাথর',
  ],
  [
    'shere ja\\p{L}*|share|bhalo (?:hoy|kore)|valo (?:hoy|kore)|dur (?:hoy|kore)',
    'rog|oshukh|osukh|diabetes|cancer|betha|pathor',
  ],
  [
    '[يت]شفي|[يت]شفى|[يت]عالج|شفاء|[يت]قضي على|[يت]زيل',
    '(?:ال|لل)?(?:أمراض|امراض|مرض|حصى|سكري|سرطان|ربو|أكزيما|التهاب\\p{L}*)',
  ],
  [
    'cura[n]?|sana[n]?|quita[n]?',
    'enfermedad(?:es)?|infecci(?:ón|ones)|diabetes|cáncer|artritis|asma|piedras|cálculos',
  ],
  [
    'guéri(?:t|ssent)|soigne(?:nt)?',
    'maladies?|infections?|diabète|cancer|arthrose|asthme|eczéma|calculs',
  ],
  [
    'heilt|heilen|kuriert|beseitigt',
    '\\p{L}*krankheit(?:en)?|infektion(?:en)?|diabetes|krebs|arthrose|asthma|ekzeme?|\\p{L}*steine',
  ],
  [
    'iyileştir\\p{L}*|geçirir|tedavi eder|şifa(?:dır| verir)?',
    'hastalı\\p{L}*|enfeksiyon\\p{L}*|diyabet\\p{L}*|kanser\\p{L}*|egzama\\p{L}*|astım\\p{L}*',
  ],
  [
    'ठीक (?:हो|कर)[\\p{L}\\p{M}]*|दूर (?:हो|कर)[\\p{L}\\p{M}]*|मिट जा[\\p{L}\\p{M}]*|चली जाती',
    'बीमारी|बीमारियाँ|बीमारियां|रोग|मधुमेह|कैंसर|पथरी|दमा',
  ],
  [
    'theek (?:ho|kar)\\p{L}*|thik (?:ho|kar)\\p{L}*|door (?:ho|kar)\\p{L}*|mit jaa?t\\p{L}*',
    'bimari|bimariyan|rog|diabetes|cancer|pathri',
  ],
  [
    'ٹھیک (?:ہو|کر)\\p{L}*|دور (?:ہو|کر)\\p{L}*|ختم (?:ہو|کر)\\p{L}*|شفا',
    'بیماری|بیماریاں|مرض|ذیابیطس|کینسر|پتھری',
  ],
  [
    'menyembuhkan|sembuh(?:kan)?|mengobati|menghilangkan',
    'penyakit|sakit|infeksi|diabetes|kanker|asma|eksim|batu',
  ],
  [
    'cura(?:no)?|guarisc(?:e|ono)|sana',
    'malatti[ae]|infezion[ei]|diabete|cancro|artrosi|asma|eczema|calcoli',
  ],
  [
    'cura(?:m)?|sara(?:m)?|trata(?:m)?|acaba com',
    'doenças?|infecç(?:ão|ões)|diabetes|câncer|cancro|artrose|asma|eczema|pedras?',
  ],
  [
    'geneest|genezen|verhelpt',
    '\\p{L}*ziekten?|infecties?|diabetes|kanker|artrose|astma|eczeem|\\p{L}*stenen',
  ],
].map(([makes = '', ill = '']) => ({ makes: wholeWords(makes), ill: wholeWords(ill) }))

/** Denied, or in doubt. */
const open = wholeWords(
  "not|no|never|cannot|\\p{L}+n't|whether|if|না|নেই|কি না|na|nai|noy|kina|لا|ليس|لم|لن|إن|هل|si|ni|ne|n|pas|aucune?|nicht|kein\\p{L}*|ob|falls|değil|\\p{L}*mez|\\p{L}*maz|mi|mı|नहीं|अगर|क्या|nahi|nahin|agar|kya|نہیں|اگر|کیا|tidak|bukan|apakah|kalau|non|nessuna?|não|nenhuma?|se|niet|geen|of",
)

/** Whether a folded clause says that something makes well who is ill. */
export const claimsCure = (clause: string): boolean =>
  !open.test(clause) && words.some(({ makes, ill }) => makes.test(clause) && ill.test(clause))
