import { Button, type ButtonProps } from '@mantine/core'
import { IconChevronDown, IconFileImport } from '@tabler/icons-react'
import { type ComponentPropsWithRef, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { lazilyOpened } from '../../components/lazily.tsx'
import type { ButtonMenuProps } from '../../components/lists/button-menu.tsx'

const Menu = lazilyOpened<ButtonMenuProps>(
  async () => (await import('../../components/lists/button-menu.tsx')).ButtonMenu,
  ({ onChange }) => (
    <MenuButton aria-haspopup="menu" aria-expanded={false} onClick={() => onChange(true)} />
  ),
)

interface ImportMenuProps {
  /** Each is told which button it came from: what was pressed in the menu is gone with it. */
  readonly onFile: (from: Element | null) => void
  readonly onCampaign: (from: Element | null) => void
}

/** Where products come from, as one button: a small window has no room for two. */
export function ImportMenu({ onFile, onCampaign }: ImportMenuProps) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const here = useRef<HTMLDivElement>(null)
  const button = () => here.current?.querySelector('button') ?? null
  return (
    <div ref={here}>
      <Menu
        entries={[
          { label: t('products.import.title'), does: () => onFile(button()) },
          { label: t('campaigns.sharing.open'), does: () => onCampaign(button()) },
        ]}
        Button={MenuButton}
        opened={opened}
        onChange={setOpened}
      />
    </div>
  )
}

function MenuButton(props: ButtonProps & ComponentPropsWithRef<'button'>) {
  const { t } = useTranslation()
  return (
    <Button
      fullWidth
      variant="default"
      leftSection={<IconFileImport size={16} stroke={1.6} aria-hidden />}
      rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
      {...props}
    >
      {t('products.import.open')}
    </Button>
  )
}
