import type { Handlers } from '../handlers.ts'
import { attachmentRoutes } from './attachments.ts'
import { campaignRoutes } from './campaigns.ts'
import { conversationRoutes } from './conversations.ts'
import { dataRoutes } from './data.ts'
import { eraseRoutes } from './erase.ts'
import { facebookRoutes } from './facebook.ts'
import { orderRoutes } from './orders.ts'
import type { Parts } from './parts.ts'
import { receiptRoutes } from './receipts.ts'
import { settingsRoutes } from './settings.ts'
import { systemRoutes } from './system.ts'
import { transferRoutes } from './transfer.ts'

/** Every endpoint of the contract has its handler here, or this does not compile. */
export function handlers(parts: Parts): Handlers {
  return {
    ...facebookRoutes(parts),
    ...campaignRoutes(parts),
    ...conversationRoutes(parts),
    ...attachmentRoutes(parts),
    ...receiptRoutes(parts),
    ...orderRoutes(parts),
    ...settingsRoutes(parts),
    ...systemRoutes(parts),
    ...dataRoutes(parts),
    ...eraseRoutes(parts),
    ...transferRoutes(parts),
  }
}
