import '../../../lib/i18n/gate-words.ts'
import { Anchor, Button } from '@mantine/core'
import { polling } from '@pal/core/constants'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { FormSection } from '../../../components/fields/form-section.tsx'
import { useValidateToken } from '../../../lib/actions/validate-token.ts'
import { outside } from '../../../lib/paths.ts'
import { facebookStatus } from '../../../lib/queries/facebook-status.ts'
import { toast } from '../../../lib/toasts.ts'
import { useSaveFacebook } from '../form/mutations.ts'
import { SecretField } from '../form/secret-field.tsx'

import classes from '../form/settings-form.module.css'

interface ConnectPageProps {
  /** Called with whether a token is typed that has not been used. */
  readonly onTyped: (typed: boolean) => void
}

/** The one field without which nothing works: the token of a page, which connects it. */
export function ConnectPage({ onTyped }: ConnectPageProps) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...facebookStatus, refetchInterval: polling.gateConfigStatus })
  const [token, setToken] = useState('')
  const [problem, setProblem] = useState<{ readonly of: string; readonly why: string } | null>(null)
  const connect = useValidateToken(
    {
      invalidText: t('settings.facebook.invalidText'),
      valid: t('settings.facebook.valid'),
      validText: (page) => t('settings.facebook.validText', { page }),
    },
    {
      onFailed: (why, of) => setProblem({ of, why }),
      // With the words that say so: whoever reads them may leave the page.
      onValid: (page) => setToken((now) => (now.trim() === page.token ? '' : now)),
    },
  )
  const save = useSaveFacebook()
  const form = useRef<HTMLFormElement>(null)
  const [removing, setRemoving] = useState(false)
  const name = t('gate.pageToken')
  useEffect(() => onTyped(token !== ''), [token, onTyped])

  const submit = () => {
    if (token.trim() === '') {
      setProblem({ of: '', why: t('settings.facebook.tokenNeeded') })
      return form.current?.querySelector('input')?.focus()
    }
    setProblem(null)
    connect.mutate(token.trim())
  }

  const remove = () =>
    save.mutate(
      { pageAccessToken: null },
      {
        onSuccess: () => toast.success(t('settings.facebook.removed', { name })),
        onSettled: () => setRemoving(false),
      },
    )

  return (
    <FormSection
      title={t('settings.connectPage.title')}
      text={t('settings.connectPage.text')}
      aside={
        <>
          <Anchor
            className={classes['link'] ?? ''}
            href={outside.facebookDevelopers}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('settings.facebook.console')}
          </Anchor>
          <p className={classes['aside']}>{t('settings.facebook.review')}</p>
        </>
      }
    >
      <form
        ref={form}
        className={classes['form']}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <SecretField
          label={name}
          name="pageAccessToken"
          adds
          help={t(`settings.facebook.${data?.hasPageToken ? 'pageTokenMore' : 'pageTokenHelp'}`)}
          stored={data?.hasPageToken}
          value={token}
          error={problem?.of === token.trim() ? problem.why : null}
          onChange={setToken}
          onRemove={() => setRemoving(true)}
          action={
            <Button
              type="submit"
              variant={data?.hasPageToken && token === '' ? 'default' : 'filled'}
              loading={connect.isPending}
            >
              {t('settings.connectPage.connect')}
            </Button>
          }
        />
      </form>
      <ConfirmDialog
        opened={removing}
        title={t('settings.facebook.removeTitle', { name })}
        text={t('settings.facebook.removePagesText')}
        confirmLabel={t('settings.remove')}
        busy={save.isPending}
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      />
    </FormSection>
  )
}
