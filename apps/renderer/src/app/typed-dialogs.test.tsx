import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Fragment, type ReactElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { GapDialog } from '../features/analytics/gaps/gap-dialog.tsx'
import { RecipientDialog } from '../features/analytics/recall/recipient-dialog.tsx'
import { campaign as aCampaign } from '../features/campaigns/campaign.testing.ts'
import { LaunchDialog } from '../features/campaigns/launch/launch-dialog.tsx'
import { CopyDialog } from '../features/campaigns/manage/copy-dialog.tsx'
import { EditDialog } from '../features/campaigns/manage/edit-dialog.tsx'
import { CampaignDialog } from '../features/campaigns/quick/campaign-dialog.tsx'
import { ScheduleDialog } from '../features/conversations/composer/schedule-dialog.tsx'
import { EditItemsDialog } from '../features/orders/by-hand/edit-items-dialog.tsx'
import { NewOrderDialog } from '../features/orders/by-hand/new-order-dialog.tsx'
import { ReturnDialog } from '../features/orders/detail/return-dialog.tsx'
import { ShipDialog } from '../features/orders/detail/ship-dialog.tsx'
import { ReceivedDialog } from '../features/orders/ledger/received-dialog.tsx'
import { TrackingDialog } from '../features/orders/ledger/tracking-dialog.tsx'
import { ProductDialog } from '../features/products/product-dialog.tsx'
import { PriceDialog } from '../features/settings/ai/price-dialog.tsx'
import { SavedReplyDialog } from '../features/settings/flow/saved-reply-dialog.tsx'
import { CommentsDialog } from '../features/settings/integrations/comments-dialog.tsx'
import { WelcomeDialog } from '../features/settings/integrations/welcome-dialog.tsx'
import { CardDialog } from '../features/settings/tactics/card-dialog.tsx'
import { MessageListField } from '../features/settings/tactics/message-list-field.tsx'
import { serve } from '../testing/fake-server.ts'
import { renderPart } from '../testing/render-app.tsx'
import {
  aConversation,
  aDetail,
  ago,
  anOrder,
  anOrderDetail,
  savedSettings,
} from '../testing/samples.ts'

const campaign = aCampaign()
const nothing = () => {}
const order = anOrderDetail(3, {
  status: 'delivered',
  products: [{ name: 'Saree', quantity: 2, unitPrice: 1_200, total: 2_400, productId: 7 }],
})
const shownBy = { tactics: savedSettings.tactics, currency: 'BDT', offerEnd: '30 Nov' }
const card = { id: 'a', subject: 'other', texts: [], areas: [], until: null, version: 1 } as const

interface Typed {
  readonly file: string
  readonly draw: (onClose: () => void) => ReactElement
  /** The field that is typed into; all of them are text fields, except where the row says otherwise. */
  readonly field: string | RegExp
  readonly text?: string
  readonly opens?: string
}

const table: readonly Typed[] = [
  {
    file: 'analytics/gaps/gap-dialog',
    draw: (onClose) => (
      <GapDialog
        gap={{
          question: 'deliver?',
          turns: [1],
          answered: false,
          customers: 1,
          lost: 0,
          carts: {},
          asked: [],
        }}
        onClose={onClose}
      />
    ),
    field: 'Your answer, for the agent',
  },
  {
    file: 'analytics/recall/recipient-dialog',
    draw: (onClose) => (
      <RecipientDialog
        wanted={{ words: 'a' }}
        title="Who"
        sought="a"
        stillSo={false}
        onClose={onClose}
      />
    ),
    field: 'Correction',
  },
  {
    file: 'campaigns/launch/launch-dialog',
    draw: (onClose) => <LaunchDialog Gate={Fragment} onClose={onClose} />,
    field: 'Campaign name',
  },
  {
    file: 'campaigns/manage/copy-dialog',
    draw: (onClose) => (
      <CopyDialog
        file={{ products: [] } as never}
        name="Eid"
        title="Copy"
        of={campaign}
        onClose={onClose}
      />
    ),
    field: 'Campaign name',
  },
  {
    file: 'campaigns/manage/edit-dialog',
    draw: (onClose) => <EditDialog campaign={campaign} onClose={onClose} />,
    field: 'Campaign name',
  },
  {
    file: 'campaigns/quick/campaign-dialog',
    draw: (onClose) => <CampaignDialog onClose={onClose} />,
    field: 'Campaign name',
  },
  {
    file: 'conversations/composer/schedule-dialog',
    draw: (onClose) => (
      <ScheduleDialog
        conversationId="4"
        text="Hello"
        clientId="a"
        closesAt={ago(-600)}
        onDone={nothing}
        onClose={onClose}
      />
    ),
    field: 'Date and time',
    text: '2031-01-01T10:00',
  },
  {
    file: 'orders/by-hand/edit-items-dialog',
    draw: (onClose) => <EditItemsDialog opened orderId={3} onClose={onClose} />,
    field: 'Delivery fee',
    text: '5',
  },
  {
    file: 'orders/by-hand/new-order-dialog',
    draw: (onClose) => (
      <NewOrderDialog opened conversationId={4} onTaken={nothing} onClose={onClose} />
    ),
    field: 'Address',
  },
  {
    file: 'orders/detail/return-dialog',
    draw: (onClose) => <ReturnDialog order={order} onClose={onClose} />,
    field: /^Note/,
  },
  {
    file: 'orders/detail/ship-dialog',
    draw: (onClose) => (
      <ShipDialog order={order} way={null} busy={false} onShip={nothing} onClose={onClose} />
    ),
    field: 'Courier',
  },
  {
    file: 'orders/ledger/received-dialog',
    draw: (onClose) => (
      <ReceivedDialog orders={[anOrder(3, { amountDue: 100 })]} onClose={onClose} />
    ),
    field: /PAL-000003/,
    text: '5',
  },
  {
    file: 'orders/ledger/tracking-dialog',
    draw: (onClose) => <TrackingDialog opened onClose={onClose} />,
    field: /number/i,
  },
  {
    file: 'products/product-dialog',
    draw: (onClose) => (
      <ProductDialog campaign={campaign} product={null} like={null} onClose={onClose} />
    ),
    field: 'Name',
  },
  {
    file: 'settings/ai/price-dialog',
    draw: (onClose) => <PriceDialog start={{}} taken={[]} onSave={nothing} onClose={onClose} />,
    field: 'Model',
  },
  {
    file: 'settings/flow/saved-reply-dialog',
    draw: (onClose) => (
      <SavedReplyDialog start={null} taken={[]} newer={null} onSave={nothing} onClose={onClose} />
    ),
    field: 'Text',
  },
  {
    file: 'settings/integrations/comments-dialog',
    draw: (onClose) => <CommentsDialog id="9" name="Nila" onClose={onClose} />,
    field: 'Message to people who comment',
  },
  {
    file: 'settings/integrations/welcome-dialog',
    draw: (onClose) => <WelcomeDialog id="9" name="Nila" onClose={onClose} />,
    field: 'Question 1',
  },
  {
    file: 'settings/tactics/card-dialog',
    draw: (onClose) => (
      <CardDialog
        start={card as never}
        isNew
        shown={shownBy}
        today="2026-11-30"
        newer={null}
        onSave={nothing}
        onClose={onClose}
      />
    ),
    field: 'Only in these places',
  },
  {
    file: 'settings/tactics/message-list-field',
    draw: () => <MessageListField label="Scarcity" messages={[]} onChange={nothing} />,
    opens: 'Add message to Scarcity',
    field: 'Message',
  },
]

beforeEach(() => {
  serve({
    'GET /api/settings': () => savedSettings,
    'GET /api/orders/3': () => order,
    'GET /api/orders/couriers': () => ({ names: [], delivered: false, owed: [] }),
    'GET /api/campaigns': () => [{ ...campaign, id: order.campaignId }],
    [`GET /api/campaigns/${order.campaignId}/products`]: () => [],
    [`GET /api/campaigns/${campaign.id}`]: () => campaign,
    'GET /api/conversations/4': () => aDetail(4, { campaignId: order.campaignId }),
    'GET /api/conversations': () => [aConversation(4)],
    'GET /api/conversations/4/written': () => ({ phones: [], addresses: [] }),
    'POST /api/orders/totals': () => ({
      currency: order.currency,
      lines: [],
      subtotal: 0,
      discount: 0,
      deliveryFee: 0,
      total: 0,
    }),
    'GET /api/facebook/connected-pages': () => [],
    'GET /api/facebook/pages/9/messenger-profile': () => ({ greeting: '', questions: [] }),
    'GET /api/facebook/pages/9/comment-reply': () => ({ text: '', problem: null, answered: 0 }),
    'GET /api/campaign-draft': () => ({ draft: null }),
    'PUT /api/campaign-draft': () => ({ success: true }),
    'GET /api/launch-draft': () => ({ draft: null }),
    'PUT /api/launch-draft': () => ({ success: true }),
    'GET /api/tactic-stats': () => [],
    'GET /api/recall': () => ({
      more: false,
      recipients: [
        {
          conversationId: 7,
          customerId: '7100000000000001',
          customerName: 'Rahima',
          pageName: 'Shop',
          at: ago(9),
          by: 'agent',
          text: 'a',
          windowClosesAt: null,
          order: null,
          corrected: null,
        },
      ],
    }),
  })
})

const asks = /^Leave (?:without saving|this campaign)\?$/
const question = () => screen.findByRole('dialog', { name: asks })

describe('what is typed in a dialog is not lost unasked [SE-09, SH-07]', () => {
  it.each(table)('$file', async ({ draw, opens, field, text = 'typed' }) => {
    const onClose = vi.fn<() => void>()
    const { router } = renderPart(draw(onClose))
    if (opens !== undefined)
      await userEvent.click(await screen.findByRole('button', { name: opens }))
    const dialog = await screen.findByRole('dialog')
    const typed = await within(dialog).findByLabelText<HTMLInputElement>(field)
    fireEvent.change(typed, { target: { value: text } })
    const stays = async () => {
      const asked = within(await question())
      fireEvent.click(asked.getByRole('button', { name: 'Stay' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: asks })).toBeNull())
      expect(onClose).not.toHaveBeenCalled()
      expect(typed.isConnected && typed.value).toBe(text)
    }
    await userEvent.keyboard('{Escape}')
    await stays()
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await stays()
    for (const cancel of within(dialog).queryAllByRole('button', { name: 'Cancel' })) {
      fireEvent.click(cancel)
      await stays()
    }
    await waitFor(() => {
      fireEvent.click(document.querySelector('.mantine-Modal-overlay')!)
      expect(screen.queryByRole('dialog', { name: asks })).not.toBeNull()
    })
    await stays()
    await act(() => router.navigate('/elsewhere'))
    await stays()
    expect(router.state.location.pathname).toBe('/')
    await userEvent.keyboard('{Escape}')
    fireEvent.click(
      within(await question())
        .getAllByRole('button')
        .at(-1)!,
    )
    await waitFor(() => {
      if (opens === undefined) expect(onClose).toHaveBeenCalledOnce()
      else expect(screen.queryByRole('dialog')).toBeNull()
    })
  })
})

const src = join(import.meta.dirname, '..')
const dialogs = globSync('**/*.tsx', { cwd: src })
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({
    file: file.split(sep).join('/').replace('.tsx', ''),
    source: readFileSync(join(src, file), 'utf8'),
  }))
  .filter(({ source }) => /<Dialog(?:Modal)?\s/.test(source))
const guarded = ({ source }: { readonly source: string }) => /\btyped=\{(?!false\})/.test(source)

it('every dialog in which something is typed is in the table, and every other has no text field [SE-09]', () => {
  const chosenIn = ['components/import/import-dialog', 'components/products/take-over-dialog']
  const rows = table.map(({ file }) => `features/${file}`)
  const found = dialogs.filter(guarded).map(({ file }) => file)
  expect(found.toSorted()).toEqual([...rows, ...chosenIn].toSorted())
  const unguarded = dialogs
    .filter((dialog) => !guarded(dialog))
    .filter(({ source }) => /<(?:TextInput|Textarea|\w*Field)\s/.test(source))
    .map(({ file }) => file)
  // Switches alone; and the word that has to be typed first, which is no loss.
  expect(unguarded.toSorted()).toEqual([
    'features/campaigns/strategies-dialog',
    'features/settings/data/erase-dialog',
  ])
})
