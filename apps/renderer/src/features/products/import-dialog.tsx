import { Button } from '@mantine/core'
import { mostImportedRows } from '@pal/core/constants'
import { IconFileImport } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Dialog, DialogBody, DialogFoot } from '../../components/dialogs/dialog.tsx'
import { reasonOf } from '../../lib/errors.ts'
import { fieldError } from '../../lib/field-error.ts'
import { readTableFile, tableFiles } from '../../lib/files/table-file.ts'
import { useFileDrop } from '../../lib/files/use-file-drop.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { ImportReport } from './import-report.tsx'
import { useImportProducts } from './mutations.ts'

import classes from './import-dialog.module.css'

interface ImportDialogProps {
  readonly campaignId: number
  readonly currency: string
  readonly onClose: () => void
}

/** A file is picked, what would become of each row is shown, and only then is it stored. */
export function ImportDialog({ campaignId, currency, onClose }: ImportDialogProps) {
  const { t, i18n } = useTranslation()
  const check = useImportProducts(campaignId)
  const store = useImportProducts(campaignId)
  const input = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const latest = useRef<File | null>(null)
  const storing = useRef(false)
  const [file, setFile] = useState<{ name: string; csv: string } | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [reading, setReading] = useState<string | null>(null)

  const pick = async (picked: File | undefined) => {
    if (!picked || store.isPending) return
    const { name } = picked
    latest.current = picked
    check.reset()
    store.reset()
    setFile(null)
    setProblem(null)
    setReading(name)
    const read = await readTableFile(picked)
    // Another one was picked meanwhile.
    if (latest.current !== picked) return
    setReading(null)
    if ('problem' in read) return setProblem(t(`products.import.${read.problem}`, { name }))
    setFile({ name, csv: read.text })
    check.mutate({ csv: read.text, dryRun: true, leaveOutRefused: false })
  }
  const dropped = useFileDrop(([file]) => void pick(file))
  const close = () => {
    if (!store.isPending) onClose()
  }
  const importAll = () => {
    // A second press on the way would find everything there already.
    if (!file || storing.current) return
    storing.current = true
    store.mutate(
      { csv: file.csv, dryRun: false, leaveOutRefused: true },
      {
        onSuccess: ({ stored }) => {
          if (stored) onClose()
          else storing.current = false
        },
        onError: () => {
          storing.current = false
        },
      },
    )
  }

  // What came back instead of being stored is newer than what was said before.
  const report = store.data ?? check.data
  const failure = check.error ?? store.error
  const wrong = problem ?? (failure ? (fieldError(failure)?.text ?? reasonOf(failure)) : null)
  const waiting = reading ?? (check.isPending ? file?.name : undefined)
  const { taken = 0, changed = 0 } = report ?? {}
  const some = taken + changed > 0
  useEffect(() => {
    if (some) confirm.current?.focus()
  }, [some])

  return (
    <Dialog opened title={t('products.import.title')} size={640} keepOnClickOutside onClose={close}>
      <div className={classes['dialog']} role="presentation" {...dropped.handlers}>
        <DialogBody>
          {report ? null : (
            <p className={classes['help']}>
              {t('products.import.help', { rows: wholeNumber(mostImportedRows, i18n.language) })}
            </p>
          )}
          <div className={classes['drop']} data-over={dropped.over || undefined}>
            <IconFileImport size={20} stroke={1.5} aria-hidden />
            <span>{t('products.import.drop')}</span>
            <Button
              variant="default"
              data-autofocus
              disabled={store.isPending}
              onClick={() => input.current?.click()}
            >
              {t(file || problem ? 'products.import.another' : 'products.import.choose')}
            </Button>
            <input
              ref={input}
              className={classes['file']}
              type="file"
              accept={tableFiles}
              tabIndex={-1}
              aria-label={t('products.import.file')}
              onChange={(event) => {
                void pick(event.currentTarget.files?.[0])
                // The same file, fixed, can be picked again.
                event.currentTarget.value = ''
              }}
            />
          </div>
          {waiting === undefined ? null : (
            <p className={classes['help']} role="status">
              {t('products.import.reading', { name: waiting })}
            </p>
          )}
          {wrong === null ? null : (
            <div className={classes['problem']} role="alert">
              <strong>
                {t(store.error ? 'products.import.storeFailed' : 'products.import.failed')}
              </strong>
              <p>{wrong}</p>
            </div>
          )}
          {report && file ? (
            <ImportReport name={file.name} report={report} currency={currency} />
          ) : null}
        </DialogBody>
        <DialogFoot>
          <Button variant="default" disabled={store.isPending} onClick={close}>
            {t('common.cancel')}
          </Button>
          {some ? (
            <Button ref={confirm} loading={store.isPending} onClick={importAll}>
              {changed === 0
                ? t('products.import.confirm', { count: taken })
                : taken === 0
                  ? t('products.import.update', { count: changed })
                  : t('products.import.both', { taken, changed })}
            </Button>
          ) : null}
        </DialogFoot>
      </div>
    </Dialog>
  )
}
