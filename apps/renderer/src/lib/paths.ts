import type { CampaignStatus, TaskKind } from '@pal/core/domain/entities'

/** Every address inside the console. */
export const paths = {
  dashboard: '/',
  campaigns: '/campaigns',
  conversations: '/conversations',
  /** What waits for the seller. */
  tasks: '/conversations?view=tasks',
  orders: '/orders',
  /** Who has ordered. */
  customers: '/orders?view=customers',
  products: '/products',
  analytics: '/ai-analytics',
  /** What the figures of sales messages suggest. */
  proposals: '/ai-analytics#proposals',
  logs: '/logs',
  settings: '/settings',
  /** The file for whoever helps. */
  help: '/help',
  /** Where the Facebook credentials are entered. */
  integrations: '/settings?tab=integrations',
  /** Where saved replies are kept. */
  flowSettings: '/settings?tab=flow',
  /** Whether the shop's app may reply after a day. */
  humanAgent: '/settings?tab=flow&field=settings.flow.humanAgent',
  /** Where the store is, its backups and its size. */
  dataSettings: '/settings?tab=data',
  /** Where key, model and prices are set. */
  aiSettings: '/settings?tab=ai',
} as const

/** In the address of orders or chats: a new one is typed, of the conversation that it names. */
export const newOrderName = 'new'

/** A page with one of its dialogs open. */
export const opening = {
  newCampaign: `${paths.campaigns}?open=new`,
  launch: `${paths.dashboard}?open=launch`,
} as const

const encoded = encodeURIComponent

/** Inside a page: one conversation, one order. */
export const pathTo = {
  campaign: (id: number) => `${paths.campaigns}?campaign=${id}`,
  /** Where the budget of a campaign is raised. */
  budget: (campaign: number) => `${paths.campaigns}?campaign=${campaign}&open=budget`,
  product: (campaign: number, name: string) =>
    `${paths.products}?campaign=${campaign}&search=${encoded(name)}`,
  conversationsWith: (search: string) => `${paths.conversations}?search=${encoded(search)}`,
  ordersWith: (search: string) => `${paths.orders}?search=${encoded(search)}`,
  /** A field of Settings, by the key of its label. */
  setting: (tab: string, label: string) => `${paths.settings}?tab=${tab}&field=${label}`,
  conversation: (id: number) => `${paths.conversations}?view=${id}`,
  /** The dialog of an order by hand. */
  newOrder: () => `${paths.orders}?${newOrderName}=yes`,
  ordersOf: (customer: number) => `${paths.orders}?customer=${customer}`,
  /** What the log says of a chat. */
  logsOf: (conversation: number) => `${paths.logs}?conversation=${conversation}`,
  order: (id: number) => `${paths.orders}?order=${id}`,
  campaigns: (status: CampaignStatus) => `${paths.campaigns}?status=${status}`,
  conversationsTagged: (tag: string) => `${paths.conversations}?tag=${encoded(tag)}`,
  /** What a campaign counts as its own. */
  conversationsOf: (campaign: number) => `${paths.conversations}?campaign=${campaign}`,
  ordersIn: (campaign: number) => `${paths.orders}?campaign=${campaign}`,
  productsIn: (campaign: number) => `${paths.products}?campaign=${campaign}`,
  chatOrdersOf: (campaign: number) => `${paths.orders}?campaign=${campaign}&chat=true`,
  tasksOf: (kind: TaskKind) => `${paths.tasks}&kind=${kind}`,
  /** Likely doubles that wait to be sent. */
  doubles: `${paths.orders}?double=true`,
  outOfStock: (campaign: number) => `${paths.products}?campaign=${campaign}&stock=out`,
  lowStock: (campaign: number) => `${paths.products}?campaign=${campaign}&stock=low`,
  agentOrders: () => `${paths.orders}?agent=true`,
  agentRevenue: (currency: string) => `${paths.orders}?sold=true&currency=${currency}&agent=true`,
  /** Orders that count as revenue. */
  revenue: (currency: string | undefined) =>
    `${paths.orders}?sold=true${currency === undefined ? '' : `&currency=${currency}`}`,
} as const

/** Opened in the person's own browser. */
export const outside = {
  facebookDevelopers: 'https://developers.facebook.com/apps/',
} as const
