import { UnstyledButton } from '@mantine/core'
import type { DecisionLogEntry } from '@pal/core/contract/decision-log'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Skeleton } from '../../../components/skeleton.tsx'
import { Waiting } from '../../../components/waiting.tsx'
import { api } from '../../../lib/api.ts'
import { reasonOf } from '../../../lib/errors.ts'
import { customerName } from '../../../lib/format/customer-name.ts'
import { momentText } from '../../../lib/format/format-time.ts'
import { pathTo } from '../../../lib/paths.ts'

import classes from './decision-panel.module.css'

type Said = DecisionLogEntry['said'][number]

/** What was stated to the customer, each with the way to everybody else who was. */
export function SaidList({ said }: { readonly said: readonly Said[] }) {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<string | null>(null)
  return (
    <ul className={classes['list']}>
      {said.map((one) => {
        const key = `${one.name} ${one.value}`
        return (
          <li key={key}>
            <About said={one} />
            <bdi>{one.value}</bdi>{' '}
            <UnstyledButton
              className={classes['ask']}
              aria-expanded={asked === key}
              onClick={() => setAsked(asked === key ? null : key)}
            >
              {t('conversations.why.whoElse')}
            </UnstyledButton>
            {asked === key ? <WhoElse said={one} /> : null}
          </li>
        )
      })}
    </ul>
  )
}

const figures = [
  'total',
  'delivery_fee',
  'free_delivery_from',
  'discount_percent',
  'offer_ends',
] as const

/** What the figure is of; a card says that itself. */
function About({ said: { name, product } }: { readonly said: Said }) {
  const { t } = useTranslation()
  // A price names its product, a fee its area.
  const [kind = '', of = ''] = name.split(':')
  const figure = figures.find((each) => each === kind)
  if (!figure && kind !== 'price') return null
  const words = figure ? t(`conversations.why.about.${figure}`) : product
  return (
    <>
      <bdi>{words ?? t('conversations.why.product', { id: of })}</bdi>
      {': '}
    </>
  )
}

function WhoElse({ said }: { readonly said: Said }) {
  const { t, i18n } = useTranslation()
  const { data, error } = useQuery({
    queryKey: ['decisions', 'recipients', said],
    queryFn: ({ signal }) =>
      api.call('decisions.recipients', { query: { name: said.name, value: said.value } }, signal),
    retry: false,
  })
  if (error)
    return (
      <p className={classes['note']} role="alert">
        {t('conversations.why.failed', { reason: reasonOf(error) })}
      </p>
    )
  if (!data)
    return (
      <Waiting>
        <Skeleton height={40} />
      </Waiting>
    )
  return (
    <>
      <ul className={classes['list']}>
        {data.recipients.map((one) => (
          <li key={one.messageId}>
            <Link to={pathTo.conversation(one.conversationId)}>
              <bdi>{customerName(one)}</bdi>
            </Link>{' '}
            {momentText(one.at, i18n.language)}
          </li>
        ))}
      </ul>
      {data.more ? (
        <p className={classes['note']}>
          {t('conversations.why.toldMore', { count: data.recipients.length })}
        </p>
      ) : null}
    </>
  )
}

/** What a second look at the words found. */
export function ReviewList({ reviews }: { readonly reviews: DecisionLogEntry['reviews'] }) {
  const { t } = useTranslation()
  return (
    <ul className={classes['list']}>
      {reviews.map(({ verdict, commitments }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- tries have no other name than their place
        <li key={index}>
          {t(`conversations.why.verdict.${verdict}`)}
          {commitments.map(({ words, coveredBy }) => (
            <div key={words}>
              <q dir="auto">{words}</q>{' '}
              {coveredBy === null
                ? t('conversations.why.uncovered')
                : t('conversations.why.covered', { by: coveredBy })}
            </div>
          ))}
        </li>
      ))}
    </ul>
  )
}
