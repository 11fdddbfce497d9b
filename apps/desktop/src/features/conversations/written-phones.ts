import { findPhones, mayHoldPhone, type WholePhone, wholePhone } from '@pal/core/domain/phone'
import { shopCountry } from '@pal/core/domain/shop-country'
import { campaignById } from '@pal/db/campaigns/campaigns'
import { mustFindConversation } from '@pal/db/conversations/conversations'
import { messagesOf } from '@pal/db/messages/messages'
import type { Reads } from '@pal/db/schema/reads'

import { currentSettings } from '../../platform/settings.ts'

/** What was written longer ago may be somebody's old number. */
const looksAt = 100
const most = 3

/** The phone numbers that the customer wrote, the last one first, each once. */
export async function writtenPhones(db: Reads, id: string): Promise<string[]> {
  const conversation = await mustFindConversation(db, id)
  const { campaign_id: campaignId } = conversation
  const [{ company }, campaign, messages] = await Promise.all([
    currentSettings(db),
    campaignId === null ? undefined : campaignById(db, campaignId),
    messagesOf(db, conversation.id, { limit: looksAt }),
  ])
  const country = shopCountry(company, campaign?.currency ?? company.defaultCurrency)
  const found: { readonly digits: string; readonly whole: WholePhone }[] = []
  for (const { direction, text } of messages.toReversed()) {
    if (direction !== 'in' || !mayHoldPhone(text)) continue
    for (const { digits, valid } of findPhones(text, country)) {
      const known = found.some(({ whole }) => whole.isSame(digits))
      if (valid && !known) found.push({ digits, whole: wholePhone(digits, country) })
    }
  }
  return found.slice(0, most).map(({ digits }) => digits)
}
