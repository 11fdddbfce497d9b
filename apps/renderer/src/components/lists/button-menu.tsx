import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { type ButtonProps, Menu } from '@mantine/core'
import { type ComponentPropsWithRef, type ComponentType, useEffect, useRef, useState } from 'react'

import classes from './button-menu.module.css'

interface MenuEntry {
  readonly label: string
  /** Where the server gives the file that it names; or what it does. */
  readonly does: string | (() => void)
}

export interface ButtonMenuProps {
  readonly entries: readonly MenuEntry[]
  /** What they are, where that is not the button's name or there is more in the menu. */
  readonly label?: string
  /** What is above them. */
  readonly before?: { readonly label: string; readonly entries: readonly MenuEntry[] }
  readonly Button: ComponentType<ButtonProps & ComponentPropsWithRef<'button'>>
  readonly opened: boolean
  readonly onChange: (opened: boolean) => void
}

/** What one button leads to. */
export function ButtonMenu({ entries, label, before, Button, opened, onChange }: ButtonMenuProps) {
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
        dropdown: classes['menu'] ?? '',
        item: classes['entry'] ?? '',
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
            <Entries entries={before.entries} />
          </>
        ) : null}
        {label === undefined ? null : <Menu.Label>{label}</Menu.Label>}
        <Entries entries={entries} />
      </Menu.Dropdown>
    </Menu>
  )
}

function Entries({ entries }: Pick<ButtonMenuProps, 'entries'>) {
  return entries.map(({ label, does }) =>
    typeof does === 'string' ? (
      <Menu.Item key={does} component="a" href={does} download>
        {label}
      </Menu.Item>
    ) : (
      <Menu.Item key={label} onClick={does}>
        {label}
      </Menu.Item>
    ),
  )
}
