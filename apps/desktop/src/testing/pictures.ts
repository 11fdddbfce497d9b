import type { Shop } from './shop.ts'

const heads = {
  png: '\u0089PNG\r\n\u001a\n',
  jpeg: '\u00ff\u00d8\u00ff\u00e0',
  gif: 'GIF89a',
  webp: 'RIFF\u0000\u0000\u0000\u0000WEBP',
} as const

/** What begins like a picture of this kind. */
export function picture(
  kind: keyof typeof heads,
  size = 600,
  { width, height } = { width: 640, height: 480 },
): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(size, 7)
  bytes.write(heads[kind], 'latin1')
  if (kind === 'png') {
    bytes.writeUInt32BE(width, 16)
    bytes.writeUInt32BE(height, 20)
  }
  if (kind === 'gif') {
    bytes.writeUInt16LE(width, 6)
    bytes.writeUInt16LE(height, 8)
  }
  return bytes
}

/** As our own window gives a file in. */
export function give(
  { server }: { readonly server: Pick<Shop['server'], 'origin' | 'cookie'> },
  body: NonNullable<RequestInit['body']>,
  { name = 'honey.png', type = 'application/octet-stream' } = {},
): Promise<Response> {
  const { origin, cookie } = server
  return fetch(`${origin}/api/pictures?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { cookie, origin, 'content-type': type },
    body,
    ...(body instanceof ReadableStream && { duplex: 'half' }),
  })
}

export async function taken(
  shop: Pick<Shop, 'server'>,
  bytes: Buffer<ArrayBuffer>,
): Promise<string> {
  const { id } = (await (await give(shop, bytes)).json()) as { id: string }
  return id
}
