import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import type { Analytics } from '@pal/core/contract/analytics'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { wholeNumber } from '../../../lib/format/format-number.ts'
import { paths } from '../../../lib/paths.ts'
import { useCostText } from '../../../lib/queries/use-cost-text.ts'
import { isChance } from '../figures/is-chance.ts'
import { ChartPanel } from './chart-panel.tsx'
import { currenciesOf, measure } from './measures.ts'

import classes from './charts.module.css'

/** What happened over the period: two counts, and what came in beside what the agent cost. */
export function Charts({ data }: { readonly data: Analytics }) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const costText = useCostText()
  const currencies = currenciesOf(data)
  const [chosen, setChosen] = useState<string | null>(null)
  const currency = currencies.find((code) => code === chosen) ?? currencies[0] ?? 'BDT'
  const measures = useMemo(
    () => ({
      conversations: measure('conversations', currency, locale, costText),
      orders: measure('orders', currency, locale, costText),
      revenue: measure('revenue', currency, locale, costText),
      aiCost: measure('aiCost', currency, locale, costText),
    }),
    [currency, locale, costText],
  )
  const { unpricedAnswers, tried, counts } = data
  const fewChats = isChance(data, 'conversations')
  const triedCost = tried.aiCost['USD'] ?? 0
  const whole = (value: number) => wholeNumber(value, locale)
  return (
    <div className={classes['charts']}>
      <ChartPanel data={data} measure={measures.conversations} neutral={fewChats} />
      <ChartPanel
        data={data}
        measure={measures.orders}
        neutral={fewChats}
        note={
          counts.agentOrders < counts.orders
            ? `${t('analytics.byAgent', { number: whole(counts.agentOrders) })} · ${t('analytics.byHand', { number: whole(counts.orders - counts.agentOrders) })}`
            : null
        }
      />
      <ChartPanel
        data={data}
        measure={measures.revenue}
        neutral={fewChats}
        aside={
          currencies.length > 1 ? (
            <NativeSelect
              className={classes['currency'] ?? ''}
              aria-label={t('analytics.currency')}
              value={currency}
              onChange={(event) => setChosen(event.currentTarget.value)}
              data={currencies}
            />
          ) : null
        }
      />
      <ChartPanel
        data={data}
        measure={measures.aiCost}
        neutral
        note={
          unpricedAnswers + tried.unpriced + triedCost > 0 ? (
            <>
              {triedCost > 0 ? `${t('analytics.tried', { cost: costText(triedCost) })} ` : null}
              {tried.unpriced > 0
                ? `${t('analytics.triedUnpriced', { number: whole(tried.unpriced) })} `
                : null}
              {unpricedAnswers > 0
                ? `${t('analytics.unpriced', { count: unpricedAnswers })} `
                : null}
              {unpricedAnswers + tried.unpriced > 0 ? (
                <Link to={paths.aiSettings}>{t('analytics.setPrice')}</Link>
              ) : null}
            </>
          ) : null
        }
      />
    </div>
  )
}
