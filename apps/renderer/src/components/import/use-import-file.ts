import type { ColumnField, ProductImport } from '@pal/core/contract/transfer'
import type { UseMutationResult } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

import { readTableFile } from '../../lib/files/table-file.ts'
import type { FileColumn } from './import-columns.tsx'
import { fieldsOf, rememberedFor } from './remembered-columns.ts'

export interface ImportBody {
  readonly csv: string
  readonly columns?: (ColumnField | null)[]
  /** Tells what would happen, and stores nothing. */
  readonly dryRun: boolean
  /** The rows without an error are stored all the same. */
  readonly leaveOutRefused: boolean
}

export type Reading = UseMutationResult<ProductImport, Error, ImportBody>

interface PickedFile {
  readonly name: string
  readonly csv: string
}

/** The file that is imported, and what its columns hold: each time it is looked at again. */
export function useImportFile(check: Reading, store: Reading) {
  const { t } = useTranslation()
  const latest = useRef<File | null>(null)
  const [file, setFile] = useState<PickedFile | null>(null)
  const [columns, setColumns] = useState<readonly FileColumn[]>([])
  const [chosen, setChosen] = useState(false)
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
    setChosen(false)
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
    setChosen(true)
    if (file) look(file.csv, chosen)
  }
  return { file, columns, chosen, problem, reading, pick, choose }
}
