import type { SourceKind } from '@pal/core/domain/entities'
import * as z from 'zod/mini'

const longest = 500
const words = z.catch(
  z.nullish(z.pipe(z.union([z.string(), z.number()]), z.transform(String))),
  null,
)

const referral = z.object({
  referral: z.object({
    source: words,
    ref: words,
    ad_id: words,
    ads_context_data: z.catch(z.nullish(z.object({ ad_title: words })), null),
  }),
})

interface Source {
  readonly kind: SourceKind
  readonly ref: string | null
  readonly ad_id: string | null
  readonly title: string | null
}

/** What a webhook tells of how a customer came; null where it tells nothing that can be read. */
export function readSource(body: unknown): Source | null {
  const read = referral.safeParse(body)
  if (!read.success) return null
  const { source, ref, ad_id, ads_context_data: ad } = read.data.referral
  return {
    kind: ad_id || source === 'ADS' ? 'ad' : ref ? 'link' : 'other',
    ref: short(ref),
    ad_id: short(ad_id),
    title: short(ad?.ad_title),
  }
}

const short = (text: string | null | undefined) => text?.slice(0, longest).toWellFormed() || null
