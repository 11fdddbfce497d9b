import type { Conversation, ConversationDetail, Message } from '@pal/core/contract/conversations'
import type { ConfigStatus } from '@pal/core/contract/facebook'
import type { Order, OrderDetail, OrderEvent } from '@pal/core/contract/orders'
import type { ReasonAnswer } from '@pal/core/contract/reason'
import { defaultSettings, type SettingsAnswer } from '@pal/core/contract/settings'
import type { Health, PageCalls, SystemStatus } from '@pal/core/contract/system'

/** A sentence of the server, by a code of the catalogue. */
export const saying = (text: string): ReasonAnswer => ({
  code: 'earlier_text',
  params: { text },
  message: 'Only for whoever lacks the catalogue.',
})

/** A page is connected, by its token alone. */
export const configured: ConfigStatus = {
  hasPageToken: true,
  hasVerifyToken: false,
  hasAppSecret: false,
  hasAppId: false,
  isFullyConfigured: false,
}

/** As they are before anything is changed. */
export const savedSettings: SettingsAnswer = {
  ...defaultSettings,
  ai: { ...defaultSettings.ai, apiKeySet: false, apiKeyLast4: null },
}

export const fine: Health = { state: 'ok', reason: null }

export const allWell: SystemStatus = {
  agent: {
    ...fine,
    needHuman: 0,
    drafts: 0,
    waiting: 0,
    tried: true,
    pages: { working: 1, all: 1 },
    overBudget: [],
  },
  messenger: fine,
  pages: [],
  ai: fine,
  database: fine,
  webhook: fine,
  vault: fine,
}

const quietPage: PageCalls = {
  ...fine,
  pageId: 'page-1',
  name: 'Dhaka Looms',
  callsUsed: 0,
  budget: 4800,
  share: 0,
  fetchEverySeconds: null,
  nextFetchAt: null,
  slowestFetchSeconds: 60,
  blockedUntil: null,
}

/** What differs of the agent and of each page from what goes well. */
export const aStatus = ({
  agent = {},
  pages = [],
  ...parts
}: {
  readonly [K in keyof SystemStatus]?: object
} & { readonly pages?: readonly object[] }): object => ({
  ...allWell,
  ...parts,
  agent: { ...allWell.agent, ...agent },
  pages: pages.map((page) => ({ ...quietPage, ...page })),
})

/** A moment so many minutes ago. */
export const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Of a shop with one chat, which nobody waits in. */
export const oneChat = {
  total: 1,
  active: 1,
  unread: 0,
  needHuman: 0,
  lastActivity: null,
  version: 1,
}

export const aConversation = (id: number, part: Partial<Conversation> = {}): Conversation => ({
  id,
  customerId: `psid-${id}`,
  customerName: `Customer name ${id}`,
  profileName: null,
  lastMessage: `Last words of ${id}`,
  lastMessageFrom: 'customer',
  lastReplyState: null,
  lastMessageAt: ago(id),
  updatedAt: ago(id),
  campaignId: 1,
  campaignName: 'Eid Collection',
  platform: 'messenger',
  stage: 'interested',
  status: 'active',
  lastActivity: ago(id),
  pageId: 'page-1',
  pageName: 'Dhaka Looms',
  threadId: `t_${id}`,
  handler: 'agent',
  takeoverUntil: null,
  otherApp: false,
  unreadCount: 0,
  messageCount: 3,
  needsHumanReason: null,
  draftReady: false,
  waitsSince: null,
  waitingWords: null,
  unanswered: false,
  windowClosesAt: ago(-600),
  hit: null,
  hitIn: null,
  tags: [],
  ...part,
})

export const aDetail = (
  id: number,
  part: Partial<ConversationDetail> = {},
): ConversationDetail => ({
  ...aConversation(id),
  note: null,
  collected: {
    name: 'Nusrat Jahan',
    phone: '+8801712345678',
    address: null,
    deliveryNote: null,
  },
  collectedFrom: { name: null, phone: null, address: null },
  cart: [],
  orders: [],
  customerOrders: { orders: 0, delivered: 0, returned: 0, partlyReturned: 0, cancelled: 0 },
  samePhone: null,
  advance: null,
  aiCost: 0,
  unpricedAnswers: 0,
  humanWindowClosesAt: null,
  cannotReply: null,
  closedEarly: null,
  scheduled: [],
  draft: null,
  summary: null,
  keptToRehearse: null,
  cameBy: null,
  ...part,
})

export const aMessage = (id: number, part: Partial<Message> = {}): Message => {
  const text = part.text ?? `Words ${id}`
  const timestamp = part.timestamp ?? ago(100 - id)
  return {
    id: String(id),
    conversationId: 1,
    sender: 'customer',
    from_customer: true,
    state: null,
    stateReason: null,
    attachments: [],
    reaction: null,
    buttons: [],
    replyKey: null,
    hasDecision: part.sender === 'agent',
    ...part,
    text,
    content: text,
    timestamp,
    createdAt: timestamp,
  }
}

export const anOrder = (id: number, part: Partial<Order> = {}): Order => ({
  id,
  orderId: `PAL-00000${id}`,
  campaignId: 1,
  pageId: 'page-1',
  conversationId: 1,
  customerName: `Buyer ${id}`,
  customerPhone: '+8801712345678',
  products: [{ name: 'Saree', quantity: 2, unitPrice: 1299, total: 2598, productId: 1 }],
  totalAmount: 2598,
  amountDue: 2598,
  amountToGiveBack: 0,
  currency: 'BDT',
  status: 'confirmed',
  paymentStatus: 'unpaid',
  returned: false,
  likelyDouble: false,
  advance: null,
  courierFile: null,
  aiPointsEarned: 10,
  byHand: false,
  createdAt: ago(5),
  tellUntil: ago(-600),
  ...part,
})

export const anEvent = (id: number, part: Partial<OrderEvent> = {}): OrderEvent => ({
  id,
  at: ago(5),
  kind: 'status',
  from: null,
  to: null,
  actor: 'human',
  note: null,
  facts: {},
  ...part,
})

export const anOrderDetail = (id: number, part: Partial<OrderDetail> = {}): OrderDetail => ({
  ...anOrder(id),
  campaignName: 'Eid Collection',
  customerAddress: 'House 12, Dhanmondi',
  deliveryInstructions: '',
  subtotal: 2598,
  discount: 0,
  deliveryFee: 0,
  deliveryArea: null,
  paymentMethod: 'cash_on_delivery',
  paymentReference: '',
  paidAmount: 0,
  paidAt: null,
  courier: null,
  trackingNumber: null,
  waivedAmount: 0,
  cancelReason: null,
  returnedAmount: 0,
  returns: [],
  customerOrders: { orders: 1, delivered: 0, returned: 0, partlyReturned: 0, cancelled: 0 },
  samePhone: null,
  doubleOf: null,
  setBackTo: null,
  tellUntil: ago(-600),
  history: [anEvent(1, { kind: 'placed', to: 'confirmed', actor: 'agent' })],
  ...part,
})
