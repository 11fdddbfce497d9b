import { lookup as systemLookup } from 'node:dns'
import type { RequestListener } from 'node:http'
import { Agent } from 'node:https'

import { expect, it } from 'vitest'

import { internet } from '../platform/outside.ts'
import { eventually } from '../testing/eventually.ts'
import { ManualClock } from '../testing/manual-clock.ts'
import { picture } from '../testing/pictures.ts'
import { openTunnel } from '../testing/tunnel.ts'
import { ProductPictures } from './product-pictures.ts'

const png = picture('png')
const shows: RequestListener = (_, answer) => answer.end(png)

/** What is shown of an address, where names lead to where the test says. */
async function shownBy(answer: RequestListener, addresses: Record<string, readonly string[]> = {}) {
  const asked: string[] = []
  const tunnel = await openTunnel((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  const { agent: leading } = tunnel.outside
  if (!leading) throw new Error('The tunnel has an agent')
  const leads = leading.createConnection.bind(leading)
  // Also who is refused for its certificate was connected to.
  let connections = 0
  const called: string[] = []
  const agent = new Agent()
  agent.createConnection = (options, ...more) => {
    connections += 1
    const { hostname, lookup = systemLookup } = options
    lookup(hostname ?? 'localhost', { all: false }, (_, found) => called.push(String(found)))
    return leads(options, ...more)
  }
  const clock = new ManualClock()
  const pictures = new ProductPictures({
    clock,
    outside: {
      agent,
      resolve: async (host) =>
        addresses[host]?.map((address) => ({ address })) ??
        (/^[\d.:a-f]+$/.test(host) ? internet.resolve(host) : [{ address: '8.8.8.8' }]),
    },
  })
  return {
    pictures,
    asked,
    called,
    clock,
    connections: () => connections,
    [Symbol.dispose]: () => tunnel[Symbol.dispose](),
  }
}

const address = 'https://shop.example.com/honey.png'

it('fetches a product’s picture, tells what it is by its bytes, and holds it for an hour [DT-09]', async () => {
  using shown = await shownBy((_, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html' }).end(png)
  })
  const [one, two] = await Promise.all([shown.pictures.get(address), shown.pictures.get(address)])
  expect(one).toEqual({ mime: 'image/png', bytes: png })
  expect(two).toEqual(one)
  await shown.pictures.get(address)
  expect(shown.asked).toEqual(['shop.example.com/honey.png'])
  shown.clock.advance(3_600_000)
  await shown.pictures.get(address)
  expect(shown.asked).toHaveLength(2)
})

it('calls the very address that was found to lie outside, whatever its name leads to by then [DT-09]', async () => {
  using shown = await shownBy(shows, { 'shop.example.com': ['9.9.9.9'] })
  expect(await shown.pictures.get(address)).not.toBeNull()
  expect(shown.called).toEqual(['9.9.9.9'])
})

it.each([
  'https://127.0.0.1/a.png',
  'https://2130706433/a.png',
  'https://0x7f.1/a.png',
  'https://[::1]/a.png',
  'https://[::ffff:10.0.0.1]/a.png',
  'https://10.1.2.3/a.png',
  'https://169.254.169.254/latest/meta-data',
  'https://192.168.0.1/a.png',
  'https://inside.example.com/a.png',
  'https://both.example.com/a.png',
  'https://user:secret@shop.example.com/a.png',
  'http://shop.example.com/a.png',
  'file:///etc/passwd',
  'not an address',
])('asks nobody for %s [DT-09]', async (url) => {
  using shown = await shownBy(shows, {
    'inside.example.com': ['10.0.0.7'],
    'both.example.com': ['8.8.8.8', '192.168.1.1'],
  })
  expect(await shown.pictures.get(url)).toBeNull()
  expect(shown.connections()).toBe(0)
})

it('follows a redirect to another server outside, and none to one inside [DT-09]', async () => {
  const leading = (location: string) =>
    shownBy(
      ({ url }, answer) => {
        if (url === '/there.png') answer.end(png)
        else answer.writeHead(302, { location }).end()
      },
      { 'inside.example.com': ['127.0.0.1'] },
    )
  using good = await leading('https://shop.example.com/there.png')
  expect(await good.pictures.get(address)).not.toBeNull()
  for (const to of [
    'https://inside.example.com/there.png',
    'https://127.0.0.1/there.png',
    'http://shop.example.com/there.png',
    '/honey.png',
    '',
  ]) {
    using bad = await leading(to)
    expect(await bad.pictures.get(address), to).toBeNull()
    expect(
      bad.asked.filter((asked) => asked.endsWith('/there.png')),
      to,
    ).toEqual([])
    expect(bad.connections()).toBe(to === '' || to === '/honey.png' ? 4 : 1)
  }
})

it('shows nothing that is too large, is no picture, or does not come whole [DT-09]', async () => {
  const large = Buffer.concat([png, Buffer.alloc(6 * 1024 * 1024)])
  const answers: Record<string, RequestListener> = {
    'announced as too large': (_, answer) =>
      answer.writeHead(200, { 'content-length': String(large.length) }).end(large),
    'without end': (_, answer) => {
      answer.writeHead(200)
      answer.write(png)
      for (let n = 0; n < 8; n++) answer.write(Buffer.alloc(1024 * 1024))
    },
    'a page': (_, answer) => answer.end('<!doctype html><script>alert(1)</script>'),
    'a drawing': (_, answer) => answer.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'a film': (_, answer) => answer.end(Buffer.from('\u0000\u0000\u0000\u0018ftypmp42', 'latin1')),
    nothing: (_, answer) => answer.end(),
    'not there': (_, answer) => answer.writeHead(404).end(png),
    'cut off': (_, answer) => {
      answer.writeHead(200, { 'content-length': '9000' })
      answer.write(png, () => answer.destroy())
    },
  }
  for (const [what, answer] of Object.entries(answers)) {
    using shown = await shownBy(answer)
    expect(await shown.pictures.get(address), what).toBeNull()
  }
})

it('waits ten seconds for a server that does not answer, and asks again after a minute [DT-09]', async () => {
  let silent = true
  using shown = await shownBy((request, answer) => {
    if (!silent) shows(request, answer)
  })
  const asked = shown.pictures.get(address)
  await eventually(async () => shown.asked.length === 1)
  await shown.clock.elapse(10_000)
  expect(await asked).toBeNull()
  silent = false
  expect(await shown.pictures.get(address)).toBeNull()
  shown.clock.advance(60_000)
  expect(await shown.pictures.get(address)).not.toBeNull()
})
