import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'
import { showPalette } from '../../features/palette/shown.ts'
import { isMac } from '../../lib/keyboard/is-mac.ts'

import classes from './search-button.module.css'

/** Opens the palette; where there is no room it is an icon. */
export function SearchButton({ compact }: { readonly compact: boolean }) {
  const { t } = useTranslation()
  const open = () => showPalette('search')
  if (compact) return <IconButton label={t('search.label')} icon={IconSearch} onClick={open} />
  return (
    <UnstyledButton
      className={classes['button']}
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
    >
      <IconSearch size={16} stroke={1.6} aria-hidden />
      <span className={classes['words']}>{t('search.label')}</span>
      <kbd className={classes['keys']} aria-hidden dir="ltr">
        {isMac() ? '⌘ K' : 'Ctrl K'}
      </kbd>
    </UnstyledButton>
  )
}
