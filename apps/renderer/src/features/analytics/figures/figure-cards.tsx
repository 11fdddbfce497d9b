import type { Analytics } from '@pal/core/contract/analytics'
import { durationText } from '@pal/core/domain/insights'
import { useTranslation } from 'react-i18next'

import { wholeNumber } from '../../../lib/format/format-number.ts'
import { percentText } from '../../../lib/format/percent-text.ts'
import { Change } from './change.tsx'
import { FigureCard } from './figure-card.tsx'
import { isChance, nothingBefore } from './is-chance.ts'

import classes from './figure-cards.module.css'

export function FigureCards({ cards, counts, links, previous }: Analytics) {
  const { t, i18n } = useTranslation()
  const locale = i18n.language
  const percent = (value: number) => percentText(value, locale)
  const duration = (value: number) => durationText(value, locale)
  const whole = (value: number) => wholeNumber(value, locale)
  const byAgent = {
    words: t('analytics.byAgent', { number: whole(counts.agentOrders) }),
    to: links.points,
  }
  const shown = (value: number | null, format: (value: number) => string) =>
    value === null ? null : format(value)
  const compared = { counts, previous }
  const fewChats = isChance(compared, 'conversations')
  return (
    <dl className={classes['cards']} aria-label={t('analytics.cards')}>
      <FigureCard
        name={t('analytics.card.conversions.name')}
        how={t('analytics.card.conversions.how')}
        figure={shown(cards.conversionRate, percent)}
        to={links.conversions}
        change={
          <Change
            now={cards.conversionRate}
            before={previous.cards.conversionRate}
            format={percent}
            neutral={fewChats}
          />
        }
        basis={[
          { words: t('analytics.chatOrders', { count: counts.chatOrders }), to: links.conversions },
          {
            words: t('analytics.conversations', { count: counts.conversations }),
            to: links.conversations,
          },
          byAgent,
        ]}
      />
      <FigureCard
        name={t('analytics.card.responses.name')}
        how={t('analytics.card.responses.how')}
        figure={shown(cards.avgResponseTime, duration)}
        to={links.answers}
        change={
          <Change
            now={cards.avgResponseTime}
            before={previous.cards.avgResponseTime}
            format={duration}
            lessIsBetter
            neutral={isChance(compared, 'answers')}
          />
        }
        basis={[{ words: t('analytics.answers', { count: counts.answers }), to: links.answers }]}
        note={t('analytics.card.responses.note')}
      />
      <FigureCard
        name={t('analytics.card.points.name')}
        how={t('analytics.card.points.how')}
        figure={shown(cards.pointsEarned, whole)}
        to={links.points}
        change={
          <Change
            now={cards.pointsEarned}
            before={nothingBefore(compared) ? null : previous.cards.pointsEarned}
            format={whole}
            neutral={fewChats}
          />
        }
        basis={[byAgent]}
      />
      <FigureCard
        name={t('analytics.card.accuracy.name')}
        how={t('analytics.card.accuracy.how')}
        figure={shown(cards.learningAccuracy, percent)}
        to={links.agentReplies}
        change={
          <Change
            now={cards.learningAccuracy}
            before={previous.cards.learningAccuracy}
            format={percent}
            neutral={isChance(compared, 'agentReplies')}
          />
        }
        basis={[
          { words: t('analytics.replies', { count: counts.agentReplies }), to: links.agentReplies },
          {
            words: t('analytics.corrected', { count: counts.correctedReplies }),
            to: links.correctedReplies,
          },
        ]}
      />
    </dl>
  )
}
