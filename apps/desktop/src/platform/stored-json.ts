import { quickReply } from '@pal/core/domain/quick-reply'
import { readStoredJson } from '@pal/db/schema/stored-json'
import * as z from 'zod/mini'

const json = z.pipe(
  z.string(),
  z.transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.issues.push({ code: 'custom', message: 'Not JSON', input: text })
      return z.NEVER
    }
  }),
)

/** For an export: what an older store holds and is no JSON goes out as the text that it is. */
export function exportedJson(text: string | null): unknown {
  const read = readStoredJson(text)
  return read === undefined ? text : read
}

/** Reads JSON of a column; what an older or fixed store holds in another form reads as empty. */
export function column<T>(schema: z.ZodMiniType<T>, empty: T): (text: string | null) => T {
  const stored = z.pipe(json, schema)
  return (text) => {
    const read = stored.safeParse(text)
    return read.success ? read.data : empty
  }
}

export const readStrategies = column(z.record(z.string(), z.boolean()), {})

/** Of a product its features, of a campaign the messages that rest. */
export const readTexts = column(z.array(z.string()), [])

export const readAttachments = column(
  z.array(
    z.object({
      type: z.string(),
      name: z._default(z.nullable(z.string()), null),
      url: z._default(z.nullable(z.string()), null),
      /** Of a picture of ours that Facebook is to fetch: where. */
      source: z.optional(z.string()),
      /** Of a picture, in points, where they are known. */
      width: z.optional(z.number()),
      height: z.optional(z.number()),
    }),
  ),
  [],
)

export const readQuickReplies = column(z.array(quickReply), [])

export const readDetails = column(z.record(z.string(), z.unknown()), {})
