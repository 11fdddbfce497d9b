import * as z from 'zod/mini'

const sha512 = z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/))

/** As much of a feed's entry as an installation depends on; the rest of it is electron-updater's. */
export const releaseInfo = z.object({
  version: z.string().check(z.regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/)),
  files: z
    .array(z.object({ url: z.string().check(z.minLength(1)), sha512 }))
    .check(z.minLength(1), z.maxLength(50)),
  /** It cannot be installed by the running program: the person has to fetch it. */
  byHand: z._default(z.boolean(), false),
  /** Those who look by themselves wait a random part of it, so that not all come at once. */
  rolloutHours: z._default(z.number().check(z.minimum(0), z.maximum(24 * 30)), 0),
  releaseNotes: z.optional(z.unknown()),
  /** Ours, over all of the above but the wait and the notes: Ed25519, in base64. */
  palSignature: z.optional(z.string()),
})
export type ReleaseInfo = z.output<typeof releaseInfo>
