import { UnstyledButton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

import { Tooltip } from '../../../components/tooltip.tsx'

import classes from './figure-card.module.css'

export interface Basis {
  readonly words: string
  readonly to: string
}

interface FigureCardProps {
  readonly name: string
  /** How it is computed. */
  readonly how: string
  /** Null where nothing can be computed. */
  readonly figure: string | null
  readonly to: string
  readonly change: ReactNode
  /** What it is computed from, each leading to its rows. */
  readonly basis: readonly Basis[]
  /** What of it one would not expect. */
  readonly note?: string
}

/** One figure of the period, how it moved, and the ways to the rows behind it. */
export function FigureCard({ name, how, figure, to, change, basis, note }: FigureCardProps) {
  const { t } = useTranslation()
  return (
    <div className={classes['card']}>
      <dt className={classes['name']}>
        {name}
        <Tooltip label={how}>
          <UnstyledButton className={classes['how']} aria-label={t('analytics.how', { name })}>
            <IconInfoCircle size={15} stroke={1.6} aria-hidden />
          </UnstyledButton>
        </Tooltip>
      </dt>
      <dd className={classes['figure']}>
        {figure === null ? (
          <span title={t('analytics.noneYet')}>{t('analytics.none')}</span>
        ) : (
          <Link to={to}>{figure}</Link>
        )}
      </dd>
      <dd className={classes['change']}>{change}</dd>
      <dd className={classes['basis']}>
        {basis.map(({ words, to: rows }) => (
          <Link key={rows} to={rows}>
            {words}
          </Link>
        ))}
        {note === undefined ? null : <span>{note}</span>}
      </dd>
    </div>
  )
}
