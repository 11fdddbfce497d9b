import { Button } from '@mantine/core'
import { IconSearch, IconShoppingBag } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'

import { lazily, lazilyOpened } from '../../components/lazily.tsx'
import { FromNewest } from '../../components/lists/from-newest.tsx'
import { MoreButton } from '../../components/lists/more-button.tsx'
import { WaitingRows } from '../../components/lists/waiting-rows.tsx'
import { ConnectionEmptyState } from '../../components/notices/connection-empty-state.tsx'
import { EmptyState } from '../../components/notices/empty-state.tsx'
import { QueryError } from '../../components/notices/query-error.tsx'
import { useKeysetList } from '../../lib/keyset/use-keyset-list.ts'
import { pathTo } from '../../lib/paths.ts'
import type { BulkBarProps } from './bulk-bar.tsx'
import type { EditItemsDialogProps } from './by-hand/edit-items-dialog.tsx'
import type { NewOrderDialogProps } from './by-hand/new-order-dialog.tsx'
import type { CustomersViewProps } from './customers/customers-view.tsx'
import { loadDialogTexts } from './data/dialog-texts.ts'
import { isPicked, pickNames } from './data/order-pick.ts'
import { orderQueries } from './data/queries.ts'
import { useSelection } from './data/selection.ts'
import type { OrderDrawerProps } from './detail/order-drawer.tsx'
import type { DocumentDialogProps } from './documents/document-dialog.tsx'
import type { CourierPaymentsProps } from './ledger/courier-payments.tsx'
import { ExportProgress } from './ledger/export-progress.tsx'
import type { OrderSumsProps } from './ledger/order-sums.tsx'
import type { TrackingDialogProps } from './ledger/tracking-dialog.tsx'
import type { OrderChipsProps } from './order-chips.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderMenuButton } from './order-menu-button.tsx'
import type { OrderMenuProps } from './order-menu.tsx'
import { OrderTable } from './order-table.tsx'
import { OrderViews } from './order-views.tsx'
import { useOrdersAddress } from './use-orders-address.ts'

import classes from './orders-page.module.css'

// Their figures come behind the list, too.
const OrderSums = lazily<OrderSumsProps>(
  async () => (await import('./ledger/order-sums.tsx')).OrderSums,
)

const BulkBar = lazily<BulkBarProps>(async () => (await import('./bulk-bar.tsx')).BulkBar)
// Seven languages of paper are fetched when something is printed.
const DocumentDialog = lazily<DocumentDialogProps>(
  async () => (await withTexts(import('./documents/document-dialog.tsx'))).DocumentDialog,
)

// Most lists are opened without what a figure had picked.
const OrderChips = lazily<OrderChipsProps>(
  async () => (await import('./order-chips.tsx')).OrderChips,
)

const OrderMenu = lazilyOpened<OrderMenuProps>(
  async () => (await withTexts(import('./order-menu.tsx'))).OrderMenu,
  ({ onChange }) => (
    <OrderMenuButton aria-haspopup="menu" aria-expanded={false} onClick={() => onChange(true)} />
  ),
)

const OrderDrawer = lazilyOpened<OrderDrawerProps>(
  async () => (await withTexts(import('./detail/order-drawer.tsx'))).OrderDrawer,
)

/** Their words come with them. */
async function withTexts<Module>(part: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([part, loadDialogTexts()])
  return module
}

const NewOrderDialog = lazilyOpened<NewOrderDialogProps>(
  async () => (await withTexts(import('./by-hand/new-order-dialog.tsx'))).NewOrderDialog,
)

const EditItemsDialog = lazilyOpened<EditItemsDialogProps>(
  async () => (await withTexts(import('./by-hand/edit-items-dialog.tsx'))).EditItemsDialog,
)

const CourierPayments = lazilyOpened<CourierPaymentsProps>(
  async () => (await withTexts(import('./ledger/courier-payments.tsx'))).CourierPayments,
)

const TrackingDialog = lazilyOpened<TrackingDialogProps>(
  async () => (await withTexts(import('./ledger/tracking-dialog.tsx'))).TrackingDialog,
)

const Customers = lazily<CustomersViewProps>(
  async () => (await import('./customers/customers-view.tsx')).CustomersView,
  { Waiting: () => <WaitingRows /> },
)

export function OrdersPage() {
  const [params] = useSearchParams()
  return params.get('view') === 'customers' ? <Customers Views={OrderViews} /> : <Orders />
}

function Orders() {
  const { t } = useTranslation()
  const { filter, order, printing, placing, change } = useOrdersAddress()
  const [paying, setPaying] = useState(false)
  const [editing, setEditing] = useState<number | null>(null)
  const [tracking, setTracking] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const list = useKeysetList(orderQueries.list(filter))
  const open = useCallback((id: number) => change({ order: id }), [change])
  const select = useSelection((selection) => selection.select)
  const isAnyChosen = useSelection(({ orders }) => orders.size > 0)
  // What is no longer in sight is not moved by accident.
  const { status, period, search, pick } = filter
  const sight = JSON.stringify([status, period, search, pick])
  useEffect(() => () => select([]), [select, sight])
  const { loaded, count: shown } = list
  const picked = isPicked(filter.pick)
  const count = useQuery({
    ...orderQueries.count(filter),
    enabled: picked && filter.search === '',
  }).data?.count
  const filtered =
    picked || filter.status !== 'all' || filter.period !== 'all' || filter.search !== ''
  return (
    <>
      <OrderViews view="orders" description={t('orders.description')}>
        <OrderMenu
          Button={OrderMenuButton}
          filter={filter}
          opened={choosing}
          onChange={setChoosing}
          onTracking={() => setTracking(true)}
          onCouriers={() => setPaying(true)}
        />
      </OrderViews>
      <OrderFilters filter={filter} onChange={change} />
      {picked || period !== 'all' ? (
        <OrderChips
          filter={filter}
          onRemove={(names) =>
            change({
              ...(names.includes('period') ? { period: 'all' } : {}),
              unpick: pickNames.filter((name) => names.includes(name)),
            })
          }
        />
      ) : null}
      {loaded && shown > 0 ? (
        <div className={classes['figures']}>
          <span role="status">
            {t(count === undefined && list.hasMore ? 'orders.shownMore' : 'orders.shown', {
              count: count ?? shown,
            })}
          </span>
          <OrderSums filter={filter} />
        </div>
      ) : null}
      <ExportProgress />
      <FromNewest list={list} />
      {shown > 0 ? <OrderTable list={list} openId={order} onOpen={open} /> : null}
      {loaded && isAnyChosen ? (
        <BulkBar
          rows={list.held}
          onPrint={(ids) =>
            change({ printing: { document: 'packing_slip', ids, language: null, paper: null } })
          }
        />
      ) : null}
      <MoreButton label={t('orders.more')} list={list} />
      {loaded && shown === 0 && filtered ? (
        <EmptyState
          icon={IconSearch}
          title={t('orders.noneFound')}
          text={t('orders.noneFoundText')}
          action={
            <Button
              variant="default"
              onClick={() =>
                change({ status: 'all', period: 'all', search: '', unpick: pickNames })
              }
            >
              {t('orders.showAll')}
            </Button>
          }
        />
      ) : null}
      {loaded && shown === 0 && !filtered ? (
        <ConnectionEmptyState
          icon={IconShoppingBag}
          title={t('orders.emptyTitle')}
          needsPage={t('orders.needsPage')}
          connected={t('orders.waiting')}
          anyway={
            <Button variant="default" component={Link} to={pathTo.newOrder()}>
              {t('orders.new.title')}
            </Button>
          }
        />
      ) : null}
      {list.error && !loaded ? <QueryError title={t('orders.loadFailed')} query={list} /> : null}
      {!loaded && !list.error ? <WaitingRows /> : null}
      <OrderDrawer
        opened={order !== null}
        orderId={order}
        onPrint={(document, id) =>
          change({ printing: { document, ids: [id], language: null, paper: null } })
        }
        onEdit={setEditing}
        onClose={() => change({ order: null })}
      />
      {editing === null ? null : (
        <EditItemsDialog opened orderId={editing} onClose={() => setEditing(null)} />
      )}
      {placing === null ? null : (
        <NewOrderDialog
          opened
          conversationId={placing === 'new' ? null : placing}
          onClose={() => change({ placing: null })}
          onTaken={(id) => change({ placing: null, order: id })}
        />
      )}
      <TrackingDialog opened={tracking} onClose={() => setTracking(false)} />
      <CourierPayments
        opened={paying}
        onClose={() => setPaying(false)}
        onShow={(repick) => {
          setPaying(false)
          change({ status: 'all', period: 'all', search: '', unpick: pickNames, repick })
        }}
      />
      {printing ? (
        <DocumentDialog
          printing={printing}
          onChange={(to) => change({ printing: to })}
          onClose={() => change({ printing: null })}
        />
      ) : null}
    </>
  )
}
