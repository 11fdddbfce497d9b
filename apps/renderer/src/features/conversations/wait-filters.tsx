import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

import { FilterButton } from '../../components/lists/filter-bar.tsx'
import { PageChoice } from '../../components/lists/page-choice.tsx'
import { wholeNumber } from '../../lib/format/format-number.ts'
import { conversationQueries } from './data/queries.ts'
import { useInboxAddress } from './use-inbox-address.ts'

import classes from './wait-filters.module.css'

const waits = ['needsYou', 'unread'] as const

/** Counted as soon as one of them changes, as everywhere else on the screen. */
const waiting = conversationQueries.count({
  status: 'all',
  search: '',
  pick: { needsYou: 'true' },
})

/** What waits for the seller, by either reason; and what came on one of the pages. */
export function WaitFilters() {
  const { t, i18n } = useTranslation()
  const { filter, change } = useInboxAddress()
  const needing = useQuery(waiting).data?.count ?? 0
  return (
    <>
      {waits.map((name) => (
        <FilterButton
          key={name}
          label={t(`conversations.waits.${name}`)}
          count={
            name === 'needsYou' && needing > 0 ? wholeNumber(needing, i18n.language) : undefined
          }
          pressed={filter.pick[name] !== undefined}
          onPress={() =>
            change(filter.pick[name] ? { unpick: [name] } : { pick: { [name]: 'true' } })
          }
        />
      ))}
      <PageChoice
        className={classes['page']}
        page={filter.pick.page}
        onChange={(page) => change(page === undefined ? { unpick: ['page'] } : { pick: { page } })}
      />
    </>
  )
}
