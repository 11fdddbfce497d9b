import type { Conversation } from '@pal/core/contract/conversations'
import { t } from 'i18next'

export function customerName(
  conversation: Pick<Conversation, 'customerName' | 'customerId'>,
): string {
  return conversation.customerName || t('customer.unnamed', { id: conversation.customerId })
}
