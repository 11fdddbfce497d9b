import * as z from 'zod/mini'

import { isParams, type Params } from '../texts/params.ts'
import type { FieldCode, NamesOf } from '../texts/reason.ts'

/** A sentence by its code and what fills it, with its English text for whoever lacks the catalogue. */
export const reason = z.object({
  code: z.string(),
  params: z.optional(z.custom<Params>(isParams)),
  message: z.string(),
})
export type ReasonAnswer = z.output<typeof reason>

type PlainField = { [C in FieldCode]: [NamesOf<C>] extends [never] ? C : never }[FieldCode]

/** What a schema says of a refused value: a code of the catalogue that explains itself. */
export const refusal = (code: PlainField): string => code
