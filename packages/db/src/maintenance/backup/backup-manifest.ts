export const backupReasons = ['manual', 'daily', 'migration'] as const
export type BackupReason = (typeof backupReasons)[number]

/** The first entry of a backup: what it holds, and how to tell that it is whole. */
export interface BackupManifest {
  readonly format: 1
  readonly madeAt: number
  readonly reason: BackupReason
  readonly storeVersion: number
  /** Rows by table. */
  readonly counts: Readonly<Record<string, number>>
  readonly files: readonly {
    readonly name: string
    readonly size: number
    readonly sha256: string
  }[]
}

/** Null for what this version cannot read. */
export function parseManifest(text: string): BackupManifest | null {
  const value = object(parseJson(text))
  const counts = object(value?.['counts'])
  const files = value?.['files']
  const reason = backupReasons.find((known) => known === value?.['reason'])
  const madeAt = whole(value?.['madeAt'])
  const storeVersion = whole(value?.['storeVersion'])
  if (value?.['format'] !== 1 || !counts || !Array.isArray(files)) return null
  if (reason === undefined || madeAt === null || storeVersion === null) return null
  const known = files.map(fileOf)
  if (known.length === 0 || known.includes(null)) return null
  return {
    format: 1,
    madeAt,
    reason,
    storeVersion,
    counts: Object.fromEntries(
      Object.entries(counts).flatMap(([table, rows]) =>
        typeof rows === 'number' ? [[table, rows] as const] : [],
      ),
    ),
    files: known.filter((file) => file !== null),
  }
}

/** A name with a folder in it would be written elsewhere than where it is expected. */
function fileOf(value: unknown): BackupManifest['files'][number] | null {
  const file = object(value)
  const size = whole(file?.['size'])
  const name = file?.['name']
  const sha256 = file?.['sha256']
  if (typeof name !== 'string' || typeof sha256 !== 'string' || size === null) return null
  return /^(attachments\/)?[\w-][\w.-]*$/.test(name) ? { name, size, sha256 } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function object(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : null
}

function whole(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
}
