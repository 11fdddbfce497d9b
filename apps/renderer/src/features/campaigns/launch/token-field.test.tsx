import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { serve, type Asked } from '../../../testing/fake-server.ts'
import { renderAt } from '../../../testing/render-app.tsx'
import { saying, configured, allWell } from '../../../testing/samples.ts'
import { campaign } from '../campaign.testing.ts'
import { launchKeeper } from './kept-draft.ts'

const nila = { valid: true, pageId: '900000000000009', pageName: 'Nila Boutique' }

let validating: () => unknown
let connected: unknown[]
let active: unknown[]
let asked: readonly Asked[]

beforeEach(() => {
  validating = () => nila
  connected = []
  active = []
  ;({ asked } = serve({
    'GET /api/facebook/config-status': () => configured,
    'GET /api/system/status': () => allWell,
    'GET /api/campaigns': ({ url }) => (url.searchParams.get('status') === 'active' ? active : []),
    'GET /api/facebook/connected-pages': () => connected,
    'GET /api/launch-draft': () => ({ draft: null }),
    'PUT /api/launch-draft': () => ({ success: true }),
    'POST /api/facebook/validate-token': () => validating(),
  }))
})
afterEach(() => launchKeeper.send())

const checks = () => asked.filter(({ path }) => path === '/api/facebook/validate-token')
const dialog = () => within(screen.getByRole('dialog', { name: 'Launch Campaign' }))
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label)
const token = () => field('Page access token')
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const toastOf = async (title: string) => (await screen.findByText(title)).parentElement?.textContent

async function open() {
  renderAt('/')
  await userEvent.click(await screen.findByRole('button', { name: 'Launch Campaign' }))
  await screen.findByRole('dialog', { name: 'Launch Campaign' })
  await dialog().findByLabelText('Campaign name')
}

/** Name and category are there; the page is what is still missing. */
async function openWithWords() {
  await open()
  await userEvent.type(field('Campaign name'), 'Eid')
  await userEvent.type(field('Product category'), 'Clothing')
}

it('the token is kept from eyes, from the browser’s memory and from spell checkers [W4-01]', async () => {
  await open()
  expect(token().type).toBe('password')
  expect(token().getAttribute('autocomplete')).toBe('off')
  expect(token().getAttribute('spellcheck')).toBe('false')
  const eye = dialog().getByRole('button', { name: 'Show or hide the token' })
  // By keyboard, too.
  eye.focus()
  expect(eye.tabIndex).toBe(0)
  await userEvent.keyboard('{Enter}')
  expect(token().type).toBe('text')
})

it('nothing but spaces is no token [W4-02]', async () => {
  await open()
  await userEvent.type(token(), '   ')
  await press('Validate Token')
  expect(checks()).toEqual([])
})

it('Enter in the field validates what was pasted, without the spaces around it [W4-02]', async () => {
  await openWithWords()
  await userEvent.type(token(), ' EAAsecret {Enter}')
  await waitFor(() => expect(field('Page name').value).toBe('Nila Boutique'))
  expect(checks().map(({ body }) => body)).toEqual([{ pageAccessToken: 'EAAsecret' }])
  expect(dialog().queryByRole('button', { name: 'Add main product' })).toBeNull()
  // The field is empty now, and says that the token is kept: Enter continues.
  expect([token().value, token().placeholder]).toEqual(['', 'Validated and stored'])
  await userEvent.type(token(), '{Enter}')
  expect(await dialog().findByRole('button', { name: 'Add main product' })).toBeDefined()
})

it('while Facebook is asked the token stays and is not sent again [W4-02]', async () => {
  let answer = (_result: unknown) => {}
  validating = () => new Promise((resolve) => (answer = resolve))
  await open()
  await userEvent.type(token(), 'EAAsecret{Enter}{Enter}')
  await waitFor(() => expect(token().readOnly).toBe(true))
  expect(checks()).toHaveLength(1)
  answer(nila)
  await waitFor(() => expect(token().readOnly).toBe(false))
})

it('a refused token says why at the field, in the reader’s words, until it is typed again [W4-02]', async () => {
  validating = () => ({ valid: false, error: 'English', reason: saying('Der Token ist alt.') })
  await open()
  await userEvent.type(token(), 'EAAsecret')
  await press('Validate Token')
  expect(await toastOf('Invalid Token')).toBe('Invalid TokenDer Token ist alt.')
  expect(token().getAttribute('aria-invalid')).toBe('true')
  expect(dialog().getByText('Der Token ist alt.')).toBeDefined()
  await userEvent.type(token(), 'x')
  expect(token().getAttribute('aria-invalid')).not.toBe('true')
  expect(dialog().queryByText('Der Token ist alt.')).toBeNull()
})

it('an answer that names no page fills in nothing [W4-02]', async () => {
  validating = () => ({ valid: true })
  await open()
  await userEvent.type(token(), 'EAAsecret')
  await press('Validate Token')
  expect(await toastOf('Invalid Token')).toContain('Please check the token and try again.')
  expect(field('Page name').value).toBe('')
  expect(token().value).toBe('EAAsecret')
})

it('a validated token becomes the connected page that it now is, and the error is gone [W4-02, W4-03]', async () => {
  await openWithWords()
  expect(dialog().queryByLabelText('Connected page')).toBeNull()
  await press('Next')
  const missing = 'Enter the token of your page and validate it.'
  expect(dialog().getByText(missing)).toBeDefined()
  expect(await toastOf('Missing Information')).toBe(
    'Missing InformationPlease fill in: Page access token',
  )
  connected = [{ id: nila.pageId, name: nila.pageName, category: 'Clothing' }]
  await userEvent.click(token())
  await userEvent.paste('EAAsecret')
  await press('Validate Token')
  const choice = await dialog().findByLabelText<HTMLSelectElement>('Connected page')
  expect(choice.value).toBe(nila.pageId)
  expect([...choice.options].map(({ text }) => text)).toEqual([
    'None: enter a token',
    'Nila Boutique – Clothing',
  ])
  expect(dialog().queryByText(missing)).toBeNull()
})

it('a token that is typed beside a page is not lost unseen [W4-03]', async () => {
  const other = { id: '900000000000011', name: 'Nila Home', category: '' }
  connected = [{ id: nila.pageId, name: nila.pageName, category: '' }, other]
  await openWithWords()
  await press('Next')
  const choice = await dialog().findByLabelText('Connected page')
  await userEvent.selectOptions(choice, nila.pageId)
  expect(dialog().queryByText(/^Choose a connected page/)).toBeNull()
  await userEvent.type(token(), 'EAAother')
  await press('Next')
  const words = 'Validate this token, or clear the field to keep Nila Boutique.'
  expect(await toastOf('Token not validated')).toBe(`Token not validated${words}`)
  expect(dialog().getByText(words)).toBeDefined()
  expect(document.activeElement).toBe(token())
  await userEvent.clear(token())
  await press('Next')
  expect(await dialog().findByRole('button', { name: 'Add main product' })).toBeDefined()
})

it('without any page the way on says to validate first [W4-03]', async () => {
  await openWithWords()
  await userEvent.type(token(), 'EAAsecret')
  await press('Next')
  expect(await toastOf('Token not validated')).toContain('so that the campaign knows its page')
  expect(dialog().queryByRole('button', { name: 'Add main product' })).toBeNull()
})

it('with another page, what was said about the first one’s campaign is asked again [CP-06, W4-03]', async () => {
  connected = [
    { id: nila.pageId, name: nila.pageName, category: '' },
    { id: '8', name: 'Blue Shop', category: '' },
  ]
  active = [
    campaign({ name: 'Winter', facebookPageId: nila.pageId }),
    campaign({ id: 2, name: 'Spring', facebookPageId: '8' }),
  ]
  await openWithWords()
  const choice = await dialog().findByLabelText('Connected page')
  await userEvent.selectOptions(choice, nila.pageId)
  await press('Next')
  const needed = await dialog().findByRole('alert')
  expect(needed.textContent).toBe('Stop Winter, or choose another page.')
  await userEvent.click(dialog().getByRole('switch', { name: /^Stop Winter/ }))
  expect(dialog().queryByText('Stop Winter, or choose another page.')).toBeNull()
  await userEvent.selectOptions(choice, '8')
  const other = dialog().getByRole<HTMLInputElement>('switch', { name: /^Stop Spring/ })
  expect(other.checked).toBe(false)
  await userEvent.selectOptions(choice, '')
  expect(field('Page name').value).toBe('')
})
