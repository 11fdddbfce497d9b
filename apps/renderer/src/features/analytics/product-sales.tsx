import type { ProductSale } from '@pal/core/contract/analytics'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { QueryError } from '../../components/notices/query-error.tsx'
import { Panel } from '../../components/panel.tsx'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { paths } from '../../lib/paths.ts'
import { AmountLinks, type FigureColumns, FigureTable } from './figure-table.tsx'
import { analyticsQueries } from './queries.ts'

import classes from './figure-table.module.css'

/** What sells: how much of each product, by whomever the order was taken. */
export function ProductSales({ period }: { readonly period: AnalyticsPeriod }) {
  const { t, i18n } = useTranslation()
  const query = useQuery(analyticsQueries.products(period))
  const { products = [], count = 0 } = query.data ?? {}
  const whole = (value: number) => wholeNumber(value, i18n.language)
  return (
    <Panel
      title={t('analytics.products.title')}
      aside={<Link to={paths.products}>{t('analytics.products.all')}</Link>}
    >
      <p className={classes['note']}>
        {t('analytics.products.note')}
        {count > products.length
          ? ` ${t('analytics.products.most', { number: whole(products.length), all: whole(count) })}`
          : ''}
      </p>
      {query.error && !query.data ? (
        <QueryError title={t('analytics.products.failed')} query={query} />
      ) : null}
      {query.data && count === 0 ? (
        <p className={classes['empty']}>{t('analytics.products.none')}</p>
      ) : null}
      {products.length > 0 ? (
        <FigureTable
          label={t('analytics.products.title')}
          rows={products}
          keyOf={({ id }) => id}
          columns={columnsOf(t, i18n.language)}
        />
      ) : null}
    </Panel>
  )
}

function columnsOf(t: TFunction, locale: string): FigureColumns<ProductSale> {
  const whole = (value: number) => wholeNumber(value, locale)
  return [
    {
      key: 'product',
      header: t('analytics.products.product'),
      cell: ({ name, campaignName }) => (
        <>
          <bdi>{name}</bdi>
          {campaignName === null ? null : <bdi className={classes['kind']}>{campaignName}</bdi>}
        </>
      ),
    },
    {
      key: 'pieces',
      header: t('analytics.products.pieces'),
      cell: ({ links, pieces }) => <Link to={links.orders}>{whole(pieces)}</Link>,
    },
    {
      key: 'orders',
      header: t('analytics.measure.orders'),
      cell: ({ links, orders }) => <Link to={links.orders}>{whole(orders)}</Link>,
    },
    {
      key: 'returned',
      header: t('analytics.products.returned'),
      cell: ({ returned }) => whole(returned),
    },
    {
      key: 'value',
      header: t('analytics.products.value'),
      cell: ({ links, value }) => <AmountLinks amounts={value} links={links.value} />,
    },
  ]
}
