import type { Answer } from '@pal/core/contract/endpoints'
import type { OrderDocument } from '@pal/core/contract/orders'
import { ownLanguages, type OwnLanguage } from '@pal/core/domain/entities'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'

import { anOrderDetail } from '../../../testing/samples.ts'
import { Papers } from './papers.tsx'

interface Shown {
  readonly order?: Partial<OrderDocument>
  readonly shop?: Partial<Answer<'orders.documents'>['shop']>
  readonly language?: OwnLanguage | null
}

/** A shop that has only given its name. */
const silent = { address: '', phone: '', email: '' }

/** One sheet, as it lies on the paper. */
function sheet(document: 'invoice' | 'packing_slip', { order, shop, language }: Shown = {}) {
  const orders: OrderDocument[] = [
    {
      ...anOrderDetail(3, {
        customerName: 'Nusrat Jahan',
        createdAt: '2026-11-02T12:00:00Z',
        products: [
          { name: 'Saree', quantity: 2, unitPrice: 1_299, total: 2_598, productId: 1 },
          { name: 'Panjabi', quantity: 3, unitPrice: 450.5, total: 1_351.5, productId: 2 },
        ],
        subtotal: 3_949.5,
        discount: 200,
        deliveryFee: 80,
        totalAmount: 3_829.5,
        paymentStatus: 'part',
        paymentMethod: 'bkash',
        paidAmount: 829.5,
        amountDue: 3_000,
      }),
      pageName: 'Dhaka Looms',
      language: 'en',
      ...order,
    },
  ]
  const answer = {
    shop: {
      name: 'Corner Shop',
      usePageName: false,
      address: 'House 4, Road 7\nDhanmondi, Dhaka',
      phone: '+880 1712-345670',
      email: 'shop@example.com',
      ...shop,
    },
    pdf: false,
    orders,
  }
  const { container } = render(
    <Papers answer={answer} document={document} language={language ?? null} paper="full" />,
  )
  const [paper] = container.querySelectorAll('article')
  if (!paper) throw new Error('No paper')
  return paper
}

/** Amounts are set apart from the direction around them. */
const bare = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '')
const texts = (of: ParentNode, selector: string) =>
  [...of.querySelectorAll(selector)].map(({ textContent }) => bare(textContent))
const head = (paper: HTMLElement) => texts(paper, 'header p')
const people = (paper: HTMLElement) => texts(paper, 'section h2, section p')
const lines = (paper: HTMLElement) =>
  [...paper.querySelectorAll('table tr')].map((row) => texts(row, 'th, td'))
const sums = (paper: HTMLElement) =>
  [...paper.querySelectorAll('dl > div')].map((sum) => texts(sum, 'dt, dd'))

it('the invoice of a cancelled order asks for no payment and thanks for nothing [OR-07]', () => {
  const cancelled = { status: 'cancelled', paidAmount: 0, amountDue: 0 } as const
  const paper = sheet('invoice', { order: { ...cancelled, paymentStatus: 'unpaid' } })
  expect(people(paper)).not.toContain('Payment')
  expect(bare(paper.textContent)).not.toMatch(/Unpaid|Thank you/)
  // What was paid before, and may have to be given back, is still told.
  const paid = sheet('invoice', { order: { ...cancelled, paymentStatus: 'paid', paidAmount: 100 } })
  expect(people(paid)).toContain('Payment')
  expect(bare(paid.textContent)).not.toContain('Thank you')
  expect(bare(sheet('invoice').textContent)).toContain('Thank you for your order.')
})

it('an invoice has shop, number, date, customer, lines, all sums and how it is paid [OR-07]', () => {
  const paper = sheet('invoice')
  expect(head(paper)).toEqual([
    'Corner Shop',
    'Dhaka Looms',
    'House 4, Road 7\nDhanmondi, Dhaka',
    '+880 1712-345670',
    'shop@example.com',
    'Invoice',
    'PAL-000003',
    'Date: Nov 2, 2026',
  ])
  expect(people(paper)).toEqual([
    'Customer',
    'Nusrat Jahan',
    '+8801712345678',
    'House 12, Dhanmondi',
    'Payment',
    'Partly paid',
    'bKash',
  ])
  expect(lines(paper)).toEqual([
    ['Product', 'Quantity', 'Price', 'Amount'],
    ['Saree', '2', '৳1,299', '৳2,598'],
    ['Panjabi', '3', '৳450.50', '৳1,351.50'],
  ])
  expect(sums(paper)).toEqual([
    ['Subtotal', '৳3,949.50'],
    ['Discount', '−৳200'],
    ['Delivery', '৳80'],
    ['Total', '৳3,829.50'],
    ['Paid', '৳829.50'],
    ['Amount due', '৳3,000'],
  ])
  expect(paper.lastElementChild?.textContent).toBe('Thank you for your order.')
})

it('an invoice names no discount and no payment where there was none, and a free delivery as such [OR-07]', () => {
  const order = { discount: 0, deliveryFee: 0, paidAmount: 0, paymentStatus: 'unpaid' } as const
  const paper = sheet('invoice', { order })
  expect(sums(paper).map(([label]) => label)).toEqual([
    'Subtotal',
    'Delivery',
    'Total',
    'Amount due',
  ])
  expect(sums(paper)[1]).toEqual(['Delivery', 'free'])
  const far = sheet('invoice', { order: { deliveryFee: 120, deliveryArea: 'Outside Dhaka' } })
  expect(sums(far)).toContainEqual(['Delivery (Outside Dhaka)', '৳120'])
})

it('an invoice says what came back, so that its sums add up [OR-07, OR-10]', () => {
  const order = { returned: true, returnedAmount: 450.5, amountDue: 2_549.5 }
  expect(sums(sheet('invoice', { order })).slice(3)).toEqual([
    ['Total', '৳3,829.50'],
    ['Returned', '−৳450.50'],
    ['Paid', '৳829.50'],
    ['Amount due', '৳2,549.50'],
  ])
  const bengali = sheet('invoice', { order, language: 'bn' })
  expect(sums(bengali)[4]?.[0]).toBe('ফেরত')
})

it('a packing slip has the recipient, the courier, what is collected and each piece to be packed [OR-07]', () => {
  const paper = sheet('packing_slip', {
    order: { courier: 'Pathao', trackingNumber: 'PX-77', deliveryInstructions: 'After 6 pm' },
  })
  expect(head(paper)).toContain('Packing slip')
  expect(people(paper)).toEqual([
    'Deliver to',
    'Nusrat Jahan',
    'Phone: +8801712345678',
    'House 12, Dhanmondi',
    'After 6 pm',
    'Courier',
    'Pathao',
    'Tracking number',
    'PX-77',
  ])
  const collect = paper.querySelector('[data-due]')
  expect(collect?.getAttribute('data-due')).toBe('true')
  expect(bare(collect?.textContent ?? '')).toBe('Collect on deliverybKash৳3,000')
  expect(lines(paper)).toEqual([
    ['Product', 'Quantity'],
    ['Saree', '2'],
    ['Panjabi', '3'],
  ])
  // One box a line, to be ticked as it is packed.
  expect(paper.querySelectorAll('td > span:empty')).toHaveLength(2)
  expect([...paper.children].slice(-2).map(({ textContent }) => textContent)).toEqual([
    'Items: 5',
    'Thank you for your order.',
  ])
})

it('a packing slip says that nothing is collected, and leaves out a courier that is not known [OR-07]', () => {
  const order = { amountDue: 0, paymentStatus: 'paid', trackingNumber: 'PX-77' } as const
  const paper = sheet('packing_slip', { order })
  const collect = paper.querySelector('[data-due]')
  expect(collect?.getAttribute('data-due')).toBe('false')
  expect(collect?.textContent).toBe('Nothing to collectbKash')
  expect(people(paper).slice(4)).toEqual(['Tracking number', 'PX-77'])
})

it('a paper of a cancelled order says so, whatever it is [OR-07]', () => {
  const order = { amountDue: 0, status: 'cancelled' } as const
  const slip = sheet('packing_slip', { order })
  expect(texts(slip, 'strong')).toEqual(['Your order PAL-000003 was cancelled.'])
  // Nobody is to read a slip as of a parcel that was paid for.
  expect(slip.querySelector('[data-due]')).toBeNull()
  expect(texts(sheet('invoice', { order }), 'strong')).toEqual([
    'Your order PAL-000003 was cancelled.',
  ])
  expect(texts(sheet('packing_slip'), 'strong')).toEqual([])
})

it('a shop without a name of its own goes by that of its page, named once [OR-07]', () => {
  expect(head(sheet('invoice', { shop: { name: '', ...silent } })).slice(0, 2)).toEqual([
    'Dhaka Looms',
    'Invoice',
  ])
  expect(head(sheet('invoice', { shop: { name: 'Dhaka Looms', ...silent } })).slice(0, 2)).toEqual([
    'Dhaka Looms',
    'Invoice',
  ])
  const order = { pageName: '' }
  expect(head(sheet('invoice', { order, shop: { name: 'Corner Shop', ...silent } }))[1]).toBe(
    'Invoice',
  )
})

it('a shop that goes by its pages’ names is headed by that of the page, or its own where there is none [OR-07]', () => {
  const shop = { ...silent, usePageName: true }
  expect(head(sheet('packing_slip', { shop })).slice(0, 2)).toEqual(['Dhaka Looms', 'Packing slip'])
  const order = { pageName: '' }
  expect(head(sheet('packing_slip', { order, shop })).slice(0, 2)).toEqual([
    'Corner Shop',
    'Packing slip',
  ])
})

it.each(ownLanguages)(
  'in %s a paper reads in its direction, with figures that every courier reads [OR-07]',
  (language) => {
    const rightToLeft = language === 'ar' || language === 'ur'
    for (const document of ['invoice', 'packing_slip'] as const) {
      const paper = sheet(document, { language })
      expect([paper.lang, paper.dir]).toEqual([language, rightToLeft ? 'rtl' : 'ltr'])
      expect(paper.textContent).toContain('2026')
      expect(paper.textContent).toMatch(/3[.,\s\u00A0\u202F]?000/)
      expect(paper.textContent).not.toMatch(/[০-৯٠-٩۰-۹०-९]/)
      // Whoever writes a language in Latin letters reads them, too; the Taka has no other sign.
      if (language.endsWith('-latn'))
        expect(bare(paper.textContent).replaceAll('৳', '')).toMatch(/^[\p{Script=Latin}\P{L}]*$/u)
    }
  },
)

it('each way to pay has its name, and one that somebody typed keeps it [OR-07]', () => {
  const named = (paymentMethod: string) => people(sheet('invoice', { order: { paymentMethod } }))[6]
  expect(
    [
      'cash_on_delivery',
      'bkash',
      'nagad',
      'rocket',
      'card',
      'bank_transfer',
      'other',
      'Upay, in the shop',
    ].map(named),
  ).toEqual([
    'Cash on delivery',
    'bKash',
    'Nagad',
    'Rocket',
    'Card',
    'Bank transfer',
    'Other',
    'Upay, in the shop',
  ])
})

it('what a customer wrote is on the paper as it is, whatever it looks like [OR-07]', () => {
  const customerName = '<img src=x onerror=alert(1)>'
  for (const document of ['invoice', 'packing_slip'] as const) {
    const paper = sheet(document, { order: { customerName } })
    expect(people(paper)[1]).toBe(customerName)
    expect(paper.querySelector('img')).toBeNull()
  }
})

it('pieces are grouped as the language of the paper writes numbers [OR-07]', () => {
  const products = [
    { name: 'Saree', quantity: 12_000, unitPrice: 1, total: 12_000, productId: 1 },
    { name: 'Panjabi', quantity: 345, unitPrice: 1, total: 345, productId: 2 },
  ]
  const slip = sheet('packing_slip', { order: { products } })
  expect(texts(slip, 'tbody td:nth-child(2)')).toEqual(['12,000', '345'])
  expect(bare(slip.textContent)).toContain('12,345')
  const invoice = sheet('invoice', { order: { products }, language: 'de' })
  expect(texts(invoice, 'tbody td:nth-child(2)')).toEqual(['12.000', '345'])
})
