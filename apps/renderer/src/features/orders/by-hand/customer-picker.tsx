import { IconMessageCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Avatar } from '../../../components/avatar.tsx'
import { DialogBody } from '../../../components/dialogs/dialog.tsx'
import { ConnectionEmptyState } from '../../../components/notices/connection-empty-state.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { customerName } from '../../../lib/format/customer-name.ts'
import { byHandQueries } from './by-hand-queries.ts'
import { PickList } from './pick-list.tsx'

import classes from './new-order.module.css'

/** Whose order it is: whoever wrote last, or whom the search finds. */
export function CustomerPicker({ onPick }: { readonly onPick: (conversation: number) => void }) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const customers = useQuery(byHandQueries.customers(search))
  if (search === '' && !customers.isPlaceholderData && customers.data?.length === 0) {
    return (
      <DialogBody>
        <ConnectionEmptyState
          icon={IconMessageCircle}
          title={t('orders.new.noneYet.title')}
          needsPage={t('orders.new.noneYet.needsPage')}
          connected={t('orders.new.noneYet.connected')}
        />
      </DialogBody>
    )
  }
  return (
    <DialogBody>
      {customers.error && !customers.data ? (
        <QueryError title={t('orders.loadFailed')} query={customers} />
      ) : (
        <PickList
          first
          label={t('orders.new.find')}
          search={search}
          onSearch={setSearch}
          rows={customers.data}
          keyOf={({ id }) => id}
          onPick={({ id }) => onPick(id)}
          none={t('orders.new.nobody')}
        >
          {(customer) => (
            <>
              <Avatar name={customerName(customer)} />
              <span className={classes['who']}>
                <span>
                  <bdi>{customerName(customer)}</bdi>
                </span>
                <span className={classes['under']}>
                  <bdi>{customer.pageName}</bdi>
                </span>
              </span>
              <span className={classes['under']}>
                <TimeAgo time={customer.lastActivity} />
              </span>
            </>
          )}
        </PickList>
      )}
    </DialogBody>
  )
}
