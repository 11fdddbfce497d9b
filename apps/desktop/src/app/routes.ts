import { type AnalyticsRouteParts, analyticsRoutes } from '../features/analytics/routes.ts'
import type { CampaignParts } from '../features/campaigns/campaigns.ts'
import { campaignRoutes } from '../features/campaigns/routes.ts'
import {
  type AttachmentParts,
  attachmentRoutes,
} from '../features/conversations/attachment-routes.ts'
import { decisionLogRoutes } from '../features/conversations/decision-log-routes.ts'
import {
  type FacebookThreadParts,
  facebookThreadRoutes,
} from '../features/conversations/facebook-routes.ts'
import { type ConversationParts, conversationRoutes } from '../features/conversations/routes.ts'
import { taskRoutes } from '../features/conversations/task-routes.ts'
import { type EraseRouteParts, eraseRoutes } from '../features/data/erase-routes.ts'
import { type DataParts, dataRoutes } from '../features/data/routes.ts'
import { type TransferParts, transferRoutes } from '../features/export/routes.ts'
import { type FacebookParts, facebookRoutes } from '../features/facebook/routes.ts'
import type { GapParts } from '../features/gaps/gaps.ts'
import type { HelpParts } from '../features/help/help-file.ts'
import { helpRoutes } from '../features/help/routes.ts'
import {
  type NotificationRouteParts,
  notificationRoutes,
} from '../features/notifications/routes.ts'
import { type OrderParts, orderRoutes } from '../features/orders/routes.ts'
import { type ProgramParts, programRoutes } from '../features/program/routes.ts'
import type { RecallParts } from '../features/recall/recall.ts'
import { type SearchParts, searchRoutes } from '../features/search/routes.ts'
import { type SettingsRouteParts, settingsRoutes } from '../features/settings/routes.ts'
import { type SystemParts, systemRoutes } from '../features/status/routes.ts'
import { rehearsalOfferRoutes } from '../features/test-chat/rehearsal-offers.ts'
import type { TestChatParts } from '../features/test-chat/test-chat.ts'
import type { Handlers } from '../http/handlers.ts'
import { later } from '../http/later.ts'

export type RouteParts = CampaignParts &
  ConversationParts &
  AttachmentParts &
  FacebookParts &
  FacebookThreadParts &
  OrderParts &
  SearchParts &
  SettingsRouteParts &
  SystemParts &
  DataParts &
  EraseRouteParts &
  TransferParts &
  TestChatParts &
  RecallParts &
  GapParts &
  AnalyticsRouteParts &
  NotificationRouteParts &
  HelpParts &
  ProgramParts

/** Every endpoint of the contract has its handler here, or this does not compile. */
export function handlers(parts: RouteParts): Handlers {
  return {
    ...facebookRoutes(parts),
    ...facebookThreadRoutes(parts),
    ...campaignRoutes(parts),
    ...conversationRoutes(parts),
    ...attachmentRoutes(parts),
    ...decisionLogRoutes(parts),
    ...taskRoutes(parts),
    ...orderRoutes(parts),
    ...searchRoutes(parts),
    ...settingsRoutes(parts),
    ...systemRoutes(parts),
    ...analyticsRoutes(parts),
    ...dataRoutes(parts),
    ...eraseRoutes(parts),
    ...transferRoutes(parts),
    ...notificationRoutes(parts),
    ...helpRoutes(parts),
    ...programRoutes(parts),
    ...rehearsalOfferRoutes(parts),
    ...agentRoutes(parts),
  }
}

/** What needs the agent's own code, a third of all of ours. */
function agentRoutes(parts: RouteParts) {
  return {
    ...later(
      [
        'agent.preview',
        'rehearsal.candidates',
        'rehearsal.start',
        'rehearsal.get',
        'rehearsal.conversation',
        'rehearsal.keep',
        'rehearsal.cancel',
      ],
      async () => (await import('../features/test-chat/routes.ts')).testChatRoutes(parts),
    ),
    ...later(['recall.facts', 'recall.recipients', 'recall.correct'], async () =>
      (await import('../features/recall/routes.ts')).recallRoutes(parts),
    ),
    ...later(['gaps.list', 'gaps.answered'], async () =>
      (await import('../features/gaps/routes.ts')).gapRoutes(parts),
    ),
  } satisfies Partial<Handlers>
}
