import type { Language } from '@pal/core/domain/entities'
import { errorText, stackOf } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'

import { startHoldingReplies } from '../agent/turn/holding-replies.ts'
import { HandBacks } from '../features/conversations/hand-backs.ts'
import { keepDays } from '../features/data/days.ts'
import { takeReadersLanguage } from '../features/data/first-language.ts'
import type { HelpSources } from '../features/help/kept-files.ts'
import type { PrintPdf } from '../features/orders/documents.ts'
import type { DesktopProgram } from '../features/program/routes.ts'
import { ownUser } from '../http/peer.ts'
import { createServer, sessionCookie } from '../http/server.ts'
import { openSessionFile } from '../http/session-file.ts'
import { Sessions } from '../http/sessions.ts'
import { meetNew } from '../messenger/inbox/meet-new.ts'
import type { OpenLoginWindow } from '../messenger/pages/facebook-login.ts'
import { WebhookListener } from '../messenger/webhook/webhook-listener.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import { forgetSoon } from '../platform/forget-soon.ts'
import { listen, loopback } from '../platform/listen.ts'
import type { Outside } from '../platform/outside.ts'
import { pageAttributes } from '../platform/settings.ts'
import type { Vault } from '../platform/vault/vault.ts'
import { ProductPictures } from '../products/product-pictures.ts'
import { type Background, buildBackground, type Timing } from './background.ts'
import { type Foundation, openFoundation } from './foundation.ts'
import { type MaintenanceParts, startMaintenance } from './maintenance.ts'
import { openWebhook } from './open-webhook.ts'
import { tellOfOpening } from './opening.ts'
import { startPromptly } from './promptly.ts'
import { handlers } from './routes.ts'
import { runningNote, startLink } from './running.ts'

export interface Running {
  readonly origin: string
  readonly webhookPort: number | null
  /** A fresh one-time link that opens a session; one that we open ourselves is for our own user only. */
  startLink(given?: { readonly ownUser: boolean }): string
  /** A session for a window of our own, as the cookie to set. */
  openSession(): { name: string; value: string }
  /** Whoever opens it first reads it in one of these, as `Accept-Language` names them; answers in which they do. */
  takeLanguage(wanted: string): Promise<Language>
  /** Something failed that nobody has handled: it is in the log and on the console. */
  report(error: unknown): void
  /** The computer slept: what came meanwhile is fetched at once. */
  wake(): void
  /** Everything was closed, but a thread is still inside a statement that nothing can interrupt. */
  isStuck(): boolean
  [Symbol.asyncDispose](): Promise<void>
}

export interface ServerOptions {
  readonly clock?: Clock
  /** Tests parse every answer by its schema. */
  readonly checkAnswers?: boolean
  readonly timing?: Timing
  /** Tests have the webhook's self-test end at a tunnel of their own. */
  readonly outside?: Outside
  /** Left out where there is no desktop. */
  readonly openLoginWindow?: OpenLoginWindow | null
  /** Makes a PDF of the page at an address of ours; left out where there is no desktop. */
  readonly printPdf?: PrintPdf | null
  /** What the desktop program keeps beside the store, for the help file. */
  readonly help?: HelpSources | null
  /** What Settings show of the desktop program; left out where there is none. */
  readonly program?: DesktopProgram | null
  /** The agent waits for it where it is given: a window is to show its content first. */
  readonly contentShown?: Promise<void>
  /** Ends the program and starts it again; left out where something else has to. */
  readonly restart?: (() => void) | null
}

/** The whole product without a window: opens the store, serves, and disposes in reverse order. */
export async function startServer(
  config: Config,
  vault: Vault,
  {
    clock: computer = systemClock,
    checkAnswers = false,
    timing = {},
    openLoginWindow = null,
    printPdf = null,
    help = null,
    program = null,
    restart = null,
    contentShown = Promise.resolve(),
    outside,
  }: ServerOptions = {},
): Promise<Running> {
  forgetSoon()
  await using opened = new AsyncDisposableStack()
  const { threadMs } = timing
  const foundation = await openFoundation(opened, { config, vault, computer, threadMs })
  const { clock, store, events, log, secrets, thread, jobs } = foundation
  const sessionFile = opened.use(
    await openSessionFile(config.dataDir, (error) =>
      log.write('error', 'system', entry('sessions_not_written'), {
        reason: errorText(error),
      }),
    ),
  )
  const sessions = new Sessions(computer.now, sessionFile)
  const note = runningNote(config.dataDir)
  const work = buildBackground({ ...foundation, config, timing, contentShown })
  const webhook = new WebhookListener(
    {
      store,
      secrets,
      log,
      clock,
      timing,
      received: ({ answerAt, files, conversations, strangersOf, kinds }) => {
        events.changedIn(conversations, ...kinds)
        if (answerAt !== null) work.worker.poke(answerAt - clock.now())
        if (files) work.attachments.poke()
        if (strangersOf.size > 0) void meetNew({ log, ...work }, strangersOf)
      },
    },
    config.webhookPort !== null,
  )
  const { version } = config
  const productPictures = new ProductPictures({ clock, outside })
  const handBacks = new HandBacks()
  const shown = {
    handBacks,
    webhook,
    outside,
    openLoginWindow,
    help,
    program,
    restart,
    productPictures,
  }
  const parts = { ...foundation, ...work, ...shown, timing, version, vault }

  const takeLanguage = (wanted: string) => takeReadersLanguage({ store, log, clock }, wanted)
  const server = opened.use(
    await listen(config.port, (port) => {
      const app = createServer({
        host: `${loopback}:${port}`,
        sessions,
        handlers: handlers({
          ...parts,
          cookie: sessionCookie(`${loopback}:${port}`),
          printPdf: printPdf && ((path) => printPdf(`http://${loopback}:${port}${path}`)),
        }),
        rendererDir: config.rendererDir,
        pageAttributes: () => pageAttributes(store.db),
        takeLanguage,
        answerLink: (authorization) => note.answerLink(authorization, port),
        checkAnswers,
        reportError: (error, request) =>
          log.write(
            'error',
            'system',
            entry('request_failed', { method: request.method, path: request.path }),
            {
              reason: stackOf(error),
            },
          ),
      })
      return (request, env) => app.fetch(request, env)
    }),
  )
  // Streams end before the server waits for its connections.
  opened.defer(() => events.close())
  opened.use(webhook)
  await openWebhook(config.webhookPort, webhook, { store, log })
  await begin(opened, parts, contentShown)
  await note.announce(server.port)
  opened.defer(() => note.withdraw())
  log.write('info', 'system', entry('program_started', { version: config.version }))
  await tellOfOpening(store, log)

  const owned = opened.move()
  let ending: Promise<void> | undefined
  const host = `${loopback}:${server.port}`
  return {
    origin: `http://${host}`,
    takeLanguage,
    webhookPort: webhook.port,
    startLink: ({ ownUser: own } = { ownUser: false }) =>
      startLink(server.port, sessions.issueStartToken(own ? ownUser() : null)),
    openSession: () => ({ name: sessionCookie(host), value: sessions.open() }),
    report: (error) => {
      const reason = stackOf(error)
      log.write('error', 'system', entry('program_failure'), { reason })
      console.error(error)
    },
    wake: () => {
      work.poller.wake()
      work.worker.poke()
    },
    isStuck: () => thread.stuck || jobs.stuck,
    [Symbol.asyncDispose]: () => (ending ??= owned.disposeAsync()),
  }
}

/** Everything that continues without anybody asking; each part ends before those that began earlier. */
async function begin(
  opened: AsyncDisposableStack,
  parts: Foundation & Background & MaintenanceParts,
  contentShown: Promise<void>,
): Promise<void> {
  const { store, clock, log, events, jobs, worker, notifier, bot, poller, attachments } = parts
  opened.defer(() => worker.stop())
  await worker.start()
  opened.defer(() => notifier.stop())
  await notifier.start()
  opened.defer(() => bot.stop())
  bot.start()
  opened.use(
    startHoldingReplies({ store, clock, log, queued: () => worker.poke(), from: contentShown }),
  )
  opened.defer(() => parts.aiCalls[Symbol.dispose]())
  opened.defer(() => poller.stop())
  await poller.start()
  opened.defer(() => attachments.stop())
  attachments.start()
  const housekeeping = startMaintenance(parts)
  opened.defer(() => housekeeping[Symbol.asyncDispose]())
  opened.use(startPromptly(parts))
  opened.defer(
    events.listen((kinds) => {
      if (!kinds.includes('settings')) return
      keepDays(parts).catch((error: unknown) =>
        log.write('warn', 'system', entry('days_not_rebuilt'), { reason: errorText(error) }),
      )
    }),
  )
  // Before the housekeeping, which may be waiting for one.
  opened.defer(() => jobs[Symbol.asyncDispose]())
}
