import { gaps } from './gaps.ts'
import { products } from './product-sales.ts'
import { proposals } from './proposals.ts'
import { recall } from './recall.ts'
import { sources } from './sources.ts'

export const analytics = {
  gaps,
  products,
  proposals,
  recall,
  sources,
  description: 'How well the agent sells, and where sales are lost.',
  period: {
    label: 'Period',
    '24hours': 'Last 24 hours',
    '7days': 'Last 7 days',
    '30days': 'Last 30 days',
    '90days': 'Last 90 days',
  },
  failed: 'Couldn’t load the analytics',
  erased:
    'Customers were erased since. What they did is still counted here, but their rows are gone.',
  zone: 'Times are in your shop’s time zone: {{zone}}.',
  cards: 'Figures of the period',
  how: 'How {{name}} is computed',
  none: '–',
  showAll: 'Show all {{number}}',
  noneYet: 'Nothing to compute it from yet',
  up: 'Up from {{before}}',
  down: 'Down from {{before}}',
  same: 'Same as before',
  fresh: 'Nothing to compare with',
  card: {
    conversions: {
      name: 'Conversion rate',
      how: 'Orders that came of conversations in the period, divided by the conversations that began in it. Cancelled orders count: they were taken. Orders without a chat do not. Those that you took by hand in a conversation do.',
    },
    responses: {
      name: 'Average response time',
      how: 'From a customer’s first unanswered message to the answer, averaged over all answers of the period: the agent’s, and yours, also in hours that you keep for yourself. The customer waits in those, too.',
      note: 'The agent’s answers and yours, at any hour',
    },
    points: {
      name: 'Points earned',
      how: '10 points for an order that the agent took alone, 5 when a human helped, and 5 more when it holds an upsell or a bundle. Orders that you took by hand earn none.',
    },
    accuracy: {
      name: 'Learning accuracy',
      how: 'Share of the agent’s replies that no human corrected. A reply counts as corrected when somebody takes over right after it, or after the customer’s next message.',
    },
  },
  chatOrders_one: '{{count}} order from conversations',
  chatOrders_other: '{{count}} orders from conversations',
  conversations_one: '{{count}} conversation',
  conversations_other: '{{count}} conversations',
  answers_one: '{{count}} answer',
  answers_other: '{{count}} answers',
  replies_one: '{{count}} reply',
  replies_other: '{{count}} replies',
  corrected_one: '{{count}} corrected',
  corrected_other: '{{count}} corrected',
  measure: {
    conversations: 'Conversations',
    orders: 'Orders',
    revenue: 'Revenue',
    aiCost: 'AI cost',
  },
  before: 'The period before',
  beforeShort: 'Before',
  unpriced_one:
    '{{count}} answer is not in the cost: its model has no price yet (set it in AI Configuration), or it was broken off.',
  unpriced_other:
    '{{count}} answers are not in the cost: their model has no price yet (set it in AI Configuration), or they were broken off.',
  byAgent: 'Orders by the agent: {{number}}',
  byHand: 'By hand: {{number}}',
  tried: 'Test chats, rehearsals and translations of cards cost beside it: {{cost}}.',
  triedUnpriced: 'Calls without a known price are not in it: {{number}}.',
  setPrice: 'Set prices',
  currency: 'Currency',
  chart: {
    table: 'Show {{name}} as a table',
    chart: 'Show {{name}} as a chart',
    toTable: 'Table',
    toChart: 'Chart',
    key: 'Press T for the table',
    quiet: 'Nothing in this period.',
    said: '{{name}}: {{total}} in all, most on {{when}} ({{most}}).',
    saidNone: '{{name}}: none in this period.',
    part: { hour: 'Hour', day: 'Day' },
    total: 'Total',
  },
  funnel: {
    title: 'Stages',
    note: 'Where the conversations that began in this period stand now.',
    stage: 'Stage',
    reached: 'Here or further now',
    here: 'Are here now',
    left: 'Went quiet here',
    of: '{{share}} of all',
  },
  campaigns: {
    title: 'Campaigns',
    all: 'All campaigns',
    campaign: 'Campaign',
    rate: 'Conversion in chats',
    withoutChat: '{{count}} without a chat',
    points: 'Points',
    empty: 'No campaigns yet. The figures of each one are shown here.',
  },
  insights: {
    title: 'Insights',
    nothing:
      'Nothing stands out in this period. A stage is named once {{lost}} customers went quiet, a slow hour from {{answers}} answers on.',
    see: 'Show them',
  },
  rule: {
    stage_lost: 'Shown once {{lost}} customers went quiet.',
    asked_out_of_stock:
      'Counts open carts that hold it, and customers who were told of it while it was out of stock.',
    ordered_out_of_stock: 'Shown from {{ordered}} orders on.',
    slow_hour:
      'Shown from {{answers}} answers on, when an hour with at least {{answersOfHour}} takes {{slower}} times the average and over {{slow}}.',
    campaign_fell:
      'Shown when conversion falls by {{fall}} or more, with {{campaign}} conversations in both periods.',
    needed_human:
      'Shown when {{corrected}} or more of at least {{replies}} replies were corrected.',
    too_little_data: 'Most insights need {{conversations}} conversations.',
  },
  insight: {
    stage_lost_one:
      'More customers went quiet at ‘{{stage}}’ than at any other stage: {{count}} ({{share}}).',
    stage_lost_other:
      'More customers went quiet at ‘{{stage}}’ than at any other stage: {{count}} ({{share}}).',
    asked_out_of_stock_one: '{{product}} is out of stock. {{count}} customer wants it.',
    asked_out_of_stock_other: '{{product}} is out of stock. {{count}} customers want it.',
    ordered_out_of_stock_one:
      '{{product}} is out of stock. {{count}} order of this period holds it.',
    ordered_out_of_stock_other:
      '{{product}} is out of stock. {{count}} orders of this period hold it.',
    slow_hour_one:
      'Answers are slowest in the hour from {{hour}}: {{seconds}} on average, {{average}} over all hours.',
    slow_hour_other:
      'Answers are slowest in the hour from {{hour}}: {{seconds}} on average, {{average}} over all hours.',
    campaign_fell:
      '‘{{campaign}}’ sells less: {{rate}} of its conversations became orders, {{before}} in the period before.',
    needed_human_one: 'You corrected {{count}} reply of the agent ({{share}}).',
    needed_human_other: 'You corrected {{count}} replies of the agent ({{share}}).',
    too_little_data_one: 'Too little data: {{count}} conversation began in this period.',
    too_little_data_other: 'Too little data: {{count}} conversations began in this period.',
  },
} as const
