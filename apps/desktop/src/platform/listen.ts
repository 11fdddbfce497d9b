import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createAdaptorServer } from '@hono/node-server'
import { minuteMs, secondMs } from '@pal/core/durations'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

export const loopback = '127.0.0.1'

export interface Listening extends AsyncDisposable {
  readonly port: number
}

interface Bounds {
  /** So many at once; whoever comes then is turned away. */
  readonly connections?: number
  /** So long a request may take to come in. */
  readonly requestMs?: number
}

type Fetch = (request: Request, env: never) => Response | Promise<Response>

/**
 * Listens on the loopback address. The port is known before the first request is answered, so
 * `serve` may build the answering function from it. A taken port is an error that names it.
 */
export async function listen(
  port: number,
  serve: (port: number) => Fetch,
  { connections, requestMs = minuteMs }: Bounds = {},
): Promise<Listening> {
  let fetch: Fetch = () => new Response(null, { status: 503 })
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as never),
    serverOptions: { connectionsCheckingInterval: Math.min(requestMs / 3, 5 * secondMs) },
  }) as Server
  // A client that dribbles its request must not hold a connection for minutes.
  server.headersTimeout = Math.min(requestMs, 15 * secondMs)
  server.requestTimeout = requestMs
  if (connections !== undefined) server.maxConnections = connections
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) =>
      reject(
        cause.code === 'EADDRINUSE'
          ? new AppError('conflict', because('port_taken', { port }), { cause })
          : cause,
      ),
    )
    server.listen(port, loopback, resolve)
  })
  const bound = (server.address() as AddressInfo).port
  fetch = serve(bound)
  return {
    port: bound,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // Event streams and idle keep-alive connections would hold `close` forever.
        server.closeAllConnections()
      }),
  }
}
