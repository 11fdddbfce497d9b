import { request, type RequestListener } from 'node:http'
import { Agent, createServer, type AgentOptions } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:tls'

import type { Outside } from '../platform/outside.ts'

/** Made for these tests alone; the certificates are of shop.example.com. */
export const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgKmRDahtcG8GVA2VI
60u0CRGvIYbgYXvFOjMuFUWEtoWhRANCAAR8WZTxAlldOFTNXV7UBn4eDCihqOa6
vmsWK6zwW0ZYGSu79YPQatkCW9+x/8ZXCNe0zb9h4XGSzZzEYWFTArSQ
-----END PRIVATE KEY-----`

export const certificates = {
  good: `-----BEGIN CERTIFICATE-----
MIIBqjCCAVCgAwIBAgIUVGnfnD5r7KGvDHYNSxl89c8AFTAwCgYIKoZIzj0EAwIw
GzEZMBcGA1UEAwwQc2hvcC5leGFtcGxlLmNvbTAgFw0yNjExMjExMzQ5MzZaGA8y
MTI2MTAyODEzNDkzNlowGzEZMBcGA1UEAwwQc2hvcC5leGFtcGxlLmNvbTBZMBMG
ByqGSM49AgEGCCqGSM49AwEHA0IABHxZlPECWV04VM1dXtQGfh4MKKGo5rq+axYr
rPBbRlgZK7v1g9Bq2QJb37H/xlcI17TNv2HhcZLNnMRhYVMCtJCjcDBuMB0GA1Ud
DgQWBBSQJ6g0survyB7EoQaqU8dvTK3QszAfBgNVHSMEGDAWgBSQJ6g0survyB7E
oQaqU8dvTK3QszAPBgNVHRMBAf8EBTADAQH/MBsGA1UdEQQUMBKCEHNob3AuZXhh
bXBsZS5jb20wCgYIKoZIzj0EAwIDSAAwRQIgZIYjR4abYOsnwcNgeSWKc88nC+9l
gLHKcE9m2OBuo8UCIQCM2wSq1WCZmjRFvRqBA2bSR3/h015deMdDdmTDECaAww==
-----END CERTIFICATE-----`,
  /** Of 2020. */
  expired: `-----BEGIN CERTIFICATE-----
MIIBYzCCAQmgAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBzaG9wLmV4
YW1wbGUuY29tMB4XDTIwMDEwMTAwMDAwMFoXDTIwMDEwMjAwMDAwMFowGzEZMBcG
A1UEAwwQc2hvcC5leGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IA
BHxZlPECWV04VM1dXtQGfh4MKKGo5rq+axYrrPBbRlgZK7v1g9Bq2QJb37H/xlcI
17TNv2HhcZLNnMRhYVMCtJCjPjA8MBsGA1UdEQQUMBKCEHNob3AuZXhhbXBsZS5j
b20wHQYDVR0OBBYEFJAnqDSy6u/IHsShBqpTx29MrdCzMAoGCCqGSM49BAMCA0gA
MEUCIF8O/RuYBbxi5i3VZUBOSm6zUxuRZj3aTV1Qfadi7Ii8AiEAheRfGTF26hbG
x16Ss0noZEVzlneN4uW3uAelUEqfCGI=
-----END CERTIFICATE-----`,
} as const

export interface Tunnel extends Disposable {
  readonly publicUrl: string
  /** Where names are resolved to an address outside, and its calls end at this tunnel. */
  readonly outside: Outside
}

/** What answers at a public https address. */
export async function openTunnel(
  answer: RequestListener,
  certificate: keyof typeof certificates = 'good',
): Promise<Tunnel> {
  const cert = certificates[certificate]
  const server = createServer({ key, cert }, answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    publicUrl: 'https://shop.example.com',
    outside: {
      resolve: async () => [{ address: '8.8.8.8' }],
      agent: leadingTo(port, cert),
    },
    [Symbol.dispose]: () => server.close().closeAllConnections(),
  }
}

/** Its certificates are trusted; all else of TLS is as it is. */
export function leadingTo(port: number, ca: string = certificates.good): Agent {
  const agent = new Agent({ ca })
  agent.createConnection = (options: AgentOptions) =>
    connect({ servername: options.servername, ca, host: '127.0.0.1', port })
  return agent
}

/** As a tunnel's program on this machine does it. */
export function passOn(port: number): RequestListener {
  return ({ method, url: path, headers }, answer) => {
    const on = request({ host: '127.0.0.1', port, method, path, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    on.on('error', () => answer.writeHead(502).end())
    on.end()
  }
}
