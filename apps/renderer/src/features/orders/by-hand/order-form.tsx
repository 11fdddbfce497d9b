import { Button, TextInput } from '@mantine/core'
import type { Campaign } from '@pal/core/contract/campaigns'
import { ApiError } from '@pal/core/contract/client/api-error'
import type { OrderDetail } from '@pal/core/contract/orders'
import { isBlank } from '@pal/core/domain/blank'
import { elsewhere } from '@pal/core/domain/orders/delivery-areas'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import '../../../components/fields/form-fields.ts'
import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { ownDirection } from '../../../components/fields/own-direction.ts'
import { reasonOf } from '../../../lib/errors.ts'
import { fieldError } from '../../../lib/field-error.ts'
import { formatAmount } from '../../../lib/format/format-amount.ts'
import { newId } from '../../../lib/new-id.ts'
import { paths } from '../../../lib/paths.ts'
import { useNow } from '../../../lib/use-now.ts'
import { useTakeOrder } from '../data/mutations.ts'
import { useTelling } from '../data/telling.ts'
import { TellCustomer } from '../ledger/tell-box.tsx'
import { Caller } from './caller.tsx'
import { CampaignChoice } from './campaign-choice.tsx'
import { type Needed, CustomerFields } from './customer-fields.tsx'
import { OrderAmounts } from './order-amounts.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPaid } from './order-paid.tsx'
import { OrderTotal } from './order-total.tsx'
import { referenceOf, startingOrder, stillDue, type TypedOrder, usualOf } from './typed-order.ts'
import { useOrderCampaign } from './use-order-campaign.ts'
import { usePricing } from './use-pricing.ts'

import classes from './new-order.module.css'

interface OrderFormProps {
  /** Null of whoever has no chat. */
  readonly conversationId: number | null
  /** Until when the customer can be told on Messenger. */
  readonly windowClosesAt: string | null
  readonly begin: TypedOrder
  /** Of the page that the customer wrote to. */
  readonly campaigns: readonly Campaign[]
  readonly onBack: () => void
  readonly onTyped: () => void
  readonly onTaken: (order: OrderDetail) => void
  /** It is of somebody who has a chat, after all. */
  readonly onChat: (conversation: number, typed: TypedOrder) => void
}

const isTaken = (error: unknown) =>
  error instanceof ApiError && error.reason.code === 'order_client_id_used'

/** Without these nothing can be brought to anybody. */
const needed = ['customerName', 'customerPhone', 'customerAddress'] satisfies Needed[]
/** What an order cannot be taken with, from the top; without a product that is where one is looked for. */
const unfit = '[aria-invalid="true"], [data-lacking] [type=search]'

export function OrderForm(props: OrderFormProps) {
  const { conversationId, windowClosesAt, begin, campaigns, onBack, onTyped, onTaken, onChat } =
    props
  const { t, i18n } = useTranslation()
  const [order, setOrder] = useState(() => startingOrder(begin, campaigns))
  const [tried, setTried] = useState(false)
  // The same form is one order, however often it is sent.
  const clientId = useRef(newId())
  const take = useTakeOrder()
  const tells = useTelling((telling) => telling.tells)
  const open = useNow(30_000) < Date.parse(windowClosesAt ?? '')
  const change = (part: Partial<typeof order>) => {
    onTyped()
    // What the server refused may be mended by it; beside what it has taken already, it is another one.
    if (isTaken(take.error)) clientId.current = newId()
    if (take.error) take.reset()
    setOrder((old) => ({ ...old, ...part }))
  }
  const { campaign, isThere } = useOrderCampaign(campaigns, order.campaignId)
  const usual = usualOf(campaigns)
  if (order.campaignId === null && usual) setOrder({ ...order, campaignId: usual.id })
  const currency = campaign?.currency ?? 'USD'
  const refused = fieldError(take.error)
  const isInField = needed.some((field) => field === refused?.field)
  const { areas, area, body, totals, seenTotal, unpriced, wrong, said } = usePricing({
    campaign,
    campaignId: isThere ? order.campaignId : null,
    items: order,
    refused: isInField ? null : take.error,
  })
  const amount = (value: number) => formatAmount(value, currency, i18n.language)
  const due = totals === undefined ? undefined : stillDue(order, totals.total)
  const wrongPaid =
    tried && due === null && totals
      ? t('orders.payment.amountRange', { total: amount(totals.total) })
      : wrong?.field === 'paidAmount'
        ? wrong.text
        : null
  const errorOf = (field: Needed) => {
    if (tried && isBlank(order[field])) return t('orders.new.needed')
    return refused?.field === field ? refused.text : undefined
  }
  // What no field says.
  const unsaid = wrong || isInField ? null : take.error
  const { form, toUnfit } = useUnfit()
  const save = () => {
    setTried(true)
    if (body === null || due === null || needed.some((field) => isBlank(order[field]))) {
      // A number is judged when it is left, which Enter does not do.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      toUnfit()
      return
    }
    take.mutate(
      {
        ...body,
        ...(conversationId !== null && { conversationId }),
        ...particularsOf(order),
        ...seenTotal,
        tell: open && tells,
        clientId: clientId.current,
      },
      { onSuccess: onTaken, onError: toUnfit },
    )
  }
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <DialogBody>
        <CustomerFields
          conversationId={conversationId}
          currency={currency}
          order={order}
          errorOf={errorOf}
          onBack={onBack}
          onChange={change}
        >
          {conversationId === null && campaign ? (
            <Caller
              phone={order.customerPhone}
              campaignId={campaign.id}
              typed={order}
              onKnown={change}
              onChat={(id) => onChat(id, { ...order, campaignId: campaign.id })}
            />
          ) : null}
        </CustomerFields>
        <Bought
          order={order}
          campaigns={campaigns}
          campaign={campaign}
          priced={{ totals, wrong, said }}
          none={t(conversationId === null ? 'orders.new.noProducts' : 'orders.new.noCampaign')}
          tried={tried}
          onChange={change}
        />
        {campaign ? (
          <fieldset className={classes['group']}>
            <legend>{t('orders.new.amounts')}</legend>
            <OrderAmounts
              areas={areas}
              area={area ?? elsewhere}
              amounts={order}
              // Beside the area that it follows from.
              first={areas.length > 0 ? 'deliveryFee' : 'discount'}
              currency={currency}
              usual={(name) => totals?.[name]}
              wrong={wrong}
              onArea={(id) => change({ deliveryArea: id === elsewhere ? null : id })}
              onAmount={change}
            />
          </fieldset>
        ) : null}
        {campaign ? (
          <fieldset className={classes['group']}>
            <legend>{t('orders.payment.title')}</legend>
            <OrderPaid paid={order} currency={currency} wrong={wrongPaid} onChange={change} />
          </fieldset>
        ) : null}
        {campaign ? (
          <TextInput
            label={t('orders.new.note')}
            description={t('orders.new.noteHelp')}
            maxLength={500}
            attributes={ownDirection}
            value={order.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        ) : null}
        <TellCustomer
          conversationId={conversationId}
          way={open ? 'atOnce' : null}
          help={t('orders.new.tellHelp')}
        />
      </DialogBody>
      <DialogFoot>
        <OrderTotal
          unsaid={unsaid}
          unpriced={wrong ? null : unpriced}
          total={totals?.total}
          due={due ?? undefined}
          amount={amount}
        />
        <CancelButton />
        <Button type="submit" loading={take.isPending} disabled={!campaign}>
          {t('orders.new.create')}
        </Button>
      </DialogFoot>
    </form>
  )
}

/** The keyboard begins in the first field, and after a refusal is in the first that is wrong. */
function useUnfit() {
  const form = useRef<HTMLFormElement>(null)
  // It comes after its dialog, which gave the focus to the way out, or after the list of customers.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const [refusals, setRefusals] = useState(0)
  const toUnfit = () => setRefusals((count) => count + 1)
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>(unfit)?.focus()
  }, [refusals])
  return { form, toUnfit }
}

interface BoughtProps {
  readonly order: TypedOrder
  readonly campaigns: readonly Campaign[]
  /** Also one that was deleted meanwhile. */
  readonly campaign: Campaign | undefined
  readonly priced: Pick<ReturnType<typeof usePricing>, 'totals' | 'wrong' | 'said'>
  /** Why nothing can be chosen, where there is no campaign. */
  readonly none: string
  readonly tried: boolean
  readonly onChange: (part: Partial<TypedOrder>) => void
}

function Bought({ order, campaigns, campaign, priced, none, tried, onChange }: BoughtProps) {
  const { t } = useTranslation()
  const { totals, wrong, said } = priced
  return (
    <fieldset className={classes['group']} data-lacking={order.lines.length === 0 || undefined}>
      <legend>{t('orders.new.what')}</legend>
      {campaign ? (
        <CampaignChoice
          campaigns={campaigns}
          chosen={campaign}
          // What another campaign sells is no longer in the order.
          onChange={(campaignId) => onChange({ campaignId, lines: [] })}
        />
      ) : null}
      {campaign ? (
        <OrderLines
          key={campaign.id}
          campaignId={campaign.id}
          currency={campaign.currency}
          lines={order.lines}
          totals={totals}
          wrong={wrong}
          canAdd={campaigns.some(({ id }) => id === order.campaignId)}
          said={said && reasonOf(said)}
          onChange={(lines) => onChange({ lines })}
        />
      ) : null}
      {campaigns.length > 0 ? null : (
        <p className={classes['under']}>
          {none} <Link to={paths.campaigns}>{t('orders.new.toCampaigns')}</Link>
        </p>
      )}
      {tried && order.lines.length === 0 && campaign ? (
        <p className={classes['wrong']} role="alert">
          {t('orders.new.nothing')}
        </p>
      ) : null}
    </fieldset>
  )
}

/** Who gets it, and how it is paid. */
function particularsOf(order: TypedOrder) {
  const { customerName, customerPhone, customerAddress, deliveryInstructions, note } = order
  const { paymentMethod, paymentStatus, paidAmount } = order
  return {
    customerName,
    customerPhone,
    customerAddress,
    ...(deliveryInstructions && { deliveryInstructions }),
    ...(note.trim() && { note }),
    paymentMethod,
    paymentStatus,
    ...(paymentStatus === 'part' && paidAmount !== null && { paidAmount }),
    ...(referenceOf(order) && { paymentReference: order.paymentReference }),
  }
}
