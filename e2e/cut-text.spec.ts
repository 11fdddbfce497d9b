import { expect } from '@playwright/test'

import { test } from './product.ts'

test('a browser cuts what is pasted into a full field, and the field says so', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const code = page.waitForResponse(/\/cut-text-[^/]*\.js$/)
  await page.goto('/settings')
  const paste = async (label: string, text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await page.getByLabel(label).fill('')
    await page.getByLabel(label).press('ControlOrMeta+V')
  }
  const note = page.getByRole('alert').filter({ hasText: 'Cut to' })
  const company = page.getByLabel('Company name')
  // What says so is fetched when somebody first comes to a field, and has to be there by then.
  await company.focus()
  const fetched = await code
  await page.evaluate((address) => import(address), fetched.url())

  await paste('Company name', 'a'.repeat(200))
  await expect(company).toHaveValue('a'.repeat(200))
  await expect(note).toHaveCount(0)
  await company.pressSequentially('b')
  await expect(note).toHaveText('Cut to 200 characters, the most that fit here.')
  await expect(company).toHaveAccessibleDescription(/Cut to 200 characters/)
  await company.press('Backspace')
  await expect(note).toHaveCount(0)

  const address = page.getByLabel('Address')
  await paste('Address', 'line\r\n'.repeat(200))
  await expect(note).toHaveText('Cut to 500 characters, the most that fit here.')
  expect((await address.inputValue()).length).toBeLessThanOrEqual(500)
  // A text that was composed, as with a Bengali keyboard.
  await address.fill('a'.repeat(499))
  await expect(note).toHaveCount(0)
  await address.press('End')
  const input = await context.newCDPSession(page)
  await input.send('Input.imeSetComposition', { text: 'কলম', selectionStart: 3, selectionEnd: 3 })
  await input.send('Input.insertText', { text: 'কলম' })
  await expect(note).toHaveText('Cut to 500 characters, the most that fit here.')
})
