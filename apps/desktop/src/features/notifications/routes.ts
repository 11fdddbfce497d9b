import { notifyChannels } from '@pal/core/contract/notifications'
import { answerOf } from '@pal/core/texts/reason'

import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'
import { secretOf } from './channels.ts'
import { newsSince } from './news.ts'
import type { Notifier } from './notifier.ts'
import type { TelegramBot } from './telegram.ts'

export interface NotificationRouteParts extends Platform {
  readonly notifier: Notifier
  readonly bot: Pick<TelegramBot, 'poke'>
}

export function notificationRoutes(parts: NotificationRouteParts) {
  const { notifier, bot, secrets } = parts
  return {
    'notifications.news': ({ query }) => newsSince(parts, query.since),
    'notifications.get': () => notifier.status(),
    'notifications.saveSecrets': async ({ body }) => {
      for (const channel of notifyChannels) {
        const secret = body[channel]
        if (secret === undefined) continue
        await (secret === null
          ? secrets.remove(secretOf[channel])
          : secrets.set(secretOf[channel], secret))
      }
      bot.poke()
      return notifier.status()
    },
    'notifications.test': async ({ body }) => {
      const { success, reason } = await notifier.test(body.channel)
      return { success, reason: answerOf(reason) }
    },
  } satisfies Partial<Handlers>
}
