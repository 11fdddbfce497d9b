import { Button, PasswordInput, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { useValidateToken } from '../../../lib/actions/validate-token.ts'
import { useLaunchForm } from './launch-form.ts'

import classes from './launch.module.css'

export interface TokenFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** Empties the field. */
  readonly onSealed: () => void
}

/**
 * The token is in the field alone, in no state: it is read when it is validated, and gone from
 * the window as soon as the server has sealed it.
 */
export function TokenField({ field, onSealed }: TokenFieldProps) {
  const { t } = useTranslation()
  const form = useLaunchForm()
  const validation = useValidateToken(
    {
      failure: { failed: t('launch.validationFailed'), invalid: t('launch.invalidToken') },
      invalidText: t('launch.checkToken'),
      valid: t('launch.tokenValid'),
      validText: (page) => t('launch.tokenValidText', { page }),
    },
    {
      onFailed: (why) => form.setFieldError('facebookPageId', why),
      onValid: ({ id, name }) => {
        onSealed()
        form.setFieldValue('facebookPageId', id)
        form.setFieldValue('facebookPageName', name)
      },
    },
  )
  const { facebookPageId, facebookPageName } = form.values
  const validate = () => {
    const token = field.current?.value.trim()
    if (token && !validation.isPending) validation.mutate(token)
  }
  return (
    <>
      <div className={classes['withButton']}>
        <PasswordInput
          ref={field}
          label={t('launch.token')}
          description={t('launch.tokenHelp')}
          placeholder={facebookPageId ? t('launch.tokenSealed') : ''}
          data-path="facebookPageId"
          spellCheck={false}
          maxLength={4_000}
          readOnly={validation.isPending}
          error={form.errors['facebookPageId']}
          aria-invalid={form.errors['facebookPageId'] ? true : undefined}
          visibilityToggleFocusable
          visibilityToggleButtonProps={{ 'aria-label': t('launch.showToken') }}
          onChange={() => form.clearFieldError('facebookPageId')}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !event.currentTarget.value.trim()) return
            // Enter here means the button beside the field, not the next step.
            event.preventDefault()
            validate()
          }}
        />
        <Button variant="default" loading={validation.isPending} onClick={validate}>
          {t('launch.validate')}
        </Button>
      </div>
      <TextInput
        label={t('launch.pageName')}
        description={t('launch.pageNameHelp')}
        value={facebookPageName}
        readOnly
        attributes={ownDirection}
        className={classes['filled'] ?? ''}
        rightSection={
          facebookPageId ? (
            <IconCircleCheck size={16} stroke={1.8} color="var(--pal-success-text)" aria-hidden />
          ) : null
        }
      />
    </>
  )
}
