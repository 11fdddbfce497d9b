import '@mantine/notifications/styles.layer.css'
import { createNotificationsStore, notifications, Notifications } from '@mantine/notifications'
import { useEffect } from 'react'

import { dismissToast, shownFor, useToasts } from '../../lib/toasts.ts'
import { endActions, offerAction, useToastActions } from './toast-actions.ts'
import { ToastCard } from './toast-card.tsx'
import { useToastPlace } from './use-toast-place.ts'

import classes from './toaster.module.css'

const store = createNotificationsStore()

/** One toast at a time, by Mantine: it times them, and waits while the pointer rests on one. */
export function ToastList() {
  const { current, held } = useToasts()
  const open = current?.open === true
  useToastPlace(open)
  // What can be done for a time stays for just that time.
  const waits = useToastActions((actions) => actions.open.length > 0) || Boolean(current?.action)
  useEffect(() => {
    if (!open) {
      endActions()
      return
    }
    offerAction(current)
    const id = String(current.id)
    notifications.show(
      {
        id,
        message: current.title,
        role: current.kind === 'failure' ? 'alert' : 'status',
        autoClose: waits ? false : shownFor,
        onClose: dismissToast,
        renderNotification: () => <ToastCard toast={current} />,
      },
      store,
    )
    return () => notifications.clean(store)
    // Shown is what was said last, and its time begins with it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [current?.id, open])
  useEffect(() => endActions, [])
  const title = open && !waits ? current.title : null
  useEffect(() => {
    if (title === null) return
    const { notifications: shown } = store.getState()
    for (const { id = '' } of shown) {
      notifications.update({ id, autoClose: held ? false : shownFor, message: title }, store)
    }
  }, [title, held])
  return (
    <Notifications
      store={store}
      limit={1}
      withinPortal={false}
      position="bottom-right"
      containerWidth={420}
      transitionDuration={0}
      // A swipe of ours goes one way only, and 50 pixels far.
      allowDragDismiss={false}
      allowScrollDismiss={false}
      classNames={{ root: classes['list'] ?? '' }}
    />
  )
}
