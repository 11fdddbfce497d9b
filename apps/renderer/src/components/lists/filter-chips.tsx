import '../../lib/i18n/filter-words.ts'
import { UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import classes from './filter-chips.module.css'

export interface FilterChip {
  readonly key: string
  readonly label: string
  readonly onRemove: () => void
}

/** Filters that came with an address, as from a figure that leads to its rows; each can be taken off. */
export function FilterChips({ chips }: { readonly chips: readonly FilterChip[] }) {
  const { t } = useTranslation()
  if (chips.length === 0) return null
  return (
    <ul className={classes['chips']} aria-label={t('filter.chosen')}>
      {chips.map(({ key, label, onRemove }) => (
        <li key={key} className={classes['chip']}>
          <bdi>{label}</bdi>
          <UnstyledButton
            className={classes['remove']}
            aria-label={t('filter.remove', { filter: label })}
            onClick={onRemove}
          >
            <IconX size={14} stroke={1.8} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
