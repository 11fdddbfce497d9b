import { Button, PasswordInput, TextInput } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'

import { ownDirection } from '../../../components/fields/own-direction.ts'
import { api } from '../../../lib/api.ts'
import { facebookStatus } from '../../../lib/facebook-status.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { toast } from '../../../lib/toasts.ts'
import { useLaunchForm, type LaunchForm } from './launch-form.ts'

import classes from './launch.module.css'

export interface TokenFieldProps {
  readonly field: RefObject<HTMLInputElement | null>
  /** Empties the field. */
  readonly onSealed: () => void
}

/**
 * The token stands in the field alone, in no state: it is read when it is validated, and gone from
 * the window as soon as the server has sealed it.
 */
function useValidateToken(form: LaunchForm, { field, onSealed }: TokenFieldProps) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () =>
      api.call('facebook.validateToken', {
        body: { pageAccessToken: field.current?.value.trim() ?? '' },
      }),
    meta: { failureTitle: t('launch.validationFailed') },
    onSuccess: async ({ valid, pageId, pageName, error, reason }) => {
      if (!valid || pageId === undefined || pageName === undefined) {
        const text = reason ? reasonText(reason) : (error ?? t('launch.checkToken'))
        form.setFieldError('facebookPageId', text)
        return toast.failure(t('launch.invalidToken'), text)
      }
      onSealed()
      form.setFieldValue('facebookPageId', pageId)
      form.setFieldValue('facebookPageName', pageName)
      toast.success(t('launch.tokenValid'), t('launch.tokenValidText', { page: pageName }))
      await queryClient.invalidateQueries({ queryKey: facebookStatus.queryKey.slice(0, 1) })
    },
  })
}

export function TokenField({ field, onSealed }: TokenFieldProps) {
  const { t } = useTranslation()
  const form = useLaunchForm()
  const validation = useValidateToken(form, { field, onSealed })
  const { facebookPageId, facebookPageName } = form.values
  const validate = () => {
    if (validation.isPending || !field.current?.value.trim()) return
    validation.mutate()
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
