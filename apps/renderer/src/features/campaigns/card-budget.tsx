import type { Campaign } from '@pal/core/contract/campaigns'
import type { SettingsAnswer } from '@pal/core/contract/settings'
import { priceOf, pricesWith } from '@pal/core/domain/models/model-prices'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Meter } from '../../components/meter.tsx'
import { formatAmount } from '../../lib/format/format-amount.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { paths } from '../../lib/paths.ts'

import classes from './campaign-card.module.css'

type AiSettings = Pick<SettingsAnswer['ai'], 'model' | 'prices' | 'baseUrl'>

interface CardBudgetProps {
  readonly campaign: Campaign
  readonly limit: number
  readonly ai: AiSettings | undefined
}

/** Whether it cannot sell before it has a budget again, whoever has paused it. */
export const isSpent = ({
  status,
  budgetUsedUp,
  budgetLimit: limit,
  budgetSpent: spent,
}: Campaign) =>
  budgetUsedUp || (status !== 'active' && limit !== null && spent !== null && spent >= limit)

/** What of this month's budget is spent, what comes of it, and what keeps it from counting. */
export function CardBudget({ campaign, limit, ai }: CardBudgetProps) {
  const { t, i18n } = useTranslation()
  const { budgetSpent: spent, currency } = campaign
  const money = (amount: number) => formatAmount(amount, currency, i18n.language)
  const gap = useGap(campaign, ai)
  const usedUp = isSpent(campaign)
  return (
    <div data-with-note={gap !== null || undefined} data-used-up={usedUp || undefined}>
      <dt>{t('campaigns.card.budget')}</dt>
      {spent === null ? (
        <dd>{money(limit)}</dd>
      ) : (
        <>
          <dd>{t('campaigns.card.spent', { spent: money(spent), limit: money(limit) })}</dd>
          <dd className={classes['meter']}>
            <Meter label={t('campaigns.card.budget')} value={Math.min(spent, limit)} most={limit} />
          </dd>
        </>
      )}
      {usedUp ? (
        <dd className={classes['note']}>
          {t(campaign.budgetUsedUp ? 'campaigns.card.usedUp' : 'campaigns.card.usedUpStopped')}
        </dd>
      ) : null}
      {gap ? (
        <dd className={classes['note']}>
          <Link to={gap.to}>{gap.text}</Link>
        </dd>
      ) : null}
    </div>
  )
}

/** Why the budget is not enforced, or not in full, and where to change that. */
function useGap(
  { budgetSpent, budgetUnpriced }: Campaign,
  ai: AiSettings | undefined,
): { readonly to: string; readonly text: string } | null {
  const { t, i18n } = useTranslation()
  if (budgetSpent === null) {
    return {
      to: `${paths.aiSettings}&field=settings.rates.title`,
      text: t('campaigns.card.notEnforced'),
    }
  }
  const to = `${paths.aiSettings}&field=settings.prices.title`
  if (ai && priceOf(ai.model, ai.baseUrl === '' ? pricesWith(ai.prices) : ai.prices) === null)
    return { to, text: t('campaigns.card.noPrice', { model: ai.model }) }
  if (budgetUnpriced === 0) return null
  const answers = wholeNumber(budgetUnpriced, i18n.language)
  return { to, text: t('campaigns.card.unpriced', { answers }) }
}
