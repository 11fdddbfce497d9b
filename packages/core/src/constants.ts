import { dayMs, weekMs } from './durations.ts'

/** Business constants of the specification (section 9), in one place. */
export const defaults = {
  targetDailyConversations: 100,
  quickTargetDailyConversations: 50,
  trialPackDuration: 7,
  quickTrialPackPrice: 799,
  draftCurrency: 'USD',
  quickCurrency: 'BDT',
  displayCurrency: 'BDT',
} as const

/** So many conversations are rehearsed at once, and kept of one campaign to be rehearsed again. */
export const mostRehearsed = 50

/** A file of products may have so many rows. */
export const mostImportedRows = 5_000
/** Of its columns: what each is taken for is told, shown and chosen. */
export const mostImportedColumns = 1_000

export const listLimit = { normal: 50, most: 200 } as const

/** Of each kind of what customers were told, the latest; older values are found by their words. */
export const mostStatedFacts = 100

/** How often the screens ask again, in milliseconds. */
export const polling = {
  logs: 2_000,
  gateConfigStatus: 5_000,
  dashboardConfigStatus: 10_000,
  conversationMeta: 10_000,
  systemStatus: 15_000,
  pageConversations: 30_000,
} as const

/** So long a window offers to take back what was done to an order; the server does it for somewhat longer. */
export const undoMs = 10_000

/** Facebook's standard messaging window, counted from the customer's last message. */
export const messagingWindowMs = dayMs

/** Facebook refuses a text of 2,000 characters or more. */
export const messageTextLimit = 2_000

/** With the feature 'Human Agent' (App Review) for what a person types; and after an ad for all. */
export const humanAgentWindowMs = weekMs

/** A reply's pictures: Facebook takes files of 25 MB; how many go with one reply is our own limit. */
export const pictureLimit = { bytes: 25 * 1024 * 1024, inOneReply: 10 } as const

/** What the seller may write down about a conversation. */
export const conversationNotes = { noteLength: 2_000, tags: 10, tagLength: 30 } as const

/** Of the questions that Messenger offers a new customer; the characters are those of its own inbox's editor. */
export const iceBreakerLimit = { count: 4, characters: 80 } as const

/** What whoever comments is written; after so long Facebook takes no answer: Private Replies, 2026-04-16. */
export const commentReplyLimit = { characters: 500, days: 7 } as const
