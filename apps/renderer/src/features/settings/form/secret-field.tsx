import { PasswordInput, TextInput, UnstyledButton } from '@mantine/core'
import { type ChangeEvent, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { SetBadge } from '../../../components/badges/set-badge.tsx'
import { StatusBadge } from '../../../components/badges/status-badge.tsx'

import classes from './secret-field.module.css'

interface SecretFieldProps {
  readonly label: string
  readonly name?: string
  readonly help: string
  /** Whether something is stored; absent until it is known. */
  readonly stored: boolean | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onRemove?: () => void
  readonly visible?: boolean
  /** What is typed comes beside what is stored, and does not replace it. */
  readonly adds?: boolean
  /** All works without it, too. */
  readonly optional?: boolean
  readonly error?: string | null
  /** What is known of what is typed and not stored; in place of the badge. */
  readonly tried?: string | null
  /** A button beside the field. */
  readonly action?: ReactNode
  readonly below?: ReactNode
}

/** A write-only field: what is stored shows as set, and typing replaces it. */
export function SecretField(props: SecretFieldProps) {
  const { t } = useTranslation()
  const id = useId()
  const field = {
    id,
    name: props.name,
    value: props.value,
    onChange: (event: ChangeEvent<HTMLInputElement>) => props.onChange(event.currentTarget.value),
    placeholder: props.stored && !props.adds ? t('settings.replace') : '',
    // Mantine ties them to the input, and nothing but what it shows itself.
    description: props.help,
    error: props.error,
    'aria-invalid': props.error ? true : undefined,
    inputContainer: inLineWith(props.action),
    classNames: { wrapper: classes['input'] ?? '' },
    autoComplete: 'off',
    spellCheck: false,
  }
  return (
    <div>
      <div className={classes['head']}>
        <label className={classes['label']} htmlFor={id}>
          {props.label}
        </label>
        <span className={classes['tried']} role="status">
          {props.tried ? <StatusBadge status="information">{props.tried}</StatusBadge> : null}
        </span>
        {props.stored === undefined || props.tried ? null : (
          <SetBadge set={props.stored} optional={props.optional ?? false} />
        )}
        {props.stored && props.onRemove ? (
          <UnstyledButton
            className={classes['remove']}
            aria-label={t('settings.facebook.removeLabel', { name: props.label })}
            onClick={props.onRemove}
          >
            {t('settings.remove')}
          </UnstyledButton>
        ) : null}
      </div>
      {props.visible ? (
        <TextInput {...field} />
      ) : (
        <PasswordInput
          {...field}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': t('settings.showTyped') }}
        />
      )}
      {props.below}
    </div>
  )
}

const inLineWith = (action: ReactNode) => (input: ReactNode) => (
  <div className={classes['line']}>
    {input}
    {action}
  </div>
)
