import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import type { Analytics } from '@pal/core/contract/analytics'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { paths } from '../../../lib/paths.ts'
import { ChartPanel } from './chart-panel.tsx'
import { currenciesOf, measure } from './measures.ts'

import classes from './charts.module.css'

/** What happened over the period: two counts, and what came in beside what the agent cost. */
export function Charts({ data }: { readonly data: Analytics }) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const currencies = currenciesOf(data)
  const [chosen, setChosen] = useState<string | null>(null)
  const currency = currencies.find((code) => code === chosen) ?? currencies[0] ?? 'BDT'
  const measures = useMemo(
    () => ({
      conversations: measure('conversations', currency, locale),
      orders: measure('orders', currency, locale),
      revenue: measure('revenue', currency, locale),
      aiCost: measure('aiCost', currency, locale),
    }),
    [currency, locale],
  )
  const { unpricedAnswers } = data
  return (
    <div className={classes['charts']}>
      <ChartPanel data={data} measure={measures.conversations} />
      <ChartPanel data={data} measure={measures.orders} />
      <ChartPanel
        data={data}
        measure={measures.revenue}
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
          unpricedAnswers > 0 ? (
            <>
              {t('analytics.unpriced', { count: unpricedAnswers })}{' '}
              <Link to={paths.aiSettings}>{t('analytics.setPrice')}</Link>
            </>
          ) : null
        }
      />
    </div>
  )
}
