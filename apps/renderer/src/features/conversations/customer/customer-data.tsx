import type { ConversationDetail } from '@pal/core/contract/conversations'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'

import { CustomerData } from '../../../components/dialogs/customer-data.tsx'
import { api } from '../../../lib/api.ts'
import { customerName } from '../../../lib/format/customer-name.ts'
import { paths } from '../../../lib/paths.ts'
import { whileErasing } from '../data/erased.ts'

/** Of whoever has a chat: it goes as well. */
export function ChatCustomerData({ conversation }: { readonly conversation: ConversationDetail }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { id, customerId, pageId, campaignId: campaign, collected } = conversation
  const { phone } = collected
  const file = `/api/customers/${encodeURIComponent(customerId)}/export`
  return (
    <CustomerData
      name={customerName(conversation)}
      text={t('conversations.data.eraseText')}
      ordered={conversation.customerOrders}
      known={phone !== null && campaign !== null ? { phone, campaign } : null}
      hasChat
      file={`${file}?${new URLSearchParams({ pageId }).toString()}`}
      erase={() =>
        whileErasing(String(id), () =>
          api.call('customers.erase', { params: { id: customerId }, query: { pageId } }),
        )
      }
      onErased={async () => {
        await navigate(paths.conversations, { replace: true })
      }}
    />
  )
}
