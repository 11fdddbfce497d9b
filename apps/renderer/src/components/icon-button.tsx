import { UnstyledButton } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

import { Tooltip } from './tooltip.tsx'

import classes from './icon-button.module.css'

interface IconButtonProps {
  readonly label: string
  readonly icon: Icon
  readonly onClick: () => void
  readonly tooltipSide?: 'below' | 'end'
}

/** A button that shows an icon only; its words are in the tooltip and for screen readers. */
export function IconButton({ label, icon: Icon, onClick, tooltipSide = 'below' }: IconButtonProps) {
  return (
    <Tooltip label={label} side={tooltipSide}>
      <UnstyledButton className={classes['button']} aria-label={label} onClick={onClick}>
        <Icon size={18} stroke={1.6} aria-hidden />
      </UnstyledButton>
    </Tooltip>
  )
}
