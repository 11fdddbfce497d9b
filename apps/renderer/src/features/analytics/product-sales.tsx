import type { ProductSale } from '@pal/core/contract/analytics'
import type { AnalyticsPeriod } from '@pal/core/domain/entities'
import { useQuery } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Anchor } from '../../components/anchor.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { Panel } from '../../components/panel.tsx'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { percentText } from '../../lib/format/percent-text.ts'
import { paths } from '../../lib/paths.ts'
import { AmountLinks, type FigureColumn, type FigureColumns, FigureTable } from './figure-table.tsx'
import { analyticsQueries } from './queries.ts'

import classes from './figure-table.module.css'

/** What sells: how much of each product, by whomever the order was taken. */
export function ProductSales({ period }: { readonly period: AnalyticsPeriod }) {
  const { t, i18n } = useTranslation()
  const query = useQuery(analyticsQueries.products(period))
  const { products = [], count = 0, costed, links } = query.data ?? {}
  const whole = (value: number) => wholeNumber(value, i18n.language)
  return (
    <Panel
      title={t('analytics.products.title')}
      aside={<Link to={paths.products}>{t('analytics.products.all')}</Link>}
    >
      <Anchor hash="#products" ready={query.data !== undefined} />
      <p className={classes['note']}>
        {t('analytics.products.note')}
        {count > products.length
          ? ` ${t('analytics.products.most', { number: whole(products.length), all: whole(count) })}`
          : ''}
      </p>
      {costed && links && count > 0 ? (
        <p className={classes['note']}>
          {costed.count === 0 ? (
            t('analytics.products.addCosts')
          ) : (
            <>
              <strong>{t('analytics.products.margin')}</strong>{' '}
              <AmountLinks amounts={costed.margin} links={links.margin} />{' '}
              <Share margin={costed.margin} value={costed.value} /> ·{' '}
              {t('analytics.products.marginOf', { number: whole(costed.count), all: whole(count) })}
            </>
          )}
        </p>
      ) : null}
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
          columns={columnsOf(t, i18n.language, products, costed?.count ?? 0)}
        />
      ) : null}
    </Panel>
  )
}

/** Without any cost price there is no margin to show. */
function columnsOf(
  t: TFunction,
  locale: string,
  products: readonly ProductSale[],
  costed: number,
): FigureColumns<ProductSale> {
  const currencies = new Set(products.flatMap(({ value }) => Object.keys(value)))
  const [currency = ''] = currencies
  // Amounts of several currencies are not more or less than each other.
  const amount = (what: 'value' | 'margin') =>
    currencies.size > 1 ? undefined : (sale: ProductSale) => sale[what][currency] ?? null
  const whole = (value: number) => wholeNumber(value, locale)
  return [
    {
      key: 'product',
      header: t('analytics.products.product'),
      sort: ({ name }) => name,
      cell: ({ name, campaignName }) => (
        <span className={classes['named']}>
          <bdi>{name}</bdi>
          {campaignName === null ? null : <bdi className={classes['kind']}>{campaignName}</bdi>}
        </span>
      ),
    },
    {
      key: 'pieces',
      header: t('analytics.products.pieces'),
      sort: ({ pieces }) => pieces,
      cell: ({ links, pieces }) => <Link to={links.orders}>{whole(pieces)}</Link>,
    },
    {
      key: 'orders',
      header: t('analytics.measure.orders'),
      sort: ({ orders }) => orders,
      cell: ({ links, orders }) => <Link to={links.orders}>{whole(orders)}</Link>,
    },
    {
      key: 'returned',
      header: t('analytics.products.returned'),
      sort: ({ returned }) => returned,
      cell: ({ returned }) => whole(returned),
    },
    {
      key: 'value',
      header: t('analytics.products.value'),
      sort: amount('value'),
      cell: ({ links, value }) => <AmountLinks amounts={value} links={links.value} />,
    },
    ...(costed > 0 ? [marginColumn(t, amount('margin'))] : []),
  ]
}

const marginColumn = (
  t: TFunction,
  sort: FigureColumn<ProductSale>['sort'],
): FigureColumn<ProductSale> => ({
  key: 'margin',
  sort,
  header: t('analytics.products.margin'),
  cell: ({ links, margin, value }) =>
    Object.keys(margin).length === 0 ? (
      <span className={classes['kind']}>{t('analytics.products.noCost')}</span>
    ) : (
      <>
        <AmountLinks amounts={margin} links={links.value} /> <Share margin={margin} value={value} />
      </>
    ),
})

interface ShareProps {
  /** By currency, in major units. */
  readonly margin: Readonly<Record<string, number>>
  readonly value: Readonly<Record<string, number>>
}

/** How much of the value is margin; of several currencies none can be said. */
function Share({ margin, value }: ShareProps) {
  const { i18n } = useTranslation()
  const [[currency, earned] = ['', 0], ...others] = Object.entries(margin)
  const sold = value[currency] ?? 0
  if (others.length > 0 || sold === 0) return null
  return <span className={classes['kind']}>{percentText(earned / sold, i18n.language)}</span>
}
