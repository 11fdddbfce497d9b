import { useState } from 'react'

import { lazilyOpened } from '../lazily.tsx'
import type { ButtonMenuProps } from './button-menu.tsx'
import { ExportButton } from './export-button.tsx'

const ButtonMenu = lazilyOpened<ButtonMenuProps>(
  async () => (await import('./button-menu.tsx')).ButtonMenu,
  ({ onChange }) => (
    <ExportButton aria-haspopup="menu" aria-expanded={false} onClick={() => onChange(true)} />
  ),
)

/** The files that can be had of what the filters show; the browser saves them while they are read. */
export function ExportMenu({ entries }: Pick<ButtonMenuProps, 'entries'>) {
  const [opened, setOpened] = useState(false)
  return <ButtonMenu entries={entries} Button={ExportButton} opened={opened} onChange={setOpened} />
}
