import type { Language } from '@pal/core/domain/entities'
import { minuteMs, secondMs } from '@pal/core/durations'
import { errorText, stackOf } from '@pal/core/errors'
import { entry, logMessage } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { openStore } from '@pal/db/maintenance/open-store'
import { StoreError } from '@pal/db/sqlite/store-error'

import { startPatience } from '../agent/turn/patience.ts'
import { keepDays } from '../features/data/days.ts'
import { takeReadersLanguage } from '../features/data/first-language.ts'
import { takeComputersTimeZone } from '../features/data/first-time-zone.ts'
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
import { Events } from '../platform/events.ts'
import { forgetSoon } from '../platform/forget-soon.ts'
import { listen, loopback } from '../platform/listen.ts'
import { Log } from '../platform/log.ts'
import type { Outside } from '../platform/outside.ts'
import { pageAttributes } from '../platform/settings.ts'
import { ShopClock } from '../platform/shop-clock.ts'
import { Secrets } from '../platform/vault/secrets.ts'
import type { Vault } from '../platform/vault/vault.ts'
import { ProductPictures } from '../products/product-pictures.ts'
import { LogCheckpoints } from '../threads/log-checkpoints.ts'
import { LongJobs, type WatchedJob } from '../threads/long-jobs.ts'
import { StoreThread } from '../threads/store-thread.ts'
import { WalGuard } from '../threads/wal-guard.ts'
import { buildBackground, type Timing } from './background.ts'
import { startMaintenance } from './maintenance.ts'
import { openWebhook } from './open-webhook.ts'
import { tellOfOpening } from './opening.ts'
import { handlers } from './routes.ts'
import { isServed, runningNote, startLink } from './running.ts'

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

const checkpointEveryMs = 250

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
  const clock = new ShopClock(computer)
  const { dataDir: folder } = config
  if (await isServed(folder, clock))
    throw new StoreError('store_busy', because('store_busy', { folder }))
  const store = opened.use(
    await openStore(config.dataDir, {
      now: clock.now,
      restoreFrom: config.restoreFrom,
      restoreAgain: config.restoreAgain,
    }),
  )
  const walGuard = opened.use(new WalGuard({ store, clock, wake: () => thread.wake() }))
  const events = new Events(clock)
  const log = opened.use(
    new Log(store.logs, clock, () => {
      events.changed('logs')
      void logCheckpoints.written()
    }),
  )
  const secrets = new Secrets({
    store,
    vault,
    now: clock.now,
    warn: (said, details) => {
      log.write('warn', 'system', said, details)
      // Whoever starts the server with a wrong key looks at the console, not at the log.
      console.error(logMessage(said), details)
    },
  })
  const brokeDown = (error: Error) =>
    log.write('error', 'system', entry('store_thread_restarted'), {
      reason: stackOf(error),
    })
  const thread: StoreThread = opened.use(
    new StoreThread({
      folder: config.dataDir,
      clock,
      checkpointEveryMs,
      firstAfterMs: timing.threadMs ?? secondMs * 2,
      giveUpAfterMs: minuteMs * 5,
      onBeat: () => walGuard.beat(),
      onRest: () => walGuard.rests(),
      onMerges: (under) => tellOfMerges(under),
      onDeath: (error) => {
        walGuard.lost()
        brokeDown(error)
      },
    }),
  )
  const logCheckpoints = opened.use(new LogCheckpoints(store, () => thread))
  await takeComputersTimeZone({ store, log, clock })
  const jobs = opened.use(
    new LongJobs({
      folder: config.dataDir,
      clock,
      changed: () => {
        events.changed('data')
        // Its thread may have written, of which nobody else tells.
        walGuard.written()
      },
      onDeath: brokeDown,
    }),
  )
  const sessionFile = opened.use(
    await openSessionFile(config.dataDir, (error) =>
      log.write('error', 'system', entry('sessions_not_written'), {
        reason: errorText(error),
      }),
    ),
  )
  const sessions = new Sessions(computer.now, sessionFile)
  let merges: WatchedJob | undefined
  const tellOfMerges = (under: boolean) => {
    merges?.end()
    merges = under ? jobs.watch('index') : undefined
    log.write('info', 'system', entry(under ? 'search_index_merging' : 'search_index_merged'))
  }
  const note = runningNote(config.dataDir)
  const work = buildBackground({ config, store, secrets, log, events, clock, timing, contentShown })
  const webhook = new WebhookListener(
    {
      store,
      secrets,
      log,
      clock,
      timing,
      received: ({ answerAt, files, conversations, strangersOf }) => {
        events.changedIn(conversations, 'conversations', 'messages')
        if (answerAt !== null) work.worker.poke(answerAt - clock.now())
        if (files) work.attachments.poke()
        if (strangersOf.size > 0) void meetNew({ log, ...work }, strangersOf)
      },
    },
    config.webhookPort !== null,
  )
  const { version } = config
  const productPictures = new ProductPictures({ clock, outside })
  const shown = { webhook, outside, openLoginWindow, help, program, restart, productPictures }
  const parts = {
    timing,
    ...work,
    ...shown,
    version,
    store,
    thread,
    jobs,
    vault,
    secrets,
    log,
    events,
    clock,
  }

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
  opened.defer(() => work.worker.stop())
  await work.worker.start()
  opened.defer(() => work.notifier.stop())
  await work.notifier.start()
  opened.defer(() => work.bot.stop())
  work.bot.start()
  opened.use(
    startPatience({ store, clock, log, queued: () => work.worker.poke(), from: contentShown }),
  )
  opened.defer(() => work.aiCalls[Symbol.dispose]())
  opened.defer(() => work.poller.stop())
  await work.poller.start()
  opened.defer(() => work.attachments.stop())
  work.attachments.start()
  const housekeeping = startMaintenance(parts)
  opened.defer(() => housekeeping[Symbol.asyncDispose]())
  opened.defer(
    events.listen((kinds) => {
      if (!kinds.includes('settings')) return
      keepDays(parts).catch((error: unknown) =>
        log.write('warn', 'system', entry('days_not_rebuilt'), {
          reason: errorText(error),
        }),
      )
    }),
  )
  // Before the housekeeping, which may be waiting for one.
  opened.defer(() => jobs[Symbol.asyncDispose]())
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
