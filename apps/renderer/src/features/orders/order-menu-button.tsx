import { Button, type ButtonProps } from '@mantine/core'
import { IconChevronDown, IconTruckDelivery } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { useTranslation } from 'react-i18next'

import classes from './order-views.module.css'

export function OrderMenuButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation()
  return (
    <Button
      classNames={{ label: classes['words'] ?? '', section: classes['icon'] ?? '' }}
      variant="default"
      aria-label={t('orders.menu')}
      leftSection={<IconTruckDelivery size={16} stroke={1.6} aria-hidden />}
      rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
      {...props}
    >
      {t('orders.menu')}
    </Button>
  )
}
