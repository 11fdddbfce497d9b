import { Button } from '@mantine/core'
import type { Log } from '@pal/core/contract/system'
import { numberFormat } from '@pal/core/domain/intl'
import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { copyText } from '../../lib/actions/copy-text.ts'
import { customerName } from '../../lib/format/customer-name.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { exactTime } from '../../lib/format/format-time.ts'
import { pathTo } from '../../lib/paths.ts'

import classes from './log-details.module.css'

/** What has a name in the seller's language, in the order in which it is read. */
const known = [
  'reason',
  'detail',
  'code',
  'attempt',
  'fromCustomers',
  'messages',
  'deliveries',
  'timesInTheLastMinute',
  'calls',
  'model',
  'latencyMs',
  'inputTokens',
  'outputTokens',
] as const

/** How many of them: each is called as the page that lists them. */
const counted = ['campaigns', 'conversations', 'orders', 'products', 'logs'] as const

/** Of whom and what it is about, what is named is not shown by its number as well. */
const ids = {
  conversation: 'conversationId',
  order: 'orderId',
  campaign: 'campaignId',
  page: 'pageId',
}

export function LogDetails({ log }: { readonly log: Log }) {
  const { t, i18n } = useTranslation()
  const copy = () =>
    copyText(forSupport(log), { copied: t('logs.copied'), failed: t('logs.notCopied') })
  return (
    <div className={classes['details']}>
      <p className={classes['exact']}>{exactTime(log.timestamp, i18n.language)}</p>
      {log.details === null ? <p className={classes['exact']}>{t('logs.noDetails')}</p> : null}
      <dl className={classes['facts']}>
        <About log={log} />
        {known.map((name) => {
          const value = log.details?.[name]
          return value === undefined ? null : (
            <Fact key={name} name={t(`logs.field.${name}`)}>
              <FactValue name={name} value={value} />
            </Fact>
          )
        })}
        {counted.map((name) => {
          const value = log.details?.[name]
          return typeof value === 'number' ? (
            <Fact key={name} name={t(`nav.${name}`)}>
              {wholeNumber(value, i18n.language)}
            </Fact>
          ) : null
        })}
        {othersOf(log).map(([name, value]) => (
          <Fact key={name} name={<bdi>{name}</bdi>}>
            <FactValue name={name} value={value} />
          </Fact>
        ))}
      </dl>
      <div className={classes['actions']}>
        {log.about.conversation ? (
          <Button
            component={Link}
            to={pathTo.logsOf(log.about.conversation.id)}
            variant="default"
            size="xs"
          >
            {t('logs.chatEntries')}
          </Button>
        ) : null}
        <Button
          variant="default"
          size="xs"
          leftSection={<IconCopy size={14} stroke={1.6} aria-hidden />}
          onClick={copy}
        >
          {t('logs.copy')}
        </Button>
      </div>
    </div>
  )
}

function About({ log: { about } }: { readonly log: Log }) {
  const { t } = useTranslation()
  const { conversation, order, campaign, page } = about
  return (
    <>
      {conversation ? (
        <Fact name={t('logs.field.customer')}>
          <Link to={pathTo.conversation(conversation.id)}>
            <bdi>{customerName(conversation)}</bdi>
          </Link>
        </Fact>
      ) : null}
      {order ? (
        <Fact name={t('logs.field.order')}>
          <Link to={pathTo.order(order.id)}>{order.orderId}</Link> <bdi>{order.customerName}</bdi>
        </Fact>
      ) : null}
      {campaign === null ? null : (
        <Fact name={t('logs.field.campaign')}>
          <bdi>{campaign}</bdi>
        </Fact>
      )}
      {page === null ? null : (
        <Fact name={t('logs.field.page')}>
          <bdi>{page}</bdi>
        </Fact>
      )}
    </>
  )
}

function Fact({ name, children }: { readonly name: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const seconds = { style: 'unit', unit: 'second', maximumFractionDigits: 1 } as const

function FactValue({ name, value }: { readonly name: string; readonly value: unknown }) {
  const { i18n } = useTranslation()
  if (name === 'latencyMs' && typeof value === 'number') {
    return numberFormat(i18n.language, seconds).format(value / 1_000)
  }
  const isCount = typeof value === 'number' && name !== 'code' && isKnown(name)
  if (isCount) return wholeNumber(value, i18n.language)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return (
    <span className={classes['text']} dir="auto">
      {text}
    </span>
  )
}

const isKnown = (name: string) => known.some((each) => each === name)

function othersOf({ details, about }: Log): [string, unknown][] {
  const named = Object.entries(ids).flatMap(([what, name]) =>
    about[what as keyof typeof ids] === null ? [] : [name],
  )
  const isCounted = (name: string, value: unknown) =>
    typeof value === 'number' && counted.some((each) => each === name)
  return Object.entries(details ?? {}).filter(
    ([name, value]) => !isKnown(name) && !isCounted(name, value) && !named.includes(name),
  )
}

/** As the log keeps it: without the names, which are not support's to know. */
const forSupport = ({ timestamp, level, category, code, message, details }: Log) =>
  JSON.stringify({ timestamp, level, category, code, message, details }, null, 2)
