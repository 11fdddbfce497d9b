import { useEffect } from 'react'

import { useMarkSeen } from './mutations.ts'

/** What is open in front of the person is read; a window in the background is not. */
export function useSeen(conversationId: string, unread: number): void {
  const { mutate } = useMarkSeen(conversationId)
  useEffect(() => {
    if (unread === 0) return
    const mark = () => {
      if (document.visibilityState === 'visible') mutate()
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [conversationId, unread, mutate])
}
