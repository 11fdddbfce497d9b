import { Button } from '@mantine/core'
import { mostImportedRows } from '@pal/core/constants'
import { IconFileImport } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../lib/errors.ts'
import { fieldError } from '../../lib/field-error.ts'
import { tableFiles } from '../../lib/files/table-file.ts'
import { useFileDrop } from '../../lib/files/use-file-drop.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { CancelButton } from '../dialogs/cancel-button.tsx'
import { Dialog, DialogBody, DialogFoot } from '../dialogs/dialog.tsx'
import { FileInput } from '../fields/file-input.tsx'
import { ImportColumns } from './import-columns.tsx'
import { ImportReport } from './import-report.tsx'
import { fieldsOf, remember } from './remembered-columns.ts'
import { type Reading, useImportFile } from './use-import-file.ts'

import classes from './import-dialog.module.css'

interface ImportDialogProps {
  readonly currency: string
  readonly check: Reading
  readonly store: Reading
  readonly onClose: () => void
}

/** A file is picked, what would become of each row is shown, and only then is it stored. */
export function ImportDialog({ currency, check, store, onClose }: ImportDialogProps) {
  const { t, i18n } = useTranslation()
  const confirm = useRef<HTMLButtonElement>(null)
  const storing = useRef(false)
  const { file, columns, chosen, problem, reading, pick, choose } = useImportFile(check, store)
  const dropped = useFileDrop(([file]) => void pick(file))
  const close = () => {
    if (!store.isPending) onClose()
  }
  const importAll = () => {
    // A second press on the way would find everything there already.
    if (!file || storing.current) return
    storing.current = true
    store.mutate(
      { csv: file.csv, ...fieldsOf(columns), dryRun: false, leaveOutRefused: true },
      {
        onSuccess: ({ stored }) => {
          if (stored) remember(columns)
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
    // Whoever is choosing columns goes on with that.
    if (some && !(document.activeElement instanceof HTMLSelectElement)) confirm.current?.focus()
  }, [some])

  return (
    <Dialog
      opened
      title={t('products.import.title')}
      size={640}
      typed={chosen && !store.isPending}
      onClose={close}
    >
      <div className={classes['dialog']} role="presentation" {...dropped.handlers}>
        <DialogBody>
          {report ? null : (
            <p className={classes['help']}>
              {t('products.import.help', { rows: wholeNumber(mostImportedRows, i18n.language) })}{' '}
              {t('products.import.emptyCells')}
            </p>
          )}
          <FilePlace
            over={dropped.over}
            again={file !== null || problem !== null}
            disabled={store.isPending}
            onPick={(picked) => void pick(picked)}
          />
          {file && columns.length > 0 ? (
            <ImportColumns columns={columns} disabled={store.isPending} onChoose={choose} />
          ) : null}
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
          {report && report.needed.length > 0 ? (
            <div className={classes['problem']} role="alert">
              {report.needed.map((field) => (
                <p key={field}>{t(`products.import.need.${field}`)}</p>
              ))}
            </div>
          ) : null}
          {report && file && report.needed.length === 0 ? (
            <ImportReport name={file.name} report={report} currency={currency} />
          ) : null}
        </DialogBody>
        <DialogFoot>
          <CancelButton disabled={store.isPending} />
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

interface FilePlaceProps {
  /** A file is held over it. */
  readonly over: boolean
  /** One was picked already. */
  readonly again: boolean
  readonly disabled: boolean
  readonly onPick: (file: File | undefined) => void
}

function FilePlace({ over, again, disabled, onPick }: FilePlaceProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={classes['drop']} data-over={over || undefined}>
      <IconFileImport size={20} stroke={1.5} aria-hidden />
      <span>{t('products.import.drop')}</span>
      <Button
        variant="default"
        data-autofocus
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {t(again ? 'products.import.another' : 'products.import.choose')}
      </Button>
      <FileInput
        ref={input}
        label={t('products.import.file')}
        accept={tableFiles}
        onPick={onPick}
      />
    </div>
  )
}
