import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { expect, test } from '@playwright/test'

let home = ''
let demo: ChildProcess | undefined
test.beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'pal-e2e-demo-'))
})
test.afterEach(async () => {
  if (demo?.exitCode === null) demo.kill('SIGKILL')
  await rm(home, { recursive: true, force: true })
})

const tasks = join(import.meta.dirname, '../scripts/tasks.ts')

/** As `npm run demo` starts it, with a folder of its own for what is temporary. */
async function startDemo(): Promise<{ chat: string; startLink: string }> {
  const child = spawn(process.execPath, [tasks, 'demo', '--no-open'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, TMPDIR: home, TMP: home, TEMP: home },
  })
  demo = child
  let chat = ''
  for await (const line of createInterface(child.stdout)) {
    const [name, address = ''] = line.split(' ')
    if (name === 'chat') chat = address
    if (name === 'ready') return { chat, startLink: address }
  }
  throw new Error('The demo ended before it was ready')
}

test('somebody types as a customer, the agent answers, and the order arrives', async ({ page }) => {
  test.setTimeout(360_000)
  const { chat, startLink } = await startDemo()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))

  await page.goto(chat)
  await expect(page.getByRole('heading', { name: 'Corner Shop' })).toBeVisible()
  await page.getByLabel('or somebody new').fill('Nadia Rahman')
  await expect(page.getByLabel('on the page')).toHaveValue(/./)
  await page.getByRole('button', { name: 'Begin' }).click()
  const log = page.getByRole('log')
  const says = async (words: string, answer: string | RegExp) => {
    await page.getByRole('textbox', { name: 'Message' }).fill(words)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(log.getByText(words)).toBeVisible()
    await expect(log.getByText(answer)).toBeVisible({ timeout: 20_000 })
  }
  await says('May I see the <b>blue</b> bottle?', /blue: ৳950/)
  const picture = log.getByRole('img')
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100)
  await says('Two please. Nadia Rahman, 01711 123456, 12 Lake Road, Dhaka', /Total: ৳1,980/)
  await says('Yes, please', /Your order is placed\. Its number is PAL-\d+/)

  await page.goto(startLink)
  const orders = await page.evaluate(async () => {
    const answer = await fetch('/api/orders?limit=50')
    return (await answer.json()) as {
      customerName: string
      status: string
      paymentStatus: string
    }[]
  })
  expect(orders[0]).toMatchObject({
    customerName: 'Nadia Rahman',
    customerPhone: '01711123456',
    totalAmount: 1980,
    status: 'confirmed',
    products: [{ name: 'Glass Water Bottle, blue', quantity: 2 }],
  })
  // The shop has a past.
  const statuses = new Set(orders.map(({ status }) => status))
  expect([...statuses].toSorted()).toEqual([
    'cancelled',
    'confirmed',
    'delivered',
    'processing',
    'shipped',
  ])
  // So has its money.
  const paid = new Set(orders.map(({ paymentStatus }) => paymentStatus))
  expect([...paid].toSorted()).toEqual(['paid', 'part', 'unpaid'])
  const owed = await page.evaluate(async () => (await fetch('/api/orders/couriers')).json())
  expect(owed).toMatchObject({ names: ['Pathao', 'Steadfast'], delivered: true })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Conversations', exact: true })
    .click()
  await expect(page.getByText('Nadia Rahman').first()).toBeVisible()
  const pages = await page.evaluate(async () => {
    const answer = await fetch('/api/facebook/conversations')
    return ((await answer.json()) as { pageName: string }[]).map(({ pageName }) => pageName)
  })
  expect([...new Set(pages)].toSorted()).toEqual(['Corner Shop', 'Corner Shop Honey'])
  expect(problems).toEqual([])

  // What another page in the same browser would send.
  const foreign = await fetch(`${chat}/customers`, {
    method: 'POST',
    headers: { origin: 'http://127.0.0.1:9', 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Mallory' }),
  })
  expect(foreign.status).toBe(403)

  const ended = once(demo ?? process, 'exit')
  demo?.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  expect((await readdir(home)).filter((name) => name.startsWith('pal-demo-'))).toEqual([])
})
