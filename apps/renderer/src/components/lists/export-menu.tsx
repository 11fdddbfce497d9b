import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Menu } from '@mantine/core'
import { IconChevronDown, IconDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'

import classes from './export-menu.module.css'

export interface ExportFile {
  readonly label: string
  /** Where the server gives the file. */
  readonly address: string
}

/** The files that can be had of what the filters show; the browser saves them while they are read. */
export function ExportMenu({ files }: { readonly files: readonly ExportFile[] }) {
  const { t } = useTranslation()
  return (
    <Menu
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 140 }}
      classNames={{ dropdown: classes['files'] ?? '', item: classes['file'] ?? '' }}
    >
      <Menu.Target>
        <Button
          className={classes['open'] ?? ''}
          variant="default"
          leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
          rightSection={<IconChevronDown size={14} stroke={1.6} aria-hidden />}
        >
          {t('common.export')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ label, address }) => (
          <Menu.Item key={address} component="a" href={address} download>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
