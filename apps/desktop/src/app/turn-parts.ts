import { join } from 'node:path'

import { errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import type { Store } from '@pal/db/maintenance/store'
import { fileNames } from '@pal/db/sqlite/store-files'

import type { Model } from '../agent/model/model.ts'
import { accessOf } from '../agent/model/openai-access.ts'
import type { TurnParts } from '../agent/turn/turn.ts'
import type { GraphClient } from '../messenger/graph/graph.ts'
import { startTypingIndicator } from '../messenger/graph/typing-indicator.ts'
import type { Config } from '../platform/config.ts'
import type { Events } from '../platform/events.ts'
import type { Log } from '../platform/log.ts'
import type { ShopClock } from '../platform/shop-clock.ts'
import type { Secrets } from '../platform/vault/secrets.ts'

interface Around {
  readonly config: Pick<Config, 'dataDir' | 'openAiUrl'>
  readonly store: Store
  readonly secrets: Secrets
  readonly log: Log
  readonly events: Events
  readonly clock: ShopClock
  readonly graph: GraphClient
  readonly model: Model
  /** The AI was called for what no turn's own cost holds. */
  readonly called: () => void
}

/** Where what customers send as files lies. */
export const attachmentFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, fileNames.attachments)

/** What the agent needs of the rest of the program to answer a customer. */
export function turnParts(around: Around): TurnParts {
  const { config, store, secrets, log, events, clock, graph, model, called } = around
  return {
    store,
    senses: {
      store,
      log,
      clock,
      folder: attachmentFolder(config),
      changed: (id) => events.changedIn([id], 'messages'),
      called,
    },
    model,
    log,
    now: clock.now,
    changed: (id) => events.changedAt(id, 'orders'),
    campaignPaused: () => events.changed('campaigns'),
    unseal: async ({ pageId, ai, keyName }) => {
      const [token, appSecret, apiKey] = await Promise.all([
        secrets.get(`facebook.page_token.${pageId}`),
        secrets.get('facebook.app_secret'),
        secrets.get(keyName),
      ])
      return {
        access: () => accessOf({ openAiUrl: config.openAiUrl, apiKey }, ai),
        show: (conversationId, psid) =>
          token === null
            ? null
            : startTypingIndicator({
                graph,
                clock,
                to: { pageId, token, appSecret, psid },
                onError: (error) =>
                  log.write('debug', 'facebook', entry('sign_not_shown'), {
                    conversationId,
                    reason: errorText(error),
                  }),
              }),
      }
    },
  }
}
