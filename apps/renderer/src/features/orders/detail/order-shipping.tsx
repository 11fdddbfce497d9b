import { TextInput } from '@mantine/core'
import type { OrderDetail } from '@pal/core/contract/orders'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { IconButton } from '../../../components/icon-button.tsx'
import { copyText } from '../../../lib/actions/copy-text.ts'
import { toast } from '../../../lib/toasts.ts'
import { useFileWords } from '../data/file-words.ts'
import { useChangeOrder } from '../data/mutations.ts'
import { useTelling, wayToTell } from '../data/telling.ts'
import { TellByWay } from '../ledger/tell-box.tsx'
import { EditForm, Newer } from './edit-form.tsx'
import { Part } from './part.tsx'
import { useTypedOver } from './use-typed-over.ts'

import classes from './order-shipping.module.css'

/** Who brings it, and the number by which the parcel is followed. */
export function OrderShipping({ order }: { readonly order: OrderDetail }) {
  const { t } = useTranslation()
  const wordsOf = useFileWords()
  const [editing, setEditing] = useState(false)
  const { courier, trackingNumber, courierFile } = order
  const file = courierFile && wordsOf(courierFile)
  if (editing) {
    return (
      <Part title={t('orders.shipping.title')}>
        <ShippingForm order={order} onClose={() => setEditing(false)} />
      </Part>
    )
  }
  const empty = courier === null && trackingNumber === null
  return (
    <Part
      title={t('orders.shipping.title')}
      action={{ label: t('orders.shipping.edit'), onPress: () => setEditing(true) }}
      actionWord={empty ? t('orders.add') : t('orders.edit')}
    >
      {empty ? <p className={classes['none']}>{t('orders.shipping.none')}</p> : null}
      {courier === null ? null : (
        <p className={classes['courier']}>
          <bdi>{courier}</bdi>
        </p>
      )}
      {trackingNumber === null ? null : (
        <p className={classes['tracking']}>
          <bdi>{trackingNumber}</bdi>
          <IconButton
            label={t('orders.shipping.copy')}
            icon={IconCopy}
            onClick={() =>
              copyText(trackingNumber, {
                copied: t('orders.shipping.copied'),
                failed: t('orders.shipping.notCopied'),
              })
            }
          />
        </p>
      )}
      {file === null ? null : (
        <p className={classes['file']}>
          {t('orders.courierFile.in', file)} · {file.time}
        </p>
      )}
    </Part>
  )
}

const fieldsOf = ({ courier, trackingNumber }: OrderDetail) => ({
  courier: courier ?? '',
  trackingNumber: trackingNumber ?? '',
})

interface ShippingFormProps {
  readonly order: OrderDetail
  readonly onClose: () => void
}

function ShippingForm({ order, onClose }: ShippingFormProps) {
  const { t } = useTranslation()
  const change = useChangeOrder(order.id, { shownInPlace: true })
  const { now, values, isTyped, isNewer, type, takeNewer, withSeen } = useTypedOver(order, fieldsOf)
  const { courier, trackingNumber } = values
  // Before it is sent, the move to 'shipped' tells of it.
  const way = order.status === 'shipped' ? wayToTell(order) : null
  const tells = useTelling((telling) => telling.tells)
  const save = () =>
    change.mutate(
      withSeen({
        // What was not touched may have been changed elsewhere meanwhile.
        ...(courier !== now.courier && { courier: courier.trim() || null }),
        ...(trackingNumber !== now.trackingNumber && {
          trackingNumber: trackingNumber.trim() || null,
        }),
        ...(way !== null && tells && { tell: true }),
      }),
      {
        onSuccess: () => {
          toast.success(t('orders.shipping.saved'))
          onClose()
        },
      },
    )
  return (
    <EditForm
      busy={change.isPending}
      typed={isTyped}
      refused={change.error}
      overtaken={isNewer('courier') || isNewer('trackingNumber')}
      onNewer={takeNewer}
      onSave={save}
      onClose={onClose}
    >
      <TextInput
        attributes={ownDirection}
        label={t('orders.shipping.courier')}
        maxLength={200}
        data-autofocus
        value={courier}
        description={isNewer('courier') ? <Newer>{now.courier}</Newer> : undefined}
        onChange={({ currentTarget }) => type({ courier: currentTarget.value })}
      />
      <TextInput
        label={t('orders.shipping.tracking')}
        maxLength={200}
        autoComplete="off"
        dir="ltr"
        value={trackingNumber}
        description={isNewer('trackingNumber') ? <Newer>{now.trackingNumber}</Newer> : undefined}
        onChange={({ currentTarget }) => type({ trackingNumber: currentTarget.value })}
      />
      <TellByWay way={way} label={t('orders.tell')} atOnce />
    </EditForm>
  )
}
