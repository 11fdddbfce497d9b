import { findConversation, handBack } from '@pal/db/conversations/conversations'
import { enqueueIfWaiting } from '@pal/db/jobs/job-kinds'

import { Notifier } from '../features/notifications/notifier.ts'
import { newPairingCode, TelegramBot } from '../features/notifications/telegram.ts'
import type { Worker } from '../jobs/worker.ts'
import type { Config } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import { changeSettings, currentSettings } from '../platform/settings.ts'

interface NotificationParts extends Platform {
  readonly config: Pick<Config, 'telegramUrl'>
  readonly worker: () => Worker
}

const telegramsOwn = 'https://api.telegram.org'

/** What leaves the computer for the seller's eyes, and the bot that listens for an answer. */
export function buildNotifications({ config, ...parts }: NotificationParts) {
  const { store, secrets, log, events, clock, worker } = parts
  const telegram = {
    clock,
    telegramUrl: config.telegramUrl ?? telegramsOwn,
    pairingCode: newPairingCode(),
  }
  const notifier = new Notifier({ ...parts, ...telegram })
  const bot = new TelegramBot({
    ...telegram,
    token: () => secrets.get('notify.telegram'),
    chat: async () => (await currentSettings(store.db)).notifications.telegramChat,
    pair: async (chat) => {
      await changeSettings(parts, { notifications: { telegramChat: chat, telegram: true } })
      events.changed('settings')
    },
    handBack: async (id) => {
      const there = await store.transaction(async (tx) => {
        if (!(await findConversation(tx, id))) return false
        await handBack(tx, id, clock.now())
        await enqueueIfWaiting(tx, id, clock.now())
        return true
      })
      if (there) {
        worker().poke()
        events.changed('conversations')
      }
      return there
    },
    failed: (error) =>
      log.write('warn', 'system', 'Telegram could not be asked', {
        reason: error instanceof Error ? error.message : String(error),
      }),
  })
  return { notifier, bot }
}
