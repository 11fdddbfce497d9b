import '../../../lib/i18n/gate-words.ts'
import { Button } from '@mantine/core'
import { polling } from '@pal/core/constants'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { FormSection } from '../../../components/fields/form-section.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { fieldError } from '../../../lib/field-error.ts'
import { facebookStatus } from '../../../lib/queries/facebook-status.ts'
import { toast } from '../../../lib/toasts.ts'
import { credentials, noCredentials, typedOnly, type Credential } from '../form/credentials.ts'
import { useMakeVerifyToken, useSaveFacebook } from '../form/mutations.ts'
import { SecretField } from '../form/secret-field.tsx'
import { allTypedSince } from '../form/typed-since.ts'
import { MadeVerifyToken, MakeVerifyToken } from './verify-token.tsx'

import classes from '../form/settings-form.module.css'

interface FacebookSectionProps {
  /** Called with whether something is typed that has not been saved. */
  readonly onTyped: (typed: boolean) => void
}

/** What the app needs beside its pages, write-only: what is stored shows as set, never as text. */
export function FacebookSection({ onTyped }: FacebookSectionProps) {
  const { t } = useTranslation()
  const status = useQuery({ ...facebookStatus, refetchInterval: polling.gateConfigStatus })
  const save = useSaveFacebook()
  const make = useMakeVerifyToken()
  const refused = fieldError(save.error)
  const [typed, setTyped] = useState(noCredentials)
  const [problem, setProblem] = useState<string | null>(null)
  const [removing, setRemoving] = useState<Credential | null>(null)

  const filled = Object.values(typed).some((value) => value !== '')
  useEffect(() => onTyped(filled), [filled, onTyped])

  const submit = () => {
    const body = typedOnly(typed)
    if (Object.keys(body).length === 0) return setProblem(t('settings.facebook.nothing'))
    setProblem(null)
    save.mutate(body, {
      onSuccess: ({ isFullyConfigured }) => {
        setTyped(allTypedSince(typed))
        toast.success(
          t('settings.facebook.saved'),
          t(isFullyConfigured ? 'settings.facebook.connectedText' : 'settings.facebook.savedText'),
        )
      },
    })
  }

  const remove = ({ field, label }: Credential) => {
    save.mutate(
      { [field]: null },
      {
        onSuccess: () => toast.success(t('settings.facebook.removed', { name: t(label) })),
        onSettled: () => setRemoving(null),
      },
    )
  }

  if (status.error && !status.data) {
    return <QueryError title={t('gate.failedTitle')} query={status} />
  }

  return (
    <FormSection title={t('settings.facebook.title')} text={t('settings.facebook.text')}>
      <form
        className={classes['form']}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {credentials.map((credential) => (
          <SecretField
            key={credential.field}
            error={refused?.field === credential.field ? refused.text : null}
            optional
            {...(credential.field === 'verifyToken' && {
              action: <MakeVerifyToken make={make} stored={status.data?.hasVerifyToken ?? false} />,
              below: make.data && <MadeVerifyToken token={make.data.verifyToken} />,
            })}
            label={t(credential.label)}
            name={credential.field}
            help={t(credential.help)}
            visible={credential.visible}
            stored={status.data?.[credential.status]}
            value={typed[credential.field]}
            onChange={(value) => setTyped({ ...typed, [credential.field]: value })}
            onRemove={() => setRemoving(credential)}
          />
        ))}
        <div className={classes['foot']}>
          <Button type="submit" variant={filled ? 'filled' : 'default'} loading={save.isPending}>
            {t('settings.facebook.save')}
          </Button>
          <p
            className={classes['note']}
            role={problem ? 'alert' : undefined}
            data-problem={!!problem}
          >
            {problem ?? t('settings.neverShown')}
          </p>
        </div>
      </form>
      <ConfirmDialog
        opened={removing !== null}
        title={removing ? t('settings.facebook.removeTitle', { name: t(removing.label) }) : ''}
        text={t('settings.facebook.removeText')}
        confirmLabel={t('settings.remove')}
        busy={save.isPending}
        onConfirm={() => removing && remove(removing)}
        onClose={() => setRemoving(null)}
      />
    </FormSection>
  )
}
