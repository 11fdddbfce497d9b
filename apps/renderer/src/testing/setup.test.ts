import { expect, it } from 'vitest'

import { changeDraft, useDrafts } from '../features/conversations/data/drafts.ts'
import { useTestChat } from '../lib/test-chat.ts'

// What one test has opened or typed is not there in the next, whichever file that is in.
it.each(['one', 'another'])('%s test begins with stores as a new window has them', () => {
  expect(useTestChat.getState()).toEqual({ asked: null })
  expect(useDrafts.getState()).toEqual({})
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
  useTestChat.setState({ asked: { campaignId: 1 } })
  changeDraft('7', { text: 'Typed' })
})
