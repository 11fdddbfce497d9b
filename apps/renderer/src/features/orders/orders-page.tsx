import { IconShoppingBag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { ConnectionEmptyState } from '../../components/connection-empty-state.tsx'
import { PageHeader } from '../../components/page-header.tsx'

export function OrdersPage() {
  const { t } = useTranslation()
  return (
    <>
      <PageHeader title={t('nav.orders')} description={t('orders.description')} />
      <ConnectionEmptyState
        icon={IconShoppingBag}
        title={t('orders.emptyTitle')}
        needsPage={t('orders.needsPage')}
        connected={t('orders.later')}
      />
    </>
  )
}
