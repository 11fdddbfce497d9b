import { Button } from '@mantine/core'
import { mostImportedRows } from '@pal/core/constants'
import type { ColumnField, ProductImport } from '@pal/core/contract/transfer'
import { IconFileImport } from '@tabler/icons-react'
import type { UseMutationResult } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { reasonOf } from '../../lib/errors.ts'
import { fieldError } from '../../lib/field-error.ts'
import { readTableFile, tableFiles } from '../../lib/files/table-file.ts'
import { useFileDrop } from '../../lib/files/use-file-drop.ts'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { Dialog, DialogBody, DialogFoot } from '../dialogs/dialog.tsx'
import { type FileColumn, ImportColumns } from './import-columns.tsx'
import { ImportReport } from './import-report.tsx'
import { fieldsOf, remember, rememberedFor } from './remembered-columns.ts'

import classes from './import-dialog.module.css'

export interface ImportBody {
  readonly csv: string
  readonly columns?: (ColumnField | null)[]
  /** Tells what would happen, and stores nothing. */
  readonly dryRun: boolean
  /** The rows without an error are stored all the same. */
  readonly leaveOutRefused: boolean
}

type Reading = UseMutationResult<ProductImport, Error, ImportBody>

interface ImportDialogProps {
  readonly currency: string
  readonly check: Reading
  readonly store: Reading
  readonly onClose: () => void
}

interface PickedFile {
  readonly name: string
  readonly csv: string
}

/** A file is picked, what would become of each row is shown, and only then is it stored. */
export function ImportDialog({ currency, check, store, onClose }: ImportDialogProps) {
  const { t, i18n } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  const latest = useRef<File | null>(null)
  const storing = useRef(false)
  const [file, setFile] = useState<PickedFile | null>(null)
  const [columns, setColumns] = useState<readonly FileColumn[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [reading, setReading] = useState<string | null>(null)

  const pick = async (picked: File | undefined) => {
    if (!picked || store.isPending) return
    const { name } = picked
    latest.current = picked
    check.reset()
    store.reset()
    setFile(null)
    setColumns([])
    setProblem(null)
    setReading(name)
    const read = await readTableFile(picked)
    // Another one was picked meanwhile.
    if (latest.current !== picked) return
    setReading(null)
    if ('problem' in read) return setProblem(t(`products.import.${read.problem}`, { name }))
    setFile({ name, csv: read.text })
    look(read.text, null)
  }
  const look = (csv: string, chosen: readonly FileColumn[] | null) => {
    store.reset()
    check.mutate(
      { csv, ...fieldsOf(chosen), dryRun: true, leaveOutRefused: false },
      {
        onSuccess: (answer) => {
          const before = chosen === null ? rememberedFor(answer.columns) : null
          setColumns(before ?? answer.columns)
          if (before) look(csv, before)
        },
      },
    )
  }
  const choose = (chosen: readonly FileColumn[]) => {
    setColumns(chosen)
    if (file) look(file.csv, chosen)
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
