import { numberFormat } from '@pal/core/domain/intl'

const units = [
  ['gigabyte', 1e9],
  ['megabyte', 1e6],
  ['kilobyte', 1e3],
] as const

/** As the sizes of files are shown: 340 kB, 2.1 MB, 12 GB. */
export function fileSize(bytes: number, locale: string): string {
  const [unit, size] = units.find(([, least]) => bytes >= least) ?? units[2]
  const value = bytes / size
  return numberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: unit === 'kilobyte' || value >= 100 ? 0 : 1,
  }).format(value > 0 ? Math.max(1, value) : 0)
}
