import { screen, waitFor } from '@testing-library/react'
import { t } from 'i18next'
import { beforeEach, expect, it } from 'vitest'

import { pathTo } from '../../lib/paths.ts'
import { serve } from '../../testing/fake-server.ts'
import { renderAt } from '../../testing/render-app.tsx'
import { savedSettings, configured, allWell } from '../../testing/samples.ts'
import { settingsFields, type SettingsField } from './settings-fields.ts'

const channels = ['email', 'sms', 'webhook', 'telegram'] as const

beforeEach(() => {
  serve({
    'GET /api/settings': () => ({
      ...savedSettings,
    }),
    'GET /api/openai/models': () => [],
    'GET /api/program': () => ({ version: '1.4.0', desktop: null }),
    'GET /api/tactics/stats': () => [],
    'GET /api/facebook/config-status': () => configured,
    'GET /api/facebook/connected-pages': () => [],
    'GET /api/facebook/page-tokens': () => [],
    'GET /api/facebook/session': () => Response.json(null),
    'GET /api/facebook/login': () => ({ window: 'no_desktop', longLived: true }),
    'GET /api/facebook/webhook': () => ({
      port: null,
      portFixed: false,
      target: null,
      publicUrl: '',
      callbackUrl: null,
      hasVerifyToken: false,
      hasAppSecret: false,
      fields: [],
      lastEventAt: null,
      lastTest: null,
    }),
    'GET /api/system/status': () => allWell,
    'GET /api/campaigns': () => [],
    'GET /api/notifications': () =>
      channels.map((channel) => ({
        channel,
        on: false,
        secretSet: false,
        needs: null,
        last: null,
      })),
    'GET /api/data': () => ({
      folder: '/home/nila/pal',
      size: { store: 1, logs: 1, attachments: 0, backups: 1, setAside: 0 },
    }),
    'GET /api/data/backups': () => ({
      folder: '',
      keeps: 7,
      backups: [],
      damaged: [],
      restored: null,
      restarts: true,
      restoring: null,
    }),
    'GET /api/data/jobs': () => ({ jobs: [] }),
    'GET /api/data/erased-in-backups': () => ({ erased: 0, holders: [] }),
    'GET /api/data/erasing': () => ({ erasing: null }),
  })
})

const tabs = [...new Set(settingsFields.map(({ tab }) => tab))]
const of = (tab: SettingsField['tab']) => settingsFields.filter((field) => field.tab === tab)

it.each(tabs)('leads to each field of %s that it knows, and knows each [SH-08]', async (tab) => {
  const { router } = renderAt(`/settings?tab=${tab}`)
  for (const { label } of of(tab)) {
    await router.navigate(pathTo.setting(tab, label))
    await waitFor(() => expect(nameOf(document.activeElement), label).toContain(t(label)))
  }
  const known = new Set(of(tab).map(({ label }) => t(label)))
  const inKnownSection = (element: Element) =>
    known.has(element.closest('section')?.querySelector('h2')?.textContent ?? '') ||
    known.has(labelOf(element.closest('[role="group"]')) ?? '')
  const missing = [...screen.getByRole('tabpanel').querySelectorAll('label')]
    .filter((label) => !inKnownSection(label))
    .map((label) => label.control?.getAttribute('aria-label') ?? label.textContent)
    .filter((name) => !known.has(name))
  expect(missing).toEqual([])
})

const labelOf = (group: Element | null) =>
  document.getElementById(group?.getAttribute('aria-labelledby') ?? '')?.textContent

/** What a person hears of whatever has the focus. */
function nameOf(element: Element | null): string {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const own = element as HTMLElement & { labels?: NodeListOf<HTMLLabelElement> }
  const group = element?.closest('[role="group"]')
  return [
    ...labels.map(({ textContent }) => textContent),
    ...[...(own?.labels ?? [])].map(({ textContent }) => textContent),
    own?.getAttribute('aria-label') ?? '',
    labelOf(group ?? null) ?? '',
    group?.textContent ?? '',
    /^(?:H2|LABEL)$/.test(element?.tagName ?? '') ? (element?.textContent ?? '') : '',
  ].join('\n')
}
