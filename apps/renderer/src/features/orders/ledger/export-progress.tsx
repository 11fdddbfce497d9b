import { useQuery } from '@tanstack/react-query'

import { lazily } from '../../../components/lazily.tsx'
import { orderQueries } from '../data/queries.ts'
import type { RunningExportsProps } from './running-exports.tsx'

const courierWork = { courierFile: true, courierFileBack: true }

// Few files take so long that it is shown.
const RunningExports = lazily<RunningExportsProps>(
  async () => (await import('./running-exports.tsx')).RunningExports,
)

interface ExportProgressProps {
  readonly of?: 'orders' | 'customers'
}

/** How far the files are that are being written or taken back, here or in another window. */
export function ExportProgress({ of = 'orders' }: ExportProgressProps) {
  const { data } = useQuery(orderQueries.jobs)
  const jobs =
    data?.jobs.filter(
      ({ kind, subject }) => subject === of || (of === 'orders' && kind in courierWork),
    ) ?? []
  return jobs.length === 0 ? null : <RunningExports jobs={jobs} />
}
