import { tokens } from '@pal/core/agent/context/text'
import type { Answer } from '@pal/core/contract/endpoints'
import { findPhones, mayHoldPhone, type WholePhone, wholePhone } from '@pal/core/domain/phone'
import { shopCountry } from '@pal/core/domain/shop-country'
import { campaignById } from '@pal/db/campaigns/campaigns'
import { mustFindConversation } from '@pal/db/conversations/conversations'
import { addressesRead } from '@pal/db/conversations/decision-log'
import { messagesOf } from '@pal/db/messages/messages'
import type { Reads } from '@pal/db/schema/reads'

import { currentSettings } from '../../platform/settings.ts'

/** What was written longer ago may be somebody's old number. */
const looksAt = 100
const most = 3

/** What the customer wrote of themselves, the last one first, each once. */
export async function written(db: Reads, id: string): Promise<Answer<'conversations.written'>> {
  const conversation = await mustFindConversation(db, id)
  const { campaign_id: campaignId } = conversation
  const [{ company }, campaign, messages, addresses] = await Promise.all([
    currentSettings(db),
    campaignId === null ? undefined : campaignById(db, campaignId),
    messagesOf(db, conversation.id, { limit: looksAt }),
    addressesRead(db, conversation.id, looksAt),
  ])
  const country = shopCountry(company, campaign?.currency ?? company.defaultCurrency)
  const texts = messages.flatMap(({ direction, text }) => (direction === 'in' ? [text] : []))
  return {
    phones: phonesIn(texts.toReversed(), country),
    addresses: saidBy(texts, addresses).slice(0, most),
  }
}

function phonesIn(texts: readonly string[], country: ReturnType<typeof shopCountry>): string[] {
  const found: { readonly digits: string; readonly whole: WholePhone }[] = []
  for (const text of texts) {
    if (!mayHoldPhone(text)) continue
    for (const { digits, valid } of findPhones(text, country)) {
      const known = found.some(({ whole }) => whole.isSame(digits))
      if (valid && !known) found.push({ digits, whole: wholePhone(digits, country) })
    }
  }
  return found.slice(0, most).map(({ digits }) => digits)
}

/** Those that the customer wrote, word for word: a model may have made up others. */
function saidBy(texts: readonly string[], addresses: readonly string[]): string[] {
  const said = new Set(texts.flatMap(tokens))
  return addresses.filter((address) => tokens(address).every((word) => said.has(word)))
}
