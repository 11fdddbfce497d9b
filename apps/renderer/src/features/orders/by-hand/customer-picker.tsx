import { Button } from '@mantine/core'
import { IconMessageCircle, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

import { Avatar } from '../../../components/avatar.tsx'
import { DialogBody } from '../../../components/dialogs/dialog.tsx'
import { PickList } from '../../../components/lists/pick-list.tsx'
import { ConnectionEmptyState } from '../../../components/notices/connection-empty-state.tsx'
import { QueryError } from '../../../components/notices/query-error.tsx'
import { TimeAgo } from '../../../components/time-ago.tsx'
import { customerName } from '../../../lib/format/customer-name.ts'
import { byHandQueries } from './by-hand-queries.ts'

import classes from './new-order.module.css'

interface CustomerPickerProps {
  readonly onPick: (conversation: number) => void
  /** They have no chat; with what was searched for. */
  readonly onWithoutChat: (searched: string) => void
}

/** Whose order it is: whoever wrote last, or whom the search finds; or somebody who phoned. */
export function CustomerPicker({ onPick, onWithoutChat }: CustomerPickerProps) {
  const { t } = useTranslation()
  const [search, setSearch] = useState('')
  const [text, setText] = useState('')
  const customers = useQuery(byHandQueries.customers(search))
  const nobody = search === '' && !customers.isPlaceholderData && customers.data?.length === 0
  return (
    <DialogBody>
      <div className={classes['phoned']}>
        <Button
          variant="default"
          leftSection={<IconPhone size={16} stroke={1.6} aria-hidden />}
          onClick={() => onWithoutChat(text.trim())}
        >
          {t('orders.new.withoutChat')}
        </Button>
        <span className={classes['under']}>{t('orders.new.withoutChatHelp')}</span>
      </div>
      {nobody ? (
        <ConnectionEmptyState
          icon={IconMessageCircle}
          title={t('orders.new.noneYet.title')}
          needsPage={t('orders.new.noneYet.needsPage')}
          connected={t('orders.new.noneYet.connected')}
        />
      ) : customers.error && !customers.data ? (
        <QueryError title={t('orders.loadFailed')} query={customers} />
      ) : (
        <PickList
          first
          label={t('orders.new.find')}
          search={search}
          onSearch={setSearch}
          rows={customers.data}
          stale={customers.isPlaceholderData}
          onType={setText}
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
