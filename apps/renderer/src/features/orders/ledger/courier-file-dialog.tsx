import '@mantine/core/styles/Checkbox.layer.css'
import '../../../components/fields/form-fields.ts'
import { Button, Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { useNow } from '../../../lib/use-now.ts'
import { type ParcelsFor, parcelsQuery, useMakeCourierFile } from '../data/courier-files.ts'
import { fileTime } from '../data/file-words.ts'
import { ExportProgress } from './export-progress.tsx'
import { LastFiles } from './last-files.tsx'

import classes from './courier-file-dialog.module.css'
import box from './tell-box.module.css'

interface CourierFileDialogProps {
  readonly opened: boolean
  readonly parcels: ParcelsFor
  readonly onClose: () => void
}

/** What was in a file before stays out of the next one: a parcel that is booked twice is paid twice. */
export function CourierFileDialog({ opened, parcels, onClose }: CourierFileDialogProps) {
  const { t } = useTranslation()
  const title = t(`orders.ledger.file.${parcels.courier}`)
  return (
    <Dialog opened={opened} title={title} size={480} typed={false} onClose={onClose}>
      <Content parcels={parcels} onClose={onClose} />
    </Dialog>
  )
}

/** Only while it is open: each time it begins without what was in a file before. */
function Content({ parcels, onClose }: Omit<CourierFileDialogProps, 'opened'>) {
  const { t, i18n } = useTranslation()
  const now = useNow()
  const [again, setAgain] = useState(false)
  const { data, error, refetch } = useQuery(parcelsQuery(parcels))
  const make = useMakeCourierFile(parcels)
  const nowhere = (data?.withoutAddress ?? []).filter(({ before }) => again || !before)
  const count = data ? data.orders + (again ? data.before : 0) : 0
  return (
    <>
      <DialogBody>
        <p className={classes['text']}>{t('orders.courierFile.text')}</p>
        {error && !data ? (
          <QueryError title={t('orders.loadFailed')} query={{ error, refetch }} />
        ) : null}
        {data && data.last !== null ? (
          <div className={classes['before']}>
            <p className={classes['text']}>
              {t('orders.courierFile.before', {
                count: data.before,
                time: fileTime(data.last, now, i18n.language),
              })}{' '}
              {data.changed > 0 ? t('orders.courierFile.changed', { count: data.changed }) : null}
            </p>
            <Checkbox
              label={t('orders.courierFile.again')}
              description={again ? t('orders.courierFile.againHelp') : undefined}
              classNames={{ description: box['help'] ?? '' }}
              color="var(--pal-accent)"
              checked={again}
              onChange={({ currentTarget }) => setAgain(currentTarget.checked)}
            />
          </div>
        ) : null}
        {nowhere.length > 0 ? (
          <p className={classes['nowhere']} role="alert">
            {t('orders.courierFile.withoutAddress', {
              orders: new Intl.ListFormat(i18n.language).format(
                nowhere.map(({ orderId }) => orderId),
              ),
            })}
          </p>
        ) : null}
        <p className={classes['count']} role="status">
          {data
            ? count === 0
              ? t('orders.courierFile.nothing')
              : t('orders.courierFile.inFile', { orders: t('orders.shown', { count }) })
            : null}
        </p>
        <ExportProgress />
        <LastFiles />
      </DialogBody>
      <DialogFoot>
        <Button variant="default" onClick={onClose}>
          {t('common.close')}
        </Button>
        <Button
          data-autofocus
          disabled={count === 0}
          loading={make.isPending}
          onClick={() => make.mutate(again, { onSuccess: onClose })}
        >
          {t('orders.courierFile.make')}
        </Button>
      </DialogFoot>
    </>
  )
}
