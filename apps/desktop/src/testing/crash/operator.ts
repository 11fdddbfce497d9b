import { setTimeout as pause } from 'node:timers/promises'

import type { GraphPerson } from '@pal/doubles/graph/graph-model'

import { give, picture } from '../pictures.ts'
import { heardBy, shopPictureName, type Street, until } from './scenario.ts'

export const words = 'This is our shop'
export const shopPicture = `[${shopPictureName}]`

/** A person of the shop sends a picture with words, and tries again until the product has taken it. */
export async function showPicture(street: Street, { psid }: GraphPerson): Promise<void> {
  const { graph, check } = street
  const clientId = `show-${psid}`
  let id: string | null = null
  for (let answered = false; !answered;) {
    check()
    try {
      id ??= await takeIn(street)
      const conversationId = await conversationWith(street, psid)
      const body = { conversationId, message: words, pictures: [id], clientId }
      const response = await ask(street, '/api/facebook/reply', body)
      // Killed before it was stored, the product knows nothing of the picture.
      if (response.status === 404) id = null
      else if (response.status === 200) answered = true
      else throw new Error(`The reply was refused: ${response.status} ${await response.text()}`)
    } catch (error) {
      // Nobody is there: it was killed.
      if (!(error instanceof TypeError)) throw error
      await pause(20)
    }
  }
  await until(street, () => {
    const heard = heardBy(graph, { psid })
    return heard.includes(shopPicture) && heard.includes(words)
  })
}

async function takeIn({ door }: Street): Promise<string> {
  const given = await give({ server: door() }, picture('png'), { name: shopPictureName })
  if (!given.ok) throw new Error(`The picture was refused: ${given.status}`)
  return ((await given.json()) as { id: string }).id
}

async function conversationWith(street: Street, psid: string): Promise<number> {
  const response = await ask(street, '/api/conversations')
  const rows = (await response.json()) as { id: number; customerId: string }[]
  const row = rows.find(({ customerId }) => customerId === psid)
  if (!row) throw new Error('The customer who was answered is not there')
  return row.id
}

function ask({ door }: Street, path: string, body?: object): Promise<Response> {
  const { origin, cookie } = door()
  return fetch(origin + path, {
    headers: { cookie, ...(body && { origin, 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
}
