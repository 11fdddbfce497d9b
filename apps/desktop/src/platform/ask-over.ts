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
export const neverConnected = 'ERR_NEVER_CONNECTED'
export const tooLong = 'ERR_TOO_LONG'
export const redirected = 'ERR_REDIRECTED'

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

function exchangeBytes(
  address: URL,
  { method, headers, body, signal, mostBytes }: Question,
): Promise<Taken> {
  signal.throwIfAborted()
  const { promise, resolve, reject } = Promise.withResolvers<Taken>()
  const request = (address.protocol === 'https:' ? overHttps : overHttp)(
    address,
    { method, headers: { ...usual, ...headers } },
    (response) => {
      const chunks: Buffer[] = []
      let size = 0
      const { statusCode = 0 } = response
      if (statusCode >= 300 && statusCode < 400 && response.headers.location !== undefined)
        fail(redirected, 'The answer points to another address')
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
        if (size > mostBytes) fail(tooLong, 'The answer is too long')
        else chunks.push(chunk)
      })
      response.once('end', () => resolve({ response, bytes: Buffer.concat(chunks, size) }))
      response.on('error', reject)
    },
  )
  const fail = (code: string, message: string) => {
    reject(Object.assign(new Error(message), { code }))
    request.destroy()
  }
  const late = systemClock.after(connectWithinMs, () =>
    fail(neverConnected, 'No connection in time'),
  )
  const connected = () => late.cancel()
  request.once('socket', (socket) => {
    if (socket.connecting)
      socket.once(address.protocol === 'https:' ? 'secureConnect' : 'connect', connected)
    else connected()
  })
  const abort = () => {
    reject(signal.reason as Error)
    request.destroy()
  }
  signal.addEventListener('abort', abort, { once: true })
  request.on('error', reject)
  request.on('close', () => {
    late.cancel()
    signal.removeEventListener('abort', abort)
  })
  request.end(body)
  return promise
}

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
