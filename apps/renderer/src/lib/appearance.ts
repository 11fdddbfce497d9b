import type { MantineColorScheme, MantineColorSchemeManager } from '@mantine/core'
import type { Settings, SettingsPatch } from '@pal/core/contract/settings'
import { t } from 'i18next'

import { api } from './api.ts'
import { reasonOf } from './errors.ts'
import { toast } from './toasts.ts'

const page = document.documentElement.dataset
const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto']

/** The window keeps nothing: the server writes the choice into the page, and is informed of a new one. */
export function keepChoice(appearance: NonNullable<SettingsPatch['appearance']>): void {
  api.call('settings.save', { body: { appearance } }).catch((error: unknown) => {
    toast.failure(t('error.changeFailed'), reasonOf(error))
  })
}

export const colorScheme: MantineColorSchemeManager = {
  get: (fallback) => schemes.find((scheme) => scheme === page['colorScheme']) ?? fallback,
  set: (value) => {
    page['colorScheme'] = value
    keepChoice({ colorScheme: value })
  },
  subscribe: () => undefined,
  unsubscribe: () => undefined,
  clear: () => undefined,
}

export function storedSidebar(): Settings['appearance']['sidebar'] {
  return page['sidebar'] === 'collapsed' ? 'collapsed' : 'open'
}

export function keepSidebar(sidebar: Settings['appearance']['sidebar']): void {
  page['sidebar'] = sidebar
  keepChoice({ sidebar })
}
