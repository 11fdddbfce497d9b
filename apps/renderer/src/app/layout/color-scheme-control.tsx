import { useMantineColorScheme } from '@mantine/core'
import { IconDeviceDesktop, IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { Tooltip } from '../../components/tooltip.tsx'

import classes from './color-scheme-control.module.css'

const schemes = [
  { value: 'light', label: 'scheme.light', icon: IconSun },
  { value: 'dark', label: 'scheme.dark', icon: IconMoon },
  { value: 'auto', label: 'scheme.system', icon: IconDeviceDesktop },
] as const

export function ColorSchemeControl() {
  const { t } = useTranslation()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <div className={classes['group']} role="radiogroup" aria-label={t('scheme.label')}>
      {schemes.map(({ value, label, icon: Icon }) => (
        <Tooltip key={value} label={t(label)}>
          <label className={classes['option']}>
            <input
              type="radio"
              name="color-scheme"
              value={value}
              checked={colorScheme === value}
              onChange={() => setColorScheme(value)}
              aria-label={t(label)}
            />
            <Icon size={16} stroke={1.6} aria-hidden />
          </label>
        </Tooltip>
      ))}
    </div>
  )
}
