import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { type FilterChip, FilterChips } from '../../components/lists/filter-chips.tsx'
import { colon } from '../../lib/format/colon.ts'
import { calendarDay } from '../../lib/format/format-time.ts'
import { sourceChip } from '../../lib/format/source-chip.ts'
import { spanText } from '../../lib/format/span-text.ts'
import { dayOf } from '../../lib/format/time-zone.ts'
import { connectedPages } from '../../lib/queries/connected-pages.ts'
import { useCampaignName, useProductName } from '../../lib/queries/names.ts'
import { customerQueries, shownName } from './customers/customer-queries.ts'
import type { OrderPick } from './data/order-pick.ts'
import type { OrderFilter } from './data/queries.ts'
import { paymentName } from './ledger/ledger-filters.tsx'

type Name = 'period' | keyof OrderPick

export interface OrderChipsProps {
  readonly filter: Pick<OrderFilter, 'period' | 'pick'>
  /** These names go out of the address. */
  readonly onRemove: (names: readonly Name[]) => void
}

export function OrderChips({ filter: { period, pick }, onRemove }: OrderChipsProps) {
  const { t, i18n } = useTranslation()
  const { from, to, page, campaign, product, currency, source, sold, chat, double } = pick
  const { payment, cancelReason, courier, noCourier, unprinted, unfiled, returned } = pick
  const campaignName = useCampaignName(campaign)
  const productName = useProductName(product)
  const who = useQuery({
    ...customerQueries.one(Number(pick.customer)),
    enabled: pick.customer !== undefined,
  }).data
  const pages = useQuery({ ...connectedPages, enabled: page !== undefined }).data
  const chip = (names: readonly Name[], label: string): FilterChip => ({
    key: names.join(),
    label,
    onRemove: () => onRemove(names),
  })
  const sign = colon(i18n.language)
  const chips: FilterChip[] = []
  if (period !== 'all') chips.push(chip(['period'], t(`orders.period.${period}`)))
  if (from && to) {
    const span = spanText(from, to, i18n.language)
    chips.push(chip(['from', 'to'], t('orders.pick.period', { period: span })))
  } else if (from) {
    const day = calendarDay(dayOf(Date.parse(from)), i18n.language)
    chips.push(chip(['from'], `${t('orders.ledger.dates.from')}${sign}${day}`))
  } else if (to) {
    const day = calendarDay(dayOf(Date.parse(to) - 1), i18n.language)
    chips.push(chip(['to'], `${t('orders.ledger.dates.to')}${sign}${day}`))
  }
  if (page) {
    const name = pages?.find(({ id }) => id === page)?.name ?? page
    chips.push(chip(['page'], `${t('filter.page')}${sign}${name}`))
  }
  if (payment) chips.push(chip(['payment'], paymentName(payment, t)))
  if (cancelReason)
    chips.push(chip(['cancelReason'], t(`orders.cancelling.reason.${cancelReason}`)))
  if (courier) chips.push(chip(['courier'], `${t('orders.ledger.courier.label')}${sign}${courier}`))
  if (noCourier) chips.push(chip(['noCourier'], t('orders.ledger.courier.none')))
  if (unprinted) chips.push(chip(['unprinted'], t('orders.ledger.unprinted')))
  if (unfiled) chips.push(chip(['unfiled'], t('orders.ledger.unfiled')))
  if (returned) chips.push(chip(['returned'], t('orders.ledger.returned')))
  if (campaign) {
    const name = campaignName ?? t('filter.campaign', { id: campaign })
    chips.push(chip(['campaign'], t('orders.pick.campaign', { name })))
  }
  if (product) {
    const name = productName ?? t('filter.product', { id: product })
    chips.push(chip(['product'], t('orders.pick.product', { name })))
  }
  if (pick.customer) {
    const name = (who && shownName(who)) ?? t('customer.unnamed', { id: pick.customer })
    chips.push(chip(['customer'], t('orders.pick.customer', { name })))
  }
  if (sold && currency) {
    chips.push(chip(['sold', 'currency'], t('orders.pick.revenueIn', { currency })))
  } else if (sold) chips.push(chip(['sold'], t('orders.pick.revenue')))
  else if (currency) chips.push(chip(['currency'], t('orders.pick.currency', { currency })))
  if (chat) chips.push(chip(['chat'], t('orders.pick.chat')))
  if (pick.agent) chips.push(chip(['agent'], t('orders.pick.agent')))
  if (double) chips.push(chip(['double'], t('orders.pick.double')))
  if (source) chips.push(chip(['source'], sourceChip(source, t)))
  return <FilterChips chips={chips} />
}
