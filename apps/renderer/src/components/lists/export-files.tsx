import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { type ButtonProps, Menu } from '@mantine/core'
import { type ComponentPropsWithRef, type ComponentType, useEffect, useRef, useState } from 'react'

import { ExportButton } from './export-button.tsx'

import classes from './export-files.module.css'

interface ExportFile {
  readonly label: string
  /** Where the server gives the file; or what is done before there is one. */
  readonly address: string | (() => void)
}

export interface ExportFilesProps {
  readonly files: readonly ExportFile[]
  /** Their name, where there is more in the menu. */
  readonly label?: string
  /** What is above them. */
  readonly before?: { readonly label: string; readonly files: readonly ExportFile[] }
  readonly Button?: ComponentType<ButtonProps & ComponentPropsWithRef<'button'>>
  readonly opened: boolean
  readonly onChange: (opened: boolean) => void
}

export function ExportFiles({
  files,
  label,
  before,
  Button = ExportButton,
  opened,
  onChange,
}: ExportFilesProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [inDialog, setInDialog] = useState(false)
  useEffect(() => {
    // It takes the place of the button that was pressed.
    button.current?.focus()
    // Whatever is outside of an open dialog lies below it.
    setInDialog(button.current?.closest('dialog') != null)
  }, [])
  return (
    <Menu
      opened={opened}
      onChange={onChange}
      withinPortal={!inDialog}
      position="bottom-end"
      offset={4}
      transitionProps={{ duration: 140 }}
      classNames={{
        dropdown: classes['files'] ?? '',
        item: classes['file'] ?? '',
        label: classes['label'] ?? '',
      }}
    >
      <Menu.Target>
        <Button ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        {before ? (
          <>
            <Menu.Label>{before.label}</Menu.Label>
            <Items files={before.files} />
          </>
        ) : null}
        {label === undefined ? null : <Menu.Label>{label}</Menu.Label>}
        <Items files={files} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Items({ files }: Pick<ExportFilesProps, 'files'>) {
  return files.map(({ label, address }) =>
    typeof address === 'string' ? (
      <Menu.Item key={address} component="a" href={address} download>
        {label}
      </Menu.Item>
    ) : (
      <Menu.Item key={label} onClick={address}>
        {label}
      </Menu.Item>
    ),
  )
}
