import { dayMs } from '@pal/core/durations'
import type { Store } from '@pal/db/maintenance/store'
import { readAppState, writeAppState } from '@pal/db/settings/app-state'
import * as z from 'zod/mini'

import {
  optionalParams,
  efforts,
  defaultCapabilities,
  type ModelCapabilities,
} from './model-request.ts'

export type Way = 'responses' | 'chat'

export interface Asked {
  /** The base address; empty for OpenAI's own. */
  readonly server: string
  readonly way: Way
  readonly model: string
}

/** What servers and models were seen to refuse, so that they are not asked for it again. */
export interface CapabilityCache {
  capabilities(asked: Asked): Promise<ModelCapabilities>
  keepCapabilities(asked: Asked, capabilities: ModelCapabilities): Promise<void>
  /** Servers that were seen to have no responses. */
  isChatOnly(server: string): Promise<boolean>
  keepChatOnly(server: string): Promise<void>
}

/** A server learns new things: what it refused so long ago is tried again. */
const lifeMs = 30 * dayMs
const most = 100

const kept = z.object({
  capabilities: z.array(
    z.object({
      server: z.string(),
      way: z.enum(['responses', 'chat']),
      model: z.string(),
      left: z.array(z.enum(optionalParams)),
      effort: z.enum(efforts),
      at: z.number(),
    }),
  ),
  chatOnly: z.array(z.object({ server: z.string(), at: z.number() })),
})
type Kept = z.output<typeof kept>

const nothing: Kept = { capabilities: [], chatOnly: [] }

/** Kept in the store, over restarts; without one, for as long as it is held. */
export function capabilityCache(now: () => number, store: Store | null = null): CapabilityCache {
  let known: Promise<Kept> | null = null
  const load = () =>
    (known ??=
      store === null
        ? Promise.resolve(nothing)
        : read(store).catch((error: unknown) => {
            // The next question tries again.
            known = null
            throw error
          }))
  let last: Promise<unknown> = Promise.resolve()
  /** One after the other: each begins with what the one before it has left. */
  const change = (how: (before: Kept) => Kept): Promise<void> => {
    const changing = last.then(() => write(how))
    last = changing.catch(() => undefined)
    return changing
  }
  async function write(how: (before: Kept) => Kept): Promise<void> {
    const after = how(await load())
    await store?.transaction((tx) => writeAppState(tx, 'model_capabilities', after, now()))
    known = Promise.resolve(after)
  }
  return {
    async capabilities(asked) {
      const found = (await load()).capabilities.find((one) => same(one, asked))
      if (!found || now() - found.at >= lifeMs) return defaultCapabilities
      return { left: new Set(found.left), effort: found.effort }
    },
    keepCapabilities: (asked, { left, effort }) =>
      change(({ capabilities, chatOnly }) => {
        const learned = { ...asked, left: [...left], effort, at: now() }
        const others = capabilities.filter((one) => !same(one, asked))
        return { chatOnly, capabilities: [learned, ...others].slice(0, most) }
      }),
    async isChatOnly(server) {
      const found = (await load()).chatOnly.find((one) => one.server === server)
      return found !== undefined && now() - found.at < lifeMs
    },
    keepChatOnly: (server) =>
      change(({ capabilities, chatOnly }) => {
        const others = chatOnly.filter((one) => one.server !== server)
        return { capabilities, chatOnly: [{ server, at: now() }, ...others].slice(0, most) }
      }),
  }
}

async function read(store: Store): Promise<Kept> {
  // What an older version wrote otherwise is as good as nothing: it is learned again.
  return kept.safeParse(await readAppState(store.db, 'model_capabilities')).data ?? nothing
}

const same = (one: Asked, other: Asked) =>
  one.server === other.server && one.way === other.way && one.model === other.model
