import { Button } from '@mantine/core'
import type { RehearsalOffer } from '@pal/core/contract/test-chat'
import { IconRepeat } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { api } from '../../lib/api.ts'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { calendarDay } from '../../lib/format/format-time.ts'
import { apart } from '../../lib/format/isolated.ts'
import { rehearsalOffers } from '../../lib/rehearsal/offers.ts'
import { openRehearsal } from '../../lib/rehearsal/request.ts'

import classes from './rehearsal-offers.module.css'

interface RehearsalOffersProps {
  /** Only of this kind, and of this campaign where the kind has one. */
  readonly kind?: RehearsalOffer['kind']
  readonly campaignId?: number
}

/** A rehearsal offered where the seller looks; declined, it does not come back for the same change. */
export function RehearsalOffers({ kind, campaignId }: RehearsalOffersProps) {
  const { t } = useTranslation()
  const { data } = useQuery(rehearsalOffers)
  const shown = data?.filter(
    (offer) =>
      (kind === undefined || offer.kind === kind) &&
      (campaignId === undefined || offer.campaignId === campaignId),
  )
  if (!shown || shown.length === 0) return null
  return (
    <ul className={classes['offers']} aria-label={t('rehearsalOffers.label')}>
      {shown.map((offer) => (
        <Offer key={`${offer.kind} ${offer.ids.join(' ')}`} offer={offer} />
      ))}
    </ul>
  )
}

function Offer({ offer }: { readonly offer: RehearsalOffer }) {
  const { t } = useTranslation()
  const decline = useDecline()
  const { what, details, why } = useWords(offer)
  const { campaignId, model } = offer
  const rehearse = () =>
    openRehearsal({
      campaignId,
      offered: true,
      ...(model && { settings: { ai: { model: model.other } } }),
    })
  return (
    <li className={classes['offer']}>
      <IconRepeat className={classes['icon']} size={18} stroke={1.6} aria-hidden />
      <div className={classes['words']}>
        <p className={classes['what']}>{what}</p>
        {details === null ? null : <p className={classes['details']}>{details}</p>}
        <p className={classes['why']}>{why}</p>
      </div>
      <div className={classes['buttons']}>
        <Button
          variant="default"
          disabled={decline.isPending}
          aria-label={t('rehearsalOffers.rehearseNamed', { what })}
          onClick={rehearse}
        >
          {t('rehearsalOffers.rehearse')}
        </Button>
        <Button
          variant="subtle"
          disabled={decline.isPending}
          aria-label={t('rehearsalOffers.notNowNamed', { what })}
          onClick={() => decline.mutate(offer.ids)}
        >
          {t('rehearsalOffers.notNow')}
        </Button>
      </div>
    </li>
  )
}

function useDecline() {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids: number[]) => api.call('rehearsal.dismissOffers', { body: { ids } }),
    meta: { failureTitle: t('rehearsalOffers.failed') },
    onSuccess: (offers) => queryClient.setQueryData(rehearsalOffers.queryKey, offers),
    onError: () => queryClient.invalidateQueries({ queryKey: rehearsalOffers.queryKey }),
  })
}

/** What changed, of several changes which ones, and what a rehearsal is good for. */
function useWords(offer: RehearsalOffer) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const campaign = apart(offer.campaignName)
  const why =
    offer.kept > 0
      ? t('rehearsalOffers.whyKept', { count: offer.kept, campaign })
      : t('rehearsalOffers.why', { campaign })
  if (offer.model) {
    const { name, day, gone, other } = offer.model
    const words = { model: apart(name), day: calendarDay(day, locale) }
    return {
      what: t(gone ? 'rehearsalOffers.modelGone' : 'rehearsalOffers.model', words),
      details: null,
      why: t('rehearsalOffers.whyModel', { other: apart(other), campaign }),
    }
  }
  const prices = offer.prices.map(({ product, was, becomes, currency }) =>
    t('rehearsalOffers.price', {
      product: apart(product),
      was: formatAmount(was, currency, locale),
      becomes: formatAmount(becomes, currency, locale),
    }),
  )
  const cards = offer.cards.map(({ text, change }) =>
    t(`rehearsalOffers.card.${change}`, { text: apart(text) }),
  )
  const [first = '', ...others] = [...prices, ...cards]
  if (others.length === 0) return { what: first, details: null, why }
  const names = offer.kind === 'price' ? offer.prices.map(({ product }) => product) : null
  return {
    what: t(`rehearsalOffers.${offer.kind === 'price' ? 'prices' : 'cards'}`, {
      count: offer.changes,
      campaign,
    }),
    details: names && listed(names.map(apart), offer.changes - names.length),
    why,
  }

  function listed(shown: readonly string[], more: number): string {
    const all = shown.join(' · ')
    if (more === 0) return all
    return t('rehearsalOffers.more', { names: all, more: wholeNumber(more, locale) })
  }
}
