import { randomInt } from 'node:crypto'

import { minuteMs, secondMs } from '@pal/core/durations'
import { AppError, errorText } from '@pal/core/errors'
import { because, type Catalogue, messageOf, type Reason } from '@pal/core/texts/reason'
import * as z from 'zod/mini'

import type { Clock } from '../../platform/clock.ts'
import { type Alert, cut } from './alert.ts'
import { providerAnswer, readJson } from './provider-answer.ts'

export interface TelegramParts {
  readonly clock: Clock
  readonly telegramUrl: string
  /** What a person sends to the bot to prove that it is the shop's. */
  readonly pairingCode: string
}

/** Anybody may write to a bot and try one code after the other: a hundred a second for years. */
export const newPairingCode = () => String(randomInt(10 ** 9, 10 ** 10))

const pollSeconds = 25
const patienceMs = 15 * secondMs
const restMs = 5 * secondMs
/** Whoever sets a token pokes. */
const withoutTokenMs = 10 * minuteMs
/** Telegram itself waits before it says that there is nothing; whoever does not is not asked in a row. */
const breathMs = secondMs

const chat = z.object({ id: z.int() })
const updates = z.array(
  z.object({
    update_id: z.int(),
    message: z.optional(z.object({ chat, text: z.optional(z.string()) })),
    callback_query: z.optional(
      z.object({
        id: z.string(),
        data: z.optional(z.string()),
        message: z.optional(z.object({ message_id: z.optional(z.int()), chat })),
      }),
    ),
  }),
)
type Update = z.output<typeof updates>[number]
const reply = z.object({
  ok: z.boolean(),
  result: z.optional(z.unknown()),
  description: z.optional(z.string()),
})

/** What a button under an alert asks for. */
const deeds = ['back', 'send', 'drop'] as const
export type Deed = (typeof deeds)[number]
const buttonData = z.object({ deed: z.enum(deeds), id: z.string() })
const button = /^(?<deed>[a-z]+):(?<id>[1-9]\d{0,14})$/
/** Telegram shows no more of an answer to a click. */
const longestAnswer = 200

const labels = {
  back: because('notify_hand_back'),
  send: because('notify_draft_send'),
  drop: because('notify_draft_drop'),
} as const satisfies Record<Deed, Reason>
const buttonsOf: Partial<Record<Alert['kind'], readonly Deed[]>> = {
  human: ['back'],
  draft: ['send', 'drop'],
}

export async function tellTelegram(
  parts: TelegramParts,
  token: string,
  chat: string,
  { kind, id, subject, text }: Alert,
  catalogue: Catalogue,
): Promise<void> {
  const buttons = buttonsOf[kind]?.map((deed) => ({
    text: messageOf(labels[deed], catalogue),
    callback_data: `${deed}:${id}`,
  }))
  await ask(parts, token, 'sendMessage', {
    chat_id: Number(chat),
    text: `${subject}\n${text}`,
    ...(buttons && { reply_markup: { inline_keyboard: [buttons] } }),
  })
}

export interface BotParts extends TelegramParts {
  readonly token: () => Promise<string | null>
  readonly chat: () => Promise<string>
  readonly pair: (chat: string) => Promise<void>
  /** Does what a button asks for, with the conversation or draft of its alert; answers what was done. */
  readonly act: (deed: Deed, id: number) => Promise<Reason>
  readonly catalogue: () => Promise<Catalogue>
  /** Called once for each way in which it fails, and when it works again. */
  readonly failed: (error: unknown) => void
  readonly worksAgain: () => void
}

/** Asks Telegram for what people sent to the shop's own bot. It needs no public address. */
export class TelegramBot {
  readonly #parts: BotParts
  readonly #stopping = new AbortController()
  /** Whose news are counted: each bot numbers its own. */
  #bot: string | null = null
  #next = 0
  #failing: string | null = null
  #running: Promise<void> | undefined
  #wake = new AbortController()

  constructor(parts: BotParts) {
    this.#parts = parts
  }

  start(): void {
    this.#running = this.#run()
  }

  /** Another token may be set now. */
  poke(): void {
    this.#wake.abort()
    this.#wake = new AbortController()
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#running
  }

  async #run(): Promise<void> {
    const { clock, token } = this.#parts
    const { signal } = this.#stopping
    while (!signal.aborted) {
      // Taken before the token is read: another one may be set meanwhile.
      const woken = this.#wake.signal
      const key = await token().catch(() => null)
      const pause =
        key === null
          ? withoutTokenMs
          : await this.#look(key, signal).catch((error: unknown) => {
              if (!signal.aborted) this.#failed(error)
              return restMs
            })
      await clock.sleep(pause, AbortSignal.any([signal, woken])).catch(() => undefined)
    }
  }

  #failed(error: unknown): void {
    const why = errorText(error)
    if (why !== this.#failing) this.#parts.failed(error)
    this.#failing = why
  }

  async #look(key: string, signal: AbortSignal): Promise<number> {
    if (key !== this.#bot) this.#next = 0
    this.#bot = key
    const body = {
      offset: this.#next,
      timeout: pollSeconds,
      allowed_updates: ['message', 'callback_query'],
    }
    const result = await ask(this.#parts, key, 'getUpdates', body, signal)
    const news = updates.parse(result)
    if (this.#failing !== null) this.#parts.worksAgain()
    this.#failing = null
    for (const update of news) {
      // Before it is acted on: what fails is not done again and again.
      this.#next = update.update_id + 1
      await this.#take(key, update)
    }
    return news.length > 0 ? 0 : breathMs
  }

  async #take(key: string, { message, callback_query: click }: Update): Promise<void> {
    const { chat, pair, pairingCode } = this.#parts
    const from = String(message?.chat.id ?? click?.message?.chat.id ?? '')
    const paired = await chat()
    if (message && from !== paired) {
      const right = message.text?.trim().replace(/^\/start /, '') === pairingCode
      if (right) await pair(from)
      await this.#say(key, from, right ? because('notify_paired') : because('notify_not_paired'))
      return
    }
    // Buttons act for the shop's own chat alone.
    if (!click || from !== paired) return
    const { done, why } = await this.#act(click.data ?? '')
    const text = cut(messageOf(why, await this.#parts.catalogue()), longestAnswer)
    await ask(this.#parts, key, 'answerCallbackQuery', { callback_query_id: click.id, text })
    const message_id = click.message?.message_id
    if (!done || message_id === undefined) return
    // What is done is not offered again.
    await ask(this.#parts, key, 'editMessageReplyMarkup', {
      chat_id: Number(from),
      message_id,
    })
  }

  async #act(data: string): Promise<{ readonly done: boolean; readonly why: Reason }> {
    const asked = buttonData.safeParse(button.exec(data)?.groups)
    if (!asked.success) return { done: false, why: because('notify_gone') }
    try {
      const why = await this.#parts.act(asked.data.deed, Number(asked.data.id))
      return { done: true, why }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { done: false, why: error.reason }
    }
  }

  async #say(key: string, chat: string, what: Reason): Promise<void> {
    const text = messageOf(what, await this.#parts.catalogue())
    await ask(this.#parts, key, 'sendMessage', { chat_id: Number(chat), text })
  }
}

/** Errors never name the address: the token is a part of it. */
async function ask(
  { telegramUrl, clock }: Pick<TelegramParts, 'telegramUrl' | 'clock'>,
  token: string,
  method: string,
  body: object,
  signal?: AbortSignal,
): Promise<unknown> {
  const server = new URL(telegramUrl).host
  const patience = clock.timeout(
    patienceMs + (method === 'getUpdates' ? pollSeconds * secondMs : 0),
  )
  const answer = await fetch(`${telegramUrl}/bot${encodeURIComponent(token)}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: signal ? AbortSignal.any([signal, patience]) : patience,
  }).catch(() => {
    throw new AppError('unreachable_upstream', because('notify_unreachable', { server }))
  })
  const read = reply.safeParse(readJson(await providerAnswer(answer)))
  if (read.success && read.data.ok) return read.data.result
  if (answer.status === 401 || answer.status === 404) {
    throw new AppError('refused_upstream', because('notify_telegram_token'))
  }
  const cause = (read.success && read.data.description) || '-'
  throw new AppError(
    'refused_upstream',
    because('notify_refused', { server, status: answer.status, cause }),
  )
}
