import type { Page } from '@playwright/test'

import { saying, type Texts } from './texts.ts'

/** What is seen only after something was done: each begins with its page and ends where it is drawn. */
type Scene = (page: Page, t: Texts, campaign: number) => Promise<unknown>

const csv = [
  'name,price,stock,colour',
  'Desk clock,12.50,12,red',
  ',3,1,blue',
  'Wool blanket,many,5,grey',
  'Set of three candles for whoever likes a long name,4.50,7,white',
].join('\n')

export async function press(page: Page, text: string): Promise<void> {
  await page
    .getByRole('button', { name: saying(text) })
    .first()
    .click()
}

/** What is in the menu above the orders. */
export async function pressInMenu(page: Page, { orders }: Texts, text: string): Promise<void> {
  await press(page, orders.menu)
  await page.getByRole('menuitem', { name: text }).click()
}

/** On a phone it is in a menu of where products come from. */
export async function pressImport(page: Page, t: Texts): Promise<void> {
  await press(page, t.products.import.open)
  const inMenu = page.getByRole('menuitem', { name: t.products.import.title })
  const file = page.getByRole('dialog').locator('input[type=file]')
  await inMenu.or(file).first().waitFor({ state: 'attached' })
  if (await inMenu.isVisible()) await inMenu.click()
}

async function newest(page: Page, path: string): Promise<{ id: number; orderId: string }[]> {
  const answer = await page.request.get(`${new URL(page.url()).origin}${path}`)
  return (await answer.json()) as { id: number; orderId: string }[]
}

const openChat: Scene = async (page) => {
  await page.goto('/')
  const [chat] = await newest(page, '/api/conversations?limit=1')
  await page.goto(`/conversations?view=${chat?.id}`)
}

export const scenes: readonly (readonly [title: string, scene: Scene])[] = [
  [
    'import-preview',
    async (page, t, campaign) => {
      await page.goto(`/products?campaign=${campaign}`)
      await pressImport(page, t)
      const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
      await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
    },
  ],
  [
    'product-delete',
    async (page, t, campaign) => {
      await page.goto(`/products?campaign=${campaign}`)
      const name = saying(t.products.remove)
      const remove = page.getByRole('button', { name }).first()
      const more = page.getByRole('button', { name: `${t.products.column.actions}: ` }).first()
      await remove.or(more).first().waitFor()
      if (await remove.isVisible()) return remove.click()
      await more.click()
      return page.getByRole('menuitem', { name }).click()
    },
  ],
  [
    'tracking-report',
    async (page, t) => {
      const { open, list, check } = t.orders.ledger.tracking
      await page.goto('/orders')
      const orders = await newest(page, '/api/orders?limit=3')
      await pressInMenu(page, t, open)
      const lines = orders.map(({ orderId }, index) => `${orderId} DA15062${index}`)
      await page.getByLabel(list).fill([...lines, 'PAL-9999999 DA1', 'none'].join('\n'))
      await press(page, check)
    },
  ],
  [
    'bulk',
    async (page, t) => {
      await page.goto('/orders')
      await page.locator('tbody').getByRole('checkbox').first().check()
      await press(page, t.orders.bulk.all)
    },
  ],
  [
    'print',
    async (page, t) => {
      await page.goto('/orders')
      const [order] = await newest(page, '/api/orders?limit=1')
      await page.goto(`/orders?order=${order?.id}`)
      await press(page, t.orders.print.packing_slip)
    },
  ],
  ['chat', openChat],
  [
    'chat-schedule',
    async (page, t, campaign) => {
      await openChat(page, t, campaign)
      // The pane behind the dialog may show the same conversation.
      const chat = page.getByRole('dialog')
      const reply = chat.getByRole('textbox', { name: saying(t.conversations.reply.label) })
      await reply.fill('Your parcel leaves tomorrow.')
      await chat.getByRole('button', { name: saying(t.conversations.schedule.open) }).click()
    },
  ],
  [
    'chat-erase',
    async (page, t, campaign) => {
      await openChat(page, t, campaign)
      const chat = page.getByRole('dialog')
      const details = chat.getByRole('button', { name: t.conversations.showDetails })
      const erase = chat.getByRole('button', { name: t.conversations.data.erase })
      await details.or(erase).first().waitFor()
      if (await details.isVisible()) await details.click()
      await erase.click()
    },
  ],
]
