import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'

import { pathTo } from '../../../lib/paths.ts'
import { refusal, serve, type Answers } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'

const nila = { id: '9', name: 'Nila Boutique', category: 'Clothing store' }
const path = '/api/facebook/pages/9/messenger-profile'

function start(over: Answers = {}, at = '/settings?tab=integrations') {
  const served = serve({
    'GET /api/facebook/connected-pages': () => [nila],
    'GET /api/facebook/page-tokens': () => [],
    [`GET ${path}`]: () => ({
      greeting: 'Welcome!',
      questions: ['Do you deliver?', 'How can I pay?'],
    }),
    [`PUT ${path}`]: ({ body }) => {
      const { greeting, questions } = body as { greeting: string; questions: string[] }
      return { greeting, questions }
    },
    ...over,
  })
  renderAt(at)
  return served
}

const open = async () => {
  const name = 'Welcome screen of Nila Boutique'
  await userEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog', { name })
}
const field = (number: number) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: `Question ${number}` })
const greeting = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Welcome text' })
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

it('shows what Facebook has, and sends what stands there without the empty ones [FB-13]', async () => {
  const { asked } = start()
  await open()
  expect((await field(1)).value).toBe('Do you deliver?')
  expect((await field(2)).value).toBe('How can I pay?')
  expect((await field(3)).placeholder).toBe('How long does delivery take?')
  await userEvent.clear(await field(1))
  await userEvent.type(await field(4), ' Where are you? ')
  await save()
  await screen.findByText('Welcome screen saved')
  expect(asked.find(({ method }) => method === 'PUT')?.body).toEqual({
    before: { greeting: 'Welcome!', questions: ['Do you deliver?', 'How can I pay?'] },
    greeting: 'Welcome!',
    questions: ['How can I pay?', 'Where are you?'],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('begins in the text, and Enter in a question saves [FB-13]', async () => {
  const { asked } = start()
  await open()
  const text = await greeting()
  await waitFor(() => expect(document.activeElement).toBe(text))
  await userEvent.click(await field(1))
  await userEvent.keyboard('{End} Today?{Enter}')
  await screen.findByText('Welcome screen saved')
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    questions: ['Do you deliver? Today?', 'How can I pay?'],
  })
})

it('removes all questions where none is left [FB-13]', async () => {
  const { asked } = start()
  await open()
  await userEvent.clear(await field(1))
  await userEvent.clear(await field(2))
  await save()
  await screen.findByText('Welcome screen saved')
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({ questions: [] })
})

it('sends no question twice, and says at which it stands [FB-13]', async () => {
  const { asked } = start()
  await open()
  await userEvent.type(await field(3), 'Do you deliver?')
  await save()
  expect((await field(3)).getAttribute('aria-invalid')).toBe('true')
  await screen.findByText('This question is there already')
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
})

it('keeps what is typed where it cannot be saved, and asks before it is lost [FB-13]', async () => {
  start({ [`PUT ${path}`]: () => refusal(409, 'welcome_changed', '') })
  await open()
  await userEvent.type(await field(3), 'Where?')
  await save()
  await screen.findByText(/^This was changed meanwhile/)
  expect((await field(3)).value).toBe('Where?')
  await userEvent.keyboard('{Escape}')
  await screen.findByRole('button', { name: 'Stay' })
})

it('says why they cannot be read, and tries again [FB-13]', async () => {
  let away = true
  start({
    [`GET ${path}`]: () =>
      away ? refusal(502, 'graph_unreachable', '') : { greeting: '', questions: [] },
  })
  const dialog = await open()
  await within(dialog).findByText('Couldn’t load the welcome screen')
  expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(
    true,
  )
  away = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }))
  expect((await field(1)).value).toBe('')
})

it('are found by the search of everything, which leads to the button [FB-13, SH-08]', async () => {
  start({}, pathTo.setting('integrations', 'settings.pages.welcome.button'))
  const button = await screen.findByRole('button', { name: 'Welcome screen of Nila Boutique' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  expect(button.tabIndex).toBe(0)
})

it('sends what new customers read, with their first name where it is put in [FB-13]', async () => {
  const { asked } = start()
  await open()
  const text = await greeting()
  expect(text.value).toBe('Welcome!')
  await userEvent.clear(text)
  await userEvent.type(text, 'Hi !{ArrowLeft}')
  await userEvent.click(screen.getByRole('button', { name: 'Insert first name' }))
  expect(text.value).toBe('Hi {{user_first_name}}!')
  expect(document.activeElement).toBe(text)
  await save()
  await screen.findByText('Welcome screen saved')
  expect(asked.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    before: { greeting: 'Welcome!' },
    greeting: 'Hi {{user_first_name}}!',
  })
})

it('says at once where Facebook fills in no such name, and sends nothing [FB-13]', async () => {
  const { asked } = start()
  await open()
  await userEvent.type(await greeting(), ' {{{{name}}')
  await screen.findByText('Facebook fills in no such name')
  await save()
  expect(document.activeElement).toBe(await greeting())
  expect(asked.filter(({ method }) => method === 'PUT')).toEqual([])
})
