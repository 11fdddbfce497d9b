import '../../../lib/i18n/gate-words.ts'
import type { BodyInput } from '@pal/core/contract/endpoints'

export type FacebookChange = BodyInput<'facebook.saveConfig'>

/** What is known of the app, beside its pages: in the order in which a person comes by it. */
export const credentials = [
  {
    field: 'verifyToken',
    status: 'hasVerifyToken',
    label: 'gate.verifyToken',
    help: 'settings.facebook.verifyTokenHelp',
    visible: false,
  },
  {
    field: 'appSecret',
    status: 'hasAppSecret',
    label: 'gate.appSecret',
    help: 'settings.facebook.appSecretHelp',
    visible: false,
  },
  {
    field: 'appId',
    status: 'hasAppId',
    label: 'gate.appId',
    help: 'settings.facebook.appIdHelp',
    // An app id is public: it is in every login address.
    visible: true,
  },
] as const

export type Credential = (typeof credentials)[number]

type Typed = Readonly<Record<Credential['field'], string>>

export const noCredentials: Typed = {
  verifyToken: '',
  appSecret: '',
  appId: '',
}

/** A field left empty keeps what is stored. */
export function typedOnly(typed: Typed): FacebookChange {
  const filled = Object.entries(typed).filter(([, value]) => value.trim() !== '')
  return Object.fromEntries(filled)
}
