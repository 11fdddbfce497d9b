import type { Analytics } from '@pal/core/contract/analytics'
import { conversationStages, type ConversationStage } from '@pal/core/domain/entities'

const days = ['2026-11-19', '2026-11-20', '2026-11-21'] as const
const start = (day: string) => `${day}T00:00:00.000Z`

const byStage = <Value>(of: (stage: ConversationStage, index: number) => Value) =>
  Object.fromEntries(conversationStages.map((stage, index) => [stage, of(stage, index)])) as Record<
    ConversationStage,
    Value
  >

const links = (from: string) => ({
  conversations: `/conversations?from=${from}`,
  orders: `/orders?from=${from}`,
  revenue: { BDT: `/orders?from=${from}&currency=BDT&sold=true` },
  aiCost: `/conversations?from=${from}&event=charged`,
})

const figures = (n: number) => ({
  conversations: n,
  orders: n,
  revenue: { BDT: n * 1000 },
  aiCost: { USD: n / 100 },
})

const cards = {
  conversionRate: 0.5,
  avgResponseTime: 75,
  pointsEarned: 30,
  learningAccuracy: 0.9,
}
const counts = {
  conversations: 12,
  orders: 8,
  chatOrders: 6,
  agentOrders: 5,
  answers: 20,
  agentReplies: 10,
  correctedReplies: 1,
}

/** Three days: 1, 2 and 3 of everything; one of each on every day before. */
export const someAnalytics = (part: Partial<Analytics> = {}): Analytics => ({
  period: '7days',
  timeZone: 'Asia/Dhaka',
  from: start(days[0]),
  to: '2026-11-22T00:00:00.000Z',
  grain: 'day',
  cards,
  counts,
  links: {
    conversions: '/orders?card=conversions',
    conversations: '/conversations?card=conversations',
    answers: '/conversations?card=answers',
    points: '/orders?card=points',
    agentReplies: '/conversations?card=replies',
    correctedReplies: '/conversations?card=corrected',
  },
  previous: {
    from: '2026-11-16T00:00:00.000Z',
    to: start(days[0]),
    cards: { ...cards, conversionRate: 0.4, avgResponseTime: 60, learningAccuracy: null },
    counts,
    total: figures(3),
    series: days.map((day) => ({ start: start(day), ...figures(1) })),
  },
  stages: byStage((_, index) => (index === 0 ? 7 : 1)),
  reached: byStage((_, index) => (index === 0 ? 12 : 6 - index)),
  left: byStage((stage) => (stage === 'interested' ? 4 : 0)),
  stageLinks: byStage((stage) => ({
    here: `/conversations?stage=${stage}`,
    reached: `/conversations?reached=${stage}`,
  })),
  series: days.map((day, n) => ({
    start: start(day),
    end: start(days[n + 1] ?? '2026-11-22'),
    ...figures(n + 1),
    links: links(start(day)),
  })),
  total: { ...figures(6), links: links('all') },
  campaigns: [],
  unpricedAnswers: 0,
  tried: { aiCost: { USD: 0 }, unpriced: 0 },
  includesErased: false,
  insights: [],
  ...part,
})
