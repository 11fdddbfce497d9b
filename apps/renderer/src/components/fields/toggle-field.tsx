import { Switch } from '@mantine/core'

import './form-fields.ts'

import classes from './toggle-field.module.css'

interface ToggleFieldProps {
  readonly label: string
  readonly description?: string
  readonly checked: boolean
  readonly disabled?: boolean
  /** By which a form finds it, to put the cursor there. */
  readonly path?: string
  readonly onChange: (checked: boolean) => void
}

/** What is switched on or off: the words at the start, the switch at the end. */
export function ToggleField(props: ToggleFieldProps) {
  return (
    <Switch
      label={props.label}
      aria-label={props.label}
      description={props.description}
      checked={props.checked}
      disabled={props.disabled ?? false}
      data-path={props.path}
      onChange={(event) => props.onChange(event.currentTarget.checked)}
      labelPosition="left"
      withThumbIndicator={false}
      color="var(--pal-accent)"
      classNames={{
        root: classes['root'] ?? '',
        body: classes['body'] ?? '',
        labelWrapper: classes['words'] ?? '',
        label: classes['label'] ?? '',
        description: classes['description'] ?? '',
        track: classes['track'] ?? '',
        thumb: classes['thumb'] ?? '',
      }}
    />
  )
}
