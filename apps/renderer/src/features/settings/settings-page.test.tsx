import { type SettingsAnswer } from '@pal/core/contract/settings'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { t } from 'i18next'
import { beforeEach, describe, expect, it } from 'vitest'

import { reasonText } from '../../lib/reason-text.ts'
import { escapeAsks } from '../../testing/escape.ts'
import { server } from '../../testing/fake-events.ts'
import { refusal, serve, type Answers, type Asked } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { savedSettings, configured } from '../../testing/samples.ts'

let stored: SettingsAnswer
let asked: readonly Asked[] = []

function start(over: Answers = {}) {
  ;({ asked } = serve({
    'GET /api/settings': () => stored,
    'PUT /api/settings': ({ body }) => {
      const { was: _, ...tabs } = body as Record<string, object>
      const patch = Object.entries(tabs)
      for (const [tab, part] of patch)
        stored = { ...stored, [tab]: { ...stored[tab as keyof SettingsAnswer], ...part } }
      return stored
    },
    'POST /api/openai/config': ({ body }) => {
      const { apiKey, was: _, ...ai } = body as { readonly apiKey?: string; readonly was?: object }
      const key = apiKey === undefined ? {} : { apiKeySet: true, apiKeyLast4: apiKey.slice(-4) }
      stored = { ...stored, ai: { ...stored.ai, ...ai, ...key } }
      const { apiKeySet, apiKeyLast4 } = stored.ai
      return { success: true, apiKeySet, apiKeyLast4 }
    },
    'GET /api/openai/models': () => [
      { id: 'gpt-6-luna', state: 'live', shutdownDate: null },
      { id: 'gpt-7-nova', state: 'retiring', shutdownDate: '2031-05-01' },
      { id: 'gpt-4', state: 'retired', shutdownDate: '2026-10-23' },
    ],
    'GET /api/program': () => ({ version: '1.4.0', desktop: null }),
    'GET /api/tactics/stats': () => [],
    'GET /api/facebook/config-status': () => configured,
    'GET /api/facebook/connected-pages': () => [],
    'GET /api/facebook/session': () => Response.json(null),
    ...over,
  }))
}

beforeEach(() => {
  stored = {
    ...savedSettings,
  }
  start()
})

const changes = () => asked.filter(({ method }) => method !== 'GET')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const saveButton = () => screen.getByRole('button', { name: 'Save changes' })
const field = (label: string) =>
  screen.findByLabelText<HTMLInputElement>(label, { selector: 'input, textarea, select' })
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } })
const alertText = async () => (await screen.findByRole('alert')).textContent

describe('General', () => {
  it('saves name, email, time zone, currency and country, and shows them again [SE-02, SE-09]', async () => {
    const { router } = renderAt('/settings')
    await type('Company name', 'Nila Boutique')
    await userEvent.click(await field('Use the page’s name'))
    await type('Contact email', 'nila@example.com')
    await userEvent.selectOptions(await field('Time zone'), 'Asia/Dhaka')
    const currency = await field('Default currency')
    await userEvent.selectOptions(currency, 'EUR')
    // Campaigns that run lose what is typed in the other one.
    const says = 'are then in EUR. Campaigns in BDT no longer use them.'
    expect(document.getElementById(`${currency.id}-description`)?.textContent).toContain(says)
    await userEvent.selectOptions(currency, 'BDT')
    expect(screen.queryByText(/no longer use them/)).toBeNull()
    await userEvent.selectOptions(currency, 'EUR')
    expect((await field('Country')).value).toBe('')
    await userEvent.selectOptions(await field('Country'), 'United Arab Emirates')
    await press('Save changes')
    await screen.findByText('Settings saved')
    expect(changes()).toMatchObject([
      {
        method: 'PUT',
        path: '/api/settings',
        body: {
          company: {
            companyName: 'Nila Boutique',
            usePageName: true,
            contactEmail: 'nila@example.com',
            timezone: 'Asia/Dhaka',
            defaultCurrency: 'EUR',
            country: 'AE',
          },
        },
      },
    ])
    expect(screen.getByText('All changes are saved')).toBeDefined()
    await router.navigate('/settings?tab=tactics')
    expect(await screen.findByText(/Amounts are in EUR/)).toBeDefined()
  })

  it('shows every screen in the chosen language at once, and figures in its way [SH-11, SE-02]', async () => {
    renderAt('/settings')
    await userEvent.selectOptions(await field('Language'), 'es')
    await press('Save changes')
    await screen.findByText('Configuración guardada')
    expect(changes()).toMatchObject([{ body: { company: { language: 'es' } } }])
    expect(screen.getByRole('link', { name: 'Pedidos' })).toBeDefined()
    expect(screen.getByLabelText('Zona horaria')).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Configuración')
    expect(document.documentElement.lang).toBe('es')
    expect(t('agent.attention', { count: 12_500 })).toBe('12.500 clientes esperan')
    expect(reasonText({ code: 'campaign_not_found', message: 'The campaign was not found' })).toBe(
      'No se encontró la campaña',
    )
    await userEvent.selectOptions(await field('Idioma'), 'ar')
    await press('Guardar cambios')
    await screen.findByText('تم حفظ الإعدادات')
    expect(document.documentElement.dir).toBe('rtl')
    expect(screen.getByRole('link', { name: 'الطلبات' })).toBeDefined()
    expect(t('agent.attention', { count: 3 })).toBe('3 عملاء يحتاجونك')
    await userEvent.selectOptions(await field('اللغة'), 'en')
    await press('حفظ التغييرات')
    await screen.findByText('Settings saved')
    expect(screen.getByRole('link', { name: 'Orders' })).toBeDefined()
    expect(document.documentElement.dir).toBe('ltr')
  })

  it('offers five currencies as the default [CU-01]', async () => {
    renderAt('/settings')
    const choice = await screen.findByLabelText<HTMLSelectElement>('Default currency')
    expect([...choice.options].map(({ value }) => value)).toEqual([
      'BDT',
      'USD',
      'AED',
      'EUR',
      'GBP',
    ])
  })

  it('marks an address that is none, and asks nothing of the server', async () => {
    renderAt('/settings')
    await type('Contact email', 'nila')
    await press('Save changes')
    expect(await screen.findByText('Enter an address such as shop@example.com.')).toBeDefined()
    expect(await alertText()).toContain('Save Failed')
    expect(changes()).toEqual([])
  })

  it("says 'Save Failed', puts the server's word at its field, and keeps what was typed", async () => {
    start({
      'PUT /api/settings': () =>
        Response.json(
          {
            code: 'bad_request',
            message: 'company.companyName: is taken',
            field: 'company.companyName',
          },
          { status: 400 },
        ),
    })
    renderAt('/settings')
    await type('Company name', 'Nila')
    await press('Save changes')
    expect(await alertText()).toContain('Save Failed')
    expect(screen.getByText('Is taken.')).toBeDefined()
    expect((await field('Company name')).value).toBe('Nila')
    expect(screen.getByText('Unsaved changes')).toBeDefined()
    // The accent is for what is to be done: with nothing to save, the button is as any other.
    expect(saveButton().dataset['variant']).toBe('filled')
  })
})

describe('unsaved changes', () => {
  it('are marked, and discarded when asked [SE-09]', async () => {
    renderAt('/settings')
    await type('Company name', 'Nila')
    expect(screen.getByText('Unsaved changes')).toBeDefined()
    await press('Discard')
    expect((await field('Company name')).value).toBe('')
    expect(screen.getByText('All changes are saved')).toBeDefined()
    expect(saveButton().dataset['variant']).toBe('default')
  })

  it.each([
    ['another page', () => userEvent.click(screen.getByRole('link', { name: 'System Logs' }))],
    ['another tab', () => userEvent.click(screen.getByRole('tab', { name: 'Sales Tactics' }))],
  ])('ask before they are left for %s [SE-09]', async (_where, leave) => {
    const { router } = renderAt('/settings')
    await type('Company name', 'Nila')
    await leave()
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Stay' }))
    expect(router.state.location).toMatchObject({ pathname: '/settings', search: '' })
    expect((await field('Company name')).value).toBe('Nila')
    await leave()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }))
    await waitFor(() =>
      expect(`${router.state.location.pathname}${router.state.location.search}`).not.toBe(
        '/settings',
      ),
    )
  })

  it('ask nothing where another field of the same tab is looked up [SE-09]', async () => {
    const { router } = renderAt('/settings')
    await type('Company name', 'Nila')
    await act(() => router.navigate('/settings?tab=general&field=contactEmail'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(router.state.location.search).toContain('field=contactEmail')
    expect((await field('Company name')).value).toBe('Nila')
  })

  it('stay where another window saves; what nobody typed here is as that one left it [SE-09]', async () => {
    renderAt('/settings')
    await type('Company name', 'Nila')
    const company = { ...stored.company, companyName: 'Other', contactEmail: 'nila@shop.example' }
    stored = { ...stored, company }
    await server.changed('settings')
    await waitFor(async () =>
      expect((await field('Contact email')).value).toBe('nila@shop.example'),
    )
    expect((await field('Company name')).value).toBe('Nila')
    expect(screen.getByText('Unsaved changes')).toBeDefined()
    await press('Save changes')
    await screen.findByText('Settings saved')
    expect(stored.company).toMatchObject({
      companyName: 'Nila',
      contactEmail: 'nila@shop.example',
    })
    expect(screen.getByText('All changes are saved')).toBeDefined()
  })

  it('that are typed while others are being saved stay, and are unsaved [SE-09]', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    start({
      'PUT /api/settings': async ({ body }) => {
        await held
        const { company } = body as Pick<SettingsAnswer, 'company'>
        stored = { ...stored, company: { ...stored.company, ...company } }
        return stored
      },
    })
    renderAt('/settings')
    await type('Company name', 'Nila')
    await press('Save changes')
    await type('Contact email', 'nila@shop.example')
    release()
    await screen.findByText('Settings saved')
    expect((await field('Contact email')).value).toBe('nila@shop.example')
    expect(screen.getByText('Unsaved changes')).toBeDefined()
  })

  it('of one list in two windows come together [SE-09, CV-16]', async () => {
    renderAt('/settings?tab=flow')
    await userEvent.click(await screen.findByRole('button', { name: 'Add saved reply' }))
    await type('Name', 'Hours')
    await type('Text', 'We are open until 8.')
    await press('Add')
    expect(screen.getByText('Not saved yet')).toBeDefined()
    const theirs = { title: 'Address', text: '12 Lake Road' }
    stored = { ...stored, flow: { ...stored.flow, savedReplies: [theirs] } }
    await server.changed('settings')
    expect(await screen.findByText('12 Lake Road')).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    await press('Save changes')
    await screen.findByText('Settings saved')
    const { savedReplies } = stored.flow
    expect(savedReplies.map(({ title }) => title).toSorted()).toEqual(['Address', 'Hours'])
    expect(screen.queryByText('Not saved yet')).toBeNull()
  })

  it('of a saved reply with a mistyped place are refused at its text [SE-09, CV-16]', async () => {
    renderAt('/settings?tab=flow')
    await userEvent.click(await screen.findByRole('button', { name: 'Add saved reply' }))
    await type('Name', 'Hello')
    await type('Text', 'Hello {nam}, order {order}')
    expect(screen.getByText('This can’t be filled in: {nam}')).toBeDefined()
    await press('Add')
    expect(screen.getByRole('dialog')).toBeDefined()
    await type('Text', 'Hello {name}, order {order}')
    await press('Add')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('that would replace those of another window say so, and give way where asked [SE-09]', async () => {
    const dhaka = (fee: number) => ({
      ...stored,
      tactics: { ...stored.tactics, deliveryAreas: [{ id: 'area-1', name: 'Dhaka', fee }] },
    })
    stored = dhaka(60)
    renderAt('/settings?tab=tactics')
    const fee = await field('Fee')
    await type('Fee', '70')
    stored = dhaka(80)
    await server.changed('settings')
    const warning = within(await screen.findByRole('alert'))
    expect(warning.getByText('Delivery fees by area')).toBeDefined()
    expect(fee.value).toBe('70')
    await userEvent.click(warning.getByRole('button', { name: 'Use the newer ones' }))
    expect(fee.value).toBe('80')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByText('All changes are saved')).toBeDefined()
  })

  it('of a field that another window changed, too, are marked there until they are saved [SE-09]', async () => {
    renderAt('/settings')
    await type('Company name', 'Nila')
    stored = { ...stored, company: { ...stored.company, companyName: 'Other' } }
    await server.changed('settings')
    expect(await screen.findByText(/^Another window changed this/)).toBeDefined()
    await press('Save changes')
    await screen.findByText('Settings saved')
    expect(stored.company.companyName).toBe('Nila')
    expect(screen.queryByText(/Another window changed/)).toBeNull()
  })

  it('that another window was quicker with are not saved over them: what is newer comes, and saving again replaces it [SE-09]', async () => {
    const asks: unknown[] = []
    start({
      'PUT /api/settings': ({ body }) => {
        const { company, was } = body as {
          readonly company: Partial<SettingsAnswer['company']>
          readonly was: { readonly company: Partial<SettingsAnswer['company']> }
        }
        asks.push(body)
        if (was.company.companyName !== stored.company.companyName)
          return Response.json(
            { code: 'changed_meanwhile', message: 'x', field: 'company.companyName' },
            { status: 409 },
          )
        stored = { ...stored, company: { ...stored.company, ...company } }
        return stored
      },
    })
    renderAt('/settings')
    await type('Company name', 'Nila')
    const company = { ...stored.company, companyName: 'Other', contactEmail: 'nila@shop.example' }
    stored = { ...stored, company }
    await press('Save changes')
    await screen.findByText(/^Another window changed the same settings/)
    expect((await field('Company name')).value).toBe('Nila')
    expect((await field('Contact email')).value).toBe('nila@shop.example')
    expect(stored.company.companyName).toBe('Other')
    await press('Save changes')
    await screen.findByText('Settings saved')
    expect(stored.company).toMatchObject({ companyName: 'Nila', contactEmail: 'nila@shop.example' })
    // What was not typed here is not sent, nor what was seen of it.
    expect(asks).toEqual([
      { company: { companyName: 'Nila' }, was: { company: { companyName: '' } } },
      { company: { companyName: 'Nila' }, was: { company: { companyName: 'Other' } } },
    ])
  })

  it('of a reply that is open in its dialog follow it there, and give way where asked [SE-09, CV-16]', async () => {
    const reply = (text: string) => ({
      ...stored,
      flow: { ...stored.flow, savedReplies: [{ title: 'Hours', text }] },
    })
    stored = reply('Until 8.')
    renderAt('/settings?tab=flow')
    await userEvent.click(await screen.findByRole('button', { name: 'Edit saved reply: Hours' }))
    const dialog = within(await screen.findByRole('dialog'))
    const words = () => dialog.getByLabelText<HTMLTextAreaElement>('Text')
    fireEvent.change(words(), { target: { value: 'Until 7.' } })
    stored = reply('Until 9.')
    await server.changed('settings')
    await userEvent.click(await dialog.findByRole('button', { name: 'Use the newer ones' }))
    await waitFor(() =>
      expect(
        within(screen.getByRole('dialog')).getByLabelText<HTMLTextAreaElement>('Text').value,
      ).toBe('Until 9.'),
    )
    fireEvent.change(within(screen.getByRole('dialog')).getByLabelText('Text'), {
      target: { value: 'Until 10.' },
    })
    stored = reply('Until 11.')
    await server.changed('settings')
    await within(screen.getByRole('dialog')).findByRole('button', { name: 'Use the newer ones' })
    await press('Done')
    await press('Save changes')
    await screen.findByText('Settings saved')
    expect(stored.flow.savedReplies).toEqual([{ title: 'Hours', text: 'Until 10.' }])
  })

  it('do not ask once they are saved [SE-09]', async () => {
    const { router } = renderAt('/settings')
    await type('Company name', 'Nila')
    await press('Save changes')
    await screen.findByText('Settings saved')
    await userEvent.click(screen.getByRole('tab', { name: 'Sales Tactics' }))
    await waitFor(() => expect(router.state.location.search).toBe('?tab=tactics'))
  })
})

describe('AI', () => {
  it('keeps a key that is typed while another is being saved [SE-04, SE-09]', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    start({
      'POST /api/openai/config': async () => {
        await held
        stored = { ...stored, ai: { ...stored.ai, apiKeySet: true, apiKeyLast4: '9876' } }
        return { success: true, apiKeySet: true, apiKeyLast4: '9876' }
      },
    })
    renderAt('/settings?tab=ai')
    await type('API key', 'sk-test-9876')
    await press('Save changes')
    await type('API key', 'sk-test-1234')
    release()
    expect(await screen.findByText('A key ending in 9876 is stored.')).toBeDefined()
    expect((await field('API key')).value).toBe('sk-test-1234')
    expect(screen.getByText('Unsaved changes')).toBeDefined()
  })

  it('seals the key, never shows it again, and knows it by its last four [SE-03, SE-04]', async () => {
    renderAt('/settings?tab=ai')
    const key = await field('API key')
    expect(key.type).toBe('password')
    await type('API key', 'sk-test-9876')
    await type('Model', 'gpt-6-sol')
    await userEvent.selectOptions(await field('Response style'), 'persuasive')
    await type('Personality trait', 'patient')
    await type('System prompt', 'We deliver in Dhaka.')
    await press('Save changes')
    expect(await screen.findByText('A key ending in 9876 is stored.')).toBeDefined()
    expect(changes()).toMatchObject([
      {
        method: 'POST',
        path: '/api/openai/config',
        body: {
          apiKey: 'sk-test-9876',
          model: 'gpt-6-sol',
          responseStyle: 'persuasive',
          personalityTrait: 'patient',
          systemPrompt: 'We deliver in Dhaka.',
          was: {
            model: 'gpt-6-luna',
            responseStyle: 'friendly',
            personalityTrait: '',
            systemPrompt: '',
          },
        },
      },
    ])
    expect(key.value).toBe('')
    expect(document.body.textContent).not.toContain('sk-test')
  })

  it("says 'Save Failed' without a key, typed or stored [SE-04]", async () => {
    renderAt('/settings?tab=ai')
    await type('Personality trait', 'patient')
    await press('Save changes')
    expect(await alertText()).toBe('Save Failed')
    expect(screen.getAllByText('Enter an API key first.')).toHaveLength(1)
    expect(changes()).toEqual([])
  })

  it('needs no key for a model on this machine, nor a new one where one is stored [SE-04, SE-11]', async () => {
    renderAt('/settings?tab=ai')
    await type('Base URL', 'http://127.0.0.1:11434/v1')
    await press('Save changes')
    await screen.findByText('Settings saved')
    expect(changes()[0]?.body).toMatchObject({ baseUrl: 'http://127.0.0.1:11434/v1' })
    expect(changes()[0]?.body).not.toHaveProperty('apiKey')
  })

  it('asks for the key of another server: the stored one is not for it [SE-04, SE-11]', async () => {
    stored = { ...stored, ai: { ...stored.ai, apiKeySet: true, apiKeyLast4: '9876' } }
    renderAt('/settings?tab=ai')
    expect(await screen.findByText('A key ending in 9876 is stored.')).toBeDefined()
    await type('Base URL', 'https://models.example.com/v1')
    expect(screen.queryByText('A key ending in 9876 is stored.')).toBeNull()
    await press('Save changes')
    expect(await alertText()).toBe('Save Failed')
    expect(screen.getAllByText('Enter an API key first.')).toHaveLength(1)
    expect(changes()).toEqual([])
  })

  it('takes plain http to this machine only [SE-11]', async () => {
    stored = { ...stored, ai: { ...stored.ai, apiKeySet: true, apiKeyLast4: '9876' } }
    renderAt('/settings?tab=ai')
    await type('Base URL', 'http://models.example.com/v1')
    await press('Save changes')
    expect((await field('Base URL')).getAttribute('aria-invalid')).toBe('true')
    expect(changes()).toEqual([])
  })

  it('tests what is typed, and stores nothing of it [SE-04]', async () => {
    const answers = [{ success: true }, { success: false, error: 'No credit left' }]
    start({ 'POST /api/openai/test': () => answers.shift() })
    renderAt('/settings?tab=ai')
    await type('API key', ' sk-test-9876 ')
    await type('Model', 'gpt-6-sol')
    await press('Test Connection')
    expect(await screen.findByText('Works, not saved yet')).toBeDefined()
    expect(screen.queryByText('✗ Missing')).toBeNull()
    expect(changes()).toMatchObject([
      {
        path: '/api/openai/test',
        body: { apiKey: 'sk-test-9876', model: 'gpt-6-sol', baseUrl: '' },
      },
    ])
    await press('Test Connection')
    expect(await alertText()).toBe('Connection Failed')
    expect(screen.getAllByText('No credit left')).toHaveLength(1)
    expect(screen.queryByText('Works, not saved yet')).toBeNull()
    expect((await field('API key')).value).toBe(' sk-test-9876 ')
  })

  it('keeps why the test failed beside the key until another one is typed [SE-04]', async () => {
    start({ 'POST /api/openai/test': () => ({ success: false, error: 'No credit left' }) })
    renderAt('/settings?tab=ai')
    await type('API key', 'sk-test-9876')
    await press('Test Connection')
    expect(await screen.findByText('No credit left')).toBeDefined()
    expect((await field('API key')).getAttribute('aria-invalid')).toBe('true')
    await type('API key', 'sk-test-5432')
    await waitFor(() => expect(screen.queryByText('No credit left')).toBeNull())
  })

  it('marks the address that the test refused, and calls it as the screen does [SE-04, SE-11]', async () => {
    const message = 'baseUrl: must begin with https://'
    start({
      'POST /api/openai/test': () =>
        Response.json({ code: 'bad_request', message, field: 'baseUrl' }, { status: 400 }),
    })
    renderAt('/settings?tab=ai')
    await type('API key', 'sk-test-9876')
    await press('Test Connection')
    expect(await alertText()).toBe('Test Failed')
    expect(screen.getAllByText('Must begin with https://')).toHaveLength(1)
    expect((await field('Base URL')).getAttribute('aria-invalid')).toBe('true')
  })

  it("says 'Test Failed' without a key, and when the test itself cannot be made [SE-04]", async () => {
    start({ 'POST /api/openai/test': () => refusal(500, 'internal', 'Something broke') })
    renderAt('/settings?tab=ai')
    await field('API key')
    await press('Test Connection')
    expect(await alertText()).toBe('Test Failed')
    expect(screen.getAllByText('Enter an API key first.')).toHaveLength(1)
    expect(document.activeElement).toBe(await field('API key'))
    expect(changes()).toEqual([])
    await type('API key', 'sk-test-9876')
    await press('Test Connection')
    expect(await screen.findByText(/Something broke/)).toBeDefined()
  })

  it('offers the models of the key, those that go marked, and takes any other name [SE-03, SE-11]', async () => {
    renderAt('/settings?tab=ai')
    await userEvent.click(await field('Model'))
    await screen.findByRole('option', { name: /gpt-7-nova/ })
    const list = screen.getByRole('listbox', { name: 'Model' })
    const options = within(list)
      .getAllByRole('option')
      .map(({ textContent }) => textContent)
    expect(options[0]).toContain('recommended · Input')
    expect(options.slice(1)).toEqual([
      'gpt-7-novaMay 1, 2031',
      expect.stringMatching(/^gpt-4.*2026$/),
    ])
    const groups = within(list).getAllByRole('group')
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^retiringgpt-7-nova/),
      expect.stringMatching(/^retiredgpt-4/),
    ])
    await userEvent.click(screen.getByRole('option', { name: /gpt-7-nova/ }))
    expect(screen.getByText(/OpenAI is retiring gpt-7-nova on 2031-05-01/)).toBeDefined()
    await type('Model', 'my-own-model')
    expect((await field('Model')).value).toBe('my-own-model')
  })

  it('switches learning from people’s answers off and on [SE-03, SE-09]', async () => {
    stored = { ...stored, ai: { ...stored.ai, apiKeySet: true, apiKeyLast4: '9876' } }
    renderAt('/settings?tab=ai')
    const learning = () =>
      screen.findByRole<HTMLInputElement>('switch', { name: 'Learn from your replies' })
    expect((await learning()).checked).toBe(true)
    await userEvent.click(await learning())
    await press('Save changes')
    await screen.findByText('Settings saved')
    expect(changes()[0]?.body).toMatchObject({ enableLearning: false })
    expect((await learning()).checked).toBe(false)
    await userEvent.click(await learning())
    await press('Save changes')
    await waitFor(() => expect(changes()[1]?.body).toMatchObject({ enableLearning: true }))
  })

  it('says which model OpenAI has retired [SE-03]', async () => {
    renderAt('/settings?tab=ai')
    await type('Model', 'gpt-4')
    expect(screen.getByText(/^OpenAI retired .*gpt-4/)).toBeDefined()
    await type('Model', 'gpt-6-luna')
    expect(screen.queryByText(/OpenAI (?:is retiring|retired)/)).toBeNull()
  })
})

describe('Sales Tactics', () => {
  it('saves amounts and toggles [SE-05]', async () => {
    renderAt('/settings?tab=tactics')
    await type('Delivery fee', '60')
    await type('Free from', '3000')
    await userEvent.click(screen.getByRole('switch', { name: 'Free delivery' }))
    await userEvent.click(screen.getByRole('switch', { name: 'Bundle discount' }))
    await press('Save changes')
    await screen.findByText('Settings saved')
    expect(changes()[0]?.body).toMatchObject({
      tactics: {
        deliveryFee: 60,
        freeDeliveryThreshold: 3_000,
        freeDeliveryEnabled: true,
        bundleDiscountEnabled: true,
      },
    })
  })

  it('adds messages in a small dialog, and deletes them [SE-05]', async () => {
    stored = { ...stored, tactics: { ...stored.tactics, fomoMessages: ['Only a few left'] } }
    renderAt('/settings?tab=tactics')
    await screen.findByText('Only a few left')
    await press('Delete message: Only a few left')
    await press('Add message to Scarcity messages')
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Add message to Scarcity messages' }),
    )
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    expect(dialog.getByText('Enter a message first.')).toBeDefined()
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Message')))
    await userEvent.type(dialog.getByLabelText('Message'), 'Selling fast')
    await userEvent.click(dialog.getByRole('button', { name: 'Add' }))
    expect(changes()).toEqual([])
    await press('Save changes')
    await screen.findByText('Settings saved')
    expect(changes()[0]?.body).toMatchObject({ tactics: { fomoMessages: ['Selling fast'] } })
  })
})

it('saves the conversation flow, and leaves what nothing uses yet [SE-06]', async () => {
  renderAt('/settings?tab=flow')
  await type('Greeting message', 'Assalamu alaikum!')
  await userEvent.click(screen.getByRole('switch', { name: 'Order confirmation' }))
  await type('Take-over ends after (hours)', '6')
  await press('Save changes')
  await screen.findByText('Settings saved')
  expect(changes()[0]?.body).toEqual({
    flow: { greetingMessage: 'Assalamu alaikum!', orderConfirmation: false, takeoverHours: 6 },
    was: { flow: { greetingMessage: '', orderConfirmation: true, takeoverHours: 12 } },
  })
})

it('Escape asks before what was typed into a dialog is lost [SE-09, CV-16]', async () => {
  renderAt('/settings?tab=flow')
  await userEvent.click(await screen.findByRole('button', { name: 'Add saved reply' }))
  await screen.findByRole('dialog', { name: 'Add saved reply' })
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await press('Add saved reply')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add saved reply' }))
  await userEvent.type(dialog.getByLabelText('Text'), 'Two days inside Dhaka.')
  await expect(
    escapeAsks('Add saved reply', () => dialog.getByLabelText<HTMLInputElement>('Text').value),
  ).resolves.toBeUndefined()
})

it('keeps the chosen tab in the address', async () => {
  const { router } = renderAt('/settings')
  const tab = await screen.findByRole('tab', { name: 'General' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  await userEvent.click(screen.getByRole('tab', { name: 'AI Configuration' }))
  expect(router.state.location.search).toBe('?tab=ai')
  expect(await field('API key')).toBeDefined()
})

it('shows what happened when the settings cannot be loaded, and tries again when asked', async () => {
  start({ 'GET /api/settings': () => refusal(503, 'unavailable', 'The store is being restored.') })
  renderAt('/settings')
  expect(await screen.findByText('The store is being restored.')).toBeDefined()
  start()
  await press('Try again')
  expect(await field('Company name')).toBeDefined()
})

it.each([
  ['tactics', 'Delivery fee', '-10'],
  ['tactics', 'Discount (percent)', '150'],
  ['ai', 'Max tokens', '3'],
  ['ai', 'Response timeout (seconds)', '-4'],
])(
  '%s: %s is never changed in silence: %s is refused beside its field [SE-05, SE-09]',
  async (tab, label, typed) => {
    stored = { ...stored, ai: { ...stored.ai, apiKeySet: true, apiKeyLast4: 'wxyz' } }
    start()
    renderAt(`/settings?tab=${tab}`)
    await type(label, typed)
    await press('Save changes')
    expect(await screen.findByText('Please check the marked fields.')).toBeDefined()
    const marked = await field(label)
    expect(marked.value).toBe(typed)
    expect(marked.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(marked))
    expect(changes()).toEqual([])
  },
)

it('a prompt that is too long is refused in words, not cut [SE-03, SE-09]', async () => {
  stored = { ...stored, ai: { ...stored.ai, apiKeySet: true, apiKeyLast4: 'wxyz' } }
  start()
  renderAt('/settings?tab=ai')
  await type('System prompt', 'x'.repeat(20_001))
  await press('Save changes')
  expect(await screen.findByText('At most 20,000 characters. Please shorten it.')).toBeDefined()
  expect((await field('System prompt')).value).toHaveLength(20_001)
  expect(changes()).toEqual([])
})
