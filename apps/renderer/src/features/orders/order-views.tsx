import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavigationType, useLocation, useNavigationType } from 'react-router-dom'

import { paths, pathTo } from '../../lib/paths.ts'

import classes from './order-views.module.css'

interface OrderViewsProps {
  readonly view: 'orders' | 'customers'
  readonly description: string
  /** What is done with the list. */
  readonly children?: ReactNode
}

/** The head of both lists: what was ordered, and who ordered. */
export function OrderViews({ view, description, children }: OrderViewsProps) {
  const { t } = useTranslation()
  const current = useRef<HTMLAnchorElement>(null)
  const isLedByTab = useLocation().state === 'tab'
  const isLedHere = useNavigationType() !== NavigationType.Pop && isLedByTab
  useEffect(() => {
    // The tab that was pressed is gone with its list; this one is in its place.
    if (isLedHere) current.current?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-deps -- as it is opened, not as it is filtered
  }, [])
  const tabs = [
    { name: 'orders', label: t('nav.orders'), to: paths.orders },
    { name: 'customers', label: t('orders.toCustomers'), to: paths.customers },
  ]
  return (
    <div className={classes['head']}>
      <nav className={classes['tabs']} aria-label={t('orders.views')}>
        {tabs.map(({ name, label, to }) => (
          <Link
            key={name}
            ref={name === view ? current : null}
            className={classes['tab']}
            aria-current={name === view ? 'page' : undefined}
            to={to}
            state="tab"
          >
            {label}
          </Link>
        ))}
      </nav>
      <p className={classes['description']}>{description}</p>
      <div className={classes['actions']}>
        {children}
        <Button
          classNames={{ label: classes['words'] ?? '', section: classes['icon'] ?? '' }}
          component={Link}
          to={pathTo.newOrder()}
          aria-label={t('orders.new.title')}
          leftSection={<IconPlus size={16} stroke={1.8} aria-hidden />}
        >
          {t('orders.new.title')}
        </Button>
      </div>
    </div>
  )
}
