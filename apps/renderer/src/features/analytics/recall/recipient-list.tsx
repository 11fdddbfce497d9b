import '@mantine/core/styles/Checkbox.layer.css'
import { Checkbox } from '@mantine/core'
import type { Recipient } from '@pal/core/contract/analytics'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { StatusBadge } from '../../../components/badges/status-badge.tsx'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { customerName } from '../../../lib/format/customer-name.ts'
import { pathTo } from '../../../lib/paths.ts'

import classes from './recall.module.css'

interface RecipientListProps {
  readonly recipients: readonly Recipient[]
  /** What they were sent: the line that says it is shown. */
  readonly sought: string
  /** Who gets no correction. */
  readonly left: ReadonlySet<number>
  readonly onLeft: (left: ReadonlySet<number>) => void
}

export function RecipientList({ recipients, sought, left, onLeft }: RecipientListProps) {
  const { t } = useTranslation()
  const chosen = recipients.filter(({ conversationId }) => !left.has(conversationId)).length
  const toggle = (id: number) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    onLeft(next)
  }
  return (
    <div className={classes['recipients']}>
      <div className={classes['all']}>
        <Checkbox
          size="xs"
          label={t('analytics.recall.all')}
          checked={chosen === recipients.length}
          indeterminate={chosen > 0 && chosen < recipients.length}
          onChange={() =>
            onLeft(
              chosen === recipients.length
                ? new Set(recipients.map(({ conversationId }) => conversationId))
                : new Set(),
            )
          }
        />
      </div>
      <ul className={classes['people']}>
        {recipients.map((one) => (
          <li key={one.conversationId} className={classes['person']}>
            <Checkbox
              size="xs"
              aria-label={t('analytics.recall.choose', { name: customerName(one) })}
              checked={!left.has(one.conversationId)}
              onChange={() => toggle(one.conversationId)}
            />
            <div className={classes['who']}>
              <p className={classes['line']}>
                <Link to={pathTo.conversation(one.conversationId)} dir="auto">
                  {customerName(one)}
                </Link>
                <Where recipient={one} />
              </p>
              <p className={classes['said']} dir="auto">
                {fromLineOf(one.text, sought)}
              </p>
              <p className={classes['meta']}>
                {t(`analytics.recall.by.${one.by === 'customer' ? 'automation' : one.by}`)}
                {' · '}
                <TimeAgo time={one.at} />
                {one.order ? (
                  <>
                    {' · '}
                    <Link to={pathTo.order(one.order.id)}>
                      {t('analytics.recall.ordered', { number: one.order.number })}
                    </Link>
                  </>
                ) : null}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

function fromLineOf(text: string, sought: string): string {
  const whole = sought.toLowerCase()
  const words = whole.split(/\s+/)
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const first = lines.findIndex((line) => line.toLowerCase().includes(whole))
  const [figure, ...others] = figuresIn(sought)
  const same = (line: string) =>
    figure !== undefined && others.length === 0 && figuresIn(line).includes(figure)
  const any = (line: string) => words.some((word) => line.toLowerCase().includes(word))
  const at = [first, lines.findIndex(same), lines.findIndex(any)].find((found) => found !== -1)
  return lines.slice(at ?? 0).join(' ')
}

/** Without what parts thousands and decimals, which the customer's language writes in its own way. */
const figuresIn = (text: string): readonly string[] =>
  text.replaceAll(/(?<=\d)[.,\s](?=\d)/gu, '').match(/\d+/g) ?? []

function Where({ recipient: { corrected, windowClosesAt } }: { readonly recipient: Recipient }) {
  const { t } = useTranslation()
  if (corrected === 'sent') {
    return <StatusBadge status="success">{t('analytics.recall.sent')}</StatusBadge>
  }
  if (corrected === 'waiting') {
    return <StatusBadge status="attention">{t('analytics.recall.waiting')}</StatusBadge>
  }
  return windowClosesAt === null ? (
    <StatusBadge status="neutral">{t('analytics.recall.later')}</StatusBadge>
  ) : (
    <StatusBadge status="information">{t('analytics.recall.inWindow')}</StatusBadge>
  )
}
