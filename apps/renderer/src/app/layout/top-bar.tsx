import { IconMenu2 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import { IconButton } from '../../components/icon-button.tsx'
import { AgentPill } from './agent-pill.tsx'
import { ColorSchemeControl } from './color-scheme-control.tsx'
import { PauseAgent } from './late-parts.ts'
import { SearchButton } from './search-button.tsx'

import classes from './top-bar.module.css'

interface TopBarProps {
  readonly title: string
  /** Given on small screens, where the sidebar is a drawer and holds the colour scheme too. */
  readonly onOpenMenu?: () => void
}

export function TopBar({ title, onOpenMenu }: TopBarProps) {
  const { t } = useTranslation()
  return (
    <header className={classes['bar']}>
      {onOpenMenu ? (
        <IconButton label={t('nav.open')} icon={IconMenu2} onClick={onOpenMenu} />
      ) : null}
      <h1 className={classes['title']}>{title}</h1>
      <SearchButton compact={onOpenMenu !== undefined} />
      <AgentPill />
      {onOpenMenu ? null : (
        <>
          <PauseAgent />
          <ColorSchemeControl />
        </>
      )}
    </header>
  )
}
