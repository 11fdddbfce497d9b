import { Button } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { IconMessageCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'

import type { CustomerDataProps } from '../../../components/dialogs/customer-data.tsx'
import { lazily } from '../../../components/lazily.tsx'
import { api } from '../../../lib/api.ts'
import { phoneText } from '../../../lib/format/phone-text.ts'
import { loadTexts } from '../../../lib/i18n/texts.ts'
import { paths, pathTo } from '../../../lib/paths.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { pastOrders } from '../data/past-orders.ts'
import { CustomerForm } from './customer-form.tsx'
import { Part } from './part.tsx'

import classes from './order-customer.module.css'

// Seldom shown, and its words are those of the chats.
const CustomerData = lazily<CustomerDataProps>(async () => {
  const [part] = await Promise.all([
    import('../../../components/dialogs/customer-data.tsx'),
    loadTexts('conversations'),
  ])
  return part.CustomerData
})

/** Who gets it and where, and what became of what they ordered before. */
export function OrderCustomer({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const open = order.status === 'confirmed' || order.status === 'processing'
  const { orders, returned, partlyReturned, cancelled } = order.customerOrders
  const cameBack = returned + partlyReturned
  const past = pastOrders(t, order.customerOrders)
  const ordered =
    orders === 1 && order.samePhone === null
      ? t('orders.customer.first')
      : t('orders.customer.ordered', { count: orders })
  // Also once the order has left: what is typed there does not go with it.
  if (editing) {
    return (
      <Part title={t('orders.part.customer')}>
        <CustomerForm order={order} onClose={() => setEditing(false)} />
      </Part>
    )
  }
  return (
    <Part
      title={t('orders.part.customer')}
      action={
        open ? { label: t('orders.customer.edit'), onPress: () => setEditing(true) } : undefined
      }
      actionWord={t('orders.edit')}
    >
      <p className={classes['name']}>
        <bdi>{order.customerName}</bdi>
      </p>
      <p className={classes['phone']}>
        <bdi>{phoneText(order.customerPhone, order.currency)}</bdi>
      </p>
      <p className={classes['address']}>
        <bdi>{order.customerAddress || t('orders.noAddress')}</bdi>
      </p>
      {order.deliveryInstructions ? (
        <p className={classes['instructions']}>
          <span>{t('orders.columns.instructions')}</span>
          <bdi>{order.deliveryInstructions}</bdi>
        </p>
      ) : null}
      <p className={classes['past']} data-returned={cameBack > 0 || undefined}>
        <bdi>
          {orders === 1 && cameBack + cancelled === 0 ? ordered : [ordered, ...past].join(' · ')}
        </bdi>
      </p>
      {order.samePhone === null ? null : (
        <p
          className={classes['past']}
          data-returned={order.samePhone.returned + order.samePhone.partlyReturned > 0 || undefined}
        >
          <Link to={pathTo.ordersWith(order.customerPhone)}>
            {t('orders.customer.samePhone', { count: order.samePhone.orders })}
          </Link>
          <bdi>{['', ...pastOrders(t, order.samePhone)].join(' · ')}</bdi>
        </p>
      )}
      {order.advance === null ? null : (
        <p className={classes['past']} data-returned>
          {reasonText(order.advance)}
        </p>
      )}
      {order.conversationId === null ? (
        <CustomerData
          titled
          name={order.customerName}
          text={t('orders.customer.eraseText')}
          ordered={order.customerOrders}
          known={
            order.campaignId === null
              ? null
              : { phone: order.customerPhone, campaign: order.campaignId }
          }
          hasChat={false}
          file={`/api/orders/${order.id}/customer/export`}
          erase={() => api.call('orders.customerErase', { params: { id: order.id } })}
          onErased={async () => {
            await navigate(paths.orders, { replace: true })
          }}
        />
      ) : (
        <Button
          className={classes['conversation'] ?? ''}
          component={Link}
          to={pathTo.conversation(order.conversationId)}
          variant="default"
          leftSection={<IconMessageCircle size={16} stroke={1.6} aria-hidden />}
        >
          {t('orders.conversation')}
        </Button>
      )}
    </Part>
  )
}
