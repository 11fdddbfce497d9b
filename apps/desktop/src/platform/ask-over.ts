import { type IncomingMessage, request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'

import { secondMs } from '@pal/core/durations'

import { systemClock } from './clock.ts'

export interface Question {
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | undefined
  readonly signal: AbortSignal
  /** Of the answer: more of it is an error. */
  readonly mostBytes: number
}

export interface TextAnswer {
  readonly status: number
  readonly statusText: string
  /** By their names in small letters. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Until then nothing has left, so that nothing can have been carried out. */
const connectWithinMs = 10 * secondMs
const neverConnected = 'ERR_NEVER_CONNECTED'
export const tooLong = 'ERR_TOO_LONG'
export const redirected = 'ERR_REDIRECTED'

/** Codes of what may be wrong with a certificate: its time, its issuer, its name. */
export const ofCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ALTNAME/

const unsent = new WeakSet<Error>()

/** Whether it ended a call that had no connection yet: surely nothing of it was carried out. */
export const neverLeft = (error: unknown): boolean => error instanceof Error && unsent.has(error)

/** As fetch says it to whoever asks what it sends. */
const usual = {
  accept: '*/*',
  'accept-encoding': 'br, gzip, deflate',
  'accept-language': '*',
  'user-agent': 'node',
}

/**
 * A call with a text for a question and a text for an answer, over a connection that is kept. What fetch
 * makes for it of streams takes the thread as long again as all else about the call. It follows no
 * redirect: that would carry what is asked to wherever it points.
 */
export async function askOver(address: URL, question: Question): Promise<TextAnswer> {
  const { mostBytes } = question
  const { response, bytes } = await exchangeBytes(address, question)
  const text = (await unpack(bytes, response.headers['content-encoding'], mostBytes)).toString()
  const { statusCode: status = 0, statusMessage: statusText = '' } = response
  const headers = Object.entries(response.headers).flatMap(([name, value]): [string, string][] =>
    // Cookies alone come as a list, and nobody here takes any.
    typeof value === 'string' ? [[name, value]] : [],
  )
  return { status, statusText, headers: Object.fromEntries(headers), text }
}

interface Taken {
  readonly response: IncomingMessage
  readonly bytes: Buffer
}

async function exchangeBytes(
  address: URL,
  { method, headers, body, signal, mostBytes }: Question,
): Promise<Taken> {
  signal.throwIfAborted()
  const isSecure = address.protocol === 'https:'
  const { promise: answered, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const request = (isSecure ? overHttps : overHttp)(
    address,
    { method, headers: { ...usual, ...headers }, signal },
    resolve,
  )
  // Also what goes wrong once the answer has begun ends here.
  request.on('error', reject)
  const late = systemClock.after(connectWithinMs, () =>
    request.destroy(failure(neverConnected, 'No connection in time')),
  )
  let isConnected = false
  const connected = () => {
    isConnected = true
    late.cancel()
  }
  request.once('socket', (socket) => {
    if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected)
    else connected()
  })
  request.end(body)
  try {
    const response = await answered
    const { statusCode = 0 } = response
    if (statusCode >= 300 && statusCode < 400 && response.headers.location !== undefined)
      throw failure(redirected, 'The answer points to another address')
    return { response, bytes: await bytesOf(response, mostBytes) }
  } catch (error) {
    request.destroy()
    // Its reason may end other calls as well, of which some have left.
    signal.throwIfAborted()
    if (!isConnected && error instanceof Error) unsent.add(error)
    throw error
  } finally {
    late.cancel()
  }
}

/** As `get-stream` does it, which takes longer for it than all else about the call. */
async function bytesOf(response: IncomingMessage, mostBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) throw failure(tooLong, 'The answer is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

const unpackers = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

/** What a server says in an encoding of its own is taken as it comes. */
async function unpack(
  bytes: Buffer,
  encoding: string | undefined,
  maxOutputLength: number,
): Promise<Buffer> {
  const known = encoding?.trim().toLowerCase() as keyof typeof unpackers | undefined
  const how = known && bytes.length > 0 ? unpackers[known] : undefined
  return how ? how(bytes, { maxOutputLength }) : bytes
}
