import { conversationStatuses, type TaskKind, taskKinds } from '@pal/core/domain/entities'
import { useCallback } from 'react'

import { readId, useAddress, writeValues } from '../../lib/address/use-address.ts'
import { placeName } from '../../lib/keyset/place.ts'
import { newOrderName } from '../../lib/paths.ts'
import { conversationPick, type ConversationPick } from './data/conversation-pick.ts'
import type { ConversationFilter } from './data/queries.ts'

export const tabs = ['live', 'previous', 'tasks'] as const
export type Tab = (typeof tabs)[number]

interface Inbox {
  readonly tab: Tab
  readonly filter: ConversationFilter
  /** The conversation in the pane beside the list. */
  readonly selected: string | null
  /** The conversation in the dialog. */
  readonly viewed: string | null
  /** The task that is open, by its kind and id. */
  readonly task: string | null
  /** Only these tasks. */
  readonly kind: TaskKind | undefined
  /** The conversation that an order is typed in. */
  readonly ordering: number | null
  readonly change: (to: Change) => void
}

/** What is given changes, the rest stays; null takes it out of the address. */
interface Change {
  readonly tab?: Tab
  readonly status?: ConversationFilter['status']
  readonly search?: string
  readonly selected?: string | null
  readonly viewed?: string | null
  /** What a figure had picked goes. */
  readonly unpick?: readonly (keyof ConversationPick)[]
  /** And is picked. */
  readonly pick?: ConversationPick
  readonly task?: string | null
  readonly kind?: null
  readonly ordering?: null
}

const names = {
  tab: 'tab',
  status: 'status',
  search: 'search',
  selected: 'conversation',
  viewed: 'view',
  task: 'task',
  kind: 'kind',
  ordering: newOrderName,
} as const satisfies Record<Exclude<keyof Change, 'unpick' | 'pick'>, string>

const keys = ['tab', 'status', 'search', 'selected', 'viewed', 'task', 'kind', 'ordering'] as const

/** What makes it another list. */
const lists = ['tab', 'status', 'search', 'unpick', 'pick'] as const

/** In the place of a conversation's id: the list of what waits for the seller. */
const tasksView = 'tasks'

const usual: Readonly<Record<string, string>> = { tab: 'live', status: 'all', search: '' }

/** Everything the page shows lives in the address, so that back, reload and a link keep it. */
export function useInboxAddress(): Inbox {
  const [params, changeAddress] = useAddress()
  const status = params.get('status')
  const change = useCallback(
    (to: Change) =>
      changeAddress(
        (address) => {
          // Other filters are another list, which begins at its beginning.
          if (lists.some((name) => name in to)) address.delete(placeName)
          for (const name of to.unpick ?? []) address.delete(name)
          for (const [name, value] of Object.entries(to.pick ?? {})) address.set(name, value)
          const byTask = address.get('view') === tasksView
          for (const key of keys) {
            const value = to[key]
            const name = names[key]
            if (value === undefined) continue
            if (key === 'tab' && value === 'tasks') {
              address.delete('tab')
              address.set('view', tasksView)
              continue
            }
            if (key === 'tab' && byTask) {
              address.delete('view')
              address.delete('task')
              address.delete('kind')
            }
            writeValues(address, { [name]: value === usual[name] ? null : value })
          }
        },
        {
          // Typing and filtering are no steps to go back through.
          replace: !('viewed' in to) && !('tab' in to),
          // In a busy moment the window would draw it later, and the next key go to the task before.
          flushSync: 'task' in to,
        },
      ),
    [changeAddress],
  )
  const view = params.get('view')
  const tasks = view === tasksView
  return {
    tab: tasks ? 'tasks' : params.get('tab') === 'previous' ? 'previous' : 'live',
    filter: {
      status: conversationStatuses.find((each) => each === status) ?? 'all',
      search: params.get('search') ?? '',
      pick: conversationPick(params),
    },
    selected: params.get('conversation'),
    viewed: tasks ? null : view,
    task: params.get('task'),
    ordering: readId(params.get(newOrderName)),
    kind: taskKinds.find((each) => each === params.get('kind')),
    change,
  }
}
