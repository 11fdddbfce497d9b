import type { AgentContext } from '../context/context.ts'
import { unansweredTurns } from '../context/context.ts'
import { fold } from '../context/text.ts'
import type { AfterSale } from './after-sale.ts'
import type { Decision } from './decision.ts'
import { wishesHuman } from './human-wishes.ts'
import type { OrderStep } from './order-step.ts'

const asks = new RegExp(
  [
    String.raw`\b(?:talk|speak|chat|connect|transfer)(?: me)? (?:to|with) (?:an?|the|your|some|any)? ?(?:real |actual |live |human )*(?:human|person|people|agent|representative|manager|owner|seller|someone|somebody|admin|staff)\b`,
    String.raw`\b(?:want|need|get me|give me|call) an? (?:real |actual |live )?(?:human|real person|human agent|representative)\b`,
    String.raw`\b(?:human|real person|live agent|representative) (?:please|plz|pls)\b`,
    String.raw`\b(?:talk|speak|chat|deal|connect|(?:transfer|put|pass|hand|switch|forward) me)(?: \w+)? (?:to|with|on to|over to)(?: \w+){0,2} (?:humans?|persons?|people|someone|somebody|owner|manager|boss|colleague|staff|team|supervisor)\b`,
    String.raw`\bdeal with (?:the|your) (?:shop |store )?(?:owner|manager|boss|staff)\b`,
    String.raw`\b(?:give|get|find) (?:me )?an? (?:real |actual |live )?(?:human|person|human being)\b`,
    String.raw`\b(?:can|could|will|would) (?:someone|somebody|anyone|a person|a human)(?: \w+){0,4} (?:reply|answer|respond|call|contact|help me)\b`,
    String.raw`\bis (?:anyone|anybody|someone|somebody) (?:actually |really )?there\b`,
    'মানুষের (?:সাথে|সঙ্গে) কথা',
    'লোকের (?:সাথে|সঙ্গে) কথা|কেউ (?:কি )?আছেন',
    String.raw`\b(?:lok|manush)(?:er)? ?(?:er )?(?:sathe|shathe|shonge) kotha\b|\bmanush (?:den|din|diben)\b`,
    '(?:حولني|حولوني|وصلني|وصلوني) (?:على|الى|إلى|ب|مع)',
    String.raw`\b(?:páseme|paseme|pásame|pasame|comuníqueme|comuniqueme) con\b`,
    String.raw`\bpasse[zr]?[ -]moi (?:quelqu|une? personne|un responsable|le responsable|la responsable|votre)`,
    String.raw`\bverbinde(?:n sie)? mich (?:bitte )?mit\b`,
    String.raw`\b(?:birini|birine|biriyle|birisine|insana) (?:bağla|görüş|aktar)`,
    '(?:প্রতিনিধি|মালিক|এডমিন|অ্যাডমিন|ম্যানেজার)(?:র|ের)? (?:সাথে|সঙ্গে) কথা',
    String.raw`\b(?:manusher|admin(?:er)?|owner(?:er)?|manager(?:er)?|protinidhir?) ?(?:er )?(?:sathe|shathe|shonge) kotha\b`,
    '(?:اتحدث|اتكلم|أتحدث|أتكلم|التحدث|الكلام|اكلم|أكلم) (?:مع|الى|إلى)? ?(?:شخص|انسان|إنسان|موظف|المدير|احد|أحد)',
    String.raw`\bhablar con (?:una|un|el|la) (?:persona|humano|agente|dueño|encargado)`,
    String.raw`\bparler (?:à|a|avec) (?:une|un|le|la) (?:personne|humain|conseiller|responsable|vraie personne)`,
    String.raw`\bmit (?:einem|einer|dem|der) (?:menschen|mitarbeiter|person|chef|echten menschen) (?:sprechen|reden|schreiben)`,
  ]
    .join('|')
    .normalize('NFKC'),
  'u',
)

/** Whether a customer plainly asks for a person; the model may see it where this does not. */
export function asksForHuman(text: string): boolean {
  return asks.test(fold(text)) || wishesHuman(text)
}

/** Whether there is a voice message among what is unanswered that nobody here has heard. */
export function hasSpoken(context: AgentContext): boolean {
  return unansweredTurns(context).some(({ attachments = [], heard = 0 }) => {
    const sent = attachments.filter((kind) => kind === 'audio').length
    return sent > heard
  })
}

/** Whether a picture is unanswered that the model was not shown: it could only guess. */
export function hasUnseen(context: AgentContext): boolean {
  return unansweredTurns(context).some(({ attachments = [], pictures = [] }) => {
    const sent = attachments.filter((kind) => kind === 'image').length
    return sent > pictures.length
  })
}

/** A plain wish for a person is followed even where the model did not, and an order that it is too late for. */
export function mustHandOver(
  decision: Decision,
  context: AgentContext,
  step: Pick<OrderStep, 'kind'> & { readonly sale?: AfterSale },
): boolean {
  return (
    decision.handOver ||
    step.sale?.kind === 'human' ||
    hasSpoken(context) ||
    hasUnseen(context) ||
    unansweredTurns(context).some((turn) => asksForHuman(turn.text))
  )
}
