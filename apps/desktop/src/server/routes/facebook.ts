import { connectedPages } from '@pal/db/pages'

import { configStatus, saveFacebookConfig } from '../../services/facebook-config.ts'
import { notYet, type Handlers } from '../handlers.ts'
import type { Parts } from './parts.ts'

export function facebookRoutes({ store, secrets, events, log }: Parts) {
  return {
    'facebook.configStatus': () => configStatus(secrets),
    'facebook.saveConfig': async ({ body }) => {
      const status = await saveFacebookConfig(secrets, body)
      log.write('info', 'facebook', 'The Facebook credentials were changed', { ...status })
      events.changed('facebook')
      return status
    },
    'facebook.connectedPages': async () =>
      (await connectedPages(store.db)).map(({ id, name, category }) => ({ id, name, category })),
    'facebook.validateToken': notYet('Checking a page token with Facebook'),
    'facebook.oauthLogin': notYet('Logging in with Facebook'),
    'facebook.session': notYet('Logging in with Facebook'),
    'facebook.conversations': notYet('Reading page conversations'),
    'facebook.conversationMessages': notYet('Reading page conversations'),
    'facebook.reply': notYet('Replying to a customer'),
  } satisfies Partial<Handlers>
}
