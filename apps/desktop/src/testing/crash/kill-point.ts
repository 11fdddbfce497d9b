import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

import type { GraphDouble } from '@pal/doubles/graph/graph-double'
import { encodeWebhook, signWebhook } from '@pal/doubles/graph/graph-webhook'
import type { Incoming } from '@pal/doubles/http/http-kit'
import type { OpenAiDouble } from '@pal/doubles/openai/openai-double'

import type { Moment } from './schedule.ts'
import type { Supervisor } from './supervisor.ts'

export interface Range {
  readonly graph: Pick<GraphDouble, 'fail'>
  readonly openai: Pick<OpenAiDouble, 'fail'>
  readonly keeper: Pick<Supervisor, 'up' | 'kill' | 'kills' | 'started'>
  readonly moment: Moment
  /** The run is over, well or not. */
  readonly over: AbortSignal
  /** Looks from now on whether an order is on the disk. */
  readonly watchOrders: () => () => boolean
}

/** A message, not a sign that it was seen or is being answered. */
const isSend = ({ method, path, rawBody }: Incoming) =>
  method === 'POST' && path.endsWith('/messages') && !rawBody.includes('"sender_action"')
const isPicture = (incoming: Incoming) =>
  isSend(incoming) && incoming.rawBody.includes('"attachment"')
const isUpload = ({ method, path }: Incoming) =>
  method === 'POST' && path.endsWith('/message_attachments')
const isRead = ({ method, path }: Incoming) =>
  method === 'GET' && /\/conversations$|\/messages$/.test(path)

/** Lies in wait at the moment's place. */
export function killPoint({ graph, openai, keeper, moment, over, watchOrders }: Range): void {
  const { place, nth, afterMs } = moment
  const killsBefore = keeper.kills
  const strike = (why: string, ms = afterMs) => {
    if (ms <= 0) keeper.kill(why)
    else setTimeout(() => keeper.kill(why), ms)
  }
  const at = <How>(
    double: { fail(rule: { where: (incoming: Incoming) => boolean; how: How }): unknown },
    fits: (incoming: Incoming) => boolean,
    act: () => boolean,
    how: How,
  ) => {
    let seen = 0
    double.fail({
      how,
      where: (incoming) => fits(incoming) && ++seen === nth && act(),
    })
  }
  const reached = () => {
    // The answer is written in the same turn of the loop.
    setImmediate(() => strike(place))
    return false
  }
  const struck = () => {
    strike(place)
    return true
  }
  switch (place) {
    case 'anywhere':
      strike(place)
      return
    case 'a send that never arrives':
      at(graph, isSend, struck, 'hang')
      return
    case 'a send whose answer is not heard':
      unheard(graph, isSend, nth, struck)
      return
    case 'a picture that never arrives':
      at(graph, isPicture, struck, 'hang')
      return
    case 'a picture whose answer is not heard':
      unheard(graph, isPicture, nth, struck)
      return
    case 'a picture that was just sent':
      at(graph, isPicture, reached, 'hang')
      return
    case 'a picture that is being uploaded':
      at(graph, isUpload, struck, 'hang')
      return
    case 'a picture whose upload is not heard':
      unheard(graph, isUpload, nth, struck)
      return
    case 'a send that was just answered':
      at(graph, isSend, reached, 'hang')
      return
    case 'the model was just asked':
      at(openai, ({ method }) => method === 'POST', struck, 'hang')
      return
    case 'the model just answered':
      at(openai, ({ method }) => method === 'POST', reached, 'hang')
      return
    case 'a read that was just answered':
      at(graph, isRead, reached, 'hang')
      return
    case 'the order was just stored':
      void pause(0).then(async () => {
        const ordered = watchOrders()
        while (!over.aborted && !ordered()) await pause(1)
        strike(place)
      })
      return
    case 'while starting again': {
      unheard(graph, isSend, nth, () => keeper.kill('a send whose answer is not heard'))
      keeper.started = () => {
        if (keeper.kills === killsBefore + 1) strike(place)
      }
      return
    }
    case 'while making sure of a send':
    case 'while making sure of a picture': {
      const aimedAt = place === 'while making sure of a send' ? isSend : isPicture
      const lost = moment.random() < 0.5
      const first = () => keeper.kill('a send, to be made sure of')
      if (lost) at(graph, aimedAt, first, 'hang')
      else unheard(graph, aimedAt, nth, first)
      let reads = 0
      graph.fail({
        how: 'hang',
        where: (incoming) => {
          const isNext = keeper.kills === killsBefore + 1
          if (isNext && isRead(incoming) && ++reads === 1) reached()
          return false
        },
      })
      return
    }
    case 'a send of which nothing can be found out':
      unheard(graph, isSend, nth, struck)
      graph.fail({
        how: { error: { code: 100, subcode: 33, message: 'Unsupported get request.' } },
        where: (incoming) => keeper.kills > 0 && isRead(incoming),
      })
      return
    case 'half a webhook delivery':
    case 'a whole webhook delivery':
    case 'a webhook delivery just accepted':
      // The messenger strikes: see `messenger`.
      return
  }
}

/** Carried out, but its answer reaches nobody. */
function unheard(
  graph: Pick<GraphDouble, 'fail'>,
  fits: (incoming: Incoming) => boolean,
  nth: number,
  struck: () => boolean,
): void {
  let seen = 0
  graph.fail({
    how: 'hang',
    when: 'after',
    where: (incoming) => fits(incoming) && ++seen === nth && struck(),
  })
}

export interface Messenger {
  /** Where the product listens at the moment. */
  webhookPort: number
  /** Delivers until it is accepted, and sometimes once more. */
  readonly bring: (mid: string) => Promise<void>
}

/** Facebook's side of the webhook: what is not accepted is delivered again. */
export function messenger(
  range: Pick<Range, 'keeper' | 'moment' | 'over'> & { readonly graph: GraphDouble },
): Messenger {
  const { graph, over } = range
  let brought = 0
  let known: Moment | undefined
  const self: Messenger = {
    webhookPort: 0,
    async bring(mid) {
      // Those of a busy shop are others after each kill.
      const { moment, keeper } = range
      if (moment !== known) brought = 0
      known = moment
      const { place, nth, afterMs, redeliver } = moment
      const after = () => setTimeout(() => keeper.kill(place), afterMs)
      brought += 1
      const mine = brought === nth
      if (mine && place === 'half a webhook delivery') {
        writeHalf(self.webhookPort, graph.app.secret, after)
        await pause(afterMs + 20)
      }
      if (mine && place === 'a whole webhook delivery') after()
      const deliver = async () => range.keeper.up && accepted(await graph.redeliver(mid))
      while (!over.aborted && !(await deliver())) await pause(40)
      if (mine && place === 'a webhook delivery just accepted') keeper.kill(place)
      else if (redeliver) await graph.redeliver(mid)
    },
  }
  return self
}

const accepted = (results: Awaited<ReturnType<GraphDouble['redeliver']>>) =>
  results.every((result) => typeof result === 'object' && result.status === 200)

function writeHalf(port: number, secret: string, then: () => void): void {
  const body = encodeWebhook({ object: 'page', entry: [{ id: '1', time: 1, messaging: [] }] })
  const socket = connect(port, '127.0.0.1', () => {
    const head = [
      'POST /webhook HTTP/1.1',
      `Host: 127.0.0.1:${port}`,
      'Content-Type: application/json',
      `X-Hub-Signature-256: ${signWebhook(body, secret)}`,
      `Content-Length: ${body.length}`,
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, body.length / 2)}`, then)
  })
  // It ends with the process that it was written to.
  socket.on('error', () => socket.destroy())
}
