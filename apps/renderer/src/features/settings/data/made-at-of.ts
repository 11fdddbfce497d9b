import { isoTime } from '@pal/core/domain/iso-time'

/** Enough for how a backup begins: the name of what it says of itself, and then when it was made. */
const beginning = 2_048

/** When a backup was made that the seller picked; null where it is none. All else of it the server checks. */
export async function madeAtOf(file: Blob): Promise<string | null> {
  const text = await file.slice(0, beginning).text()
  const [, madeAt] = /^manifest\.json\0.*?"madeAt": (\d{1,15}),/s.exec(text) ?? []
  return madeAt === undefined ? null : isoTime(Number(madeAt))
}
