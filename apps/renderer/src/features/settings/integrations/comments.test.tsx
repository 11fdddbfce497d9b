import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { refusal, serve, type Answers } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'

const path = '/api/facebook/pages/9/comment-reply'
const kept = { text: 'Thank you!', problem: null, answered: 3 }

function start(over: Answers = {}) {
  const served = serve({
    'GET /api/facebook/connected-pages': () => [
      { id: '9', name: 'Nila Boutique', category: 'Clothing store' },
    ],
    'GET /api/facebook/page-tokens': () => [],
    [`GET ${path}`]: () => kept,
    [`PUT ${path}`]: ({ body }) => ({ ...kept, text: (body as { text: string }).text }),
    ...over,
  })
  renderAt('/settings?tab=integrations')
  return served
}

const open = async () => {
  const name = 'Comments on Nila Boutique'
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name })
}
const field = () =>
  screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to people who comment' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('shows what whoever comments is written and how many were, and saves another text [FB-14]', async () => {
  const { asked } = start()
  const dialog = await open()
  const text = await field()
  expect(text.value).toBe('Thank you!')
  await waitFor(() => expect(document.activeElement).toBe(text))
  within(dialog).getByText('3 people got it in the last 7 days.')
  await userEvent.clear(text)
  await userEvent.type(text, ' Hello there ')
  await save()
  await screen.findByText('Message saved')
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    before: 'Thank you!',
    text: 'Hello there',
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await open()
  expect((await field()).value).toBe('Hello there')
})

it('an empty text writes to nobody; why comments cannot be answered now is said [FB-14]', async () => {
  const problem = {
    code: 'graph_named_permission_missing',
    params: { permission: 'pages_read_user_content' },
    message: 'The permission pages_read_user_content is missing.',
  }
  const { asked } = start({ [`GET ${path}`]: () => ({ ...kept, problem, answered: 0 }) })
  // Whoever does not open it sees that, too.
  await screen.findByText(/^Comments can’t be answered now: .*pages_read_user_content/)
  const dialog = await open()
  await within(dialog).findByText('Comments can’t be answered now')
  await within(dialog).findByText(/pages_read_user_content/)
  expect(within(dialog).queryByText(/in the last 7 days\./)).toBeNull()
  await userEvent.clear(await field())
  await save()
  await screen.findByText('Message saved')
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ text: '' })
})

it('keeps what was typed where it cannot be saved, and says why; what cannot be read is not typed over [FB-14]', async () => {
  start({ [`PUT ${path}`]: () => refusal(409, 'changed_meanwhile', '') })
  await open()
  await userEvent.type(await field(), ' More')
  await save()
  await screen.findByText('Couldn’t save the message')
  await screen.findByText(/^Another window changed this meanwhile/)
  expect((await field()).value).toBe('Thank you! More')
})

it('does not save what was not read [FB-14]', async () => {
  start({ [`GET ${path}`]: () => refusal(404, 'page_not_found', 'The page was not found') })
  const dialog = await open()
  await within(dialog).findByText('Couldn’t load the message')
  expect(within(dialog).queryByRole('textbox')).toBeNull()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
})
