import '../../lib/i18n/filter-words.ts'
import { conversationEvents, conversationStages } from '@pal/core/domain/entities'
import { timeFormat } from '@pal/core/domain/intl'
import { useTranslation } from 'react-i18next'

import { type FilterChip, FilterChips } from '../../components/lists/filter-chips.tsx'
import { sourceChip } from '../../lib/format/source-chip.ts'
import { spanText } from '../../lib/format/span-text.ts'
import { useCampaignName, useProductName } from '../../lib/queries/names.ts'
import type { ConversationPick } from './data/conversation-pick.ts'

interface ConversationChipsProps {
  readonly pick: ConversationPick
  /** These names go out of the address. */
  readonly onRemove: (names: readonly (keyof ConversationPick)[]) => void
}

export function ConversationChips({ pick, onRemove }: ConversationChipsProps) {
  const { t, i18n } = useTranslation()
  const { from, to, hour, campaign, product } = pick
  const campaignName = useCampaignName(campaign)
  const productName = useProductName(product)
  const stage = conversationStages.find((each) => each === pick.stage)
  const reached = conversationStages.find((each) => each === pick.reached)
  const event = conversationEvents.find((each) => each === pick.event) ?? 'begun'
  const chip = (names: readonly (keyof ConversationPick)[], label: string): FilterChip => ({
    key: names.join(),
    label,
    onRemove: () => onRemove(names),
  })
  const chips: FilterChip[] = []
  if (from && to) {
    const period = spanText(from, to, i18n.language)
    const joined = event === 'begun' && campaign ? 'joined' : event
    chips.push(chip(['event', 'from', 'to', 'hour'], t(`conversations.pick.${joined}`, { period })))
  } else if (pick.event) {
    chips.push(chip(['event', 'hour'], t(`conversations.pick.ever.${event}`)))
  }
  if (hour) {
    const at = new Date(`1970-01-01T${hour}:00Z`)
    const clock = timeFormat(i18n.language, { timeStyle: 'short', timeZone: 'UTC' })
    chips.push(chip(['hour'], t('conversations.pick.hour', { hour: clock.format(at) })))
  }
  if (campaign) {
    const name = campaignName ?? t('filter.campaign', { id: campaign })
    chips.push(chip(['campaign'], t('conversations.pick.campaign', { name })))
  }
  if (stage) {
    chips.push(chip(['stage'], t('conversations.pick.stage', { stage: t(`stage.${stage}`) })))
  }
  if (reached) {
    const name = t(`stage.${reached}`)
    chips.push(chip(['reached'], t('conversations.pick.reached', { stage: name })))
  }
  if (product) {
    const name = productName ?? t('filter.product', { id: product })
    chips.push(chip(['product'], t('conversations.pick.product', { name })))
  }
  if (pick.tag) chips.push(chip(['tag'], t('conversations.pick.tag', { tag: pick.tag })))
  if (pick.source) chips.push(chip(['source'], sourceChip(pick.source, t)))
  return <FilterChips chips={chips} />
}
