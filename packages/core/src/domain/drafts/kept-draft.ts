import * as z from 'zod/mini'

/** The content of a field as it is typed. */
export const typed = z.string().check(z.maxLength(10_000))

/** A campaign is made with so many products at most; more can be added to it. */
export const mostNewProducts = 1_000

/** A draft that was left, or null where there is none that this version can read. */
export function readKeptDraft<Schema extends z.ZodMiniType>(
  schema: Schema,
  text: string | null,
): z.output<Schema> | null {
  try {
    const read = schema.safeParse(JSON.parse(text ?? 'null'))
    return read.success ? read.data : null
  } catch {
    // Not ours, or cut off in writing: nothing that could be gone on with.
    return null
  }
}
