import { AppError, errorText } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because, type Reason } from '@pal/core/texts/reason'
import { catalogueIn } from '@pal/core/texts/translated-reasons'
import { findConversation } from '@pal/db/conversations/conversations'
import { handBack } from '@pal/db/conversations/take-over'
import { enqueueIfWaiting } from '@pal/db/jobs/job-kinds'

import { Notifier } from '../features/notifications/notifier.ts'
import { type Deed, newPairingCode, TelegramBot } from '../features/notifications/telegram.ts'
import type { Worker } from '../jobs/worker.ts'
import type { Config } from '../platform/config.ts'
import type { Platform } from '../platform/platform.ts'
import { changeSettings, currentSettings } from '../platform/settings.ts'

interface NotificationParts extends Platform {
  readonly config: Pick<Config, 'telegramUrl'>
  readonly worker: () => Worker
}

/** With what the agent would say now, which a start does without. */
const drafting = () => import('../features/conversations/drafts.ts')

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
  const replying = {
    store,
    clock,
    poke: () => worker().poke(),
    nextChange: (ms: number) => events.next(ms),
  }
  const act: Record<Deed, (id: number) => Promise<Reason>> = {
    back: async (id) => {
      await store.transaction(async (tx) => {
        if (!(await findConversation(tx, id))) {
          throw new AppError('not_found', because('notify_gone'))
        }
        await handBack(tx, id, clock.now())
        await enqueueIfWaiting(tx, id, clock.now())
      })
      worker().poke()
      events.changed('conversations')
      return because('notify_handed_back')
    },
    send: async (id) => {
      await (await drafting()).sendDraft(replying, id, undefined)
      return because('notify_draft_sent')
    },
    drop: async (id) => {
      await (await drafting()).discardDraft(replying, id)
      events.changed('conversations')
      return because('notify_draft_dropped')
    },
  }
  const bot = new TelegramBot({
    ...telegram,
    token: () => secrets.get('notify.telegram'),
    chat: async () => (await currentSettings(store.db)).notifications.telegramChat,
    pair: async (chat) => {
      await changeSettings(parts, { notifications: { telegramChat: chat, telegram: true } })
      events.changed('settings')
    },
    catalogue: async () => catalogueIn((await currentSettings(store.db)).company.language),
    act: (deed, id) => act[deed](id),
    failed: (error) =>
      log.write('warn', 'system', entry('telegram_unreachable'), {
        reason: errorText(error),
      }),
    worksAgain: () => log.write('info', 'system', entry('telegram_works_again')),
  })
  return { notifier, bot }
}
