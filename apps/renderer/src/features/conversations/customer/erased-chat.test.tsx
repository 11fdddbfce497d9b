import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { refusal, serve } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { aConversation, aDetail, configured, oneChat } from '../../../testing/samples.ts'

it.each(['/conversations?selected=1', '/conversations?view=1', '/conversations'])(
  'an erased customer’s chat goes at once, and no failure is said of it: %s [EN-02]',
  async (address) => {
    let isErased = false
    const gone = () => refusal(404, 'conversation_not_found', 'gone')
    serve({
      'GET /api/facebook/config-status': () => configured,
      'GET /api/conversations': () => (isErased ? [] : [aConversation(1)]),
      'GET /api/conversations/meta': () => oneChat,
      'GET /api/conversations/1': () => (isErased ? gone() : aDetail(1)),
      'GET /api/conversations/1/messages': () => (isErased ? gone() : []),
      'GET /api/facebook/conversation-messages/1': () => (isErased ? gone() : []),
      'POST /api/conversations/1/seen': () => ({ success: true }),
      'POST /api/customers/psid-1/erase': () => {
        isErased = true
        return { outcome: 'erased' }
      },
    })
    renderAt(address)
    await userEvent.click(await screen.findByRole('button', { name: 'Erase…' }))
    const shown: string[] = []
    const watch = new MutationObserver(() => shown.push(document.body.textContent ?? ''))
    watch.observe(document.body, { childList: true, subtree: true, characterData: true })
    fireEvent.click(screen.getByRole('button', { name: 'Erase this customer' }))
    await screen.findByText('The customer was erased')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Erase…' })).toBeNull())
    await new Promise((resolve) => {
      setTimeout(resolve, 500)
    })
    watch.disconnect()
    expect(shown.filter((words) => words.includes('Couldn’t load this conversation'))).toEqual([])
  },
)
