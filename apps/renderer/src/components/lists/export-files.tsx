import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu } from '@mantine/core'
import { useEffect, useRef } from 'react'

import { ExportButton } from './export-button.tsx'

import classes from './export-files.module.css'

interface ExportFile {
  readonly label: string
  /** Where the server gives the file; or what is done before there is one. */
  readonly address: string | (() => void)
}

export interface ExportFilesProps {
  readonly files: readonly ExportFile[]
  readonly opened: boolean
  readonly onChange: (opened: boolean) => void
}

export function ExportFiles({ files, opened, onChange }: ExportFilesProps) {
  const button = useRef<HTMLButtonElement>(null)
  // It takes the place of the button that was pressed.
  useEffect(() => button.current?.focus(), [])
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 140 }}
      classNames={{ dropdown: classes['files'] ?? '', item: classes['file'] ?? '' }}
    >
      <Menu.Target>
        <ExportButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {files.map(({ label, address }) =>
          typeof address === 'string' ? (
            <Menu.Item key={address} component="a" href={address} download>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} onClick={address}>
              {label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
