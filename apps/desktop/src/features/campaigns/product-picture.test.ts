import { expect, it } from 'vitest'

import { picture } from '../../testing/pictures.ts'
import { openShop } from '../../testing/shop.ts'
import { openTunnel } from '../../testing/tunnel.ts'

it('a product’s picture comes from this server, never from where the seller keeps it [DT-09]', async () => {
  const png = picture('png')
  using tunnel = await openTunnel(({ url }, answer) => {
    if (url === '/honey.png') answer.end(png)
    else answer.end('<!doctype html><script>alert(1)</script>')
  })
  await using shop = await openShop({ outside: tunnel.outside })
  const { server, campaignId } = shop
  const listed = await server.ask(`/api/campaigns/${campaignId}/products`)
  const [one, other] = (await listed.json()) as { id: number }[]
  const pictureOf = (id: number | undefined) => server.ask(`/api/products/${id}/picture`)
  const none = await pictureOf(one?.id)
  for (const [product, path] of [
    [one, '/honey.png'],
    [other, '/page.png'],
  ] as const) {
    const body = { imageUrl: tunnel.publicUrl + path }
    await server.ask(`/api/products/${product?.id}`, { method: 'PATCH', body })
  }
  const shown = await pictureOf(one?.id)
  const page = await pictureOf(other?.id)
  expect(shown.status).toBe(200)
  expect(Buffer.from(await shown.arrayBuffer())).toEqual(png)
  expect(shown.headers.get('content-type')).toBe('image/png')
  expect(shown.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
  expect([page.status, none.status]).toEqual([404, 404])
  expect((await server.ask('/api/products/999/picture')).status).toBe(404)
  const window = await server.ask('/')
  const images = /img-src ([^;]*)/.exec(window.headers.get('content-security-policy') ?? '')?.[1]
  expect(images).toBe("'self' data: blob:")
})
