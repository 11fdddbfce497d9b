import { useState } from 'react'

import { lazilyOpened } from '../lazily.tsx'
import { ExportButton } from './export-button.tsx'
import type { ExportFilesProps } from './export-files.tsx'

const ExportFiles = lazilyOpened<ExportFilesProps>(
  async () => (await import('./export-files.tsx')).ExportFiles,
  ({ onChange }) => (
    <ExportButton aria-haspopup="menu" aria-expanded={false} onClick={() => onChange(true)} />
  ),
)

/** The files that can be had of what the filters show; the browser saves them while they are read. */
export function ExportMenu({ files }: Pick<ExportFilesProps, 'files'>) {
  const [opened, setOpened] = useState(false)
  return <ExportFiles files={files} opened={opened} onChange={setOpened} />
}
