import type { Settings } from '../../contract/settings.ts'
import type {
  ConversationStage,
  MessageAuthor,
  OrderStatus,
  ProductType,
} from '../../domain/entities.ts'
import type { AdvanceAsked } from '../../domain/orders/order-advance.ts'
import { hourMs } from '../../durations.ts'
import type { OwnFile, ShownPicture } from '../../messages/reply-parts.ts'
import type { CameBy } from './came-by.ts'
import type { AnswerExample } from './examples.ts'
import { beginningOf } from './text.ts'

export interface AgentCampaign {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly productCategory: string
  readonly currency: string
  readonly hasTrialPack: boolean
  readonly trialPackPriceMinor: number | null
  /** Null: the settings' counts. */
  readonly deliveryFeeMinor: number | null
  /** Days. */
  readonly trialPackDuration: number
  /** Messages of the shop that are left out here. */
  readonly restingMessages: readonly string[]
  readonly strategies: Readonly<Record<string, boolean>>
  /** Unix milliseconds. */
  readonly offerEndsAt: number | null
}

export interface AgentProduct {
  readonly id: number
  readonly name: string
  readonly description: string
  readonly category: string
  readonly priceMinor: number
  readonly productType: ProductType
  readonly isTrialPack: boolean
  readonly features: readonly string[]
  readonly imageUrl: string | null
  /** The shop's own file; it goes before the address. */
  readonly picture: OwnFile | null
  readonly inStock: boolean
  /** Null where the seller does not count. */
  readonly stockCount: number | null
  /** Never sent to the model; null where the price is fixed. */
  readonly lowestPriceMinor: number | null
}

/** A price that the customer has bargained for. */
export interface Concession {
  readonly productId: number
  readonly priceMinor: number
  /** How often it was lowered. */
  readonly steps: number
  /** Unix milliseconds. */
  readonly at: number
}

/** What becomes of the customer's wish to pay less. */
export interface Bargain {
  readonly kind: 'lower' | 'last'
  readonly productId: number
}

/** How often something was offered along with what the customer takes. */
export interface UpsellCount {
  readonly count: number
  /** The customer wants none of it. */
  readonly over: boolean
}

export interface KnownCustomer {
  readonly name: string | null
  readonly phone: string | null
  readonly address: string | null
  /** For whoever delivers, in the customer's own words: when, how, another number. */
  readonly deliveryNote?: string | null
  /** BCP 47, of the last answer. */
  readonly language: string | null
}

export interface CartItem {
  readonly productId: number
  readonly quantity: number
}

/** The offer that the customer was last shown and has not yet taken. */
export interface PendingOffer {
  readonly hash: string
  /** What its button sends back, where a tap on it is all that is known of the offer. */
  readonly payload?: string
  /** Unix milliseconds. */
  readonly shownAt: number
  /** The customer has put an emoji to it, and has said nothing since. */
  readonly reacted?: boolean
}

export interface Turn {
  readonly author: MessageAuthor
  readonly text: string
  /** Unix milliseconds. */
  readonly at: number
  /** What the button sends back that the customer tapped. */
  readonly tap?: string
  /** Kinds of what came with it: image, audio, … */
  readonly attachments?: readonly string[]
  /** What is no file, such as a post of the shop: as whoever made it named it. */
  readonly shared?: readonly SharedLink[]
  /** Its pictures as data addresses, where the model is to see them. */
  readonly pictures?: readonly string[]
  /** Spoken: the text is what was heard in so many voice messages, and no yes to anything. */
  readonly heard?: number
  /** It said something else when it was answered: no yes to anything. */
  readonly edited?: boolean
  /** The seller has let the agent answer since: who asked for a human in it is left to the agent. */
  readonly isHandedBack?: boolean
}

export interface SharedLink {
  readonly title: string | null
  readonly address: string | null
}

export interface OrderedItem {
  /** Null where the product is gone. */
  readonly productId: number | null
  readonly name: string
  readonly quantity: number
  readonly unitPriceMinor: number
}

/** An order of this customer; of others the agent knows nothing. */
export interface CustomerOrder {
  readonly id: number
  readonly number: string
  readonly campaignId: number
  readonly status: OrderStatus
  readonly items: readonly OrderedItem[]
  readonly customer: Pick<KnownCustomer, 'name' | 'phone' | 'address' | 'deliveryNote'>
  /** The name of the area whose delivery fee it was placed with. */
  readonly deliveryArea?: string | null
  /** Some of its money has come in. */
  readonly isPaid: boolean
  readonly courier: string | null
  readonly trackingNumber: string | null
  /** Unix milliseconds. */
  readonly placedAt: number
  /** All that a change of it writes anew, as one text: another one once somebody has changed it. */
  readonly state?: string
}

/** What the customer was last asked about an order they have placed: to cancel it, or to change it. */
export interface PendingRequest extends PendingOffer {
  readonly wish: 'cancel' | 'change'
  readonly number: string
}

/** Which of the shop's ready lines a conversation gets. */
export interface TacticHistory {
  readonly conversationId: number
  /** In this conversation. */
  readonly sentHere: ReadonlySet<string>
}

/** Everything that one turn of the agent is decided from. */
export interface AgentContext {
  readonly settings: Settings
  readonly campaign: AgentCampaign
  readonly products: readonly AgentProduct[]
  readonly customer: KnownCustomer
  readonly stage: ConversationStage
  readonly cart: readonly CartItem[]
  /** Which delivery area the order goes to, or `elsewhere`; null while that is not known. */
  readonly deliveryArea?: string | null
  readonly offer: PendingOffer | null
  readonly request?: PendingRequest | null
  /** The newest first. */
  readonly orders?: readonly CustomerOrder[]
  /** That this customer is to pay in advance; null or none: they pay as everybody does. */
  readonly advance?: AdvanceAsked | null
  /** What the pieces of an order cost that is being changed: as they were taken. */
  readonly agreedPrices?: ReadonlyMap<number, number>
  readonly concessions?: readonly Concession[]
  /** By the answer that is being made. */
  readonly bargain?: Bargain
  readonly upsold?: UpsellCount
  /** Only where the shop's lines are dealt out, for their figures to be compared. */
  readonly tacticHistory?: TacticHistory
  /** What brought the customer, where anything tells. */
  readonly cameBy?: CameBy
  /** What was said before the history, in a few sentences of the model's. */
  readonly summary?: string
  /** How people of the shop answered others who asked alike; none where learning is off. */
  readonly examples?: readonly AnswerExample[]
  /** In the order in which they were written. */
  readonly history: readonly Turn[]
  /** A human was promised to the customer, or had the chat, and the agent has not answered since. */
  readonly isAfterHuman?: boolean
  /** Unix milliseconds. */
  readonly now: number
}

export function findProduct(context: AgentContext, id: number): AgentProduct | undefined {
  return context.products.find((product) => product.id === id)
}

/** So much of a message is read, as much as the model gets of it; Messenger lets ten times of it through. */
export const longestTurn = 2_000

export const readable = (turn: Turn): Turn =>
  turn.text.length > longestTurn ? { ...turn, text: beginningOf(turn.text, longestTurn) } : turn

export function customerTurns(context: AgentContext): readonly Turn[] {
  return context.history.filter((turn) => turn.author === 'customer').map(readable)
}

/** What the customer has written since the agent last answered, also to a human of the shop. */
export function unreadTurns(context: AgentContext): readonly Turn[] {
  const last = context.history.findLastIndex((turn) => turn.author === 'agent')
  return context.history
    .slice(last + 1)
    .filter((turn) => turn.author === 'customer')
    .map(readable)
}

/** What the customer has written since anybody on the page last answered. */
export function unansweredTurns(context: AgentContext): readonly Turn[] {
  const last = context.history.findLastIndex((turn) => turn.author !== 'customer')
  return context.history.slice(last + 1).map(readable)
}

/** Nobody but the customer has spoken yet: what is said next is the first answer. */
export function isFirstAnswer(context: AgentContext): boolean {
  return !context.history.some((turn) => turn.author === 'agent')
}

const longSilenceMs = 24 * hourMs

/** What was said, and by whom, for whoever says the next. */
export interface Spoken extends Pick<AgentContext, 'isAfterHuman' | 'now'> {
  readonly history: readonly Pick<Turn, 'author' | 'at'>[]
}

/**
 * Whether the customer is to be informed that an assistant is speaking: in its first answer, after a day
 * of silence, and where they may take it for a human.
 */
export function needsDisclosure({ history, isAfterHuman, now }: Spoken): boolean {
  if (isAfterHuman === true) return true
  const last = history.findLastIndex(({ author }) => author === 'agent')
  const answer = history[last]
  if (!answer || now - answer.at >= longSilenceMs) return true
  return history.slice(last + 1).some(({ author }) => author === 'human' || author === 'inbox')
}

export function hasStock(product: AgentProduct, quantity: number): boolean {
  return product.inStock && (product.stockCount === null || product.stockCount >= quantity)
}

/** A product's picture; null where the shop has none that Facebook takes. */
export function pictureOf(context: AgentContext, productId: number): ShownPicture | null {
  const { picture, imageUrl } = findProduct(context, productId) ?? {}
  if (picture) return { file: picture }
  const url = imageUrl ?? ''
  return URL.canParse(url) && new URL(url).protocol === 'https:' ? { url } : null
}
