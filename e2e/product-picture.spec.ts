import { join } from 'node:path'

import { expect, type Page } from '@playwright/test'

import { withCampaign } from './one-campaign.ts'
import { test } from './product.ts'

const shots = process.env['PAL_SHOTS']

/** As a phone takes one: noise, which no format makes small. */
async function photo(page: Page): Promise<Buffer> {
  const address = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(2_000, 500)
    const context = canvas.getContext('2d')
    const noise = new ImageData(2_000, 500)
    for (let at = 0; at < noise.data.length; at += 65_536)
      crypto.getRandomValues(noise.data.subarray(at, at + 65_536))
    context?.putImageData(noise, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.addEventListener('load', () => resolve(String(reader.result)))
      reader.readAsDataURL(blob)
    })
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

test('a product gets a picture from the disk, smaller than it was, and loses it again [AG-19, PR-02]', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  await withCampaign(
    browser,
    { products: [{ name: 'Sundarban honey', price_minor: 45_000 }] },
    async (page, product) => {
      await page.goto(`${product.origin}/products?campaign=1`)
      const row = page.getByRole('row', { name: /Sundarban honey/ })
      const open = async () => {
        await page.getByRole('button', { name: 'Edit Sundarban honey' }).click()
        return page.getByRole('dialog', { name: 'Edit product' })
      }
      const dialog = await open()
      const field = dialog.getByRole('group', { name: 'Picture' })
      const file = dialog.getByLabel('Picture file')
      await expect(dialog.getByLabel('Image URL')).toBeVisible()
      // What Messenger shows nobody is refused beside the field, and the product stays as it was.
      const text = { name: 'prices.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
      await file.setInputFiles(text)
      await expect(field.getByRole('alert')).toHaveText(
        'This file is not a picture that Messenger takes: JPEG, PNG, GIF or WebP.',
      )
      if (shots) await page.screenshot({ path: join(shots, 'product-picture-refused.png') })

      const buffer = await photo(page)
      expect(buffer.byteLength).toBeGreaterThan(2_000_000)
      await file.setInputFiles({ name: 'honey.png', mimeType: 'image/png', buffer })
      const drawn = field.locator('img')
      await expect
        .poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(1_600)
      await expect(field.getByRole('alert')).toHaveCount(0)
      await expect(dialog.getByLabel('Image URL')).toHaveCount(0)
      if (shots) await page.screenshot({ path: join(shots, 'product-picture.png') })
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)

      const thumbnail = row.locator('img')
      await expect
        .poll(() => thumbnail.evaluate((img: HTMLImageElement) => img.naturalHeight))
        .toBe(400)
      const kept = await page.request.get(`${product.origin}/api/products/1/picture`)
      expect(kept.headers()['content-type']).toBe('image/jpeg')
      expect((await kept.body()).byteLength).toBeLessThan(buffer.byteLength / 4)
      if (shots) await page.screenshot({ path: join(shots, 'product-picture-table.png') })

      // By keyboard: the field is where the finger continues.
      await open()
      const remove = field.getByRole('button', { name: 'Remove picture' })
      await remove.focus()
      await page.keyboard.press('Enter')
      await expect(field.getByRole('button', { name: 'Choose a picture' })).toBeFocused()
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(thumbnail).toHaveCount(0)
    },
  )
})
