import { Button } from '@mantine/core'
import type { Backup } from '@pal/core/contract/data'
import { answerOf, because } from '@pal/core/texts/reason'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { FileInput } from '../../../components/fields/file-input.tsx'
import { FormSection } from '../../../components/fields/form-section.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { api } from '../../../lib/api.ts'
import { useSingleMutation } from '../../../lib/changes/use-single-mutation.ts'
import { fileSize } from '../../../lib/format/format-size.ts'
import { exactTime } from '../../../lib/format/format-time.ts'
import { reasonText } from '../../../lib/reason-text.ts'
import { toast } from '../../../lib/toasts.ts'
import { CopyValue } from '../form/copy-value.tsx'
import { dataKey, dataQueries } from './data-queries.ts'
import { isWholeExport, LongWork } from './long-work.tsx'
import { madeAtOf } from './made-at-of.ts'
import { RestoreLoss } from './restore-loss.tsx'
import { RestoreNotice } from './restore-notice.tsx'

import formClasses from '../form/settings-form.module.css'
import classes from './data-tab.module.css'

interface Chosen {
  readonly madeAt: string
  /** The name of one that is listed, or a copy that was kept elsewhere. */
  readonly from: string | File
}

/** Backups: made, listed, and brought back at the next start. */
export function BackupsSection() {
  const { t, i18n } = useTranslation()
  const queryClient = useQueryClient()
  const { data, error, refetch } = useQuery(dataQueries.backups)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const timeOf = (time: string) => exactTime(time, i18n.language)
  const changed = () => queryClient.invalidateQueries({ queryKey: dataKey })
  const make = useSingleMutation({
    mutationFn: () => api.call('data.backup'),
    meta: { failureTitle: t('settings.data.backups.makeFailed') },
    onSuccess: ({ madeAt }) => toast.success(t('settings.data.backups.made'), timeOf(madeAt)),
    onSettled: changed,
  })
  const restore = useMutation({
    mutationFn: (from: Chosen['from']) =>
      typeof from === 'string'
        ? api.call('data.restore', { body: { file: from } })
        : api.call('data.restoreFile', {
            query: { name: from.name, size: String(from.size) },
            body: from,
          }),
    meta: { failureTitle: t('settings.data.backups.restoreFailed') },
    onSettled: () => {
      setChosen(null)
      return changed()
    },
  })
  const check = useMutation({
    mutationFn: () => api.call('data.check'),
    meta: { failureTitle: t('settings.data.backups.checkFailed') },
    onSuccess: ({ problem }) => {
      if (problem === null) toast.success(t('settings.data.backups.whole'))
      else toast.failure(t('settings.data.backups.damaged'), reasonText(problem))
    },
  })
  const pick = async (file: File | undefined) => {
    if (!file) return
    const madeAt = await madeAtOf(file)
    if (madeAt === null) {
      const none = answerOf(because('backup_not_ours', { path: file.name }))
      toast.failure(t('settings.data.backups.restoreFailed'), reasonText(none))
    } else setChosen({ madeAt, from: file })
  }
  const busy = make.isPending || restore.isPending || check.isPending
  return (
    <FormSection
      title={t('settings.data.backups.title')}
      text={t('settings.data.backups.text')}
      aside={
        data ? (
          <p className={formClasses['aside']}>
            {t('settings.data.backups.keeps', { count: data.keeps })}
          </p>
        ) : null
      }
    >
      {error && !data ? (
        <QueryError title={t('settings.data.backups.failed')} query={{ error, refetch }} />
      ) : null}
      {data ? (
        <div className={classes['stack']}>
          <RestoreNotice key={data.restoring?.file} backups={data} busy={busy} />
          {data.backups.length === 0 ? (
            <p className={classes['none']}>{t('settings.data.backups.none')}</p>
          ) : (
            <ul className={classes['list']} aria-label={t('settings.data.backups.list')}>
              {data.backups.map((backup) => (
                <li key={backup.file}>
                  <span className={classes['what']}>{timeOf(backup.madeAt)}</span>
                  <span className={classes['meta']}>
                    {[
                      t(`settings.data.backups.reason.${backup.reason}`),
                      fileSize(backup.size, i18n.language),
                      t('settings.data.backups.holds', {
                        conversations: t('settings.data.backups.conversations', {
                          count: backup.holds['conversations'] ?? 0,
                        }),
                        orders: t('settings.data.backups.orders', {
                          count: backup.holds['orders'] ?? 0,
                        }),
                      }),
                    ].join(' · ')}
                  </span>
                  <BackupActions
                    backup={backup}
                    busy={busy}
                    onRestore={() => setChosen({ madeAt: backup.madeAt, from: backup.file })}
                  />
                </li>
              ))}
            </ul>
          )}
          {data.damaged.length > 0 ? (
            <p className={classes['none']}>
              {t('settings.data.backups.unusable', { files: data.damaged.join(', ') })}
            </p>
          ) : null}
          <LongWork which={(job) => !isWholeExport(job)} />
          <div className={classes['buttons']}>
            <Button loading={make.isPending} disabled={busy} onClick={() => make.mutate()}>
              {t('settings.data.backups.now')}
            </Button>
            <Button
              variant="default"
              loading={check.isPending}
              disabled={busy}
              onClick={() => check.mutate()}
            >
              {t('settings.data.backups.check')}
            </Button>
            <Button variant="default" disabled={busy} onClick={() => input.current?.click()}>
              {t('settings.data.backups.fromFile')}
            </Button>
            <FileInput
              ref={input}
              label={t('settings.data.backups.file')}
              accept=".tar"
              onPick={(file) => void pick(file)}
            />
          </div>
          <p className={formClasses['aside']}>{t('settings.data.backups.move')}</p>
          <CopyValue label={t('settings.data.backups.folder')} value={data.folder} />
        </div>
      ) : null}
      <ConfirmDialog
        opened={chosen !== null}
        title={t('settings.data.backups.restoreTitle', {
          time: chosen ? timeOf(chosen.madeAt) : '',
        })}
        text={t('settings.data.backups.restoreText')}
        confirmLabel={t('settings.data.backups.restoreConfirm')}
        busy={restore.isPending}
        onConfirm={() => chosen && restore.mutate(chosen.from)}
        onClose={() => setChosen(null)}
      >
        {chosen ? <RestoreLoss since={chosen.madeAt} /> : null}
      </ConfirmDialog>
    </FormSection>
  )
}

interface BackupActionsProps {
  readonly backup: Backup
  readonly busy: boolean
  readonly onRestore: () => void
}

/** A copy is a link, not a call: it may be larger than the window's memory. */
function BackupActions({ backup: { file, madeAt }, busy, onRestore }: BackupActionsProps) {
  const { t, i18n } = useTranslation()
  const time = exactTime(madeAt, i18n.language)
  return (
    <div className={classes['actions']}>
      <Button
        component="a"
        variant="default"
        size="xs"
        href={`/api/data/backups/${file}`}
        download
        aria-label={t('settings.data.backups.copyLabel', { time })}
      >
        {t('settings.data.backups.copy')}
      </Button>
      <Button
        variant="default"
        size="xs"
        disabled={busy}
        aria-label={t('settings.data.backups.restoreLabel', { time })}
        onClick={onRestore}
      >
        {t('settings.data.backups.restore')}
      </Button>
    </div>
  )
}
