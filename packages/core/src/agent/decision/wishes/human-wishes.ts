import { sentences, tokens } from '../../context/text.ts'
import { type WishWords, wishWords } from './wish-words.ts'

/** Said along with anything, so it changes nothing about what a sentence consists of. */
const courtesy = new Set(
  tokens(
    'please pls plz kindly hi hello hey dear sir madam admin bhai vai bhaiya apu bro amake amare ektu ekta doya kore ' +
      'প্লিজ দয়া করে ভাই ভাইয়া আপু আমাকে আমারে একটু একটা আপনারা من فضلك فضلكم لو سمحت سمحتم رجاء مرحبا ' +
      "hola por favor bonjour svp s'il vous te plaît plait hallo bitte merhaba lütfen कृपया प्लीज़ प्लीज भाई जी मुझे " +
      'kripya ji mujhe پلیز براہ مہربانی بھائی جی مجھے halo tolong mohon kak min ya ciao per favore olá oi graag alstublieft alsjeblieft aub',
  ),
)

const near = String.raw`(?: [^ ]+)`

/** Whole words only: a stem would find "kotha" (to talk) in "kothay" (where). */
function wholeWords(patterns: readonly string[]): RegExp {
  return new RegExp(` (?:${patterns.join('|')})(?= )`.normalize('NFKC'), 'u')
}

/** Talking with them: the words close by, in the order of the language. */
const together = ({ talk, verbLast }: WishWords, whom: string) => [
  `(?:${talk})${near}{0,3} (?:${whom})`,
  ...(verbLast ? [`(?:${whom})${near}{0,4} (?:${talk})`] : []),
]

const all = Object.values(wishWords)
const wishes = wholeWords(all.flatMap((words) => [...together(words, words.human), words.says]))
const refusals = all.map((words) => ({
  bot: wholeWords(together(words, words.bot)),
  no: wholeWords([words.no]),
}))
const alone = new RegExp(
  `^ (?:${all.map((words) => words.alone).join('|')}) $`.normalize('NFKC'),
  'u',
)

/** Whether a customer plainly asks for a person; the model may see it where this does not. */
export function asksForHuman(text: string): boolean {
  return sentences(text).some((sentence) => {
    const words = tokens(sentence)
    const said = ` ${words.join(' ')} `
    const bare = words.filter((word) => !courtesy.has(word) && !/^\d+$/.test(word)).join(' ')
    return (
      wishes.test(said) ||
      alone.test(` ${bare} `) ||
      refusals.some(({ bot, no }) => bot.test(said) && no.test(said))
    )
  })
}
