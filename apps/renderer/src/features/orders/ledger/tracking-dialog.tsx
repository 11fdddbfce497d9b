import { Button, Textarea, TextInput } from '@mantine/core'
import { IconFileImport } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { CancelButton } from '../../../components/dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../../../components/dialogs/dialog.tsx'
import { FileInput } from '../../../components/fields/file-input.tsx'
import { readTableFile, tableFiles } from '../../../lib/files/table-file.ts'
import { toast } from '../../../lib/toasts.ts'
import { useCheckTracking, useTrackOrders } from '../data/parcels.ts'
import { TrackingReport } from './tracking-report.tsx'
import '../../../components/fields/form-fields.ts'

import classes from './tracking-dialog.module.css'

export interface TrackingDialogProps {
  readonly opened: boolean
  readonly onClose: () => void
}

/** A list is pasted, what would become of each line is shown, and only then is it stored. */
export function TrackingDialog({ opened, onClose }: TrackingDialogProps) {
  const { t } = useTranslation()
  const [list, setList] = useState('')
  const [courier, setCourier] = useState('')
  const check = useCheckTracking()
  const store = useTrackOrders()
  const input = useRef<HTMLInputElement>(null)
  const report = check.data
  const typed = (text: string) => {
    setList(text)
    check.reset()
  }
  const close = () => {
    if (store.isPending) return
    typed('')
    onClose()
  }
  const pick = async (file: File | undefined) => {
    if (!file) return
    const read = await readTableFile(file)
    if ('text' in read) return typed(read.text)
    const full = read.problem === 'tooLarge' || read.problem === 'tooFull'
    toast.failure(
      t('orders.ledger.tracking.fileFailed'),
      t(`orders.ledger.tracking.${full ? 'fileFull' : 'fileHelp'}`),
    )
  }
  const body = { list, courier }
  return (
    <Dialog
      opened={opened}
      typed={list.trim() !== ''}
      title={t('orders.ledger.tracking.open')}
      size={640}
      onClose={close}
    >
      <DialogBody>
        <p className={classes['text']}>{t('orders.ledger.tracking.text')}</p>
        <Textarea
          label={t('orders.ledger.tracking.list')}
          rows={6}
          dir="ltr"
          data-autofocus
          placeholder={'PAL-000123  DA150626ABCDEF'}
          value={list}
          onChange={({ currentTarget }) => typed(currentTarget.value)}
        />
        <TextInput
          label={t('orders.ledger.tracking.courier')}
          description={t('orders.ledger.tracking.courierHelp')}
          value={courier}
          onChange={({ currentTarget }) => {
            setCourier(currentTarget.value)
            check.reset()
          }}
        />
        {report ? <TrackingReport rows={report.rows} /> : null}
      </DialogBody>
      <DialogFoot>
        <Button
          className={classes['pick']}
          variant="default"
          leftSection={<IconFileImport size={16} stroke={1.6} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          {t('orders.ledger.tracking.file')}
        </Button>
        <FileInput
          ref={input}
          label={t('orders.ledger.tracking.file')}
          accept={tableFiles}
          onPick={(file) => void pick(file)}
        />
        <CancelButton />
        {report && report.set > 0 ? (
          <Button
            loading={store.isPending}
            onClick={() => store.mutate(body, { onSuccess: close })}
          >
            {t('orders.ledger.tracking.save', { count: report.set })}
          </Button>
        ) : (
          <Button
            disabled={list.trim() === ''}
            loading={check.isPending}
            onClick={() => check.mutate(body)}
          >
            {t('orders.ledger.tracking.check')}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  )
}
