import { Button } from '@mantine/core'
import type { Answer } from '@pal/core/contract/endpoints'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { IconButton } from '../../../components/icon-button.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { lastFilesQuery, saveCourierFile, useTakeFileBack } from '../data/courier-files.ts'
import { useFileWords } from '../data/file-words.ts'

import classes from './last-files.module.css'

type KeptFile = Answer<'orders.courierFiles'>[number]

/** The files that were made last: fetched once more, or taken back where one was made by mistake. */
export function LastFiles() {
  const { t } = useTranslation()
  const wordsOf = useFileWords()
  const title = useId()
  const [asking, setAsking] = useState<KeptFile | null>(null)
  // Kept while the question closes.
  const [asked, setAsked] = useState<KeptFile | null>(null)
  const { data = [], error, refetch } = useQuery(lastFilesQuery)
  const takeBack = useTakeFileBack()
  const nameOf = (file: KeptFile) => {
    const { courier, time } = wordsOf(file)
    return `${courier} · ${time}`
  }
  if (error && data.length === 0) {
    return <QueryError title={t('orders.courierFile.lastFailed')} query={{ error, refetch }} />
  }
  if (data.length === 0) return null
  return (
    <section>
      <h3 id={title} className={classes['title']}>
        {t('orders.courierFile.last')}
      </h3>
      <ul className={classes['files']} aria-labelledby={title}>
        {data.map((file) => (
          <li key={file.at}>
            <span className={classes['file']}>
              <span>{nameOf(file)}</span>
              <span className={classes['orders']}>{t('orders.shown', { count: file.orders })}</span>
            </span>
            <IconButton
              label={t('orders.courierFile.redoOf', { file: nameOf(file) })}
              icon={IconDownload}
              onClick={() => saveCourierFile(file)}
            />
            <Button
              variant="subtle"
              color="danger"
              aria-label={t('orders.courierFile.takeBackOf', { file: nameOf(file) })}
              onClick={() => {
                setAsking(file)
                setAsked(file)
              }}
            >
              {t('orders.courierFile.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        opened={asking !== null}
        title={t('orders.courierFile.askTitle')}
        text={t('orders.courierFile.askText', {
          file: asked ? `${nameOf(asked)} · ${t('orders.shown', { count: asked.orders })}` : '',
        })}
        confirmLabel={t('orders.courierFile.takeBack')}
        busy={takeBack.isPending}
        onConfirm={() => {
          if (asking) takeBack.mutate(asking.at, { onSettled: () => setAsking(null) })
        }}
        onClose={() => setAsking(null)}
      />
    </section>
  )
}
